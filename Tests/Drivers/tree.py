"""A program's accessibility tree, queried each time: nothing is kept that could be out of date."""

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INTERFACE = "org.a11y.atspi."
ACCESSIBLE = INTERFACE + "Accessible"
CACHE = "/org/a11y/atspi/cache"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = ("org.a11y.atspi.Registry", ROOT)
PROPERTIES = "org.freedesktop.DBus.Properties"
DESCRIBED_BY, LABELLED_BY = 18, 2
STATES = {
    1: "active", 3: "busy", 4: "checked", 8: "enabled", 12: "focused", 20: "pressed", 23: "selected", 24: "sensitive",
    30: "visible",
}


class Bus:
    def __init__(self, address, patience):
        flags = Gio.DBusConnectionFlags
        self.patience = int(patience * 1000)
        self.roles = {}
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        # The bus starts the registry, which needs to know the address of this bus.
        known = {"AT_SPI_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address}
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "UpdateActivationEnvironment",
                  GLib.Variant("(a{ss})", (known,)))
        # Start the registry before the program: a program that starts at the same time may never be registered.
        self.programs()

    def call(self, *request):
        return self.answer(*request).unpack()

    def answer(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, self.patience, None)

    def programs(self):
        """The roots of the programs' trees: name and path."""
        return self.call(*REGISTRY, ACCESSIBLE, "GetChildren")[0]

    def children(self, name, paths):
        """The paths of the children of each node that still exists."""
        return {path: [child for _, child in children] for path, children in self.all(name, paths, "GetChildren").items()}

    def all(self, name, paths, method):
        """The answer of each node that still exists. All are asked at once."""
        answers, waiting = {}, set(paths)

        def take(connection, result, path):
            waiting.remove(path)
            try:
                answers[path] = connection.call_finish(result).unpack()[0]
            except GLib.Error:  # The node is gone.
                pass

        for path in paths:
            self.connection.call(
                name, path, ACCESSIBLE, method, None, None, Gio.DBusCallFlags.NONE, self.patience, None, take, path)
        while waiting:
            GLib.MainContext.default().iteration(True)
        return answers

    def tree(self, name, path):
        """The tree under a node, as it is now: GTK's cache has no values of its own, but asks the widgets for them."""
        while True:
            nodes = self.cached(name, path)
            # The cache also has widgets that nobody is shown, and lacks those that nobody has asked for. It counts no
            # windows.
            asked = self.children(name, [own for own, node in nodes.items() if node.size or own == ROOT])
            missing = [child for children in asked.values() for child in children if child not in nodes]
            if not missing:
                break
            while missing:
                missing = [child for children in self.children(name, missing).values() for child in children]
        for own, children in asked.items():
            nodes[own].children = [nodes[child] for child in children]
            for child in nodes[own].children:
                child.parent = nodes[own]
        return nodes.get(path) or Node(self, name, path)

    def cached(self, name, top):
        """The nodes of the cache at and below a path, without their children."""
        nodes, below = {}, {}
        items = self.answer(name, CACHE, INTERFACE + "Cache", "GetItems").get_child_value(0)
        # Unpacking everything takes three times as long.
        for item in (items.get_child_value(index).get_child_value for index in range(items.n_children())):
            own, parent = (item(place).get_child_value(1).get_string() for place in (0, 2))
            nodes[own] = item
            below.setdefault(parent, []).append(own)
        paths = [top] if top in nodes else []
        for path in paths:
            paths += below.get(path, [])
        # Widgets of different roles can have the same number. A widget keeps its role.
        self.roles.update(self.all(name, [path for path in paths if path not in self.roles], "GetRoleName"))
        found = {}
        for path in paths:
            item = nodes[path]
            found[path] = Node(self, name, path, item(6).get_string(), self.roles.get(path, ""), item(9).unpack())
            found[path].size = item(4).get_int32()
            found[path].description = item(8).get_string()
        return found


class Node:
    def __init__(self, bus, name, path, title="", role="", states=(0, 0)):
        self.bus, self.name, self.path, self.title, self.role = bus, name, path, title, role
        self.parent, self.children, self.size, self.description = None, [], 0, ""
        bits = states[0] | states[1] << 32
        self.states = {state for bit, state in STATES.items() if bits >> bit & 1}

    @property
    def relations(self):
        """Of each kind, the paths of the nodes to which it is related."""
        kinds = self.bus.call(self.name, self.path, ACCESSIBLE, "GetRelationSet")[0]
        return {kind: [path for _, path in nodes] for kind, nodes in kinds}

    # Contents

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def of(self, *roles):
        """All nodes in it with one of these roles, from top to bottom."""
        return [node for node in self.all() if node.role in roles]

    def path_to(self, *places):
        node = self
        for place in places:
            if place >= len(node.children):
                return None
            node = node.children[place]
        return node

    # Queries

    @property
    def text(self):
        text = INTERFACE + "Text"
        count = self.bus.call(
            self.name, self.path, PROPERTIES, "Get", GLib.Variant("(ss)", (text, "CharacterCount")))[0]
        return self.bus.call(self.name, self.path, text, "GetText", GLib.Variant("(ii)", (0, count)))[0]

    @property
    def extents(self):
        """Its bounds in its window: x, y, width, height."""
        return self.bus.call(self.name, self.path, INTERFACE + "Component", "GetExtents", GLib.Variant("(u)", (1,)))[0]

    def described(self, sort):
        return "\n".join(sort(node) for node in self.all())

    def outline(self, depth=0, titles=None):
        """The visible nodes as indented lines: role, name, description, and the states that aren't a matter of course.
        What only holds others, or is only drawn, has no line."""
        if "visible" not in self.states or self.role == "scroll bar":
            return
        titles = titles or {node.path: node.title for node in self.all()}
        is_holder = self.role == "widget" or self.role == "group" and not self.title
        if not is_holder:
            words = [self.role] + ([repr(self.title)] if self.title else [])
            told = [self.description, *(titles.get(path, "") for path in self.relations.get(DESCRIBED_BY, []))]
            words += [f"({words})" for words in told if words]
            # A window is active whenever the desktop likes.
            words += sorted(self.states - {"active", "enabled", "sensitive", "visible"})
            words += [] if "sensitive" in self.states else ["insensitive"]
            yield "  " * depth + " ".join(words)
        for child in self.children:
            yield from child.outline(depth if is_holder else depth + 1, titles)
