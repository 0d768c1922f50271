"""Operates a window like a user, with real keys and a real pointer, and reads it through the accessibility tree."""

import os

import desktop as keys
from lines import Trouble, serve
from picking import Picking
from running import EDGE, Running
from window import FAILED, LEAVING, REMOVING, Page


class Driver(Picking, Running):
    def do_start(self, program, environment):
        self.start(program, environment)
        return self.state()

    def do_read(self):
        # What was read at the end of the last request is as new as anything that is read now.
        page, self.last = self.last or self.wait(self.idle, "the end of a check"), None
        back = page.back if page.page else None
        return {
            **self.state(), "heading": page.window.title if page.window else "", "rows": page.rows, "isBusy": page.isBusy,
            "isBlocked": page.isBlocked,
            "page": [page.bar.of("label")[0].title] if back else [],
            "isRemoving": any(question.title.startswith(REMOVING) for question in page.questions),
            "hasFailed": any(question.title in FAILED for question in page.questions),
            "isLeaving": any(question.title in LEAVING for question in page.questions),
        }

    # Actions

    # Whether what the program does takes until it is released.
    is_held = False

    def do_hold(self):
        self.is_held = True
        return self.state()

    def do_release(self):
        """Waits for the end of what the program is at work on."""
        self.is_held = False
        return self.work()

    def do_stop(self, id):
        """Clicks on the button that stops a save, and waits for its end."""
        self.click(id)
        self.wait(lambda: not self.page().isBusy, "the save to stop")
        self.settle()
        return self.state()

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

    def do_attach(self, id, path):
        """Chooses a file in the dialog of the desktop, by its path.

        A key that comes before the dialog has the focus is lost, and so is one that comes while its first slash opens
        the entry for a path."""
        self.click(id)
        self.wait(lambda: len(self.desktop.windows()) > 1, "the dialog for files")
        self.desktop.focus(self.desktop.windows()[-1][0])
        self.wait(lambda: self.focused()[0] not in (None, id), "the dialog for files to have the focus")
        path = os.path.abspath(path)
        self.desktop.type(path[:1])
        entry = self.wait(self.location, "the entry for a path")
        self.desktop.type(path[1:])
        self.wait(lambda: entry.text == path, f"the path '{path}' in its entry")
        self.desktop.key(keys.RETURN)
        self.wait(lambda: len(self.desktop.windows()) == 1, "the dialog for files to close")
        self.settle()
        return self.work()

    def location(self):
        """The focused entry of the dialog for files, once it has the slash that opened it."""
        node = next((node for node in self.tree(self.root[1]).all() if "focused" in node.states), None)
        return node if node and node.role == "text box" and node.text == "/" else None

    def do_unfold(self, id):
        """Opens a menu and reads its options."""
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

    def do_act(self, id, title):
        """Opens the menu of an element and chooses an item."""
        self.click(id)
        items = self.wait(lambda: self.tree(id).of("menu item"), "the menu")
        place = next((index for index, item in enumerate(items) if item.of("label")[0].title == title), None)
        if place is None:
            raise Trouble(f"The menu has no item '{title}'.", self.shown())
        for _ in range(place):
            self.desktop.key(keys.DOWN)
        self.desktop.key(keys.RETURN)
        self.wait(lambda: len(self.desktop.windows()) == 1, "the menu to close")
        self.settle()
        return self.work()

    def do_drag(self, title, onto):
        """Drags the handle of an element, which is before its title, to the upper half of another element."""
        titles = {label.title: label.extents for label in self.tree(self.root[1]).of("label")}
        _, left, top, *_ = self.desktop.windows()[0]
        start, end = ((left + EDGE + titles[name][0] - 14, top + EDGE + titles[name][1] + 8) for name in (title, onto))
        self.desktop.drag(start, (end[0] + 40, end[1]))
        self.settle()
        return self.state()

    def do_check(self, row, titles):
        """Clicks on checkboxes of a row. A click may replace the row by one with other options."""
        place = next(index for index, one in enumerate(self.page().rows) if one.get("row") == row)
        for title in filter(None, titles.split("\n")):
            boxes = {box["title"]: box["id"] for box in self.page().rows[place]["options"]}
            if title not in boxes:
                raise Trouble(f"There is no checkbox '{title}'.", self.shown())
            self.click(boxes[title])
        return self.leave(self.page().rows[place]["row"])

    def do_press(self, key, held=None):
        self.desktop.key(getattr(keys, key, None) or ord(key), *([getattr(keys, held)] if held else []))
        self.settle()
        return self.work()

    def do_expect(self, page):
        """Waits until a page is the topmost one."""
        self.wait(lambda: any(label.title == page for label in self.page().bar.of("label")), f"the page '{page}'")
        self.settle()
        return self.state()

    def do_walk(self, key="TAB", held=None, steps=100):
        """Presses a key until the focus is back where it began; returns everything that had the focus, in order."""
        passed = [self.focused()]
        while len(passed) <= steps:
            self.do_press(key, held)
            focused = self.focused()
            if focused == passed[0]:
                break
            passed.append(focused)
        return {**self.state(), "options": [title for _, title in passed]}

    def do_pick(self, day):
        """Clicks on a day in the open calendar popover."""
        calendar = self.wait(lambda: self.tree(self.focused()[0]), "the calendar")
        # The calendar also shows days of the months before and after; days in the middle of a month are unambiguous.
        place = next(label for label in calendar.of("label") if label.title == day).extents
        around = calendar.extents
        # The calendar is centered in the popover; its extents don't say where the popover is.
        _, left, top, width, height = self.desktop.windows()[-1]
        self.desktop.click(left + (width - around[2]) // 2 + place[0] - around[0] + place[2] // 2,
                           top + (height - around[3]) // 2 + place[1] - around[1] + place[3] // 2)
        self.wait(lambda: len(self.desktop.windows()) == 1, "the calendar to close")
        self.settle()
        return self.state()

    def do_text(self):
        """The text of the focused entry, as assistive technology reads it."""
        return {**self.state(), "output": self.node(self.focused()[0]).text}

    def do_describe(self):
        """What assistive technology is told of the window, a line each, as `Node.outline` has them."""
        read = [None]

        def unchanged():
            # What was there before a key was pressed may still be on its way out.
            read.append([line for window in self.tree(self.root[1]).children for line in window.outline()])
            return read[-1] if read[-1] == read[-2] else None

        return {**self.state(), "options": self.wait(unchanged, "the window to stay as it is")}

    def focused(self):
        """The focused widget, as reported to assistive technology: path and name."""
        node = next((node for node in self.tree(self.root[1]).all() if "focused" in node.states), None)
        return (node.path, node.title) if node else (None, "")

    def do_answer(self, title):
        """Answers a dialog."""
        question = self.wait(lambda: self.page().questions, "the question")[0]
        # Each button here contains its label twice; the first one with a size is the visible one.
        buttons = [label for label in question.of("label") if label.title == title and label.extents[2] > 0]
        if not buttons:
            raise Trouble(f"There is no answer '{title}'.", self.shown())
        window = self.desktop.windows()[-1]
        self.press_pointer(window, buttons[0].extents)
        self.wait(lambda: not self.page().questions, "the end of the question")
        self.settle()
        return self.state()

    def leave(self, row):
        """Moves the focus to the next row; some rows have several focusable widgets, and chips are in a second item."""
        page = self.ask(self.page)
        rest = [one["rest"] for one in page.rows if one.get("row") == row and one.get("rest")] if page else []
        for _ in range(24):
            self.desktop.key(keys.TAB)
            self.settle()
            if self.state()["code"] is not None or not any(
                    "focused" in node.states for path in [row, *rest] for node in self.tree(path).all()):
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

    def work(self):
        """Waits until nothing is being submitted or checked."""
        if not self.ask(self.idle):
            self.wait(self.idle, "the end of a submit")
            # The window of a form that was submitted closes a moment later.
            self.settle()
        page = self.wait(self.idle, "the end of a submit")
        state = self.state()
        self.last = page if state["code"] is None else None
        return state

    def idle(self):
        page = self.page()
        return None if page.isBusy and not self.is_held else page

    def page(self):
        return Page(self.bus.tree(*self.root))


if __name__ == "__main__":
    serve(Driver())
