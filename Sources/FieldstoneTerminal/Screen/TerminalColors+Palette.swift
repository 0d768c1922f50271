import FieldstoneCore

/// The colors of a theme on a terminal.
extension TerminalColors {
  /// The same colors with the accent, the errors and the warnings of a palette that isn't the standard one.
  func with(_ palette: FormPalette, _ background: FormColor.Background) -> TerminalColors {
    guard palette != .standard else { return self }
    var colors = self
    func color(_ rgb: FormColor.RGB, ansi: UInt8?) -> TerminalColor {
      TerminalColor(red: rgb.red, green: rgb.green, blue: rgb.blue, ansi: ansi)
    }
    let accent = palette.accent[background]
    colors.accent = color(accent, ansi: self.accent.ansi)
    colors.onAccent = color(accent.textOnIt, ansi: self.onAccent.ansi)
    colors.error = color(palette.error[background], ansi: self.error.ansi)
    colors.warning = color(palette.warning[background], ansi: self.warning.ansi)
    return colors
  }
}
