"""A program's accessibility tree, queried each time: nothing is cached that could be out of date."""

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INTERFACE = "org.a11y.atspi."
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
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
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        # The bus starts the registry, which needs to know the address of this bus.
        known = {"AT_SPI_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address}
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "UpdateActivationEnvironment",
                  GLib.Variant("(a{ss})", (known,)))
        # Start the registry before the program: a program that starts at the same time may never be registered.
        self.programs()

    def call(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, self.patience, None).unpack()

    def programs(self):
        """The roots of the programs' trees: name and path."""
        return self.call(*REGISTRY, INTERFACE + "Accessible", "GetChildren")[0]

    def children(self, name, path):
        return [Node(self, *one, None) for one in self.call(name, path, INTERFACE + "Accessible", "GetChildren")[0]]

    def tree(self, name, path):
        """The tree under a node, as it is now. All nodes of a level are queried at once."""
        root = Node(self, name, path, None)
        generation = [root]
        while generation:
            waiting = [len(generation) * 5]
            for node in generation:
                node.learn(waiting)
            while waiting[0]:
                GLib.MainContext.default().iteration(True)
            generation = [child for node in generation for child in node.children]
        return root


class Node:
    def __init__(self, bus, name, path, parent):
        self.bus, self.name, self.path, self.parent = bus, name, path, parent
        self.children, self.role, self.title, self.states, self.relations = [], "", "", set(), {}

    def learn(self, waiting):
        def ask(interface, method, arguments, take):
            def answer(connection, result):
                waiting[0] -= 1
                try:
                    take(connection.call_finish(result).unpack()[0])
                except GLib.Error:  # The node is gone.
                    pass

            self.bus.connection.call(
                self.name, self.path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, self.bus.patience, None,
                answer)

        def take_states(words):
            bits = words[0] | words[1] << 32
            self.states = {name for bit, name in STATES.items() if bits >> bit & 1}

        def take_children(children):
            self.children = [Node(self.bus, *one, self) for one in children]

        accessible = INTERFACE + "Accessible"
        ask(accessible, "GetChildren", None, take_children)
        ask(accessible, "GetRoleName", None, lambda role: setattr(self, "role", role))
        ask(accessible, "GetState", None, take_states)
        ask(accessible, "GetRelationSet", None, lambda all: setattr(
            self, "relations", {kind: [path for _, path in nodes] for kind, nodes in all}))
        ask(PROPERTIES, "Get", GLib.Variant("(ss)", (accessible, "Name")), lambda name: setattr(self, "title", name))

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
