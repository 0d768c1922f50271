"""What a program tells assistive technology, asked anew each time: nothing is kept that could be out of date."""

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INTERFACE = "org.a11y.atspi."
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
STATES = {
    2: "armed", 4: "checked", 7: "editable", 8: "enabled", 11: "focusable", 12: "focused", 20: "pressed",
    24: "sensitive", 25: "showing", 30: "visible", 33: "required", 34: "invalid-entry", 41: "checkable", 0: "invalid",
    1: "active", 3: "busy", 9: "expandable", 10: "expanded", 17: "multi_line", 23: "selected",
}
LABELLED_BY, DESCRIBED_BY = 2, 15


class Bus:
    def __init__(self, address):
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        # The bus starts the registry, which has to know this bus.
        known = {"AT_SPI_BUS_ADDRESS": address, "DBUS_SESSION_BUS_ADDRESS": address}
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "UpdateActivationEnvironment",
            GLib.Variant("(a{ss})", (known,)), None, Gio.DBusCallFlags.NONE, 60_000, None)
        # The registry comes up before the program: a program that starts with it may never be told of.
        self.call(*REGISTRY, "Accessible", "GetChildren")

    def call(self, name, path, interface, method, arguments=None):
        return self.connection.call_sync(
            name, path, INTERFACE + interface, method, arguments, None, Gio.DBusCallFlags.NONE, 60_000, None).unpack()

    def programs(self):
        return [Node(self, *one) for one in self.call(*REGISTRY, "Accessible", "GetChildren")[0]]


class Node:
    def __init__(self, bus, name, path):
        self.bus, self.name, self.path = bus, name, path

    def __eq__(self, other):
        return self.path == other.path

    def __hash__(self):
        return hash(self.path)

    def ask(self, interface, method, arguments=None):
        return self.bus.call(self.name, self.path, interface, method, arguments)

    def get(self, interface, name):
        return self.bus.connection.call_sync(
            self.name, self.path, "org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (INTERFACE + interface, name)), None, Gio.DBusCallFlags.NONE, 60_000, None).unpack()[0]

    @property
    def title(self):
        return self.get("Accessible", "Name")

    @property
    def role(self):
        return self.ask("Accessible", "GetRoleName")[0]

    @property
    def children(self):
        return [Node(self.bus, *one) for one in self.ask("Accessible", "GetChildren")[0]]

    @property
    def states(self):
        low, high = self.ask("Accessible", "GetState")[0]
        bits = low | high << 32
        return {STATES.get(bit, str(bit)) for bit in range(64) if bits >> bit & 1}

    def related(self, kind):
        return [Node(self.bus, *one) for found, nodes in self.ask("Accessible", "GetRelationSet")[0] if found == kind for one in nodes]

    @property
    def interfaces(self):
        return [one.removeprefix(INTERFACE) for one in self.ask("Accessible", "GetInterfaces")[0]]

    @property
    def text(self):
        return self.ask("Text", "GetText", GLib.Variant("(ii)", (0, self.get("Text", "CharacterCount"))))[0]

    @property
    def extents(self):
        return self.ask("Component", "GetExtents", GLib.Variant("(u)", (1,)))[0]
