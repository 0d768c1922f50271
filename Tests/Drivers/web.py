"""Operates a form in a browser with or without JavaScript: fills in fields, presses buttons, and reads the page."""

import contextlib
import ctypes
import os
import signal
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlencode, urljoin

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import sync_playwright

from lines import PATIENCE, Trouble, serve
from settling import settle

READING = (Path(__file__).parent / "reading.js").read_text()


PR_SET_PDEATHSIG = 1


def end_with_parent():
    """Kills the program when this process ends, however it ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Driver:
    def __init__(self):
        self.program = self.playwright = self.page = None
        self.status = 200

    def do_start(self, program, environment, browser, script, phone="off"):
        self.result = tempfile.TemporaryFile()
        self.program = subprocess.Popen(
            [program], env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=self.result,
            stderr=subprocess.PIPE, text=True, preexec_fn=end_with_parent)
        line = self.program.stderr.readline()
        if "http://" not in line:
            raise Trouble("The program told no address.", line)
        self.address = line[line.index("http://"):].strip()
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        self.has_script = script == "on"
        self.is_phone = phone == "on"
        device = dict(viewport={"width": 390, "height": 844}, device_scale_factor=3, is_mobile=True, has_touch=True)
        self.context = self.browser.new_context(
            java_script_enabled=self.has_script, **(device if self.is_phone else {}))
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.page.on("response", self.note)
        self.page.goto(self.address)
        return self.state()

    def note(self, response):
        if response.request.is_navigation_request():
            self.status = response.status

    def do_read(self):
        return {**self.state(), **self.page.evaluate(READING)}

    def do_fill(self, id, text):
        element = self.element(id)
        if element.get_attribute("type") in ("date", "time", "datetime-local"):
            with contextlib.suppress(PlaywrightError):
                element.fill(text.replace(" ", "T"))
                if element.input_value() or not text:
                    return
            # Not as the control has it: it can be typed only where browsers don't know the type, and take it for a text.
            element.evaluate("(input) => { input.type = 'text' }")
        element.fill(text)

    def do_tick(self, id, ticked):
        self.expand(id)
        element = self.element(id)
        if not self.is_phone:
            element.set_checked(ticked == "on")
        elif element.is_checked() != (ticked == "on"):
            element.tap()

    def press(self, element, **how):
        """With the finger, where there is no mouse."""
        element.tap(**how) if self.is_phone else element.click(**how)

    def expand(self, id):
        """Opens the disclosure that contains an element."""
        disclosure = self.page.locator("details:not([open])", has=self.page.locator(f'[id="{id}"]'))
        if disclosure.count():
            self.press(disclosure.locator("summary"))

    def do_tick_all(self, ticked):
        if not self.has_script:
            for id, value in ticked.items():
                self.do_tick(id, value)
            return
        # Ids count the options, of which the script may remove one as soon as it is taken back.
        boxes = [(*(self.element(id).get_attribute(name) for name in ("name", "value")), value == "on")
                 for id, value in ticked.items()]
        for name, value, on in boxes:
            box = self.page.locator(f'input[name="{name}"][value="{value}"]:not([type=hidden])')
            if box.count() and box.is_checked() != on:
                self.expand(box.get_attribute("id"))
                self.press(box)

    def do_select(self, id, value):
        self.element(id).select_option(value)

    def do_click(self, id):
        """Presses a button and waits for the page that it leads to, or for what the script makes of it."""
        if self.has_script:
            # The script hides the Update button, which it makes needless: leaving the field is enough.
            if id == "button:update" and not self.element(id).is_visible():
                self.page.evaluate("document.activeElement.blur()")
            else:
                self.press(self.element(id))
            settle(self.page, PATIENCE)
            return self.state()
        with self.page.expect_navigation():
            self.press(self.element(id), no_wait_after=True)
        return self.state()

    def do_post_twice(self, id):
        """Sends a button's request twice, as a double click does."""
        fields = self.page.evaluate("id => { const e = " + ELEMENT + "; const f = new FormData(e.form); "
                                    "f.append(e.name, e.value); return [...f.entries()] }", id)
        for _ in range(2):
            response = self.post(fields)
        self.page.goto(urljoin(self.address, response.headers.get("location", "")))
        return self.state()

    def do_tamper(self, fields):
        """Sends the page as it is, with additional answers that it didn't ask for.

        The returned status is that of this request; then the page is loaded again."""
        sent = self.page.evaluate("() => [...new FormData(document.querySelector('form')).entries()]")
        response = self.post([(name, value) for name, value in sent if name not in fields] + list(fields.items()))
        self.page.goto(self.page.url)
        return {**self.state(), "status": response.status}

    def post(self, fields):
        # A request in the browser's own context, which has the cookie. It doesn't follow redirects.
        return self.context.request.post(
            self.address, data=urlencode([tuple(field) for field in fields]), max_redirects=0, headers={
                "Origin": self.address.rstrip("/"), "Content-Type": "application/x-www-form-urlencoded"})

    def do_end(self):
        """Waits for the program to end, as it does after a submit."""
        try:
            self.program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Trouble(f"Waited {PATIENCE:.0f} s for the program to end.", self.shown())
        return self.state()

    def element(self, id):
        button = f'button:not(.return)[value="{id[7:]}"]'
        found = self.page.locator(button if id.startswith("button:") else f'[id="{id}"]')
        if not found.count():
            raise Trouble(f"There is no element '{id}'.", self.shown())
        # The same button may be in a message and below the form.
        return found.first

    # Reading

    def state(self):
        code = self.program.poll()
        if code is None:
            return {"code": None}
        self.result.seek(0)
        return {"code": code, "output": self.result.read().decode()}

    def shown(self):
        return self.page.content() if self.page else ""

    def close(self):
        if self.program and self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait()
        if self.playwright:
            self.playwright.stop()


ELEMENT = "document.getElementById(id) || document.querySelector(`button[value=\"${id.slice(7)}\"]`)"

if __name__ == "__main__":
    serve(Driver())
