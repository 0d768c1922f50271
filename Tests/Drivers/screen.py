"""Operates a program in a terminal of its own: sends keys to it, and interprets its output with pyte."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time

import pyte

from lines import PATIENCE, Trouble, serve

FRAME_BEGINS = b"\x1b[?2026h"
FRAME_ENDS = b"\x1b[?2026l"
HELP = "\x1bOP"
# How many seconds a short submit may take.
SHORT_SUBMIT = 20
HELP_SHOWS = "Press any key"
FAILED = "Something went wrong."
NOT_SAVED = "Your changes are still here."
BUSY = ("Saving…", "Checking…")
SUBMITTING = "Submitting…"
STOPPED = "Nothing was saved."


class Screen(pyte.Screen):
    """pyte doesn't know faint text; here it is stored as blinking text, which a form never uses."""

    def select_graphic_rendition(self, *attributes, **arguments):
        codes = list(attributes)
        # After 38 and 48, a 2 means that a color follows.
        kept = [5 if code == 2 and (place == 0 or codes[place - 1] not in (38, 48)) else code
                for place, code in enumerate(codes)]
        super().select_graphic_rendition(*kept, **arguments)


class Driver:
    def __init__(self):
        self.child = None
        self.code = None
        self.frames = 0
        # Whether what the program does takes until it is released.
        self.is_held = False

    def do_start(self, program, environment, columns, lines):
        self.screen = Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.result = tempfile.TemporaryFile()
        self.child, self.master = pty.fork()
        if self.child == 0:
            try:
                size = struct.pack("HHHH", lines, columns, 0, 0)
                fcntl.ioctl(0, termios.TIOCSWINSZ, size)
                os.dup2(self.result.fileno(), 1)
                os.execve(program, [program], {**os.environ, **environment})
            finally:
                os._exit(127)
        self.wait(lambda: self.frames > 0, "the first frame")
        return self.state()

    def do_press(self, keys):
        """Presses keys and waits until all of them are handled, by opening and closing the help after them."""
        self.send(keys)
        return self.do_settle()

    def do_press_alone(self, keys):
        """Presses a key that always causes a frame and must not be joined with the next key, such as Escape."""
        frames = self.frames
        self.send(keys)
        self.wait(lambda: self.frames > frames, f"a frame after {keys!r}")
        return self.do_settle()

    def do_press_until(self, keys, text):
        """Presses keys and waits for a text."""
        self.send(keys)
        self.wait(lambda: text in self.shown(), f"'{text}'")
        return self.state()

    def do_settle(self, stops=("Save changes?", "Leave this form?", "Discard changes?", "and the answers in it?", NOT_SAVED)):
        def is_settled():
            return any(text in self.shown() for text in (HELP_SHOWS, FAILED, *stops))

        def is_over():
            return is_settled() or SUBMITTING in self.shown()

        self.send(HELP)
        # Keys that are pressed during a submit are discarded, and a short one may come and go between two reads.
        if not self.comes(is_over, SHORT_SUBMIT):
            self.send(HELP)
        self.wait(is_over, "the help after the keys")
        if SUBMITTING in self.shown() and self.is_held:
            return self.state()
        if SUBMITTING in self.shown():
            self.wait(lambda: SUBMITTING not in self.shown(), "the submit to end")
            # Keys that are pressed during a submit are discarded.
            if not is_settled():
                self.send(HELP)
                self.wait(is_settled, "the help after the submit")
        if self.code is None and FAILED in self.shown():
            self.send("\r")
            self.wait(lambda: FAILED not in self.shown(), "the message to close")
            return self.state()
        if self.code is None and HELP_SHOWS in self.shown():
            self.send(HELP)
            self.wait(lambda: HELP_SHOWS not in self.shown(), "the help to close")
        if self.is_held:
            return self.state()
        # People look at the outcome of a save or a check once it is there.
        self.wait(lambda: not any(text in self.shown() for text in BUSY), "work to end")
        if self.code is None and NOT_SAVED in self.shown():
            self.send("\x1b")
            self.wait(lambda: NOT_SAVED not in self.shown(), "the message to close")
        return self.state()

    def do_hold(self):
        self.is_held = True
        return self.state()

    def do_release(self):
        """Waits for the end of what the program is at work on."""
        self.is_held = False
        self.wait(lambda: not any(text in self.shown() for text in (*BUSY, SUBMITTING)), "work to end")
        return self.do_settle()

    def do_stop(self):
        """Stops a save that is going on, and waits for its end."""
        self.send("\x03")
        self.wait(lambda: STOPPED in self.shown(), "the save to stop")
        return self.do_settle()

    def do_read(self):
        """The lines of the screen, each as runs of cells with the same look: column, text, look."""
        is_busy = any(text in self.shown() for text in (*BUSY, SUBMITTING))
        return {**self.state(), "isBusy": is_busy, "lines": [self.runs(y) for y in range(self.screen.lines)]}

    def do_end(self):
        self.wait(lambda: self.code is not None, "the end of the program")
        return self.state()

    # The terminal

    def send(self, keys):
        if self.code is None:
            try:
                os.write(self.master, keys.encode())
            except OSError:
                self.reap()

    def wait(self, is_there, wish):
        """Reads until a condition holds at the end of a frame, or the program has ended."""
        if not self.comes(is_there, PATIENCE):
            raise Trouble(f"Waited {PATIENCE:.0f} s for {wish}.", self.shown())

    def comes(self, is_there, seconds):
        """The same for some seconds; false if they have passed before that."""
        deadline = time.monotonic() + seconds
        while self.code is None and not (not self.in_frame() and is_there()):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.master], [], [], left)[0]:
                return False
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                self.reap()
                return True
            self.feed(data)
        return True

    begun = 0
    tail = b""

    def feed(self, data):
        # A mark may be split between two reads.
        both = self.tail + data
        self.begun += both.count(FRAME_BEGINS)
        self.frames += both.count(FRAME_ENDS)
        self.tail = next((both[-n:] for n in range(7, 0, -1) if FRAME_BEGINS.startswith(both[-n:]) or
                          FRAME_ENDS.startswith(both[-n:])), b"")
        self.stream.feed(data)

    def in_frame(self):
        return self.begun > self.frames

    def reap(self):
        deadline = time.monotonic() + PATIENCE
        while self.code is None:
            pid, status = os.waitpid(self.child, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > deadline:
                raise Trouble("The program has closed its terminal and does not end.", self.shown())
            else:
                select.select([], [], [], 0.01)

    # Reading

    def state(self):
        if self.code is None:
            return {"code": None}
        self.result.seek(0)
        return {"code": self.code, "output": self.result.read().decode()}

    def shown(self):
        return "\n".join(map(self.line, range(self.screen.lines))) if self.child else ""

    def line(self, y):
        """The text of a line up to the last cell that was ever written. pyte's own `display` measures every character."""
        cells = self.screen.buffer[y]
        return "".join(cells[x].data for x in range(max(cells) + 1)) if cells else ""

    def runs(self, y):
        runs = []
        blanks = 0
        cells = self.screen.buffer[y]
        for x in range(max(cells, default=-1) + 1):
            cell = cells[x]
            look = "".join(
                letter
                for letter, has in (
                    ("b", cell.bold), ("d", cell.blink), ("u", cell.underscore), ("i", cell.reverse),
                    (" " + cell.fg, cell.fg != "default"),
                )
                if has
            )
            if cell.data == " " and not look:
                blanks += 1
                continue
            if runs and runs[-1][2] == look and blanks < 2:
                runs[-1][1] += " " * blanks + cell.data
            else:
                runs.append([x, cell.data, look])
            blanks = 0
        return runs

    def close(self):
        if self.child and self.code is None:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)


serve(Driver())
