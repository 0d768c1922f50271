/// The colors of a full-screen form in a terminal. In the built-in sets, text has a contrast of at least 4.5 to 1, and
/// markers and lines of at least 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11), on all backgrounds that the set is for.
public struct TerminalColors: Sendable, Hashable {
  /// Titles.
  public var strong: TerminalColor
  /// Help, and the placeholders of empty fields.
  public var quiet: TerminalColor
  /// The element with the focus.
  public var accent: TerminalColor
  /// Text on the accent.
  public var onAccent: TerminalColor
  /// The lines of boxes.
  public var line: TerminalColor
  /// The background of fields and buttons.
  public var field: TerminalColor
  /// The background of the field with the focus.
  public var activeField: TerminalColor
  /// The background of the status line. Text on it has the color ``onBar``.
  public var bar: TerminalColor
  public var onBar: TerminalColor
  public var error: TerminalColor
  public var warning: TerminalColor
  public var info: TerminalColor

  /// For dark backgrounds.
  public static let dark = TerminalColors(
    strong: TerminalColor(0xFFFFFF, ansi: 15), quiet: TerminalColor(0xB8C0CC),
    accent: TerminalColor(0x7CC4FF, ansi: 14),
    onAccent: TerminalColor(0x08131F, ansi: 0), line: TerminalColor(0x8A94A3), field: TerminalColor(0x262F3A),
    activeField: TerminalColor(0x34465A), bar: TerminalColor(0x2B3A4A, ansi: 7),
    onBar: TerminalColor(0xF0F4F8, ansi: 0),
    error: TerminalColor(0xFF8A80, ansi: 9), warning: TerminalColor(0xFFD166, ansi: 11),
    info: TerminalColor(0x8BE0C8, ansi: 14))

  /// For light backgrounds.
  public static let light = TerminalColors(
    strong: TerminalColor(0x000000, ansi: 0), quiet: TerminalColor(0x4A5361), accent: TerminalColor(0x0B5CAD, ansi: 4),
    onAccent: TerminalColor(0xFFFFFF, ansi: 15), line: TerminalColor(0x6B7685), field: TerminalColor(0xE6EBF1),
    activeField: TerminalColor(0xD3E3F5), bar: TerminalColor(0xDCE4ED, ansi: 0),
    onBar: TerminalColor(0x10202F, ansi: 15),
    error: TerminalColor(0xA4121F, ansi: 1), warning: TerminalColor(0x7A4B00, ansi: 5),
    info: TerminalColor(0x0B5E4A, ansi: 4))
}
