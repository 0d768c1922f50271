"""Goes through a long page with the Tab key, and types a long text: what has the focus is in view, and nothing covers it.

usage: keyboard.py ADDRESS BROWSER script|plain

The page is a form that is edited, so that the buttons to save stay in view. Prints each problem on a line; the exit code
is 1 if there is any.
"""

import sys

from playwright.sync_api import sync_playwright

# Whether the focused element is in view as a whole, or fills the view, and is what somebody sees at its edges.
SEEN = """() => {
  const e = document.activeElement, r = e.getBoundingClientRect(), height = visualViewport.height
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


def main(address, executable, script):
    troubles = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        context = browser.new_context(
            viewport={"width": 390, "height": 420}, java_script_enabled=True, is_mobile=True, has_touch=True)
        context.set_default_timeout(60_000)
        page = context.new_page()
        if script == "plain":
            # The browser has scripts, which measure, but the page's own doesn't load.
            page.route("**/*.js*", lambda route: route.abort())
        page.goto(address)
        for key in ["Tab", "Shift+Tab"]:
            count = 0
            while count < 200:
                page.keyboard.press(key)
                name, trouble = page.evaluate(SEEN)
                if trouble == "nothing has the focus":
                    break
                count += 1
                if trouble:
                    troubles.append(f"{key} {count}: {name}: {trouble}")
            if count < 20:
                troubles.append(f"{key}: only {count} stops")
        area = page.locator("textarea").first
        area.focus()
        for number in range(30):
            page.keyboard.type(f"line {number}\n")
            top, bottom, height = area.evaluate(CARET)
            if top < 0 or bottom > height:
                troubles.append(f"the caret of line {number} is at {top} to {bottom} of {height}")
                break
        browser.close()
    for trouble in troubles:
        print(trouble)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
