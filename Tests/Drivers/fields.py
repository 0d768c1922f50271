"""Reads the fields of a form's window through the accessibility tree."""

from choices import Choices, plain
from tree import DESCRIBED_BY

# The names of marks, and the character shown for each letter of a secret.
MARKS, DOT = {"Required": "required", "Optional": "optional"}, "\u2022"


class Fields(Choices):
    def field(self, item, input, described=None, **more):
        """A row with its issues: only those that describe its control, or the group of its controls, to assistive
        technology."""
        places = (described or input).relations.get(DESCRIBED_BY, [])
        issues = [issue for place in places if place in self.places for issue in alerts(self.places[place])]
        more = {"issues": issues, "fixed": "sensitive" not in item.states, "row": item.path, **more}
        self.add("field", more.pop("title", item.title), input, **more)

    def mark(self, item):
        return mark(item)

    def entry(self, item, control):
        """A text entry. The text of a secret is only dots, for assistive technology as on the screen."""
        text = control.text
        ends = item.path_to(0, 1)
        labels = ends.of("label") if ends else []
        unit = "".join(" " + label.title for label in labels if label.title not in MARKS)
        isSecret = text and not text.strip(DOT)
        value = "(set)" if isSecret else text + unit if text else ""
        self.field(item, control, title=control.title, value=value, control="entry", mark=mark(item))

    def switch(self, item, control):
        value = "Yes" if "checked" in control.states else "No"
        self.field(item, control, value=value, control="switch", mark=mark(item))

    def file(self, item):
        """A file, with buttons that choose and remove it."""
        choosing, *removing = item.of("button")
        shown = [label.title for label in parts(item)[0].of("label")[1:]]
        self.field(item, choosing, value="\n".join(shown), control="file", mark=mark(item),
                   removes=removing[0].path if removing else None)

    def link(self, item):
        labels = parts(item)[0].of("label")
        switches = item.of("switch")
        value = "\n".join(label.title for label in labels[1:])
        if switches and "checked" not in switches[0].states:
            value = "(none)"
        counts = [label.title for label in values(item)]
        places = item.relations.get(DESCRIBED_BY, [])
        issues = [issue for place in places if place in self.places for issue in alerts(self.places[place])]
        # The row itself reacts only a moment after a click.
        self.add("link", item.title, item.of("button")[0], value=value, issues=issues, control="link",
                 fixed="sensitive" not in item.states,
                 count=next((int(words.split()[0]) for words in counts if words.split()[0].isdigit()), 0),
                 presence=switches[0].path if switches else None)


def alerts(node):
    """The issues: each is a text after an icon. Only issues that appear on their own are alerts."""
    lines = [line.children for line in node.all() if len(line.children) == 2]
    return [words.title for sign, words in lines if sign.role in ("img", "image") and words.role in ("alert", "label")]


def parts(item):
    """The parts of a row from the one with its title, behind its icon."""
    children = item.path_to(0).children if item.path_to(0) else []
    return children[next((index for index, child in enumerate(children) if child.of("label")), 0):]


def values(item):
    """The labels at the end of a row, without its title, its text and its mark."""
    return [label for part in parts(item)[1:] for label in part.of("label") if label.title not in MARKS]


def mark(item):
    return next((MARKS[label.title] for label in item.of("label") if label.title in MARKS), None)
