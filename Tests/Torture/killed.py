"""Starts the sample again and again, types into it, kills it with -9 at a random moment, and looks at the draft.

usage: killed.py SAMPLE RUNS SEED [WORKERS]

Whatever stood in the field while the status line said that the answers were saved must be in the draft afterward, and the
draft must always be whole. Each run goes on with the draft of the one before, as a person would. Prints what was found and
how often the program had promised something; the exit code is 1 if a promise was broken.
"""

import fcntl
import json
import multiprocessing
import os
import pty
import random
import select
import shutil
import struct
import sys
import tempfile
import termios
import time

import pyte

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
SAVED = "Answers saved at"
#: A new folder is used after so many runs, so that the text stays short enough to be seen as a whole.
RUNS_PER_FOLDER = 6


class Program:
    """The sample on a terminal of its own."""

    def __init__(self, sample, folder):
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.child, self.master = pty.fork()
        if self.child == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(sample, [sample, "--screen"], {
                "LANG": "C.UTF-8", "TERM": "xterm-256color", "SURFACE": "terminal", "DRAFTS": folder})

    def read(self, seconds):
        """Reads what comes within a time. False once the program has closed its terminal."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not select.select([self.master], [], [], left)[0]:
                return True
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.stream.feed(data)
        return True

    def wait_for(self, words, seconds=30):
        end = time.monotonic() + seconds
        while not any(word in line for line in self.screen.display for word in words):
            if time.monotonic() > end or not self.read(0.05):
                raise SystemExit(f"{words} didn't show:\n" + "\n".join(self.screen.display))

    def type(self, text):
        os.write(self.master, text.encode())

    def shows(self, words):
        return any(words in line for line in self.screen.display)

    def field(self, start):
        """The text that is seen in the field: it begins with what was typed first."""
        for line in self.screen.display:
            if start in line:
                return line[line.index(start):].split(" ")[0]
        return ""

    def kill(self):
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)
        os.close(self.master)


def drafted(folder):
    """The text of the field in the draft, and what is wrong with the draft."""
    files = [name for name in os.listdir(folder) if name.endswith(".draft")]
    if not files:
        return "", None
    with open(os.path.join(folder, files[0]), "rb") as file:
        data = file.read()
    try:
        entry = json.loads(data)["fields"].get("email", {})
    except (ValueError, KeyError) as error:
        return "", f"the draft is not whole: {error}: {data[:200]!r}"
    return entry.get("draft") or entry.get("value", {}).get("text", ""), None


def work(job):
    sample, runs, seed = job
    chance = random.Random(seed)
    troubles, promises, saves = [], 0, 0
    folder = tempfile.mkdtemp(prefix="torture")
    start = ""
    for run in range(runs):
        if run % RUNS_PER_FOLDER == 0:
            shutil.rmtree(folder)
            os.mkdir(folder)
            start = "q" + "".join(chance.choice(LETTERS) for _ in range(4))
        before, _ = drafted(folder)
        if before and not before.startswith(start):
            # It was killed before the beginning was saved, and without that nothing is found on the screen.
            shutil.rmtree(folder)
            os.mkdir(folder)
            before = ""
        program = Program(sample, folder)
        program.wait_for(["Continue with your answers", "Email"])
        if program.shows("Continue with your answers"):
            program.type("\r")
            program.wait_for([start] if before else ["Email"])
        elif before:
            troubles.append(f"run {run}: the draft of {before!r} was not offered")
        program.type("\x1b[F")
        promised = before
        words = (start if not before else "") + "".join(chance.choice(LETTERS) for _ in range(chance.randint(1, 5)))
        for letter in words:
            program.type(letter)
            program.read(chance.choice([0, 0, 0.01, 0.05, 0.3, 1.1]))
        # Somewhere between the last key and long after the draft was stored.
        end = time.monotonic() + chance.uniform(0, 2.4)
        said = False
        while time.monotonic() < end and program.read(0.02):
            if program.shows(SAVED):
                promised = program.field(start)
                said = True
        saves += said
        program.kill()
        found, trouble = drafted(folder)
        if trouble:
            troubles.append(f"run {run}: {trouble}")
        elif not found.startswith(promised):
            troubles.append(f"run {run}: {promised!r} was said to be saved, {found!r} is in the draft")
        promises += bool(promised)
    shutil.rmtree(folder)
    return troubles, promises, saves


def main(sample, runs, seed, workers="2"):
    count = int(workers)
    shares = [int(runs) // count + (index < int(runs) % count) for index in range(count)]
    jobs = [(sample, share, f"{seed}-{index}") for index, share in enumerate(shares)]
    with multiprocessing.Pool(count) as pool:
        results = pool.map(work, jobs)
    troubles = [trouble for result in results for trouble in result[0]]
    for trouble in troubles:
        print(trouble)
    print(f"Killed {runs} times; something was promised in {sum(r[1] for r in results)} runs, "
          f"{sum(r[2] for r in results)} times in the run itself; {len(troubles)} promises were broken.")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
