/// How a form looks on the screen of a terminal.
public enum TerminalTheme: Sendable, Hashable {
  /// Light or dark as the terminal says its background is (OSC 11, else the variable `COLORFGBG`); where it says nothing,
  /// or has sixteen colours, its own colours.
  case automatic
  /// The colours of the terminal itself, whatever they are.
  case terminal
  /// These colours: ``TerminalColors/dark``, ``TerminalColors/light`` or some of one's own.
  case colors(TerminalColors)
}

/// What a program can say about the screen.
struct ScreenOptions {
  var theme = TerminalTheme.automatic
  /// Whether the pointer belongs to the form; else the terminal selects text with it, as it does without a form.
  var usesPointer = true
  /// Whether only some lines under the prompt are used, and what is above them stays.
  var isInline = false
}

extension ScreenTheme {
  /// The theme to begin with.
  init(_ theme: TerminalTheme, environment: [String: String]) {
    let depth = ColorDepth(environment: environment)
    switch theme {
    case .terminal: self.init(nil, depth: depth)
    case .colors(let colors): self.init(colors, depth: depth)
    case .automatic:
      let isDark = depth > .sixteen ? Self.isDark(environment["COLORFGBG"]) : nil
      self.init(isDark.map { $0 ? .dark : .light }, depth: depth)
    }
  }

  /// The theme for a background that the terminal has told.
  init(background: TerminalColor, depth: ColorDepth) { self.init(background.isDark ? .dark : .light, depth: depth) }

  /// What rxvt and others say: `15;0` for white on black, the background last.
  private static func isDark(_ variable: String?) -> Bool? {
    guard let last = variable?.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
      return nil
    }
    return number < 7 || number == 8
  }
}

extension TerminalColor {
  /// Whether light text stands out better on it: by its lightness as television weighs it (ITU-R BT.601).
  var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}
