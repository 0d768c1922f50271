"""Pictures of the sample on a terminal of 80 by 24, light and dark, with and without issues.

    .build/python/bin/python Documentation/Pictures/terminal.py .build/debug/Sample Documentation/Pictures

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

COLUMNS, LINES = 80, 24
FRAME_ENDS = b"\x1b[?2026l"
PATIENCE = 30
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono"

THEMES = {
    "light": {"text": "#242424", "faint": "#707070", "window": "#fdfdfa", "red": "#b3261e", "brown": "#7a5600",
              "cyan": "#00697a", "green": "#1b6b2a"},
    "dark": {"text": "#e2e2e2", "faint": "#9a9a9a", "window": "#1d1d20", "red": "#ff8a80", "brown": "#e5b84c",
             "cyan": "#5fd0e0", "green": "#7bd88a"},
}

# What is typed for the pictures: a form as it opens, and one that was refused, seen from where the first issue is.
SCENES = {
    "": [],
    "-issues": ["ada@example", "\t", "Engine", "\x13"],
}


class Screen(pyte.Screen):
    """pyte knows no faint text; here it is kept as what a form never uses, blinking."""

    def select_graphic_rendition(self, *attributes, **arguments):
        super().select_graphic_rendition(*(5 if code == 2 else code for code in attributes), **arguments)


def play(program, keys):
    screen = Screen(COLUMNS, LINES)
    stream = pyte.ByteStream(screen)
    child, master = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execve(program, [program, "--screen"], {"TERM": "xterm-256color", "LANG": "C.UTF-8"})
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


def draw(screen, theme):
    size = 30
    fonts = [ImageFont.truetype(FONTS + style + ".ttf", size) for style in ("", "-Bold")]
    width, height, margin = round(fonts[0].getlength("M")), 38, 24
    image = Image.new("RGB", (COLUMNS * width + 2 * margin, LINES * height + 2 * margin), theme["window"])
    pen = ImageDraw.Draw(image)
    for y in range(LINES):
        for x in range(COLUMNS):
            cell = screen.buffer[y][x]
            text, back = theme.get(cell.fg, theme["faint" if cell.blink else "text"]), theme["window"]
            if cell.reverse:
                text, back = back, text
            left, top = margin + x * width, margin + y * height
            if back != theme["window"]:
                pen.rectangle([left, top, left + width - 1, top + height - 1], fill=back)
            if cell.data.strip():
                pen.text((left, top + 1), cell.data, font=fonts[cell.bold], fill=text)
            if cell.underscore:
                pen.line([left, top + height - 5, left + width - 1, top + height - 5], fill=theme["faint"], width=2)
    if not screen.cursor.hidden:
        left, top = margin + screen.cursor.x * width, margin + screen.cursor.y * height
        pen.rectangle([left, top + 2, left + 3, top + height - 3], fill=theme["text"])
    # A few colours are enough, and make small files.
    return image.quantize(32)


def main(program, folder):
    for scene, keys in SCENES.items():
        screen = play(program, keys)
        for name, theme in THEMES.items():
            path = os.path.join(folder, f"terminal-{name}{scene}.png")
            draw(screen, theme).save(path, optimize=True)
            print(path)


main(*sys.argv[1:3])
