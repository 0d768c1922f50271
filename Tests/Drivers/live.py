"""Fills in a form on the web while its script sends the answers, and checks what becomes of them.

usage: live.py ADDRESS BROWSER SCENARIO [SEED]

The scenarios are the functions below; LiveTypingTests say which forms they need. Prints each problem on a line; the exit
code is 1 if there is any.
"""

import sys
import time
from urllib.parse import parse_qs

from playwright.sync_api import sync_playwright

from proxy import CUT, HUNG, LOST, PASS, SLOW, Proxy
from settling import settle


class Live:
    def __init__(self, playwright, address, executable):
        self.troubles = []
        self.proxy = Proxy(address)
        self.browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        self.context = self.browser.new_context(viewport={"width": 390, "height": 700})
        self.context.set_default_timeout(60_000)
        self.page = self.open()

    def open(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.goto(self.proxy.address)
        # Whether it is still the same document later.
        page.evaluate("window.marker = true")
        return page

    def close(self):
        self.browser.close()
        self.proxy.close()

    def expect(self, name, found, expected=True):
        if found != expected:
            self.troubles.append(f"{name}: {found!r}, not {expected!r}")

    def expect_same_document(self, name):
        self.expect(f"{name}: the document stays", self.page.evaluate("window.marker === true"))

    def until(self, name, condition):
        """Waits for a condition of this program; a page doesn't allow to evaluate a text."""
        end = time.monotonic() + 60
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError(f"waited for: {name}")
            time.sleep(0.02)

    def values(self, selector):
        return [field.input_value() for field in self.page.locator(selector).all()]

    def field(self, name):
        return self.page.locator(f"[name='{name}']:not([type=hidden])")

    def type(self, name, text):
        self.field(name).click()
        self.page.keyboard.type(text, delay=15)

    def status(self):
        return self.page.locator("#state").text_content()

    def button(self, name):
        return self.page.get_by_role("button", name=name).last

    def posts(self, name):
        """The answers to a field in all POSTs so far."""
        return [parse_qs(post, keep_blank_values=True).get(name, [None])[0] for post in self.proxy.posts]


# What is typed

def typing(live, seed):
    """The answers are those that were typed, whatever the network does."""
    live.proxy.misbehave(int(seed))
    live.type("email", "adda@example.org")
    for _ in range(13):
        live.page.keyboard.press("ArrowLeft")
    live.page.keyboard.press("Backspace")
    live.field("seats").fill("3")
    live.field("givesTalk").check()
    live.field("vegetarian").first.check()
    live.type("remarks", "I'll arrive ")
    time.sleep(0.5)
    live.page.keyboard.type("late.\nSorry!", delay=100)
    live.type("talkTitle", "Notes on the engine")
    time.sleep(1)
    live.page.keyboard.press("Shift+Home")
    live.page.keyboard.type("Notes", delay=100)
    live.button("Add Employer").click()
    time.sleep(1)
    live.field("needsInvoice").check()
    live.page.get_by_label("vegan").check()
    live.type("password", "correct horse")
    live.field("needsInvoice").uncheck()
    live.button("Remove Employer").wait_for()
    settle(live.page, 90)
    live.proxy.behave()
    live.expect_same_document("typing")
    other = live.context.new_page()
    other.goto(live.proxy.address)
    for page, name in [(live.page, "typed"), (other, "saved")]:
        def value(field):
            return page.locator(f"[name='{field}']:not([type=hidden])").first.input_value()
        live.expect(f"{name} email", value("email"), "ada@example.org")
        live.expect(f"{name} seats", value("seats"), "3")
        live.expect(f"{name} price", page.get_by_text("720 EUR").count(), 1)
        live.expect(f"{name} remarks", value("remarks"), "I'll arrive late.\nSorry!")
        live.expect(f"{name} talk title", value("talkTitle"), "Notes")
        live.expect(f"{name} vegetarian", page.locator("[name=vegetarian]").first.is_checked())
        live.expect(f"{name} diet", page.get_by_label("vegan").is_checked())
        live.expect(f"{name} invoice", page.locator("[name=needsInvoice]").is_checked(), False)
        live.expect(f"{name} employer", page.get_by_role("button", name="Remove Employer").count(), 1)
    live.expect("saved password", other.get_by_text("Saved. Leave blank to keep it.").count(), 1)
    live.expect("typed password", live.field("password").input_value(), "correct horse")
    live.expect("different fates", len(set(live.proxy.fates)) >= 4)


GUESTS = "[name^='guests'][name$='.name']"


def guests(live, seed):
    """Elements are added, moved and removed once each."""
    live.proxy.misbehave(int(seed))
    names = live.page.locator(GUESTS)
    live.button("Add a guest").click()
    names.nth(2).wait_for()
    live.page.keyboard.type("Lin", delay=30)
    live.page.locator("button[value^='up:']").filter(has_text="Move").nth(1).click()
    live.until("Lin is the second", lambda: live.values(GUESTS)[1] == "Lin")
    live.type("host", " Lovelace")
    live.page.get_by_role("button", name="Remove Guest 1").click()
    live.until("Grace is gone", lambda: names.count() == 2)
    live.button("Add a tag").click()
    live.page.locator("[name^='tags']").nth(2).wait_for()
    live.page.keyboard.type("c", delay=30)
    settle(live.page, 90)
    live.proxy.behave()
    live.expect_same_document("guests")
    other = live.context.new_page()
    other.goto(live.proxy.address)
    for page in [live.page, other]:
        def values(selector):
            return [field.input_value() for field in page.locator(selector).all()]
        live.expect("guests", values(GUESTS), ["Lin", "Mary"])
        live.expect("tags", values("[name^='tags']"), ["a", "b", "c"])
        live.expect("host", values("[name=host]"), ["Ada Lovelace"])


# What a person sees

def person(live, _):
    """What is there stays as it is; what is new shows at once."""
    page, keys = live.page, live.page.keyboard
    live.type("remarks", "one three")
    for _ in range(5):
        keys.press("ArrowLeft")
    keys.type("two ", delay=30)
    settle(page)
    live.expect("status", live.status(), "Saved")
    selection = "() => [document.activeElement.name, document.activeElement.selectionStart]"
    live.expect("caret", page.evaluate(selection), ["remarks", 8])
    keys.type("2", delay=30)
    settle(page)
    live.expect("caret", live.field("remarks").input_value(), "one two 2three")

    # A price, and a question above the focus, which stays where it is on the screen.
    live.field("seats").fill("4")
    page.get_by_text("960 EUR").wait_for()
    live.field("agrees").focus()
    where = "() => Math.round(document.activeElement.getBoundingClientRect().top)"
    top = page.evaluate(where)
    page.evaluate("() => document.querySelector('[name=givesTalk]').click()")
    live.field("talkTitle").wait_for()
    settle(page)
    live.expect("focus", page.evaluate("document.activeElement.name"), "agrees")
    live.expect("place on the screen", abs(page.evaluate(where) - top) <= 1)

    # A selection while a slow response arrives.
    live.proxy.fate = lambda: SLOW
    live.field("email").fill("a")
    live.field("remarks").focus()
    keys.press("Control+a")
    settle(page)
    live.expect("selection", page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]"),
                [0, 14])
    live.expect("error", page.locator("#row-email\\:issues").count(), 1)
    live.expect("announced", live.status().startswith("Email: "))
    live.proxy.behave()
    live.expect_same_document("person")

    # Undo is a button like any other.
    live.button("Undo: Email").click()
    settle(page)
    live.expect("undone", live.field("email").input_value(), "")
    live.expect("undone: focus", page.evaluate("document.activeElement.name"), "email")


def clicking(live, _):
    """What is clicked stays below the pointer, even if leaving a field shows an error above it."""
    page = live.page
    live.type("email", "ada")
    settle(page)
    box = page.locator("label", has_text="Password").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 3)
    page.mouse.down()
    live.until("the email is sent as left", lambda: "email" in (live.posts(":left")[-1] or ""))
    time.sleep(0.3)
    page.mouse.up()
    settle(page)
    live.expect("error", page.locator("#row-email\\:issues").count(), 1)
    live.expect("clicked", page.evaluate("document.activeElement.name"), "password")


def composing(live, _):
    """A composition is neither sent nor disturbed."""
    page = live.page
    wire = live.context.new_cdp_session(page)
    live.proxy.fate = lambda: SLOW
    live.field("seats").fill("2")
    live.until("it is being sent", lambda: live.proxy.posts)
    live.field("remarks").focus()
    wire.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    page.get_by_text("480 EUR").wait_for()
    wire.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    time.sleep(1)
    live.expect("sent while composing", [text for text in live.posts("remarks") if text], [])
    live.expect("composing", live.field("remarks").input_value(), "にほん")
    wire.send("Input.insertText", {"text": "日本"})
    settle(page)
    live.expect("composed", live.field("remarks").input_value(), "日本")
    live.expect("sent", live.posts("remarks")[-1], "日本")


def retrying(live, _):
    """What waits for a composition while requests fail is sent when it has ended."""
    page = live.page
    wire = live.context.new_cdp_session(page)
    live.proxy.fate = lambda: CUT
    live.field("seats").fill("2")
    page.get_by_text("Not saved. Trying again…").wait_for()
    live.field("remarks").focus()
    wire.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    live.proxy.behave()
    # The next attempt comes due.
    time.sleep(5)
    wire.send("Input.insertText", {"text": "日本"})
    settle(page)
    live.expect("sent", live.posts("remarks")[-1], "日本")
    live.expect("status", live.status(), "Saved")


def undoing(live, _):
    """Undo that is pressed twice before the first response takes back two answers."""
    page = live.page
    live.field("seats").fill("2")
    settle(page)
    live.field("remarks").fill("Hello")
    live.field("email").focus()
    settle(page)
    live.proxy.fate = lambda: SLOW
    live.button("Undo").click()
    live.button("Undo").click()
    live.until("both are undone", lambda: live.field("seats").input_value() == "1")
    live.expect("remarks", live.field("remarks").input_value(), "")


def failing(live, _):
    """What isn't saved is said, and leaving asks."""
    page = live.page
    live.proxy.fate = lambda: CUT
    live.field("remarks").fill("Hello")
    page.get_by_text("Not saved. Trying again…").wait_for()
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()
    page.on("dialog", stay)
    page.evaluate("setTimeout(() => location.assign('/nowhere'))")
    live.until("it asks", lambda: page.title() and asked)
    live.expect("asks", asked, ["beforeunload"])
    live.proxy.behave()
    settle(page)
    live.expect("status", live.status(), "Saved")
    page.goto(live.proxy.address)
    live.expect("asks no more", asked, ["beforeunload"])
    live.expect("saved", live.field("remarks").input_value(), "Hello")


def hanging(live, _):
    """A request without a response is said, and sent again."""
    fates = iter([HUNG])
    live.proxy.fate = lambda: next(fates, PASS)
    live.field("remarks").fill("Hello")
    live.page.get_by_text("Saving…").wait_for()
    live.page.get_by_text("Not saved. Trying again…").wait_for()
    live.field("email").fill("ada@example.org")
    settle(live.page)
    live.expect("fates", live.proxy.fates, [HUNG, PASS])
    live.page.goto(live.proxy.address)
    live.expect("saved", [live.field(name).input_value() for name in ["remarks", "email"]], ["Hello", "ada@example.org"])


def outdated(live, _):
    """A page that the server has forgotten gets the present one, and loses nothing."""
    live.field("seats").fill("2")
    settle(live.page)
    first, live.page = live.page, live.open()
    for number in range(10):
        first.locator("[name=email]").fill(f"{number}@example.org")
        settle(first)
        first.reload()
    live.type("remarks", "Hello")
    settle(live.page)
    live.expect_same_document("outdated")
    live.expect("typed", live.field("remarks").input_value(), "Hello")
    live.expect("refused", live.proxy.statuses.count(409), 1)
    live.expect("taken over", live.field("email").input_value(), "9@example.org")
    first.reload()
    live.expect("saved", first.locator("[name=remarks]").input_value(), "Hello")


def ended(live, _):
    """A visit that has ended is said, and what was typed stays there to be copied."""
    live.field("seats").fill("2")
    settle(live.page)
    live.context.clear_cookies()
    live.type("remarks", "Hello")
    live.page.get_by_text("This page has expired. Nothing was changed.").wait_for()
    live.expect("typed", live.field("remarks").input_value(), "Hello")
    # The last letters may be on their way.
    time.sleep(1)
    count = len(live.proxy.posts)
    time.sleep(1.5)
    live.expect("it isn't sent again and again", len(live.proxy.posts), count)


def copying(live, _):
    """A value that is only shown is copied by its button, which says so."""
    live.context.grant_permissions(["clipboard-read", "clipboard-write"])
    live.page.get_by_role("button", name="Copy Number").click()
    live.page.get_by_text("Number copied.").wait_for()
    live.expect("copied", live.page.evaluate("navigator.clipboard.readText()"), "K-1")


def returning(live, _):
    """Return presses the button of the field's own action, stays, or submits."""
    page = live.page
    live.field("code").fill("8000")
    live.field("code").press("Enter")
    settle(page)
    live.expect("looked up", live.field("city").input_value(), "City of 8000")
    live.field("motto").fill("Onward")
    live.field("motto").press("Enter")
    live.expect("left", page.evaluate("document.activeElement === document.body"), True)
    settle(page)
    live.field("question").fill("What?")
    live.field("question").press("Enter")
    page.get_by_role("heading", name="Submitted").wait_for()


def returning_on(live, _):
    """Return goes on without pressing a button on its way, and submits although the form's own button waits for the answer."""
    page = live.page
    live.field("one").fill("Ada")
    live.field("one").press("Enter")
    live.expect("focus", page.evaluate("document.activeElement.name"), "other")
    live.expect("secret", live.field("other").get_attribute("type"), "password")
    live.field("other").fill("correct horse")
    live.field("other").press("Enter")
    page.get_by_role("heading", name="Submitted").wait_for()


def pressing(live, _):
    """A button whose response is lost acts once; a page is left only when everything is sent."""
    page = live.page
    fates = iter([LOST, PASS, LOST])
    live.proxy.fate = lambda: next(fates, PASS)
    live.field("seats").fill("3")
    settle(page)
    live.button("Undo: Seats").click()
    settle(page)
    live.expect("undone once", live.field("seats").input_value(), "1")
    live.field("needsInvoice").check()
    page.locator("button[value='open:invoice']").wait_for()
    live.proxy.fate = lambda: SLOW
    page.locator("button[value='open:invoice']").click()
    live.field("remarks").press_sequentially("typed meanwhile", delay=5)
    page.wait_for_url("**/page/invoice")
    live.proxy.behave()
    page.go_back()
    live.expect("typed before leaving", live.field("remarks").input_value(), "typed meanwhile")


def secrets(live, _):
    """A password can be shown; what is half typed is told."""
    page = live.page
    live.type("password", "short")
    live.field("seats").focus()
    settle(page)
    live.expect("too short", page.locator("#row-password\\:issues").count(), 1)
    live.expect("it stays", live.field("password").input_value(), "short")
    live.field("password").fill("correct horse")
    settle(page)
    live.expect("long enough", page.locator("#row-password\\:issues").count(), 0)
    button = page.get_by_role("button", name="Show Password")
    live.expect("not pressed", button.get_attribute("aria-pressed"), "false")
    button.click()
    live.expect("pressed", button.get_attribute("aria-pressed"), "true")
    live.expect("words", button.text_content(), "Show")
    live.expect("shown", live.field("password").get_attribute("type"), "text")
    live.field("seats").fill("2")
    settle(page)
    live.expect("still shown", live.field("password").get_attribute("type"), "text")
    live.expect("buttons", button.count(), 1)
    button.click()
    live.expect("hidden", live.field("password").get_attribute("type"), "password")
    # No control of these pages is of this kind, but a program's own may be.
    page.evaluate("document.querySelector('[name=arrival]').type = 'date'")
    live.field("arrival").focus()
    page.keyboard.type("12")
    live.button("Register").click()
    words = page.locator("p.issue", has_text="Error: Finish this answer, or clear it.")
    words.wait_for()
    live.expect("unfinished: focus", page.evaluate("document.activeElement.name"), "arrival")
    live.expect("held back", page.locator("#summary").count(), 0)
    asked = []

    def stay(dialog):
        asked.append(dialog.type)
        dialog.dismiss()
    page.on("dialog", stay)
    page.evaluate("setTimeout(() => location.assign('/nowhere'))")
    live.until("it asks", lambda: page.title() and asked)
    live.expect("asks", asked, ["beforeunload"])
    page.keyboard.press("Delete")
    live.button("Register").click()
    page.locator("#summary").wait_for()
    live.expect("finished", words.count(), 0)
    live.expect("summary: focus", page.evaluate("document.activeElement.id"), "summary")


def walking(live, _):
    """Pages have addresses; Back and reloading work."""
    page = live.page
    live.type("host", " L")
    page.get_by_role("button", name="Trip 1").first.click()
    page.wait_for_url("**/page/trips*")
    live.expect("saved", page.get_by_role("heading", level=1).text_content(), "Trip 1: Rome")
    city = page.get_by_label("City")
    city.fill("Oslo")
    live.until("the heading", lambda: page.get_by_role("heading", level=1).text_content() == "Trip 1: Oslo")
    settle(page)
    page.reload()
    live.expect("reloaded", city.input_value(), "Oslo")
    page.go_back()
    live.expect("back", page.url, live.proxy.address)
    live.expect("host", live.field("host").input_value(), "Ada L")
    live.expect("link", page.get_by_role("button", name="Trip 1").first.text_content().count("Oslo"), 1)
    page.go_forward()
    live.expect("forward", city.input_value(), "Oslo")
    live.button("Done").click()
    page.wait_for_url(live.proxy.address)
    live.expect("done: focus", page.evaluate("document.activeElement.textContent").count("Trip 1"), 1)


def searching(live, _):
    """Searches need no reload, and what was found is announced."""
    page = live.page
    box = page.get_by_label("Search Stops")
    box.click()
    page.keyboard.type("city 123", delay=30)
    settle(page)
    live.expect("found", page.locator("#row-stops\\:found").text_content(), "7 matches.")
    live.expect("announced", live.status(), "7 matches.")
    live.expect("focus", page.evaluate("document.activeElement.id"), "row-stops:search")
    # Checked while a search is on its way that doesn't find it.
    live.proxy.fate = lambda: SLOW
    box.fill("nowhere")
    live.until("it is searching", lambda: live.posts(":search:stops")[-1] == "nowhere")
    page.get_by_label("City 1234").check()
    live.proxy.behave()
    settle(page)
    page.get_by_text("Nothing found for “nowhere”.").wait_for()
    live.expect("kept", page.get_by_role("group", name="Stops").get_by_label("City 1234").is_checked())
    live.expect_same_document("searching")


def switching(live, _):
    """The fields of another case show at once; what was typed for the first one is still there."""
    page = live.page

    def choose(case):
        choice = page.get_by_role("radio", name=case).first
        choice.check()
        settle(page)
        live.expect(f"{case}: focus", choice.evaluate("box => box === document.activeElement"))

    choose("Card")
    number = live.field("payment.card.number")
    number.press_sequentially("1234", delay=20)
    choose("Bank transfer")
    live.expect("other fields", number.count(), 0)
    page.get_by_label("IBAN").fill("DE99")
    settle(page)
    choose("Card")
    live.expect("kept", number.input_value(), "1234")
    live.button("Undo: Payment").click()
    settle(page)
    live.expect("undone", page.get_by_label("IBAN").input_value(), "DE99")
    live.expect_same_document("switching")


def choosing(live, _):
    """Steppers, tags, and the buttons for all and none need no reload, and keep the focus."""
    page, keys = live.page, live.page.keyboard
    page.locator("button[value='take:level:intermediate']").focus()
    for option in ["Advanced", "Expert"]:
        keys.press("Enter")
        settle(page)
        live.expect("stepper: focus", page.evaluate("document.activeElement.textContent.trim()"), f"Next: {option}")
    page.locator("details.more > summary").click()
    page.get_by_label("Concurrency").click()
    settle(page)
    tags = page.locator(".chips > li .title")
    live.expect("tags", tags.all_text_contents(), ["Concurrency", "Testing"])
    page.get_by_role("button", name="Remove Testing").click()
    settle(page)
    live.expect("tags", tags.all_text_contents(), ["Concurrency"])
    page.locator("button[value='all:topics']").click()
    settle(page)
    live.expect("all", tags.count(), 6)
    live.expect("all: focus", page.evaluate("document.activeElement.id"), "row-topics")
    live.expect_same_document("choosing")


def suggesting(live, _):
    """Suggestions follow the other answers."""
    page = live.page

    def suggested():
        return page.evaluate("[...document.querySelector('[name=title]').list.options].map(option => option.value)")
    live.expect("suggestions", suggested(), ["Mr.", "Ms."])
    live.field("isDoctor").check()
    settle(page)
    live.expect("suggestions", suggested(), ["Dr.", "Prof."])
    live.expect_same_document("suggesting")


def main(address, executable, scenario, seed="0"):
    with sync_playwright() as playwright:
        live = Live(playwright, address, executable)
        try:
            globals()[scenario](live, seed)
        except Exception as error:
            print(f"{scenario}: {error}; fates: {live.proxy.fates}; {live.page.locator('#state').text_content()}")
            live.troubles.append("stopped")
        for trouble in live.troubles:
            print(trouble)
        live.close()
    return 1 if live.troubles else 0


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
