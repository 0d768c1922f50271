/// The appearance of the cells of a style.
struct CellLook: Equatable {
  var foreground: TerminalColor?
  var background: TerminalColor?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isInverse = false
  /// Whether foreground and background are swapped if colors can't be shown.
  var isInverseWithoutColor = false

  /// The sequence that sets this look (ECMA-48 SGR), whatever was set before.
  func sequence(_ depth: ColorDepth) -> String {
    var codes = "\u{1B}[0"
    if isBold { codes += ";1" }
    if isDim { codes += ";2" }
    let isBare = depth == .none || (depth == .sixteen && background?.ansi == nil)
    if isUnderlined { codes += ";4" }
    if isInverse || (isInverseWithoutColor && isBare) { codes += ";7" }
    if let foreground, let code = foreground.code(depth, isBackground: false) { codes += ";" + code }
    if let background, let code = background.code(depth, isBackground: true) { codes += ";" + code }
    return codes + "m"
  }
}
