"""Pictures of the sample and of other forms on terminals of several sizes, light and dark, with and without colours.

    .build/python/bin/python Documentation/Pictures/terminal.py .build/debug/Sample Documentation/Pictures

The programs of the other forms are looked for beside the sample.

Keys go to the program over a pseudo-terminal; pyte makes of its bytes what would be seen, and that is drawn. Nothing is
waited for but the end of a frame, so the same program gives the same pictures.
"""

import fcntl
import os
import pty
import select
import struct
import sys
import termios

import pyte
from PIL import Image, ImageDraw, ImageFont

FRAME_ENDS = b"\x1b[?2026l"
PATIENCE = 30
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono"

# What the window of a terminal looks like by itself: its own text, faint text, background and named colours.
WINDOWS = {
    "light": {"text": "#242424", "faint": "#707070", "window": "#fdfdfa", "red": "#b3261e", "magenta": "#8a1f8a"},
    "dark": {"text": "#e2e2e2", "faint": "#9a9a9a", "window": "#1d1d20", "red": "#ff8a80", "magenta": "#e08ae0"},
}
BACKGROUNDS = {"light": "0;15", "dark": "15;0"}

# What is typed for the pictures, in windows of which size, with which variables.
WIDE, NARROW, VERY_WIDE = (80, 24), (40, 24), (132, 34)
WRONG = ["ada@example", "\t", "Engine", "\x13"]
BOTH, LIGHT, DARK = ("light", "dark"), ("light",), ("dark",)
TALL = (80, 30)


def click(x, y, kind=0):
    return f"\x1b[<{kind};{x};{y}M"


NOTE = "No nuts of any kind, please, and nothing fried in the same oil. I have my own medicine with me."


SCENES = {
    "": (BOTH, WIDE, [], {}),
    "-issues": (BOTH, WIDE, WRONG, {}),
    "-narrow": (DARK, NARROW, [], {}),
    "-wide": (LIGHT, VERY_WIDE, WRONG, {}),
    "-guests": (LIGHT, WIDE, ["\x06", "guest", "\r", "\r", "Grace Hopper", "\t", "\t", "\r", "Mary"], {}),
    "-plain": (LIGHT, WIDE, WRONG, {"NO_COLOR": "1"}),
    "-columns": (LIGHT, WIDE, WRONG, {"LOOK": "columns"}),
    "-list": (DARK, WIDE, ["\t" * 8, " ", "e"], {}),
    "-calendar": (LIGHT, WIDE, ["\t" * 4, "2026-11-21", "\x1bOS"], {}),
    "-search": (DARK, WIDE, ["\x06", "in"], {}),
    "-pointer": (DARK, WIDE, ["\t" * 11, "oth", "\r", "\t", f"\x1b[200~{NOTE}\x1b[201~",
                              click(36, 18), click(46, 19, kind=32)], {}),
    "-inline": (LIGHT, WIDE, ["ada@example", "\t"], {"ARGUMENTS": "--inline"}),
    "-own": (LIGHT, WIDE, ["\t"], {"PROGRAM": "OwnScreen"}),
    "-choices": (LIGHT, TALL, ["\t" * 6, "\x15", "5", "\x1b[A", "\x1b[A", "\x1b[A", "\x1b[A"], {"PROGRAM": "ConformanceForms", "SURFACE": "screen", "FORM": "pickers"}),
    "-styles": (LIGHT, (80, 54), ["\t" * 4, "\x1b[C"], {"PROGRAM": "ConformanceForms", "SURFACE": "screen", "FORM": "styles"}),
    "-tiles": (LIGHT, TALL, ["\t" * 4, "\r", "\t", "\x1b[C"], {"PROGRAM": "Gallery", "SURFACE": "screen"}),
    "-options-page": (DARK, WIDE, ["\t" * 8, " "], {"PROGRAM": "ConformanceForms", "SURFACE": "screen", "FORM": "styles"}),
    "-editing": (LIGHT, WIDE, ["\x05", "\t\t", "Oslo"], {"PROGRAM": "Profile", "SURFACE": "screen"}),
    "-right-to-left": (DARK, TALL, ["\t", "\x1b[D"], {"PROGRAM": "ConformanceForms", "SURFACE": "screen", "FORM": "arabic"}),
}


class Screen(pyte.Screen):
    """pyte knows no faint text; here it is kept as what a form never uses, blinking."""

    def select_graphic_rendition(self, *attributes, **arguments):
        codes = list(attributes)
        # Behind 38 and 48, a 2 says that a colour follows.
        kept = [5 if code == 2 and (place == 0 or codes[place - 1] not in (38, 48)) else code
                for place, code in enumerate(codes)]
        super().select_graphic_rendition(*kept, **arguments)


def play(sample, size, keys, variables):
    program = os.path.join(os.path.dirname(sample), variables.get("PROGRAM", os.path.basename(sample)))
    arguments = [] if "PROGRAM" in variables else [variables.get("ARGUMENTS", "--screen")]
    screen = Screen(*size)
    stream = pyte.ByteStream(screen)
    if arguments == ["--inline"]:
        stream.feed(b"$ git pull\r\nAlready up to date.\r\n$ sample --inline\r\n")
    child, master = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        os.execve(program, [program, *arguments], {"LANG": "C.UTF-8", **variables})
    try:
        for key in ["", *keys]:
            os.write(master, key.encode())
            seen = b""
            while FRAME_ENDS not in seen[-16:]:
                if not select.select([master], [], [], PATIENCE)[0]:
                    raise SystemExit(f"No frame came after {key!r}.")
                seen += os.read(master, 65536)
            stream.feed(seen)
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(master)
    return screen


def color(name, window, usual):
    return "#" + name if len(name) == 6 and all(c in "0123456789abcdef" for c in name) else window.get(name, usual)


def draw(screen, window):
    size = 30
    fonts = [ImageFont.truetype(FONTS + style + ".ttf", size) for style in ("", "-Bold")]
    width, height, margin = round(fonts[0].getlength("M")), 38, 24
    image = Image.new("RGB", (screen.columns * width + 2 * margin, screen.lines * height + 2 * margin), window["window"])
    pen = ImageDraw.Draw(image)
    for y in range(screen.lines):
        for x in range(screen.columns):
            cell = screen.buffer[y][x]
            text = color(cell.fg, window, window["faint" if cell.blink else "text"])
            back = color(cell.bg, window, window["window"])
            if cell.reverse:
                text, back = back, text
            left, top = margin + x * width, margin + y * height
            if back != window["window"]:
                pen.rectangle([left, top, left + width - 1, top + height - 1], fill=back)
            if cell.data.strip():
                pen.text((left, top + 1), cell.data, font=fonts[cell.bold], fill=text)
            if cell.underscore:
                pen.line([left, top + height - 5, left + width - 1, top + height - 5], fill=window["faint"], width=2)
    if not screen.cursor.hidden:
        left, top = margin + screen.cursor.x * width, margin + screen.cursor.y * height
        pen.rectangle([left, top + 2, left + 3, top + height - 3], fill=window["text"])
    # A few colours are enough, and make small files.
    return image.quantize(48)


def main(program, folder, *wanted):
    for scene, (windows, size, keys, variables) in SCENES.items():
        for name in windows:
            window = WINDOWS[name]
            path = os.path.join(folder, f"terminal-{name}{scene}.png")
            if wanted and os.path.basename(path) not in wanted:
                continue
            usual = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": BACKGROUNDS[name]}
            draw(play(program, size, keys, {**usual, **variables}), window).save(path, optimize=True)
            print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
