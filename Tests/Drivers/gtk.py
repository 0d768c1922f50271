"""Plays a person at a window: real keys and a real pointer, and reads what assistive technology is told."""

import os
import signal
import subprocess
import tempfile
import time

from gi.repository import GLib

import desktop as keys
from desktop import Desktop, dies_with_us
from lines import PATIENCE, Trouble, serve
from tree import Bus, Node
from window import LEAVING, Page

WIDTH, HEIGHT = 700, 4000
# Around what belongs to the form a window without a manager has an edge.
EDGE = 5


class Driver:
    def __init__(self):
        self.program = self.desktop = self.bus = None
        self.height = HEIGHT

    def do_start(self, program, environment):
        self.desktop = Desktop(WIDTH, HEIGHT)
        self.bus = Bus(self.desktop.address, PATIENCE)
        self.result, self.errors = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        self.program = subprocess.Popen(
            [program], env={**os.environ, **environment, **self.desktop.environment()}, stdin=subprocess.DEVNULL,
            stdout=self.result, stderr=self.errors, preexec_fn=dies_with_us)
        self.wait(lambda: self.bus.programs() and self.desktop.windows(), "the window")
        self.root = self.bus.programs()[0]
        self.settle()
        return self.state()

    def do_read(self):
        page = self.page()
        back = page.back if page.page else None
        return {
            **self.state(), "heading": page.window.title if page.window else "", "rows": page.rows,
            "page": [page.bar.of("label")[0].title] if back else [],
            "isLeaving": any(LEAVING == question.title for question in page.questions),
        }

    # What a person does

    def do_type(self, row, id, text):
        """Goes to a field, replaces its text and leaves it."""
        self.click(id)
        self.desktop.key(ord("a"), keys.CONTROL)
        self.desktop.key(keys.DELETE)
        self.desktop.type(text)
        self.settle()
        return self.leave(row)

    def do_click(self, id, row=None, times=1):
        self.click(id, times)
        return self.leave(row) if row else self.work()

    def do_unfold(self, id):
        """Unfolds a menu and reads what it offers."""
        self.click(id)
        popover = self.wait(lambda: self.tree(id).of("list")[1:], "the menu")[0]
        return {**self.state(), "options": [item.of("label")[0].title for item in popover.of("list item")]}

    def do_take(self, row, place):
        self.desktop.key(keys.HOME)
        for _ in range(place):
            self.desktop.key(keys.DOWN)
        self.desktop.key(keys.RETURN)
        self.settle()
        return self.leave(row)

    def do_press(self, key, held):
        self.desktop.key(getattr(keys, key, None) or ord(key), getattr(keys, held))
        self.settle()
        return self.work()

    def do_answer(self, title):
        """Answers a question."""
        question = self.wait(lambda: self.page().questions, "the question")[0]
        # Names of buttons here hold their label twice; the first one that has a place is the one that shows.
        buttons = [label for label in question.of("label") if label.title == title and label.extents[2] > 0]
        if not buttons:
            raise Trouble(f"There is no answer '{title}'.", self.shown())
        window = self.desktop.windows()[-1]
        self.press_pointer(window, buttons[0].extents)
        self.wait(lambda: not self.page().questions, "the end of the question")
        self.settle()
        return self.state()

    def leave(self, row):
        """Goes on to the next row; some have more than one place for the keyboard."""
        for _ in range(8):
            self.desktop.key(keys.TAB)
            self.settle()
            if self.state()["code"] is not None or not any("focused" in node.states for node in self.tree(row).all()):
                break
        return self.state()

    # The window

    def click(self, id, times=1):
        self.press_pointer(self.desktop.windows()[0], self.node(id).extents, times)
        self.settle()

    def press_pointer(self, window, place, times=1):
        x = window[1] + EDGE + place[0] + place[2] // 2
        y = window[2] + EDGE + place[1] + place[3] // 2
        for _ in range(times):
            self.desktop.click(x, y)

    def settle(self):
        """Waits until keys and clicks are answered and everything has its place.

        The window is made a little higher or lower: it hears of that after the keys, and answers with its next frame."""
        windows = self.desktop.windows()
        if not windows or self.program.poll() is not None:
            return self.wait(lambda: False, "the end of the program")
        self.height = HEIGHT + HEIGHT - 2 - self.height
        self.desktop.place(windows[0][0], 0, 0, WIDTH, self.height)
        self.desktop.focus(windows[-1][0])
        self.wait(lambda: self.is_placed() or not self.desktop.windows(), "the window to have its size")
        if not self.desktop.windows():
            self.wait(lambda: False, "the end of the program")

    def is_placed(self):
        """Whether the window says of itself that it is as high as it was made; it has an edge of 5 points."""
        return any(node.extents[3] == self.height - 2 * EDGE for node in self.bus.children(*self.root))

    def work(self):
        """Waits until a submit is over."""
        self.wait(lambda: not self.page().isBusy, "the end of a submit")
        return self.state()

    def page(self):
        return Page(self.bus.tree(*self.root))

    def node(self, path):
        return Node(self.bus, self.root[0], path, None)

    def tree(self, path):
        return self.bus.tree(self.root[0], path)

    def ask(self, question):
        """The answer; nil where the program has ended meanwhile."""
        try:
            return question()
        except GLib.Error:
            return None

    def wait(self, is_there, wish):
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self.ask(is_there)
            if found or self.program.poll() is not None:
                return found
            if time.monotonic() > deadline:
                raise Trouble(f"Waited {PATIENCE:.0f} s for {wish}.", self.shown())
            time.sleep(0.005)

    # What is seen

    def state(self):
        code = self.program.poll()
        if code is None:
            return {"code": None}
        self.result.seek(0)
        self.errors.seek(0)
        return {"code": code, "output": self.result.read().decode(), "errors": self.errors.read().decode()[-2000:]}

    def shown(self):
        if not self.program or self.program.poll() is not None:
            return str(self.state()) if self.program else ""
        tree = self.ask(lambda: self.bus.tree(*self.root))
        return tree.described(lambda node: f"{node.role} {node.title!r} {sorted(node.states)}") if tree else ""

    def close(self):
        if self.program and self.program.poll() is None:
            self.program.send_signal(signal.SIGKILL)
            self.program.wait()
        if self.desktop:
            self.desktop.close()


if __name__ == "__main__":
    serve(Driver())
