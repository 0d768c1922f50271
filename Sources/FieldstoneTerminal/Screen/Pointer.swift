/// An event of the mouse, or of a finger on a touchscreen.
struct Pointer: Equatable {
  enum Action: Equatable {
    case press, drag, release
    case wheelUp, wheelDown
    /// The second button was pressed.
    case menu
  }

  var action: Action
  /// The cell, counted from 0 at the window's upper left.
  var x: Int
  var y: Int
  var modifiers: Key.Modifiers = []
  /// The number of presses in quick succession in the same cell, including this one.
  var clicks = 1

  /// Parses a report in xterm's SGR format (ctlseqs, mode 1006): `CSI < button ; column ; line M`, or `m` for a
  /// release. Fails for buttons other than the first two and the wheel, and for the release of the second one.
  init?(_ parameters: [Int], isRelease: Bool) {
    guard parameters.count == 3, parameters[1] > 0, parameters[2] > 0 else { return nil }
    let button = parameters[0]
    let action: Action
    switch button & ~0b11100 {
    case 0: action = isRelease ? .release : .press
    case 2 where !isRelease: action = .menu
    case 32: action = .drag
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    var modifiers: Key.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    self.init(action, x: parameters[1] - 1, y: parameters[2] - 1, modifiers)
  }

  init(_ action: Action, x: Int, y: Int, _ modifiers: Key.Modifiers = []) {
    (self.action, self.x, self.y, self.modifiers) = (action, x, y, modifiers)
  }
}

/// Input from a terminal.
enum ScreenInput: Equatable {
  case key(Key)
  case pointer(Pointer)
  /// The terminal's background color, as a reply to a query.
  case background(TerminalColor)
}
