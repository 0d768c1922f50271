"""Records what a program does to its folder of drafts, and replays every prefix of it, as a disk that loses power would.

usage: recorded.py SAMPLE

strace records each write, flush, link, rename and removal. A crash after any of them may leave on the disk what was
flushed, and of the rest anything: names that were changed are there or not, in any combination that keeps the order of
those that concern one name, and bytes that were not flushed are there, missing, or half there. Whatever is left, the draft
that is found must be whole, and no older than the last one that was said to be saved; once two drafts were saved, the one
before must be there as well. The exit code is 1 if not.
"""

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(__file__))
from killed import Program, SAVED  # noqa: E402

CALL = re.compile(r"^\d+ +(\w+)\((.*)\) += (-?\d+)")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


class Traced(Program):
    """The sample under strace."""

    def __init__(self, sample, folder, log):
        script = os.path.join(folder + "-bin", "traced")
        os.makedirs(os.path.dirname(script))
        with open(script, "w", encoding="utf8") as file:
            file.write("#!/bin/sh\nexec strace -f -qq -e signal=none -s 10000000 -o '%s' -e trace=openat,write,fsync,"
                       "unlink,link,rename,close '%s' \"$@\"\n" % (log, sample))
        os.chmod(script, 0o755)
        super().__init__(script, folder)


def record(sample, folder, log):
    """Types three times, and waits until each of it is said to be saved."""
    program = Traced(sample, folder, log)
    program.wait_for(["Email"], 60)
    for words in ["qabc", "def", "ghi", "jkl"]:
        program.type(words)
        program.read(0.6)
        program.wait_for([SAVED], 60)
        # The line stays until the next key, so wait for the next one to take it away.
        program.read(0.3)
    program.kill()
    time.sleep(0.3)


def unescaped(text):
    return text.encode("latin1").decode("unicode_escape").encode("latin1")


def operations(log, folder):
    """What happened in the folder: ("make", name, inode), ("write", inode, bytes), ("flush", inode), ("names",), …"""
    descriptors, inodes, found = {}, itertools.count(), []
    unfinished = {}
    with open(log, encoding="latin1") as file:
        for line in file:
            process = line.split(" ", 1)[0]
            if line.rstrip().endswith("<unfinished ...>"):
                unfinished[process] = line.rstrip()[: -len("<unfinished ...>")]
                continue
            if resumed := re.match(r"^\d+ +<\.\.\. \w+ resumed>(.*)$", line.rstrip()):
                line = unfinished.pop(process, process + " ") + resumed.group(1)
            match = CALL.match(line)
            if not match:
                continue
            call, arguments, result = match.group(1), match.group(2), int(match.group(3))
            names = [unescaped(text).decode("utf8", "replace") for text in STRING.findall(arguments)] \
                if call != "write" else []
            inside = [os.path.basename(name) for name in names if os.path.dirname(name) == folder]
            number = arguments.split(",")[0].strip()
            if result < 0:
                continue
            if call == "openat":
                if inside and "O_CREAT" in arguments and not inside[0].startswith("lock"):
                    descriptors[str(result)] = next(inodes)
                    found.append(("make", inside[0], descriptors[str(result)]))
                elif names and names[0].rstrip("/") == folder and "O_DIRECTORY" in arguments:
                    descriptors[str(result)] = "folder"
                else:
                    descriptors.pop(str(result), None)
            elif call == "close":
                descriptors.pop(number, None)
            elif call == "write" and isinstance(descriptors.get(number), int):
                text = STRING.search(arguments).group(1)
                found.append(("write", descriptors[number], unescaped(text)[:result]))
            elif call == "fsync" and number in descriptors:
                inode = descriptors[number]
                found.append(("names",) if inode == "folder" else ("flush", inode))
            elif call in ("unlink", "link", "rename") and inside:
                found.append((call, *inside))
    return found


def apply(change, names):
    """Makes a change of names; one whose source is not there changes nothing."""
    if change[0] == "make":
        names[change[1]] = change[2]
    elif change[0] == "unlink":
        names.pop(change[1], None)
    elif change[0] == "link" and change[1] in names:
        names[change[2]] = names[change[1]]
    elif change[0] == "rename" and change[1] in names:
        names[change[2]] = names.pop(change[1])


def disks(prefix):
    """Every disk that a loss of power after these operations may leave."""
    durable, pending = {}, []
    content, flushed = {}, {}
    for operation in prefix:
        kind = operation[0]
        if kind == "write":
            content[operation[1]] = content.get(operation[1], b"") + operation[2]
        elif kind == "flush":
            flushed[operation[1]] = content.get(operation[1], b"")
        elif kind == "names":
            for change in pending:
                apply(change, durable)
            pending = []
        else:
            pending.append(operation)
    for chosen in itertools.product([False, True], repeat=len(pending)):
        names, lost = dict(durable), set()
        for change, is_there in zip(pending, chosen):
            touched = {name for name in change[1:] if isinstance(name, str)}
            # What concerns one name stays in its order.
            if is_there and not touched & lost:
                apply(change, names)
            else:
                lost |= touched
        for share in (0.0, 0.5, 1.0):
            files = {}
            for name, inode in names.items():
                safe, all_of_it = flushed.get(inode, b""), content.get(inode, b"")
                files[name] = safe + all_of_it[len(safe):len(safe) + int((len(all_of_it) - len(safe)) * share)]
            yield files


def text(data):
    """The text in a draft; None if it isn't whole."""
    try:
        entry = json.loads(data)["fields"].get("email", {})
        return entry.get("draft") or entry.get("value", {}).get("text", "")
    except (ValueError, KeyError):
        return None


def found(files, name):
    return files.get(name + ".draft", before(files, name))


def before(files, name):
    """The draft before the one that is found."""
    second = files.get(name + ".second")
    return second if second is not None and second != files.get(name + ".draft") else files.get(name + ".earlier")


def main(sample):
    folder = tempfile.mkdtemp(prefix="recorded")
    log = folder + ".log"
    record(sample, folder, log)
    all_of_it = operations(log, folder)
    names = {operation[1] for operation in all_of_it if operation[0] == "make"}
    if len(names) != 1:
        sys.exit(f"Not one file was made, but {names}: {all_of_it[:20]}")
    name = names.pop().removesuffix(".new")
    troubles, count, saved, written, is_in_place = set(), 0, [], {}, False
    for length in range(len(all_of_it) + 1):
        operation = all_of_it[length - 1] if length else ("none",)
        if operation[0] == "write":
            written[operation[1]] = written.get(operation[1], b"") + operation[2]
        # A draft is said to be saved once its name was flushed after it took its place.
        if operation[0] == "make":
            is_in_place = False
        elif operation[0] == "rename" and operation[1].endswith(".new"):
            is_in_place = True
        elif operation[0] == "names" and is_in_place:
            last = text(written[max(written)])
            if not saved or saved[-1] != last:
                saved.append(last)
        for files in disks(all_of_it[:length]):
            count += 1
            data = found(files, name)
            if saved and data is None:
                troubles.add(f"after {length} operations ({operation[0]}), there is no draft: {sorted(files)}")
            elif data is not None and (seen := text(data)) is None:
                troubles.add(f"after {length} operations ({operation[0]}), the draft is not whole: {data[:60]!r}")
            elif saved and not seen.startswith(saved[-1]):
                troubles.add(f"after {length} operations ({operation[0]}), the draft has {seen!r}, not {saved[-1]!r}")
            # The one before the draft that is found.
            order = [text(written[inode]) for inode in sorted(written)]
            if len(saved) > 1 and data is not None and text(data) in order[1:]:
                wanted, kept = order[order.index(text(data)) - 1], before(files, name)
                if kept is None or text(kept) != wanted:
                    troubles.add(f"after {length} operations ({operation[0]}), {wanted!r} is lost: {sorted(files)}")
    for trouble in sorted(troubles):
        print(trouble)
    print(f"{len(all_of_it)} operations for {len(saved)} drafts; {count} disks looked at, {len(troubles)} of them wrong.")
    return 1 if troubles or len(saved) < 3 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
