"""A network that cuts, delays, doubles and reorders requests, between a browser and a server on this machine."""

import http.client
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

PASS, SLOW, CUT, LOST, DOUBLED, LATE, HUNG = "pass", "slow", "cut", "lost", "doubled", "late", "hung"


class Proxy:
    """Passes requests on, until `fate` says for a POST what else becomes of it.

    - SLOW: it arrives after a while.
    - CUT: it doesn't arrive, and the connection is closed.
    - LOST: it arrives, and its response doesn't.
    - DOUBLED: it arrives twice, and the second response comes back.
    - LATE: the connection is closed, and the request arrives later, after others.
    - HUNG: it doesn't arrive, and the connection stays open.
    """

    def __init__(self, address):
        self.server = urlsplit(address)
        self.fate = lambda: PASS
        self.delay = 0.5
        self.fates = []
        # The bodies of all POSTs that the browser has sent.
        self.posts = []
        # The statuses of all responses that came back.
        self.statuses = []
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                self.answer(proxy.exchange(self, b""))

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                proxy.posts.append(body.decode())
                fate = proxy.fate()
                proxy.fates.append(fate)
                if fate == CUT:
                    return self.cut()
                if fate == HUNG:
                    return time.sleep(30)
                if fate == LATE:
                    threading.Thread(target=proxy.exchange, args=(self, body, proxy.delay), daemon=True).start()
                    return self.cut()
                response = proxy.exchange(self, body, proxy.delay if fate == SLOW else 0)
                if fate == DOUBLED:
                    response = proxy.exchange(self, body)
                if fate == LOST:
                    return self.cut()
                self.answer(response)

            def cut(self):
                self.close_connection = True
                self.connection.close()

            def answer(self, response):
                status, headers, body = response
                proxy.statuses.append(status)
                self.send_response_only(status)
                for name, value in headers:
                    if name.lower() not in ("connection", "content-length"):
                        self.send_header(name, value)
                if status != 204:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Listener(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """The browser has given a request up."""

        self.listener = Listener(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.listener.server_port}/"

    def exchange(self, request, body, delay=0):
        """Passes a request on, and returns the response."""
        time.sleep(delay)
        connection = http.client.HTTPConnection(self.server.hostname, self.server.port, timeout=30)
        headers = {name: value for name, value in request.headers.items()
                   if name.lower() not in ("host", "connection", "content-length")}
        connection.request(request.command, request.path, body or None,
                           {**headers, "Host": self.server.netloc, "Connection": "close"})
        response = connection.getresponse()
        content = response.read()
        connection.close()
        return response.status, response.getheaders(), content

    def misbehave(self, seed):
        """Does everything that a network can do to POSTs, more often than not."""
        chance, deck = random.Random(seed), []

        def fate():
            if not deck:
                deck.extend([PASS, PASS, SLOW, CUT, LOST, DOUBLED, DOUBLED, LATE])
                chance.shuffle(deck)
            return deck.pop()

        self.fate = fate

    def behave(self):
        self.fate = lambda: PASS

    def close(self):
        self.listener.shutdown()
        self.listener.server_close()
