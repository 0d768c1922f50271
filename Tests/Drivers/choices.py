"""Reads the choices of a form's window through the accessibility tree."""

WORDS = (" (not available)", " (not one of the options)")
OPTIONS = ("radio", "checkbox")


class Choices:
    def options(self, item, title, buttons, **more):
        """A choice whose options are all visible: radio buttons, checkboxes, or toggle buttons."""
        chosen = [button for button in buttons if button.states & {"pressed", "checked"}]
        more = {"mark": self.mark(item), **more}
        self.field(
            item, (chosen or buttons)[0], group(buttons[0]), title=title,
            value=", ".join(plain(button.title) for button in chosen), control="options", **more,
            options=[{
                "title": plain(button.title), "id": button.path, "isChosen": button in chosen} for button in buttons])

    def radios(self, item, title, lines):
        self.options(
            item, title, [line.of("radio")[0] for line in lines if line.of("radio")],
            fixed="sensitive" not in lines[0].states)

    def checks(self, item, title, lines):
        self.options(item, title, [box for line in lines for box in line.of("checkbox")])

    def segments(self, item, buttons):
        self.options(item, item.title, buttons)

    def pair(self, item, after):
        """Tiles, segments, or chips and a button to add more: the title, and an item with a group. False if it is none."""
        # A control of the program's own with a line to type on.
        typed = next((one for one in after.of("text box") if one.title == item.title), None)
        if typed:
            self.field(item, typed, value=typed.text, control="entry", mark=self.mark(item), row=after.path)
            return True
        group = next((one for one in after.all() if one.title == item.title and one.of(*OPTIONS, "button")), None)
        if group is None:
            return False
        tiles = group.of(*OPTIONS)
        if tiles:
            self.options(item, item.title, tiles, row=after.path)
            return True
        if not self.adding(item):
            # GTK 4.8 gives toggle buttons the role of ordinary buttons.
            self.options(item, item.title, group.of("toggle button") or group.of("button"), row=after.path)
            return True
        chips = [label.title for label in group.of("label")]
        self.chips(item, chips, rest=after.path)
        return True

    def adding(self, item):
        return next((button for button in reversed(item.of("button")) if button.title == "Add " + item.title), None)

    def chips(self, item, titles, **more):
        self.field(
            item, self.adding(item), value=", ".join(map(plain, titles)), control="list", mark=self.mark(item), **more)

    def choice(self, item):
        """A choice that shows only what is chosen. False if it is none."""
        if self.adding(item):
            self.chips(item, [])
            return True
        # A row that expands is an item with a list of its own.
        lines = item.of("list item")[1:]
        line = item if item.title or len(lines) != 1 else lines[0]
        title = line.title or next((label.title for label in item.of("label")), "")
        steps = item.of("slider") if not item.of("text box") else []
        steps += item.of("spin button") if item.title else []
        for kind, controls in (("steps", steps), ("list", item.of("button") if not item.of("switch") else [])):
            # The button of a menu button contains another one, which has the focus and the descriptions.
            for control in reversed(controls):
                if title and control.title.startswith(title + ": "):
                    value = ", ".join(map(plain, control.title.removeprefix(title + ": ").split(", ")))
                    self.field(item, control, title=title, value=value, control=kind, mark=self.mark(item),
                               fixed="sensitive" not in line.states, label=item.of("label")[0].path)
                    return True
        return False


def group(button):
    """The group that a button is in, which has the name of the row, and is described by its issues."""
    node = button.parent
    while node and not (node.title and node.role in ("group", "radio group")):
        node = node.parent
    return node


def plain(value):
    """An option without the words about it."""
    for words in WORDS:
        value = value.removesuffix(words)
    return "" if value == "No answer" else value
