"""A short film of the sample on a terminal: as a cast for players of asciinema, and as a picture that moves.

    .build/python/bin/python Documentation/Pictures/cast.py .build/debug/Sample Documentation/Pictures

Keys go to the program over a pseudo-terminal. Times are those of the script below, not of a clock, so the same program
gives the same film.
"""

import fcntl
import html
import json
import os
import pty
import select
import struct
import sys
import termios

import pyte

COLUMNS, LINES = 80, 24
FRAME_ENDS = b"\x1b[?2026l"
PATIENCE = 30
ENVIRONMENT = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": "15;0", "LANG": "C.UTF-8"}
# How long a letter takes, and how long one looks at what it has led to.
LETTER, LOOK, LONG_LOOK = 0.09, 0.7, 1.8
DOWN, SEARCH, SUBMIT, NEXT_ISSUE = "\x1b[B", "\x06", "\x13", "\x1bn"


def typed(text):
    return [(letter, LETTER) for letter in text]


SCRIPT = [
    ("", LONG_LOOK),
    *typed("ada"), ("\t", LOOK),
    *typed("Engine1843"), ("\t", LOOK / 2), *typed("Engine1843"), ("\t", LOOK / 2),
    *typed("Ada Lovelace"), (SUBMIT, LONG_LOOK),
    *typed("@example.org"), (NEXT_ISSUE, LONG_LOOK),
    (" ", LOOK), (SEARCH, LOOK), *typed("diet"), ("\r", LOOK), ("\r", LONG_LOOK), (DOWN, LOOK), ("\r", LOOK),
    (SEARCH, LOOK), *typed("int"), ("\r", LOOK), (" ", LOOK), *typed("de"), (" ", LOOK), ("\r", LONG_LOOK),
    (SEARCH, LOOK), *typed("ta"), ("\r", LOOK), (" ", LONG_LOOK),
    (SEARCH, LOOK), *typed("guest"), ("\r", LOOK), ("\r", LOOK), *typed("Grace"), (DOWN, LOOK), (DOWN, LOOK),
    ("\r", LOOK), *typed("Mar"), ("y", LONG_LOOK),
]


class Screen(pyte.Screen):
    """pyte knows no faint text; here it is kept as what a form never uses, blinking."""

    def select_graphic_rendition(self, *attributes, **arguments):
        kept, rest = [], list(attributes)
        while rest:
            # The numbers of a colour are no attributes of their own.
            count = (5 if rest[1:2] == [2] else 3) if rest[0] in (38, 48) else 1
            kept += rest[:count] if count > 1 else [5 if rest[0] == 2 else rest[0]]
            rest = rest[count:]
        super().select_graphic_rendition(*kept, **arguments)


def play(program):
    """The outputs of the program with their times, and what is seen after each."""
    screen = Screen(COLUMNS, LINES)
    stream = pyte.ByteStream(screen)
    child, master = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execve(program, [program, "--screen"], ENVIRONMENT)
    now, outputs, frames = 0.0, [], []
    try:
        for keys, pause in SCRIPT:
            os.write(master, keys.encode())
            seen = b""
            while FRAME_ENDS not in seen[-16:]:
                if not select.select([master], [], [], PATIENCE)[0]:
                    raise SystemExit(f"No frame came after {keys!r}.")
                seen += os.read(master, 65536)
            stream.feed(seen)
            outputs.append((now, seen.decode()))
            frames.append((now, rows(screen)))
            now += pause
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(master)
    return outputs, frames, now


def rows(screen):
    """Each line as runs of cells that look alike: column, width, text, colours and attributes."""
    lines = []
    for y in range(LINES):
        runs = []
        for x in range(COLUMNS):
            cell = screen.buffer[y][x]
            look = (cell.fg, cell.bg, cell.bold, cell.blink, cell.underscore, cell.reverse)
            has_cursor = (x, y) == (screen.cursor.x, screen.cursor.y) and not screen.cursor.hidden
            if runs and runs[-1][3] == look and not has_cursor and not runs[-1][4]:
                runs[-1][1] += 1
                runs[-1][2] += cell.data
            else:
                runs.append([x, 1, cell.data, look, has_cursor])
        lines.append(tuple(tuple(run) for run in runs))
    return lines


def write_cast(path, outputs):
    with open(path, "w") as file:
        header = {"version": 2, "width": COLUMNS, "height": LINES, "title": "A form on a terminal",
                  "env": {"TERM": ENVIRONMENT["TERM"]}}
        file.write(json.dumps(header) + "\n")
        for time, text in outputs:
            file.write(json.dumps([round(time, 3), "o", text], ensure_ascii=False) + "\n")


# The picture

WIDTH, HEIGHT, MARGIN = 8.4, 18, 14
NAMED = {"black": "#000000", "red": "#cd3131", "green": "#0dbc79", "brown": "#e5c07b", "blue": "#3b8eea",
         "magenta": "#bc3fbc", "cyan": "#29b8db", "white": "#e5e5e5"}
TEXT, WINDOW, FAINT = "#e2e2e2", "#1d1d20", "#9a9a9a"


def color(name, usual):
    return usual if name == "default" else NAMED.get(name, "#" + name)


def draw_line(runs, y):
    parts = []
    for x, width, text, (fore, back, bold, faint, underlined, reverse), has_cursor in runs:
        ink, paper = color(fore, FAINT if faint else TEXT), color(back, WINDOW)
        if reverse:
            ink, paper = paper, ink
        if has_cursor:
            ink, paper = WINDOW, TEXT
        left, top = round(MARGIN + x * WIDTH, 1), MARGIN + y * HEIGHT
        if paper != WINDOW:
            parts.append(f'<rect x="{left}" y="{top}" width="{round(width * WIDTH, 1)}" height="{HEIGHT}" fill="{paper}"/>')
        words = text.rstrip()
        if words:
            indent = len(words) - len(words.lstrip())
            start = round(left + indent * WIDTH, 1)
            # The width is given, so that every font keeps the columns.
            size = round(len(words.lstrip()) * WIDTH, 1)
            look = (' class="b"' if bold else "") + f' fill="{ink}"'
            parts.append(f'<text x="{start}" y="{top + 13}" textLength="{size}"{look}>{html.escape(words.lstrip())}</text>')
        if underlined:
            line = top + HEIGHT - 2.5
            parts.append(f'<path d="M{left} {line}h{round(width * WIDTH, 1)}" stroke="{FAINT}"/>')
    return "".join(parts)


def write_picture(path, frames, length):
    """Each line is drawn once for each time that it looks the same, and shows for that time."""
    shown = {}
    for y in range(LINES):
        begin = 0
        for place in range(1, len(frames) + 1):
            if place == len(frames) or frames[place][1][y] != frames[begin][1][y]:
                drawn = draw_line(frames[begin][1][y], y)
                end = length if place == len(frames) else frames[place][0]
                if drawn:
                    shown.setdefault((frames[begin][0], end), []).append(drawn)
                begin = place
    width, height = round(COLUMNS * WIDTH + 2 * MARGIN), LINES * HEIGHT + 2 * MARGIN
    styles, groups = [], []
    for number, ((begin, end), lines) in enumerate(sorted(shown.items())):
        if (begin, end) == (0, length):
            groups.append(f'<g>{"".join(lines)}</g>')
            continue
        first, last = round(100 * begin / length, 2), round(100 * end / length, 2)
        steps = ("" if first == 0 else "0%{visibility:hidden}") + f"{first}%{{visibility:visible}}"
        styles.append(f"@keyframes k{number}{{{steps}" + ("" if last >= 100 else f"{last}%{{visibility:hidden}}") + "}"
                      f".k{number}{{visibility:hidden;animation:k{number} {length:.2f}s step-end infinite}}")
        groups.append(f'<g class="k{number}">{"".join(lines)}</g>')
    with open(path, "w") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
            "<title>A form on a terminal: filled in, submitted, corrected, searched</title>"
            "<style>text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
            "white-space:pre}.b{font-weight:700}" + "".join(styles) + "</style>"
            f'<rect width="{width}" height="{height}" rx="8" fill="{WINDOW}"/>' + "".join(groups) + "</svg>\n")


def main(program, folder):
    outputs, frames, length = play(program)
    write_cast(os.path.join(folder, "terminal.cast"), outputs)
    write_picture(os.path.join(folder, "terminal.svg"), frames, length)
    for name in ("terminal.cast", "terminal.svg"):
        path = os.path.join(folder, name)
        print(path, os.path.getsize(path), "bytes")


main(*sys.argv[1:3])
