"""Answers the choices of a window that show only what is chosen: with a list that opens, or with steps."""

import desktop as keys
from choices import OPTIONS, plain
from lines import Trouble


class Picking:
    def do_find(self, row, id, titles, isSeveral):
        """Opens the list of a choice, and picks: exactly these options if several can be chosen."""
        wished = list(filter(None, titles.split("\n")))
        self.click(id)
        if self.wait(lambda: self.is_open(row), "the list") == "below":
            self.take_below(row, wished, isSeveral)
        else:
            self.take_found(wished, isSeveral)
        return self.leave(row)

    def is_open(self, row):
        """How the list of a row is open: in a list with a search, or below the row; None if it isn't."""
        if any(node.title == "Search" for node in self.everything().all()):
            return "search" if self.focused()[1] == "Search" else None
        return "below" if self.buttons(self.tree(row)) else None

    def buttons(self, tree):
        return {plain(button.title) or button.title: button for button in tree.of(*OPTIONS)}

    def changes(self, buttons, wished, isSeveral):
        if not isSeveral:
            return wished
        chosen = {title for title, button in buttons.items() if "checked" in button.states}
        # In the order of the list: what is unchecked may disappear from it.
        return [title for title in buttons if (title in chosen) != (title in wished)] + [
            title for title in wished if title not in buttons]

    def take_below(self, row, wished, isSeveral):
        for title in self.changes(self.buttons(self.tree(row)), wished, isSeveral):
            buttons = self.buttons(self.tree(row))
            if title not in buttons:
                raise Trouble(f"There is no option '{title}'.", self.shown())
            self.click(buttons[title].path)
        if isSeveral or not wished:
            self.press(keys.ESCAPE)

    def take_found(self, wished, isSeveral):
        self.wait(lambda: self.buttons(self.found()), "the options")
        for title in self.changes(self.buttons(self.found()), wished, isSeveral):
            if title != "No answer":
                self.press(ord("a"), keys.CONTROL)
                self.desktop.type(title)
                self.settle()
            found = self.wait(lambda: self.buttons(self.found()), f"the option '{title}'")
            if title not in found:
                raise Trouble(f"There is no option '{title}'.", self.shown())
            self.go_down(list(found), title)
            self.press(keys.SPACE)
            if isSeveral:
                self.go_up(list(found).index(title))
        if isSeveral or not wished:
            self.press(keys.ESCAPE)

    def go_down(self, titles, title):
        """Goes from the search to an option, where the list may begin with other rows than options."""
        for _ in range(titles.index(title)):
            self.desktop.key(keys.DOWN)
        for _ in range(len(titles) + 1):
            self.press(keys.DOWN)
            name = self.focused()[1]
            if (plain(name) or name) == title:
                return
        raise Trouble(f"The keyboard doesn't reach the option '{title}'.", self.shown())

    def go_up(self, lines):
        """Goes back to the search."""
        for _ in range(lines):
            self.desktop.key(keys.UP)
        for _ in range(9):
            self.press(keys.UP)
            if self.focused()[1] == "Search":
                return
        raise Trouble("The keyboard doesn't reach the search.", self.shown())

    def search_field(self):
        return next((node for node in self.everything().all() if node.title == "Search"), None)

    def found(self):
        """The list that the search is in, and not the other choices of the form."""
        node = self.search_field()
        while node.parent and not node.of(*OPTIONS):
            node = node.parent
        return node

    def do_step(self, row, id, label, title):
        """Steps from the first option to the one with a title."""
        # A click on the slider itself would move it.
        self.click(label)
        self.press(keys.HOME)
        for _ in range(30):
            if self.shown_value(id) == title:
                return self.leave(row)
            self.press(keys.RIGHT)
        raise Trouble(f"There is no option '{title}'.", self.shown())

    def shown_value(self, id):
        name = self.tree(id).title
        value = name.partition(": ")[2]
        return plain(value) or value

    def everything(self):
        return self.tree(self.root[1])

    def press(self, key, *held):
        self.desktop.key(key, *held)
        self.settle()
