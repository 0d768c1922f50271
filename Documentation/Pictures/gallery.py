"""Takes pictures of every page of the gallery on a terminal and in a browser, to look at.

usage: gallery.py GALLERY BROWSER FOLDER [PAGE…]

Pictures of the same pages in a window are taken by the test `galleryPictures`.
"""

import os
import sys
from pathlib import Path

import terminal
import web

PAGES = ["pizza", "journey", "sharing", "yoga", "bicycle", "newsletter", "coffee", "bedroom", "parcel", "course"]

# What is pressed on a page for a second picture, in which something is open.
OPENED = {
    "pizza": "\t\t ", "journey": " ", "newsletter": "\t\x1b[C\x1b[C ", "parcel": " ", "course": "\t ",
}
WINDOWS = {"light": (80, 34), "dark": (80, 34), "narrow": (40, 34)}


def on_a_terminal(program, folder, pages):
    for look, size in WINDOWS.items():
        name = "dark" if look == "dark" else "light"
        usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": terminal.BACKGROUNDS[name],
                 "SURFACE": "screen", "PROGRAM": os.path.basename(program)}
        for page in pages:
            opening = ["\t" * PAGES.index(page), "\r"] if PAGES.index(page) else ["\r"]
            for suffix, keys in [("", []), ("-open", [OPENED[page]] if page in OPENED else None)]:
                if keys is not None:
                    screen = terminal.play(program, size, opening + keys, usual)
                    terminal.draw(screen, terminal.WINDOWS[name]).save(folder / f"{page}-terminal-{look}{suffix}.png")


def in_a_browser(program, executable, folder, pages):
    def take_all(browser, address):
        for look, width, scheme in [("phone", 390, "light"), ("dark", 390, "dark"), ("desktop", 1280, "light")]:
            for name in pages:
                # A visit stays on the page that it has opened.
                context = web.plain(
                    browser, viewport={"width": width, "height": 844 if width == 390 else 800}, color_scheme=scheme)
                take(context.new_page(), address, name, f"{folder}/{name}-web-{look}")
                context.close()

    web.on(program, executable, take_all)


def take(page, address, name, path):
    page.goto(address)
    page.locator(f"button[value='open:{name}']").click()
    page.screenshot(path=f"{path}.png", full_page=True)
    summaries = page.locator("form summary").all()
    for summary in summaries:
        summary.click()
    if summaries:
        page.screenshot(path=f"{path}-open.png", full_page=True)
    leading = page.locator("button[value^='choose:']")
    if leading.count():
        leading.last.click()
        page.screenshot(path=f"{path}-page.png", full_page=True)


def main(program, executable, folder, *wanted):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    pages = wanted or PAGES
    on_a_terminal(program, folder, pages)
    in_a_browser(program, executable, folder, pages)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
