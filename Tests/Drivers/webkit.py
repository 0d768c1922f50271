"""Operates a form in WebKitGTK, whose pages run their script: the same requests as in web.py, with real keys."""

import os

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from desktop import Desktop
from holding import Holding
from lines import PATIENCE, Trouble, serve
from serving import Serving, end_with_parent
from settling import settle

# For controls that have more than one field. False if the control doesn't take the text; then it is a field for texts.
SET = """(input, text) => {
  input.value = text;
  if (text !== "" && input.value === "") {
    input.type = "text";
    return false;
  }
  for (const name of ["input", "change"]) input.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}"""

# Brings an element into view, and notes whether it gets the next click. Another page knows nothing of that.
WATCH = """(element) => {
  element.scrollIntoView({ block: "center" });
  window.wasPressed = false;
  element.addEventListener("click", () => { window.wasPressed = true; }, { capture: true, once: true });
}"""


class Driver(Holding, Serving):
    def __init__(self):
        self.desktop = self.browser = None

    def do_start(self, program, environment, browser, script, phone="off"):
        if script != "on" or phone == "on":
            # What reads the page there is a script, too.
            raise Trouble("WebKitGTK is driven only on a desktop, and with the script of the pages.")
        self.start(program, environment)
        self.desktop = Desktop(1280, 1024)
        self.browser = WebKitGTK(options=Options(), service=Service(
            browser, env=self.surroundings(), popen_kw={"preexec_fn": end_with_parent}))
        self.browser.set_script_timeout(PATIENCE)
        self.go(self.address)
        return self.state()

    def surroundings(self):
        """The browser needs neither a sandbox, which MiniBrowser has only if asked, nor a graphics card."""
        surroundings = {**os.environ, **self.desktop.environment()}
        # It warns of much that is missing here, and is not what is tested.
        del surroundings["G_DEBUG"]
        return surroundings

    # Actions

    def do_fill(self, id, text):
        element = self.element(id)
        if element.get_attribute("type") in ("date", "time", "datetime-local", "month"):
            self.focus(element)
            if self.evaluate(SET, element, text.replace(" ", "T")):
                return
        self.press(element)
        element.send_keys(Keys.CONTROL, "a")
        element.send_keys(text.replace("\n", Keys.ENTER) or Keys.DELETE)

    def do_attach(self, id, path, button):
        """Chooses a file, which the script sends as soon as it is chosen."""
        element = self.element(id)
        element.send_keys(os.path.abspath(path))
        WebDriverWait(self.browser, PATIENCE).until(expected_conditions.staleness_of(element))
        settle(self, PATIENCE)
        return self.state()

    def do_tick(self, id, ticked):
        self.tick(self.element(id), ticked)

    def do_tick_all(self, ticked):
        # Elements stay the same when the script counts the ids of the options anew; it may remove those taken back.
        for element, value in [(self.element(id), value) for id, value in ticked.items()]:
            # WebKitGTK's driver clicks on a place, even if the script has just moved something else there.
            settle(self, PATIENCE)
            if self.evaluate("(box) => box.isConnected", element):
                self.tick(element, value)

    def tick(self, element, ticked):
        if element.is_selected() != (ticked == "on"):
            self.expand(element)
            self.press(element)

    def expand(self, element):
        """Opens the disclosure that contains an element."""
        closed = self.evaluate("(element) => element.closest('details:not([open])')?.querySelector('summary')", element)
        if closed:
            self.press(closed)

    def do_select(self, id, value):
        menu = self.element(id)
        # WebKitGTK's driver chooses without the focus, so nothing would be left after it.
        self.focus(menu)
        Select(menu).select_by_value(value)

    def do_click(self, id):
        """Presses a button and waits for what the script makes of it."""
        if id in ("button:undo", "button:redo"):
            # What was typed is sent first: then the button is about the step that it is about on other surfaces.
            self.evaluate("() => document.activeElement.blur()")
            settle(self, PATIENCE)
            if not self.browser.find_elements(By.CSS_SELECTOR, f'button:not(.return)[value="{id[7:]}"]'):
                return self.state()
        element = self.element(id)
        # The script hides these buttons where it makes them needless: leaving the field is enough.
        if id in ("button:update", "button:save") and not element.is_displayed():
            self.evaluate("() => document.activeElement.blur()")
        else:
            self.press(element)
        self.finish_press()
        return self.state()

    def press_button(self, id):
        self.press(self.element(id))

    def focus(self, element):
        self.evaluate("(element) => element.focus()", element)

    def press(self, element):
        # WebKitGTK's driver clicks only on what it doesn't have to scroll to. It clicks on a place, from which the page may
        # have moved the element meanwhile; then nothing has been pressed, and it is pressed where it is now.
        for _ in range(3):
            self.evaluate(WATCH, element)
            element.click()
            if self.evaluate("() => window.wasPressed !== false"):
                return
        raise Trouble("What was to be pressed has moved three times.", self.shown())

    # The page

    def element(self, id):
        button = f'button:not(.return)[value="{id[7:]}"]'
        # The same button may be in a message and below the form.
        found = self.browser.find_elements(By.CSS_SELECTOR, button if id.startswith("button:") else f'[id="{id}"]')
        if not found:
            raise Trouble(f"There is no element '{id}'.", self.shown())
        return found[0]

    def evaluate(self, function, *arguments):
        return self.browser.execute_script(f"return ({function})(...arguments)", *arguments)

    def go(self, address):
        self.browser.get(address)

    def cookies(self):
        return self.browser.get_cookies()

    def keep(self, name, value):
        self.browser.add_cookie({"name": name, "value": value})

    def shown(self):
        return self.browser.page_source if self.browser else ""

    def close(self):
        super().close()
        if self.browser:
            # It may have inherited that it ignores being asked to end.
            self.browser.service.process.kill()
        # The browser ends with its display.
        if self.desktop:
            self.desktop.close()


if __name__ == "__main__":
    serve(Driver())
