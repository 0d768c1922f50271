"""Goes through a long page with the Tab key, and types a long text: what has the focus is in view, and nothing covers it.

usage: keyboard.py ADDRESS BROWSER script|plain|webkit

With webkit, BROWSER is the driver of WebKitGTK, whose pages have their script; otherwise it is Chromium as a phone. The page is a form that is edited, so that the buttons to save stay in view. Prints each problem on a line; the exit code
is 1 if there is any.
"""

import contextlib
import os
import sys
import time

from playwright.sync_api import sync_playwright
from selenium.webdriver import ActionChains, WebKitGTK
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from desktop import Desktop
from serving import end_with_parent

# Whether the focused element is in view as a whole, or fills the view, and is what somebody sees at its edges. Of a long
# text, WebKit brings only the line with the caret into view, which is the first one here.
SEEN = """(isWebKit) => {
  const e = document.activeElement, box = e.getBoundingClientRect(), height = visualViewport.height
  const line = isWebKit && e.localName === 'textarea' ? parseFloat(getComputedStyle(e).lineHeight) + 12 : Infinity
  const r = new DOMRect(box.x, box.y, box.width, Math.min(box.height, line))
  const name = (e.getAttribute('aria-label') || e.name || e.textContent).trim().slice(0, 40)
  if (e === document.body) return ['', 'nothing has the focus']
  if (r.height < height && (r.top < -1 || r.bottom > height + 1)) return [name, `${r.top} to ${r.bottom} of ${height}`]
  const x = Math.min(r.left + r.width / 2, innerWidth - 2)
  for (const y of [Math.max(r.top, 0) + 2, Math.min(r.bottom, height) - 2]) {
    const top = document.elementFromPoint(x, y)
    if (top && top !== e && !e.contains(top) && !top.contains(e) && !top.closest('label')) {
      return [name, `covered by ${top.outerHTML.slice(0, 80)}`]
    }
  }
  return [name, '']
}"""

# Whether the keyboard was here before; then it has gone around.
VISITED = """() => {
  const e = document.activeElement, visited = e.isVisited === '%s'
  e.isVisited = '%s'
  return visited
}"""

# Where the caret of a text area is, measured with a copy of it.
CARET = """e => {
  const copy = document.createElement('div'), style = getComputedStyle(e)
  for (const name of ['font', 'padding', 'border', 'lineHeight', 'whiteSpace', 'overflowWrap', 'boxSizing']) copy.style[name] = style[name]
  copy.style.cssText += `;position:absolute;visibility:hidden;white-space:pre-wrap;width:${e.clientWidth}px`
  copy.textContent = e.value.slice(0, e.selectionEnd)
  const mark = document.createElement('span'); mark.textContent = '|'; copy.append(mark); document.body.append(copy)
  const y = e.getBoundingClientRect().top + mark.offsetTop - e.scrollTop; copy.remove()
  return [y, y + parseFloat(style.fontSize), visualViewport.height]
}"""


HEIGHT = "() => document.querySelector('textarea').offsetHeight"


class Chromium:
    IS_WEBKIT = "false"

    def __init__(self, address, executable, playwright, script):
        self.browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        context = self.browser.new_context(
            viewport={"width": 390, "height": 420}, java_script_enabled=True, is_mobile=True, has_touch=True)
        context.set_default_timeout(60_000)
        self.page = context.new_page()
        if script == "plain":
            # The browser has scripts, which measure, but the page's own doesn't load.
            self.page.route("**/*.js*", lambda route: route.abort())
        self.page.goto(address)

    def press(self, key):
        self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    def evaluate(self, function):
        return self.page.evaluate(function)

    def close(self):
        self.browser.close()


class WebKit:
    IS_WEBKIT = "true"
    KEYS = {"Tab": [Keys.TAB], "Shift+Tab": [Keys.SHIFT, Keys.TAB]}

    def __init__(self, address, executable):
        self.desktop = Desktop(500, 600)
        surroundings = {**os.environ, **self.desktop.environment()}
        surroundings.pop("G_DEBUG", None)
        self.browser = WebKitGTK(options=Options(), service=Service(
            executable, env=surroundings, popen_kw={"preexec_fn": end_with_parent}))
        self.browser.get(address)

    def press(self, key):
        *held, last = self.KEYS[key]
        keys = ActionChains(self.browser)
        for modifier in held:
            keys.key_down(modifier)
        keys.send_keys(last)
        for modifier in held:
            keys.key_up(modifier)
        keys.perform()

    def type(self, text):
        ActionChains(self.browser).send_keys(text.replace("\n", Keys.ENTER)).perform()

    def evaluate(self, function):
        return self.browser.execute_script(f"return ({function})()")

    def close(self):
        # It may have inherited that it ignores being asked to end.
        self.browser.service.process.kill()
        self.desktop.close()


def settled(look):
    """What is wrong after a moment: browsers may scroll some frames after a key."""
    end = time.monotonic() + 2
    while True:
        name, trouble = look()
        if not trouble or time.monotonic() > end:
            return name, trouble
        time.sleep(0.02)


def caret(page, number):
    top, bottom, height = page.evaluate(f"() => ({CARET})(document.querySelector('textarea'))")
    return f"line {number}", f"the caret is at {top} to {bottom} of {height}" if top < 0 or bottom > height else ""


def walk(page):
    """What is wrong where the keyboard leads, a line each."""
    troubles = []
    for key in ["Tab", "Shift+Tab"]:
        count = 0
        while count < 200:
            page.press(key)
            name, trouble = settled(lambda: page.evaluate(f"() => ({SEEN})({page.IS_WEBKIT})"))
            if trouble == "nothing has the focus" or page.evaluate(VISITED % (key, key)):
                break
            count += 1
            if trouble:
                troubles.append(f"{key} {count}: {name}: {trouble}")
        if count < 20:
            troubles.append(f"{key}: only {count} stops")
    page.evaluate("() => document.querySelector('textarea').focus()")
    before = page.evaluate(HEIGHT)
    for number in range(30):
        page.type(f"line {number}\n")
        line, trouble = settled(lambda: caret(page, number))
        if trouble:
            troubles.append(f"{line}: {trouble}")
            break
    after = page.evaluate(HEIGHT)
    # WebKitGTK has no field-sizing yet.
    if page.IS_WEBKIT == "false" and after < 3 * before:
        troubles.append(f"30 lines have {after} px, none {before} px")
    return troubles


def main(address, executable, script):
    with contextlib.ExitStack() as stack:
        page = (WebKit(address, executable) if script == "webkit"
                else Chromium(address, executable, stack.enter_context(sync_playwright()), script))
        stack.callback(page.close)
        troubles = walk(page)
    for trouble in troubles:
        print(trouble)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
