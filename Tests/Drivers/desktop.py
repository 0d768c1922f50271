"""A desktop for one program: an X server without a screen, a message bus, and a simulated keyboard and pointer."""

import ctypes
import os
import signal
import subprocess
import tempfile
import time

X11 = ctypes.CDLL("libX11.so.6")
XTEST = ctypes.CDLL("libXtst.so.6")
LIBC = ctypes.CDLL(None)
WINDOW = ctypes.c_ulong
X11.XOpenDisplay.restype = ctypes.c_void_p
X11.XDefaultRootWindow.restype = WINDOW
X11.XKeysymToKeycode.restype = ctypes.c_ubyte
X11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
X11.XkbKeycodeToKeysym.restype = ctypes.c_ulong
PR_SET_PDEATHSIG = 1
# With its own configuration file, the bus starts none of the machine's services.
BUS = "/usr/share/defaults/at-spi2/accessibility.conf"

SHIFT, CONTROL, ALT = 0xFFE1, 0xFFE3, 0xFFE9
RETURN, TAB, ESCAPE, DELETE = 0xFF0D, 0xFF09, 0xFF1B, 0xFFFF
HOME, LEFT, UP, RIGHT, DOWN, SPACE = 0xFF50, 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0x20


def dies_with_us():
    """Kills a process that the driver has started when the driver ends, however it ends."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Desktop:
    def __init__(self, width, height):
        self.home = tempfile.TemporaryDirectory()
        self.size = (width, height)
        number, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=dies_with_us)
        os.close(writer)
        with os.fdopen(number) as answer:
            self.name = ":" + answer.readline().strip()
        # The bus of assistive technology is the only bus; the program finds it by its address.
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={BUS}", "--nofork", "--nopidfile", "--print-address"],
            env={**os.environ, "DISPLAY": self.name}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            preexec_fn=dies_with_us)
        self.address = self.bus.stdout.readline().strip()
        self.display = ctypes.c_void_p(X11.XOpenDisplay(self.name.encode()))
        self.root = X11.XDefaultRootWindow(self.display)

    def environment(self):
        """The environment in which a program uses this desktop and no other."""
        return {
            "DISPLAY": self.name, "DBUS_SESSION_BUS_ADDRESS": self.address, "AT_SPI_BUS_ADDRESS": self.address,
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_IM_MODULE": "gtk-im-context-simple", "LC_ALL": "C.UTF-8",
            "HOME": self.home.name, "XDG_RUNTIME_DIR": self.home.name, "GSETTINGS_BACKEND": "memory",
            # A warning from GTK ends the program.
            "G_DEBUG": "fatal-warnings", "FIELDSTONE_GTK_PLAIN": "1",
        }

    # Windows

    def windows(self):
        """The visible windows, the topmost one last: window, x, y, width, height."""
        root, parent, count = WINDOW(), WINDOW(), ctypes.c_uint()
        children = ctypes.POINTER(WINDOW)()
        X11.XQueryTree(self.display, WINDOW(self.root), *map(ctypes.byref, (root, parent, children, count)))
        shown = []
        for window in children[:count.value]:
            attributes = Attributes()
            if X11.XGetWindowAttributes(self.display, WINDOW(window), ctypes.byref(attributes)) and attributes.map_state == 2:
                shown.append((window, attributes.x, attributes.y, attributes.width, attributes.height))
        if count.value:
            X11.XFree(children)
        return shown

    def place(self, window, x, y, width, height):
        X11.XMoveResizeWindow(self.display, WINDOW(window), x, y, width, height)
        X11.XSync(self.display, 0)

    def focus(self, window):
        X11.XSetInputFocus(self.display, WINDOW(window), 2, ctypes.c_ulong(0))
        X11.XSync(self.display, 0)

    # Keyboard and pointer

    def key(self, keysym, *held):
        code = X11.XKeysymToKeycode(self.display, keysym)
        if not code:
            raise ValueError(f"The keyboard has no key {keysym:#x}.")
        if X11.XkbKeycodeToKeysym(self.display, code, 0, 0) != keysym and SHIFT not in held:
            held = (SHIFT, *held)
        codes = [X11.XKeysymToKeycode(self.display, one) for one in held] + [code]
        for one in codes:
            XTEST.XTestFakeKeyEvent(self.display, one, 1, ctypes.c_ulong(0))
        for one in reversed(codes):
            XTEST.XTestFakeKeyEvent(self.display, one, 0, ctypes.c_ulong(0))
        X11.XSync(self.display, 0)

    def type(self, text):
        """Types a text. A character without a key is entered by its code point, with Ctrl-Shift-U."""
        for letter in text:
            if letter == "\n":
                self.key(RETURN)
            elif " " <= letter <= "~":
                self.key(ord(letter))
            else:
                self.key(ord("u"), CONTROL, SHIFT)
                for digit in f"{ord(letter):x}":
                    self.key(ord(digit))
                self.key(ord(" "))

    def click(self, x, y):
        XTEST.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))
        for down in (1, 0):
            XTEST.XTestFakeButtonEvent(self.display, 1, down, ctypes.c_ulong(0))
        X11.XSync(self.display, 0)

    def drag(self, start, end, steps=24):
        """Presses the button at a point and releases it at another one."""
        for step in range(steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end))
            XTEST.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))
            X11.XSync(self.display, 0)
            if step == 0:
                XTEST.XTestFakeButtonEvent(self.display, 1, 1, ctypes.c_ulong(0))
            # The program has to see the way, not only the ends.
            time.sleep(0.03)
        XTEST.XTestFakeButtonEvent(self.display, 1, 0, ctypes.c_ulong(0))
        X11.XSync(self.display, 0)

    def close(self):
        for process in (self.bus, self.server):
            process.kill()
            process.wait()
        self.home.cleanup()


class Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "width", "height", "border_width", "depth")] + [
        ("visual", ctypes.c_void_p), ("root", WINDOW),
        *[(name, ctypes.c_int) for name in ("class_", "bit_gravity", "win_gravity", "backing_store")],
        ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
        ("all_event_masks", ctypes.c_long), ("your_event_mask", ctypes.c_long),
        ("do_not_propagate_mask", ctypes.c_long), ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p),
    ]


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
def ignore(display, event):
    """A window may close while it is being queried; that is no error."""
    return 0


X11.XSetErrorHandler(ignore)
