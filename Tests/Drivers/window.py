"""Reads a form's window through the accessibility tree."""

from choices import plain
from elements import adds, element
from fields import Fields, alerts, mark, values
from tree import LABELLED_BY

LEAVING, REMOVING = ("Save Changes?", "Discard Changes?", "Leave This Form?"), "Remove "
FAILED = ("Changes Not Saved", "Form Not Submitted")
# What a row says while it waits, and a page whose answers are being saved.
WAITING = ("Checking…", "Working…", "Saving…")


class Page(Fields):
    """The topmost page of a window."""

    def __init__(self, program):
        windows = program.children
        self.questions = [window for window in windows if window.role == "dialog"]
        self.window = next((window for window in windows if window.role == "window"), None)
        # The pages of a sheet have a leaflet of their own, after that of the pages below it.
        leaflets = [node for node in self.window.all() if node.title == "AdwLeaflet"] if self.window else []
        self.page = next((leaflet.children[0] for leaflet in reversed(leaflets) if leaflet.children), None)
        self.places = {node.path: node for node in program.all()}
        self.rows = []
        if self.page:
            # There may be a banner between the bar and the rows.
            self.bar, self.body = self.page.path_to(0), self.page.children[-1] if self.page.children else None
            self.read()

    @property
    def isBusy(self):
        return self.isBlocked or self.page is not None and any(
            label.title in WAITING for label in self.page.of("label", "status"))

    @property
    def isBlocked(self):
        """Whether its rows take nothing, because the form is being submitted."""
        return self.page is not None and any("busy" in node.states for node in self.page.children)

    @property
    def back(self):
        return next((button for button in self.bar.of("button") if button.title == "Back"), None)

    def read(self):
        buttons = [button for button in self.bar.of("button") if button is not self.back and button.title != "Search"]
        for button in buttons:
            self.add("button", button.title, button, control="button", isBar=True)
        # The path leads through the scroller, its viewport, its clamp, and the box with what a theme has around the rows,
        # to the box of sections.
        sections = self.body and self.body.path_to(0, 0, 0, 0)
        for section in sections.children if sections else []:
            # The Done button is after the sections.
            if section.role != "button":
                self.section(section)

    def add(self, kind, title, node=None, **more):
        fixed = node is not None and "sensitive" not in node.states
        self.rows.append({
            "kind": kind, "title": title, "value": "", "issues": [], "mark": None, "fixed": fixed, "count": 0,
            "id": node.path if node else None, **more})

    def section(self, section):
        lists = [child for child in section.children if child.role == "list"]
        for child in section.children:
            if child.role == "list":
                self.list(child.children)
            elif child.role == "label":
                self.add("note", child.title)
            else:
                more = element(child)
                labels = child.of("label")
                if labels and (not lists or labels[0].path in lists[0].relations.get(LABELLED_BY, [])):
                    self.add("heading", labels[0].title, issues=alerts(child), **more)

    def list(self, items):
        items = list(items)
        while items:
            item = items.pop(0)
            # Fields that share a line have a list each.
            cells = [] if item.title else [
                cell for part in item.children for cell in part.children if cell.role == "list" and cell.title in ("", "GtkListBox")]
            if cells:
                for cell in cells:
                    self.list(cell.children)
                continue
            # The options of some choices are in a second item, in a group with the row's name. What is said about them
            # is in an item between the two.
            untitled = [other for other in items[:2] if not other.title] if item.title else []
            options = next((other for other in untitled if self.pair(item, other)), None)
            if options:
                del items[:items.index(options) + 1]
            else:
                more, count = element(item), len(self.rows)
                self.item(item)
                for row in self.rows[count:]:
                    row.update(more)

    def item(self, item):
        if self.choice(item):
            return
        # Options are a list inside their row: the title, then an item for each option.
        lines = item.of("list item")[1:]
        if lines and item.of("radio"):
            return self.radios(item, lines[0].title, lines[1:])
        if lines and item.of("checkbox"):
            return self.checks(item, lines[0].title, lines[1:])
        if item.role == "combo box":
            shown = [label.title for part in item.of("list")[:1] for label in part.of("label")[:1]]
            return self.field(item, item, value=plain("".join(shown)), control="menu", mark=mark(item))
        for role, take in (("text box", self.entry), ("spin button", self.entry), ("switch", self.switch), ("checkbox", self.switch)):
            found = item.of(role)
            if found and not (role == "switch" and item.of("button")):
                return take(item, found[0])
        # GTK 4.8 gives toggle buttons the role of ordinary buttons; theirs are in a group with the row's name.
        segments = item.of("toggle button") or [
            button for group in item.of("group") if group.title and group.title == item.title
            for button in group.of("button")]
        if segments:
            return self.segments(item, segments)
        if any(button.title.startswith("Choose a File for ") for button in item.of("button")):
            return self.file(item)
        # A value that is only shown has a button to copy it, and leads nowhere.
        buttons = [button for button in item.of("button") if button.title != f"Copy {item.title}"]
        if buttons:
            return self.link(item) if item.title else self.add(
                "button", buttons[0].title, buttons[0], isAdd=adds(item))
        if item.title:
            value = values(item)
            value = value[0].title if value else ""
            return self.field(item, item, value="" if value == "–" else value, fixed=True)
        if alerts(item):
            if not item.children[0].title:
                self.add("notice", "", issues=alerts(item))
        elif item.children and item.children[0].role == "label":
            self.add("note", item.children[0].title)
