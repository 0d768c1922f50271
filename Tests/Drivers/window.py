"""What a person can read in a form's window, from what it tells assistive technology."""

from tree import DESCRIBED_BY, LABELLED_BY

LEAVING = "Leave without submitting?"


class Page:
    """The page on top of a window."""

    def __init__(self, program):
        windows = program.children
        self.questions = [window for window in windows if window.role == "dialog"]
        self.window = next((window for window in windows if window.role == "window"), None)
        leaflet = next((node for node in self.window.all() if node.title == "AdwLeaflet"), None) if self.window else None
        self.page = leaflet.children[0] if leaflet and leaflet.children else None
        self.places = {node.path: node for node in program.all()}
        self.rows = []
        if self.page:
            self.bar, self.body = self.page.path_to(0), self.page.path_to(1)
            self.read()

    @property
    def isBusy(self):
        return self.page is not None and any("busy" in node.states for node in self.page.children)

    @property
    def back(self):
        return next((button for button in self.bar.of("button") if button.title == "Back"), None)

    def read(self):
        buttons = [button for button in self.bar.of("button") if button is not self.back]
        for button in buttons:
            self.add("button", button.title, button, control="button", isBar=True)
        # The scroller, what moves in it, what keeps it narrow, and its sections.
        sections = self.body.path_to(0, 0, 0)
        for section in sections.children if sections else []:
            self.section(section)

    def add(self, kind, title, node=None, **more):
        fixed = node is not None and "sensitive" not in node.states
        self.rows.append({
            "kind": kind, "title": title, "value": "", "issues": [], "needed": False, "fixed": fixed, "count": 0,
            "id": node.path if node else None, **more})

    def section(self, section):
        lists = [child for child in section.children if child.role == "list"]
        for child in section.children:
            if child.role == "list":
                self.list(child.children)
            elif child.role == "label":
                self.add("note", child.title)
            else:
                labels = child.of("label")
                if labels and (not lists or labels[0].path in lists[0].relations.get(LABELLED_BY, [])):
                    self.add("heading", labels[0].title)

    def list(self, items):
        place = 0
        while place < len(items):
            item = items[place]
            place += 1
            radios = []
            if item.role == "list item" and not item.of(*CONTROLS) and item.of("group") and not values(item):
                while place < len(items) and items[place].of("radio"):
                    radios.append(items[place])
                    place += 1
            self.item(item, radios)

    def item(self, item, radios):
        if radios:
            return self.radios(item, radios)
        if item.role == "text box":
            return self.entry(item)
        if item.role == "combo box":
            shown = [label.title for part in item.of("list")[:1] for label in part.of("label")[:1]]
            return self.field(item, item, value=plain("".join(shown)), control="menu", needed=star(item))
        for role, take in (("text box", self.area), ("switch", self.switch), ("checkbox", self.switch)):
            found = item.of(role)
            if found and not (role == "switch" and item.of("button")):
                return take(item, found[0])
        if item.of("toggle button"):
            return self.segments(item, item.of("toggle button"))
        if item.of("button"):
            return self.link(item) if item.title else self.add("button", item.of("button")[0].title, item.of("button")[0])
        if item.title:
            value = values(item)
            value = value[0].title if value else ""
            return self.field(item, item, value="" if value == "–" else value, fixed=True)
        if item.of("alert"):
            if not item.children[0].title:
                self.add("notice", "", issues=alerts(item))
        elif item.children and item.children[0].role == "label":
            self.add("note", item.children[0].title)

    # Fields

    def field(self, item, input, **more):
        """A row with what is wrong with it: only what belongs to its control for whoever cannot see the window."""
        places = input.relations.get(DESCRIBED_BY, [])
        issues = [issue for place in places if place in self.places for issue in alerts(self.places[place])]
        more = {"issues": issues, "fixed": "sensitive" not in item.states, **more}
        self.add("field", more.pop("title", item.title), input, row=item.path, **more)

    def entry(self, item):
        text = item.text
        # The button that shows a secret has no name of its own. Assistive technology is told what a person can't see.
        isSecret = any(button.title == "GtkImage" for button in item.of("button"))
        units = [label.title for part in item.path_to(0).children if part.role == "group" for label in part.of("label")]
        unit = "".join(" " + words for words in units if words != "*")
        self.field(item, item, value="" if text == "" else "(set)" if isSecret else text + unit, control="entry", needed=star(item))

    def area(self, item, control):
        self.field(item, control, title=control.title, value=control.text, control="area", needed=star(item))

    def switch(self, item, control):
        value = "Yes" if "checked" in control.states else "No"
        self.field(item, control, value=value, control="switch", needed=star(item))

    def radios(self, item, lines):
        buttons = [line.of("radio")[0] for line in lines]
        chosen = next((button for button in buttons if "checked" in button.states), None)
        self.field(
            item, chosen or buttons[0], value=plain(chosen.title if chosen else ""), control="radios", needed=star(item),
            options=[{"title": button.title, "id": button.path} for button in buttons],
            fixed="sensitive" not in lines[0].states)

    def segments(self, item, buttons):
        chosen = next((button for button in buttons if button.states & {"pressed", "checked"}), None)
        self.field(
            item, chosen or buttons[0], value=plain(chosen.title if chosen else ""), control="radios", needed=star(item),
            options=[{"title": button.title, "id": button.path} for button in buttons])

    def link(self, item):
        labels = item.path_to(0, 0).of("label")
        switches = item.of("switch")
        value = "\n".join(label.title for label in labels[1:])
        if switches and "checked" not in switches[0].states:
            value = "(none)"
        counts = [label.title for label in values(item)]
        places = item.relations.get(DESCRIBED_BY, [])
        issues = [issue for place in places if place in self.places for issue in alerts(self.places[place])]
        # The row itself answers a moment after a click.
        self.add("link", item.title, item.of("button")[0], value=value, issues=issues, control="link",
                 fixed="sensitive" not in item.states,
                 count=next((int(words.split()[0]) for words in counts if words.split()[0].isdigit()), 0),
                 presence=switches[0].path if switches else None)


CONTROLS = ("switch", "checkbox", "radio", "button", "toggle button", "text box", "combo box", "alert")


def alerts(node):
    return [alert.title for alert in node.of("alert")]


def plain(value):
    return "" if value == "No answer" else value


def values(item):
    """The labels at the end of a row: beside its title, its text and its star."""
    parts = item.path_to(0).children if item.path_to(0) else []
    return [label for part in parts[1:] for label in part.of("label") if label.title != "*"]


def star(item):
    return any(label.title == "*" for label in item.of("label"))
