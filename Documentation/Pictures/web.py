"""Takes pictures of the sample form in a browser, as a telephone shows it: light and dark, with and without issues; and of
pages of the gallery, whose program is looked for beside the sample.

usage: web.py SAMPLE BROWSER [FOLDER]     (with a folder: every page at three widths, to look at)
"""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent


def plain(browser, **more):
    """A window that shows pages as they are without their script."""
    context = browser.new_context(**more)
    context.route("**/form-*.js", lambda route: route.abort())
    return context


def fill_in(page):
    """Some good answers, some to fix."""
    page.locator("[name=email]").fill("ada")
    page.locator("[name=name]").fill("Ada Lovelace")
    page.locator("[name=seats]").fill("nine")
    page.get_by_label("I'm giving a talk").check()
    page.get_by_label("I need an invoice").check()
    page.locator("button[value=update]").click()
    page.get_by_label("Talk title").fill("On the Analytical Engine")
    page.get_by_label("Length in minutes").fill("75")


def submit(page):
    page.locator("button.primary").last.click()


def shoot(page, path):
    """Waits until a telephone's page has the width of its window: right after loading it may still be a wide page,
    made small."""
    page.wait_for_function("""() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() =>
        resolve(innerWidth === screen.width && visualViewport.scale === 1))))""")
    page.screenshot(path=path)


def readme(browser, address):
    for scheme in ["light", "dark"]:
        context = plain(
            browser, viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True,
            color_scheme=scheme)
        page = context.new_page()
        page.goto(address)
        shoot(page, HERE / f"web-phone-{scheme}.png")
        fill_in(page)
        submit(page)
        shoot(page, HERE / f"web-phone-{scheme}-issues.png")
        context.close()
    guests(browser, address)
    arabic(browser, address)


def arabic(browser, address):
    """The page from right to left. Nobody has translated the form's words."""
    context = plain(
        browser, viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True, locale="ar")
    page = context.new_page()
    page.goto(address)
    fill_in(page)
    submit(page)
    page.get_by_role("heading", name="About you").evaluate("heading => heading.scrollIntoView()")
    shoot(page, HERE / "web-phone-right-to-left.png")
    context.close()


def guests(browser, address):
    """Two guests, the second one still without a name."""
    context = plain(
        browser, viewport={"width": 390, "height": 844}, device_scale_factor=2, is_mobile=True, has_touch=True)
    page = context.new_page()
    page.goto(address)
    for name in ["Grace Hopper", None]:
        page.get_by_role("button", name="Add a guest").click()
        if name:
            page.get_by_role("group", name="Guest 1").get_by_label("Name").fill(name)
    page.evaluate("document.getElementById('row-guests').scrollIntoView()")
    shoot(page, HERE / "web-phone-light-guests.png")
    context.close()


def options(browser, address):
    """Pages of the gallery, in a tall phone."""
    for name, height, title in [("bicycle", 1000, "tiles"), ("newsletter", 700, "tags"), ("coffee", 700, "steps")]:
        context = plain(
            browser, viewport={"width": 390, "height": height}, device_scale_factor=2, is_mobile=True, has_touch=True)
        page = context.new_page()
        page.goto(address)
        page.locator(f"button[value='open:{name}']").click()
        if name == "bicycle":
            page.get_by_label("Touring").check()
        shoot(page, HERE / f"web-phone-light-{title}.png")
        context.close()


def everything(browser, address, folder):
    for scheme in ["light", "dark"]:
        for width in [320, 390, 1280]:
            context = plain(browser, viewport={"width": width, "height": 900}, color_scheme=scheme)
            page = context.new_page()

            def take(name):
                page.screenshot(path=folder / f"{name}-{scheme}-{width}.png", full_page=True)

            page.goto(address)
            take("first")
            fill_in(page)
            submit(page)
            take("issues")
            page.locator("button[value='open:invoice']").click()
            take("pushed")
            context.close()


def looks(sample, executable):
    """The looks that come along, beside each other: light above, dark below."""
    from PIL import Image

    columns = []
    for look in ["floatingLabels", "columns", "insetGroups"]:
        os.environ["LOOK"] = look
        pictures = []

        def take(browser, address):
            for scheme in ["light", "dark"]:
                context = plain(browser, viewport={"width": 560, "height": 760}, color_scheme=scheme)
                page = context.new_page()
                page.goto(address)
                page.locator("[name=email]").fill("ada@example.org")
                if scheme == "dark":
                    submit(page)
                    page.evaluate("document.querySelector('h2').scrollIntoView()")
                path = HERE / f"look-{scheme}.png"
                page.screenshot(path=path)
                pictures.append(Image.open(path).convert("RGB"))
                path.unlink()
                context.close()

        on(sample, executable, take)
        columns.append(pictures)
    del os.environ["LOOK"]
    width, height = columns[0][0].size
    whole = Image.new("RGB", (3 * width + 40, 2 * height + 20), "#808080")
    for x, pictures in enumerate(columns):
        for y, picture in enumerate(pictures):
            whole.paste(picture, (x * (width + 20), y * (height + 20)))
    whole.quantize(128).save(HERE / "looks-web.png", optimize=True)


def on(program, executable, take):
    """Serves a program's form, and opens a browser for it."""
    process = subprocess.Popen(
        [program], env={**os.environ, "SURFACE": "web", "PORT": "0"}, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True)
    try:
        line = process.stderr.readline()
        address = line[line.index("http://"):].strip()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"])
            take(browser, address)
            browser.close()
    finally:
        process.terminate()
        process.wait()


def main(sample, executable, folder=None):
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        on(sample, executable, lambda browser, address: everything(browser, address, Path(folder)))
    else:
        on(sample, executable, readme)
        on(os.path.join(os.path.dirname(sample), "Gallery"), executable, options)
        looks(sample, executable)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
