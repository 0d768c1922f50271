"""Runs a program that serves a form, and does what is the same in every browser: reads pages, and posts past them."""

import ctypes
import os
import signal
import subprocess
import tempfile
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlencode, urljoin, urlsplit

from lines import PATIENCE, Trouble

READING = (Path(__file__).parent / "reading.js").read_text()
# What pressing a button sends.
SENT = """(id) => {
  const button = document.getElementById(id) || document.querySelector(`button[value="${id.slice(7)}"]`);
  const fields = new FormData(button.form);
  fields.append(button.name, button.value);
  return [...fields.entries()];
}"""
PR_SET_PDEATHSIG = 1


def end_with_parent():
    """Kills the program when this process ends, however it ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Serving:
    """A browser adds `evaluate`, which calls a function in the page, `go`, which loads an address, its `cookies`, `keep`,
    which adds one, and `is_busy`, whether it shows that the program is at work."""

    program = None

    def start(self, program, environment):
        self.result = tempfile.TemporaryFile()
        self.program = subprocess.Popen(
            [program], env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=self.result,
            stderr=subprocess.PIPE, text=True, preexec_fn=end_with_parent)
        line = self.program.stderr.readline()
        if "http://" not in line:
            raise Trouble("The program told no address.", line)
        self.address = line[line.index("http://"):].strip()

    def do_read(self):
        return {**self.state(), **self.evaluate(READING), "isBusy": self.is_busy()}

    def do_post_twice(self, id):
        """Sends a button's request twice, as a double click does."""
        fields = self.evaluate(SENT, id)
        for _ in range(2):
            _, location = self.post(fields)
        self.go(urljoin(self.address, location))
        return self.state()

    def do_tamper(self, fields):
        """Sends the page as it is, with additional answers that it didn't ask for.

        The returned status is that of this request; then the page is loaded again."""
        sent = self.evaluate("() => [...new FormData(document.querySelector('form')).entries()]")
        status, _ = self.post([(name, value) for name, value in sent if name not in fields] + list(fields.items()))
        self.go(self.evaluate("() => location.href"))
        return {**self.state(), "status": status}

    def post(self, fields):
        """Sends fields with the browser's cookies, and follows no redirect: returns the status and where it leads."""
        server = HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE)
        server.request("POST", "/", urlencode([tuple(field) for field in fields]), {
            "Cookie": "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.cookies()),
            "Origin": self.address.rstrip("/"), "Content-Type": "application/x-www-form-urlencoded"})
        response = server.getresponse()
        for name, cookie in SimpleCookie(response.getheader("Set-Cookie", "")).items():
            self.keep(name, cookie.value)
        return response.status, response.getheader("Location", "")

    def do_end(self):
        """Waits for the program to end, as it does after a submit."""
        try:
            self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Trouble(f"Waited {PATIENCE:.0f} s for the program to end.", self.shown())
        return self.state()

    def state(self):
        code = self.program.poll()
        if code is None:
            return {"code": None}
        self.result.seek(0)
        return {"code": code, "output": self.result.read().decode()}

    def close(self):
        if self.program and self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait()
