"""Walks through a form on the web and checks the accessibility of every page.

usage: accessibility.py ADDRESS BROWSER (script | plain) [choices | styles | collections | editing | steps [LANGUAGE]]

With `plain`, the page's script can't be loaded. The form is the registration of FieldstoneWebTests or, with `choices`,
its trip; with `styles`, the form with every way to lay out options; with `collections`, the party of FieldstoneWebTests; with
`editing`, its patient, which is edited and saved; with `steps`, the example Visa while the embassy works on it.
Prints each problem on a line; the exit code is 1 if there is any.
"""

import re
import sys
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from settling import settle

# The minimum height and width of targets, in CSS pixels (WCAG 2.2, 2.5.5).
TARGET = 44
WIDTHS = [320, 390, 1280]

# Targets that are too small. A checkbox counts as its label, which can be pressed too.
SMALL_TARGETS = """least => [...document.querySelectorAll('a[href], button, input, select, textarea')]
  .filter(e => e.type !== 'hidden' && e.tabIndex >= 0 && e.getClientRects().length)
  .map(e => [e, (e.type === 'checkbox' || e.type === 'radio') ? e.labels[0].getBoundingClientRect()
                                                              : e.getBoundingClientRect()])
  .filter(([e, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([e, box]) => `${e.id || e.textContent}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

# What lies under the note that everything is saved. A toolbar has room for it.
COVERED = """() => { const note = document.querySelector('#state[data-state=saved]');
  if (!note?.textContent || note.closest('.bar')) return [];
  const { left, right, top, bottom } = note.getBoundingClientRect();
  return [...document.querySelectorAll('a[href], button:not(.return), input:not([type=hidden]), select, textarea')]
    .filter(e => [...e.getClientRects()].some(
      box => box.left < right && box.right > left && box.top < bottom && box.bottom > top))
    .map(e => e.id || e.textContent) }"""

# The buttons that would be on paper. A row that leads to a page says what was answered there, and a summary what is
# wrong.
PRINTED = """() => [...document.querySelectorAll('button:not(.link, .row button, .summary button)')]
  .filter(e => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden')
  .map(e => e.textContent.trim())"""

# What moves or grows. What fades, such as the note that everything is saved, does neither.
MOVING = """() => document.getAnimations().filter(one => one.playState === 'running')
  .flatMap(one => one.effect.getKeyframes().flatMap(Object.keys))
  .filter(name => !['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'].includes(name))"""

OUTLINED = """() => { const s = getComputedStyle(document.activeElement);
  return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 }"""


class Walk:
    def __init__(self, browser, address, has_script):
        self.troubles = []
        self.browser, self.address, self.has_script = browser, address, has_script

    def open(self, language="en"):
        context = self.browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
        context.set_default_timeout(20_000)
        if not self.has_script:
            context.route("**/form-*.js", lambda route: route.abort())
        self.page = context.new_page()
        self.page.goto(self.address)

    def expect(self, place, condition, trouble):
        if not condition:
            self.troubles.append(f"{place}: {trouble}")

    def look(self, place):
        """Checks a page in both color schemes, in forced colors, at all widths, with large texts, and on paper."""
        for scheme in ["light", "dark"]:
            self.page.emulate_media(color_scheme=scheme)
            # What fades away is measured as it is read, before it does.
            self.page.evaluate("() => document.getAnimations().forEach((animation) => animation.cancel())")
            for violation in Axe().run(self.page).response["violations"]:
                for node in violation["nodes"]:
                    self.troubles.append(f"{place}, {scheme}: {violation['id']} at {node['target']}")
        self.page.emulate_media(color_scheme="light", forced_colors="active")
        for violation in Axe().run(self.page).response["violations"]:
            for node in violation["nodes"]:
                self.troubles.append(f"{place}, forced colors: {violation['id']} at {node['target']}")
        self.page.emulate_media(forced_colors="none", reduced_motion="reduce")
        # What had begun to move before may come to its end.
        self.page.wait_for_timeout(300)
        for moving in self.page.evaluate(MOVING):
            self.troubles.append(f"{place}: something moves although nothing should: {moving}")
        self.page.emulate_media(reduced_motion="no-preference", media="print")
        for button in self.page.evaluate(PRINTED):
            self.troubles.append(f"{place}, on paper: what can only be pressed is printed: {button}")
        self.page.emulate_media(media="screen")
        for width in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": 844})
            self.look_at_size(f"{place}, {width} px")
        # With text twice and four times as large (WCAG 2.2, 1.4.4 and 1.4.10).
        for width, size in [(640, "200%"), (1280, "400%")]:
            self.page.set_viewport_size({"width": width, "height": 844})
            self.page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
            self.look_at_size(f"{place}, text of {size}")
        self.page.evaluate("document.documentElement.style.fontSize = ''")
        self.page.set_viewport_size({"width": 390, "height": 844})

    def look_at_size(self, place):
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        self.expect(place, wide <= 0, f"scrolls sideways by {wide} px")
        for covered in self.page.evaluate(COVERED):
            self.troubles.append(f"{place}: what is saved is said on top of {covered}")
        for small in self.page.evaluate(SMALL_TARGETS, TARGET):
            self.troubles.append(f"{place}: too small to press: {small}")

    def press(self, name):
        self.click(self.page.get_by_role("button", name=name).last)

    def click(self, button):
        button.click()
        settle(self.page)

    @contextmanager
    def answered(self):
        """Waits for the page that answers what is pressed, or for what the script makes of it."""
        if self.has_script:
            yield
            settle(self.page)
        else:
            with self.page.expect_navigation():
                yield

    def with_a_pointer(self):
        self.open()
        self.look("first page")
        self.page.get_by_label("Needs Invoice").check()
        self.page.get_by_label("Gives Talk").check()
        if self.has_script:
            # The script hides the Update button, which it makes needless.
            settle(self.page)
            self.expect("update", not self.page.get_by_role("button", name="Update").is_visible(), "Update is shown")
        else:
            self.press("Update")
        self.expect("update", self.page.get_by_label("Talk Title").count() == 1, "the new question is not there")
        self.page.locator("[name=email]").fill("ada")
        self.press("Register")
        self.expect("issues", self.page.title().startswith("Error: "), "the title does not say that something is wrong")
        focus = self.page.evaluate("document.activeElement.id")
        self.expect("issues", focus == "summary", f"the focus is at '{focus}', not at the summary")
        self.look("issues")
        self.page.get_by_role("link", name="Email: ").click()
        focus = self.page.evaluate("document.activeElement.id")
        self.expect("issues", focus == "row-email", f"the link leads to '{focus}'")
        self.click(self.page.locator("button[value='open:invoice']"))
        self.look("pushed page")
        self.page.get_by_label("Company").fill("Analytical Engines with a very long name " + "x" * 200)
        self.press("Done")
        self.look("long words")
        self.press("Add Employer")
        self.click(self.page.locator("button[value='open:employer']"))
        self.page.get_by_label("Company").fill("Babbage")
        self.press("Done")
        self.press("Remove Employer")
        self.expect("removed", self.page.locator(".summary[role=status]").count() == 1, "nobody says that it was removed")
        self.look("removed")
        self.click(self.page.get_by_role("status").get_by_role("button", name="Undo"))
        self.expect("removed", self.page.get_by_text("Babbage").count() == 1, "Undo did not bring it back")
        self.press("Never mind")
        self.look("leave question")
        self.press("Keep editing")
        self.page.goto(self.address + "nowhere")
        self.look("not found")

    def with_choices(self):
        self.open()
        self.look("checkboxes and searches")
        days = self.page.get_by_role("group", name="Days")
        for day in ["Friday", "Saturday", "Sunday", "Monday"]:
            days.get_by_label(day).check()
        # Enter in a search box searches, and submits nothing.
        self.page.get_by_label("Name").fill("Ada")
        self.page.get_by_label("Search Stops").fill("city 123")
        with self.answered():
            self.page.keyboard.press("Enter")
        focus = self.page.evaluate("document.activeElement.textContent")
        self.expect("search", focus == "7 matches.", f"the focus is at '{focus}'")
        self.expect("search", self.page.get_by_label("Name").input_value() == "Ada", "an answer was lost")
        self.look("matches")
        self.page.get_by_role("group", name="Stops").get_by_label("City 1234").check()
        self.page.get_by_label("Search Stops").fill("nowhere")
        self.click(self.page.locator("button[value='search:stops']"))
        found = self.page.get_by_text("Nothing found for “nowhere”.")
        self.expect("search", found.count() == 1, "nobody says that nothing was found")
        chosen = self.page.get_by_role("group", name="Stops").get_by_role("checkbox").all()
        self.expect("search", [box.is_checked() for box in chosen] == [True], "what is chosen is not shown")
        self.press("Send")
        self.expect("choices", self.page.title().startswith("Error: "), "too many days are accepted")
        self.look("issues of choices")

    def with_styles(self):
        self.open()
        self.look("styles")
        keys = self.page.keyboard
        # A button of a stepper keeps the focus, so that it can be pressed again.
        self.page.locator("button[value='take:level:intermediate']").focus()
        for option in ["Advanced", "Expert"]:
            with self.answered():
                keys.press("Enter")
            focus = self.page.evaluate("document.activeElement.textContent.trim()")
            self.expect("stepper", focus == f"Next: {option}", f"the focus is at '{focus}'")
            self.expect("stepper", self.page.evaluate(OUTLINED), "the focus can't be seen")
        self.page.locator("details.more > summary").focus()
        keys.press("Enter")
        keys.press("Tab")
        keys.press("Space")
        self.press("Add")
        self.expect("chips", self.page.get_by_text("Concurrency").count() == 2, "the option was not added")
        # As somebody does who goes on with the keyboard: browsers show no focus that follows a click.
        keys.press("Tab")
        for summary in self.page.locator("summary").all():
            summary.focus()
            self.expect("disclosure", self.page.evaluate(OUTLINED), "the focus can't be seen")
            keys.press("Space")
        self.look("open disclosures")
        self.click(self.page.locator("button[value='choose:visited']"))
        self.look("page of options")
        self.tab_to("visited")
        keys.press("Space")
        with self.answered():
            keys.press("Enter")
        focus = self.page.evaluate("document.activeElement.id")
        self.expect("page of options", focus == "row-visited", f"the focus is at '{focus}'")
        for box in self.page.locator("input[name=workshops][type=checkbox]").all()[:3]:
            box.check()
        self.press("Send")
        self.expect("styles", self.page.title().startswith("Error: "), "too many workshops are accepted")
        self.look("issues of styles")

    def with_collections(self):
        self.open()
        self.look("collections")
        keys = self.page.keyboard
        host = self.page.get_by_label("Host")
        host.fill("Bob")
        self.press_key("Add a guest")
        focus = self.page.evaluate("document.activeElement.name")
        self.expect("added", focus.endswith(".name"), f"the focus is at '{focus}', not at the new element's name")
        self.expect("added", host.input_value() == "Bob", "an answer was lost")
        keys.type("Lin")
        self.look("full collection")
        self.press_key("Move up Guest 3")
        focus = self.page.evaluate("document.activeElement.ariaLabel || ''")
        self.expect("moved", focus.startswith("Move up Guest 2: Lin"), f"the focus is at '{focus}'")
        self.press_key("Remove Guest 2")
        focus = self.page.evaluate("document.activeElement.ariaDescribedByElements?.[0].textContent ?? "
                                   "document.getElementById(document.activeElement.getAttribute('aria-describedby') || '-')"
                                   "?.textContent ?? ''")
        self.expect("removed", "was removed" in focus, f"nobody says that it was removed, but '{focus}'")
        self.look("removed element")
        self.click(self.page.get_by_role("status").get_by_role("button", name="Undo"))
        self.expect("undone", self.page.get_by_role("group", name="Guest 2: Lin").count() == 1, "it did not come back")
        self.click(self.page.get_by_role("button", name="Trip 1").first)
        self.press_key("Add a stop")
        keys.type("Florence")
        self.look("collection in an element")
        self.press("Done")
        self.page.get_by_role("group", name="Guest 1").get_by_label("Age").fill("many")
        self.press("Submit")
        self.look("issues of elements")
        self.page.get_by_role("link", name=re.compile("Guest 1\\s› Age")).click()
        focus = self.page.evaluate("document.activeElement.name")
        self.expect("issues", focus.endswith(".age"), f"the link leads to '{focus}'")

    def with_steps(self, language):
        self.open(language)
        direction = self.page.evaluate("document.documentElement.dir || 'ltr'")
        self.expect("language", direction == ("rtl" if language == "ar" else "ltr"), f"the page is written {direction}")
        self.look("first step")
        self.go_on()
        self.expect("refused", self.page.locator("#row-length").get_attribute("aria-invalid") == "true", "nothing is wrong")
        self.expect("refused", self.focused() == "summary", f"the focus is at '{self.focused()}'")
        title, heading = self.page.title(), self.page.locator("h1").text_content()
        self.expect("refused", not title.startswith(heading), f"the title, '{title}', does not say that something is wrong")
        status = self.page.locator("#state").all_text_contents()
        self.expect("refused", status in ([], [""]), f"beside what is wrong, it says {status}")
        self.look("issues of a step")
        self.page.locator("[name=purpose]").last.check()
        self.page.locator("#row-length").fill("14")
        self.go_on()
        self.page.locator("#row-name").fill("Ada")
        self.page.locator("#row-email").fill("ada@example.org")
        self.click(self.page.locator("button[value='open:address']"))
        self.look("sheet")
        self.page.locator("[id='row-address.street']").fill("1 High Street")
        self.page.locator("[id='row-address.city']").fill("London")
        self.click(self.page.locator("button[value=back]").last)
        self.go_on()
        self.click(self.page.locator("button[value='new:travellers']").last)
        self.look("an element in a step")
        self.page.locator("[id$='.name']").last.fill("Byron")
        self.page.locator("[id$='.age']").last.fill("12")
        self.go_on()
        self.page.locator("[name=isTrue]:not([type=hidden])").check()
        self.go_on()
        self.look("review")
        self.click(self.page.locator("button[value='submit'], button[value^='perform:action.submit']").last)
        answers = self.page.locator(".resolve[role=group] > button:visible")
        self.expect("conflict", answers.count() == 2, f"{answers.count()} buttons resolve the conflict, instead of two")
        self.look("conflict")
        self.page.goto(self.address + "page/review")
        self.look("list of conflicts")

    def go_on(self):
        self.click(self.page.locator("button[value$='.next']:not(.return)").last)

    def focused(self):
        return self.page.evaluate("document.activeElement.id || document.activeElement.value")

    def with_editing(self):
        self.open()
        status = self.page.locator("#state")
        self.look("locked")
        self.expect("locked", self.page.get_by_label("Name").count() == 0, "the name can be edited")
        self.press("Edit")
        self.expect("edited", self.focused() == "row-name", f"the focus is at '{self.focused()}'")
        self.look("edited")
        name = self.page.get_by_label("Name")
        if self.has_script:
            caret = name.evaluate("(field) => field.selectionStart")
            self.expect("edited", caret == len(name.input_value()), f"the caret is at {caret}")
        for wrong, words in [("", "Not saved: 1 item"), ("Everybody", "This is nobody's name.")]:
            name.fill(wrong)
            self.press("Save")
            self.expect("refused", self.page.title().startswith("Error: "), "the title doesn't say that something is wrong")
            self.expect("refused", self.focused() == "summary", f"the focus is at '{self.focused()}'")
            self.expect("refused", words in self.page.locator("#summary").text_content(), f"nobody says: {words}")
            self.look(f"refused: {wrong}")
        name.fill("Nobody")
        self.press("Save")
        words = "The changes were not saved. The archive can't be reached."
        self.expect("failed", status.text_content() == words, f"it says '{status.text_content()}'")
        self.expect("failed", self.focused() == "save", f"the focus is at '{self.focused()}'")
        self.expect("failed", name.input_value() == "Nobody", "the answer is gone")
        self.look("failed")
        name.fill("Grace")
        ward = self.page.get_by_label("Ward")
        ward.fill("13")
        ward.blur()
        if self.has_script:
            self.page.get_by_text("Checking…").first.wait_for()
            told = self.page.locator("#told").text_content()
            self.expect("checking", "Ward: Checking…" in told, f"it says '{told}'")
            self.expect("checking", "unsaved" in status.text_content(), f"it says '{status.text_content()}'")
            settle(self.page)
        else:
            self.press("Update")
        self.expect("checked", self.page.get_by_text("There is no ward 13.").count() > 0, "nobody says what was found")
        self.look("checked")
        ward.fill("2")
        self.press("Save")
        self.expect("saved", status.text_content() == "All changes saved.", f"it says '{status.text_content()}'")
        self.expect("saved", self.focused() == "edit", f"the focus is at '{self.focused()}'")
        self.expect("saved", self.page.get_by_text("Grace").count() > 0, "the name isn't shown")
        self.look("saved")
        self.page.reload()
        self.expect("reloaded", status.text_content() == "All changes saved.", f"it says '{status.text_content()}'")
        self.press("Edit")
        name.fill("Ada")
        self.press("Leave")
        self.look("leave question")
        self.press("Save")
        self.expect("left", self.page.get_by_role("heading", name="Closed").count() == 1, "the form is still there")
        self.look("left")

    def press_key(self, name):
        """Presses the first button whose name begins so, with the keyboard."""
        button = self.page.locator("button:not(.return)").and_(self.page.get_by_role("button", name=name)).first
        button.focus()
        self.expect(name, self.page.evaluate(OUTLINED), "the focus can't be seen")
        with self.answered():
            self.page.keyboard.press("Enter")

    # Keyboard only

    def tab_to(self, name):
        for _ in range(80):
            self.page.keyboard.press("Tab")
            place = self.page.evaluate("document.activeElement.name || document.activeElement.id")
            if place not in ("", None):
                self.expect(f"keys at {place}", self.page.evaluate(OUTLINED), "the focus can't be seen")
            if place == name:
                return
        self.troubles.append(f"keys: '{name}' can't be reached")

    def with_keys(self):
        self.open()
        keys = self.page.keyboard
        self.tab_to("email")
        keys.type("ada@example.org")
        self.tab_to("password")
        keys.type("correct horse")
        self.tab_to("diet")
        keys.press("ArrowDown")
        self.tab_to("agrees")
        keys.press("Space")
        self.page.get_by_label("Email").focus()
        with self.answered():
            keys.press("Enter")
        self.expect("keys", self.page.get_by_role("heading", name="Submitted").count() == 1, "Return did not submit")
        self.look("farewell")


def main(address, executable, script, form="registration", language="en"):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        walk = Walk(browser, address, script == "script")
        if form == "choices":
            walk.with_choices()
        elif form == "styles":
            walk.with_styles()
        elif form == "collections":
            walk.with_collections()
        elif form == "editing":
            walk.with_editing()
        elif form == "steps":
            walk.with_steps(language)
        else:
            walk.with_a_pointer()
            walk.with_keys()
        browser.close()
    for trouble in dict.fromkeys(walk.troubles):
        print(trouble)
    return 1 if walk.troubles else 0


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5, 6):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
