/// The look of every cell style.
struct ScreenTheme: Equatable {
  private var looks: [CellLook]
  var depth: ColorDepth

  subscript(style: CellStyle) -> CellLook {
    get { looks[Int(style.rawValue)] }
    set { looks[Int(style.rawValue)] = newValue }
  }

  /// The sequence that sets the look of a style, whatever was set before.
  func sequence(_ style: CellStyle) -> String { style == .plain ? "\u{1B}[0m" : self[style].sequence(depth) }

  /// - Parameter colors: nil for the terminal's own colors.
  init(_ colors: TerminalColors?, depth: ColorDepth) {
    looks = Array(repeating: CellLook(), count: CellStyle.allCases.count)
    self.depth = depth
    setAttributes()
    if let colors { setColors(colors) } else { setOwnColors() }
  }

  /// Sets the attributes that need no color.
  private mutating func setAttributes() {
    let bold: [CellStyle] = [
      .error, .warning, .info, .heading, .title, .mark, .button, .trail, .activeBorder, .key, .match, .strong,
    ]
    for style in bold { self[style].isBold = true }
    for style in [.help, .disabled, .border] as [CellStyle] { self[style].isDim = true }
    // The underline marks a field's edge: it is visible on every background, and separates fields on adjacent lines.
    for style in [.field, .activeField, .placeholder, .activePlaceholder] as [CellStyle] {
      self[style].isUnderlined = true
    }
    for style in [.placeholder, .activePlaceholder] as [CellStyle] { self[style].isDim = true }
    for style in [.match, .emphasis, .link] as [CellStyle] { self[style].isUnderlined = true }
    self[.currentMatch] = CellLook(isBold: true, isUnderlined: true, isInverseWithoutColor: true)
    self[.today].isUnderlined = true
    for style in [.selection, .current] as [CellStyle] { self[style].isInverseWithoutColor = true }
    self[.activeButton] = CellLook(isBold: true, isInverseWithoutColor: true)
    self[.status].isInverseWithoutColor = true
    self[.strongStatus] = CellLook(isBold: true, isInverseWithoutColor: true)
  }

  /// Sets the terminal's own colors: only the few that contrast with both black and white, as the background is
  /// unknown.
  private mutating func setOwnColors() {
    self[.error].foreground = TerminalColor(0xCD0000, ansi: 1)
    for style in [.warning, .info] as [CellStyle] { self[style].foreground = TerminalColor(0xCD00CD, ansi: 5) }
    if depth > .sixteen { depth = .sixteen }
  }

  private mutating func setColors(_ colors: TerminalColors) {
    for style in [.heading, .title, .trail, .key] as [CellStyle] { self[style].foreground = colors.strong }
    for style in [.mark, .activeBorder, .match, .link] as [CellStyle] { self[style].foreground = colors.accent }
    for style in [.help, .disabled] as [CellStyle] {
      self[style].foreground = colors.quiet
      self[style].isDim = depth <= .sixteen
    }
    self[.border].foreground = colors.line
    self[.border].isDim = depth <= .sixteen
    for style in [.error, .errorText] as [CellStyle] { self[style].foreground = colors.error }
    for style in [.warning, .warningText] as [CellStyle] { self[style].foreground = colors.warning }
    for style in [.info, .infoText] as [CellStyle] { self[style].foreground = colors.info }
    self[.button].background = colors.field
    self[.field] = colored(.field, colors.strong, on: colors.field)
    self[.activeField] = colored(.activeField, colors.strong, on: colors.activeField)
    self[.placeholder] = colored(.placeholder, colors.quiet, on: colors.field)
    self[.activePlaceholder] = colored(.activePlaceholder, colors.quiet, on: colors.activeField)
    for style in [.selection, .current, .currentMatch, .activeButton] as [CellStyle] {
      self[style] = colored(style, colors.onAccent, on: colors.accent)
    }
    for style in [.status, .strongStatus] as [CellStyle] { self[style] = colored(style, colors.onBar, on: colors.bar) }
  }

  private func colored(_ style: CellStyle, _ foreground: TerminalColor, on background: TerminalColor) -> CellLook {
    var look = self[style]
    look.foreground = foreground
    look.background = background
    if depth > .sixteen { look.isDim = false }
    return look
  }
}
