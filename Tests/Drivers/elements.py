"""Reads the elements of collections in a form's window through the accessibility tree."""

import re

ACTIONS = "Actions for "
POSITION = re.compile(r"(.+) (\d+) of (\d+)")


def element(item):
    """The position of an element, and the button of its menu; empty if it is none.

    Takes both out of the tree, so that the rest reads like any other row."""
    menu = next((button for button in item.of("button") if button.title.startswith(ACTIONS)), None)
    titles = [menu.title.removeprefix(ACTIONS)] if menu else [node.title for node in item.all()]
    found = next(filter(None, map(POSITION.fullmatch, titles)), None)
    if not found:
        return {}
    title, number, among = found[1], int(found[2]), int(found[3])
    if menu:
        menu.parent.children.remove(menu)
    # The handle, which only the pointer uses.
    head = item.path_to(0)
    if head and head.children and not head.children[0].of("label"):
        head.children.pop(0)
    for node in item.all():
        if node.title in (found[0], f"{title} {number}"):
            node.title = title
    return {"number": number, "among": among, "menu": menu.path if menu else None}


def adds(item):
    """Whether a row adds an element: its button contains an icon and a label."""
    return any(button.of("group") for button in item.of("button"))
