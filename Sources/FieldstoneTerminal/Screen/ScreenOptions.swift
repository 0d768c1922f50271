import FieldstoneCore

/// The colors of a full-screen form in a terminal.
public enum TerminalTheme: Sendable, Hashable {
  /// Light or dark, depending on the terminal's background (OSC 11, otherwise the variable `COLORFGBG`). The terminal's
  /// own colors if its background is unknown, or if it has at most sixteen colors.
  case automatic
  /// The terminal's own colors.
  case terminal
  /// These colors: ``TerminalColors/dark``, ``TerminalColors/light`` or custom ones.
  case colors(TerminalColors)
}

/// The options of a screen.
struct ScreenOptions {
  var theme = TerminalTheme.automatic
  /// Whether the form handles the pointer. If it doesn't, the terminal uses the pointer to select text, as usual.
  var usesPointer = true
  /// Whether the form uses only some lines below the prompt, and leaves the lines above them untouched.
  var isInline = false
  /// Whether the form does something before a signal ends the program.
  var handlesEnds = false
}

extension ScreenTheme {
  /// The initial theme.
  init(_ theme: TerminalTheme, environment: [String: String], _ palette: FormPalette = .standard) {
    let depth = ColorDepth(environment: environment)
    switch theme {
    case .terminal: self.init(nil, depth: depth)
    case .colors(let colors): self.init(colors, depth: depth)
    case .automatic:
      let isDark = depth > .sixteen ? Self.isDark(environment["COLORFGBG"]) : nil
      self.init(isDark.map { $0 ? .dark.with(palette, .dark) : .light.with(palette, .light) }, depth: depth)
    }
  }

  /// The theme for a background that the terminal has reported.
  init(background: TerminalColor, depth: ColorDepth, _ palette: FormPalette = .standard) {
    self.init(
      background.isDark ? .dark.with(palette, .dark) : .light.with(palette, .light), depth: depth)
  }

  /// Parses `COLORFGBG`, which rxvt and others set: `15;0` is white on black; the background is last.
  private static func isDark(_ variable: String?) -> Bool? {
    guard let last = variable?.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
      return nil
    }
    return number < 7 || number == 8
  }
}

extension TerminalColor {
  /// Whether light text contrasts better with this color, by its luma (ITU-R BT.601).
  var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}
