"""Asks the terminal that it runs in how many columns texts take up.

    python3 widths.py TEXTS.json WIDTHS.json

Each text is written at the left edge; then the terminal reports the position of the cursor (ECMA-48, DSR 6).
"""

import json
import os
import re
import sys
import termios
import tty


def main(texts, widths):
    before = termios.tcgetattr(0)
    tty.setraw(0)
    found = []
    try:
        for text in json.load(open(texts, encoding="utf-8")):
            os.write(1, b"\r\x1b[2K" + text.encode() + b"\x1b[6n")
            answer = b""
            while not (place := re.search(rb"\x1b\[(\d+);(\d+)R", answer)):
                answer += os.read(0, 64)
            found.append(int(place.group(2)) - 1)
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, before)
    # Write the file atomically, because another process is waiting for it.
    with open(widths + ".new", "w", encoding="utf-8") as file:
        json.dump(found, file)
    os.rename(widths + ".new", widths)


main(*sys.argv[1:3])
