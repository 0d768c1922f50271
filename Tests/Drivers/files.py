"""Chooses files on pages, with and without the script, and checks what becomes of them.

usage: files.py ADDRESS BROWSER script|plain FOLDER

FileBrowserTests say which form it needs and what is in the folder. Prints each problem on a line; the exit code is 1 if
there is any.
"""

import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright


def main(address, executable, script, folder):
    troubles = []

    def expect(name, found, expected=True):
        if found != expected:
            troubles.append(f"{name}: {found!r}, not {expected!r}")

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 390, "height": 700}, java_script_enabled=script == "script")
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (troubles.append(f"asks: {dialog.message}"), dialog.accept()))
        page.goto(address)

        def text():
            return page.locator("main").inner_text().replace("\u00a0", " ")

        def choose(name, *files):
            page.set_input_files(f"input[name='{name}']", [f"{folder}/{file}" for file in files])
            if script != "script":
                page.locator(".file", has=page.locator(f"input[name='{name}']")).get_by_role(
                    "button", name="Upload").click()

        def check(name):
            """Axe needs scripts."""
            if script == "script":
                for violation in Axe().run(page).response["violations"]:
                    troubles.append(f"{name}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")

        check("empty")
        page.get_by_label("Title").fill("Bees")
        choose("photo", "ada.png")
        page.get_by_text("ada.png, ").wait_for()
        expect("the title is kept", page.get_by_label("Title").input_value(), "Bees")
        picture = page.locator(".chosen img")
        expect("the thumbnail loads", picture.evaluate("i => i.complete && i.naturalWidth") if script == "script"
               else page.request.get(picture.evaluate("i => i.src")).status, 2 if script == "script" else 200)
        expect("the upload button", page.locator(".upload").first.is_visible(), script == "plain")

        choose("photo", "lies.png")
        page.get_by_text("The format of “lies.png” is PDF.").wait_for()
        expect("the file before it stays", "ada.png, " in text())
        check("refused")
        choose("photo", "large.png")
        page.get_by_text("Choose a file of up to 20 kB.").wait_for()

        choose(":files:papers", "one.pdf", "two.pdf")
        page.get_by_text("two.pdf, ").wait_for()
        expect("both are there", ("one.pdf, " in text(), "two.pdf, " in text()), (True, True))

        check("chosen")
        page.get_by_role("button", name="Remove file: Photo").click()
        page.get_by_text("ada.png, ").wait_for(state="detached")
        page.get_by_role("button", name="Undo").first.click()
        page.get_by_text("ada.png, ").wait_for()
        # That another file was refused in between is forgotten.
        choose("photo", "large.png")
        page.get_by_text("Choose a file of up to 20 kB.").wait_for()
        page.get_by_role("button", name="Remove file: Photo").click()
        page.get_by_text("ada.png, ").wait_for(state="detached")
        page.get_by_role("button", name="Undo").first.click()
        page.get_by_text("ada.png, ").wait_for()
        expect("nothing is wrong with the file that is back", page.locator(".error").count(), 0)
        expect("no page is wider than the screen", page.evaluate("document.documentElement.scrollWidth") <= 390)

        # A file that is chosen and sent with the button at the end, as without a script.
        if script == "plain":
            page.set_input_files("input[name='photo']", f"{folder}/ada.png")
        page.get_by_role("button", name="Submit").click()
        page.get_by_text("Thank you.").wait_for()
        browser.close()
    for trouble in troubles:
        print(trouble)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
