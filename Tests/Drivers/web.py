"""Operates a form in a browser with or without JavaScript: fills in fields, presses buttons, and reads the page."""

import contextlib
import os

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from holding import Holding
from lines import PATIENCE, Trouble, serve
from serving import Serving
from settling import settle


class Driver(Holding, Serving):
    def __init__(self):
        self.playwright = self.page = None

    def do_start(self, program, environment, browser, script, phone="off"):
        self.start(program, environment)
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=browser, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        self.has_script = script == "on"
        self.is_phone = phone == "on"
        device = dict(viewport={"width": 390, "height": 844}, device_scale_factor=3, is_mobile=True, has_touch=True)
        self.context = self.browser.new_context(
            java_script_enabled=self.has_script, locale="en", **(device if self.is_phone else {}))
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.page.goto(self.address)
        return self.state()

    def do_fill(self, id, text):
        element = self.element(id)
        if element.get_attribute("type") in ("date", "time", "datetime-local", "month"):
            with contextlib.suppress(PlaywrightError):
                element.fill(text.replace(" ", "T"))
                if element.input_value() or not text:
                    return
            # Not as the control has it: it can be typed only where browsers don't know the type, and take it for a text.
            element.evaluate("(input) => { input.type = 'text' }")
        element.fill(text)

    def do_attach(self, id, path, button):
        """Chooses a file, which the script sends as soon as it is chosen."""
        if not self.has_script:
            self.element(id).set_input_files(os.path.abspath(path))
            return self.do_click(button)
        with self.page.expect_navigation():
            self.element(id).set_input_files(os.path.abspath(path))
        settle(self.page, PATIENCE)
        return self.state()

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
        menu = self.element(id)
        # Playwright chooses without the focus, so nothing would be left after it.
        menu.focus()
        menu.select_option(value)

    def do_click(self, id):
        """Presses a button and waits for the page that it leads to, or for what the script makes of it."""
        if self.has_script:
            # The script hides these buttons where it makes them needless: leaving the field is enough.
            if id in ("button:update", "button:save") and not self.element(id).is_visible():
                self.page.evaluate("document.activeElement.blur()")
            else:
                self.press(self.element(id))
            self.finish_press()
            return self.state()
        with self.page.expect_navigation():
            self.press_button(id)
        return self.state()

    def press_button(self, id):
        self.press(self.element(id), no_wait_after=True)

    # Without a script, the browser says itself that it is waiting for a page.

    loading = None

    def do_begin(self, id):
        if self.has_script:
            return super().do_begin(id)
        self.before = super().do_read()
        self.loading = self.page.expect_navigation()
        self.response = self.loading.__enter__()
        self.press_button(id)
        return self.state()

    def do_release(self):
        if self.has_script:
            return super().do_release()
        self.is_held = False
        if self.loading:
            self.loading.__exit__(None, None, None)
            self.loading = None
        # What a check has found is on the next page.
        while self.page.locator(".checking").count():
            self.page.reload()
        return self.state()

    def do_read(self):
        if self.loading:
            # The browser shows the page before, and evaluates nothing in it.
            self.page.wait_for_timeout(100)
            if not self.response.is_done():
                return {**self.before, "isBusy": True}
        return super().do_read()

    def element(self, id):
        button = f'button:not(.return)[value="{id[7:]}"]'
        found = self.page.locator(button if id.startswith("button:") else f'[id="{id}"]')
        if not found.count():
            raise Trouble(f"There is no element '{id}'.", self.shown())
        # The same button may be in a message and below the form.
        return found.first

    def evaluate(self, function, *arguments):
        return self.page.evaluate(function, *arguments)

    def go(self, address):
        self.page.goto(address)

    def cookies(self):
        return self.context.cookies()

    def keep(self, name, value):
        self.context.add_cookies([{"name": name, "value": value, "url": self.address}])

    def shown(self):
        return self.page.content() if self.page else ""

    def close(self):
        super().close()
        if self.playwright:
            self.playwright.stop()


if __name__ == "__main__":
    serve(Driver())
