"""Runs a program with a window on a desktop of its own: waits until it is ready, and collects its output."""

import os
import signal
import subprocess
import tempfile
import time

from gi.repository import GLib

from desktop import Desktop, dies_with_us
from lines import PATIENCE, Trouble
from tree import Bus, Node

WIDTH, HEIGHT = 700, 2400
# The edge that a window has around its content if there is no window manager.
EDGE = 5


class Running:
    def __init__(self):
        self.program = self.desktop = self.bus = None
        self.height = HEIGHT
        # The window as it was read at the end of the last request; None once something has been done to it.
        self.last = None

    def start(self, program, environment):
        self.desktop = Desktop(WIDTH, HEIGHT)
        self.bus = Bus(self.desktop.address, PATIENCE)
        self.result, self.errors = tempfile.TemporaryFile(), tempfile.TemporaryFile()
        self.program = subprocess.Popen(
            [program], env={**os.environ, **environment, **self.desktop.environment()}, stdin=subprocess.DEVNULL,
            stdout=self.result, stderr=self.errors, preexec_fn=dies_with_us)
        self.wait(lambda: self.bus.programs() and self.desktop.windows(), "the window")
        if self.program.poll() is not None:
            raise Trouble("The program has ended before there was a window.", self.shown())
        self.root = self.bus.programs()[0]
        self.settle()

    def node(self, path):
        return Node(self.bus, self.root[0], path)

    def tree(self, path):
        return self.bus.tree(self.root[0], path)

    def settle(self):
        """Waits until keys and clicks have been handled and everything is laid out.

        It resizes the window slightly: the window handles that after the keys, and shows it in its next frame."""
        self.last = None
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
        """Whether the window reports the height that was set, less the edge on both sides."""
        name, root = self.root
        windows = self.bus.children(name, [root]).get(root, [])
        return any(self.node(window).extents[3] == self.height - 2 * EDGE for window in windows)

    def ask(self, question):
        """The answer; None if the program has ended meanwhile."""
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

    # Reading

    def state(self):
        code = self.program.poll()
        if code is None:
            return {"code": None}
        self.result.seek(0)
        self.errors.seek(0)
        errors = self.errors.read().decode(errors="replace")
        # The cause comes first; after a trap, long lists of threads follow.
        if len(errors) > 3000:
            errors = errors[:2000] + "\n…\n" + errors[-1000:]
        return {"code": code, "output": self.result.read().decode(), "errors": errors}

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
