/// How cells of a style look.
struct CellLook: Equatable {
  var foreground: TerminalColor?
  var background: TerminalColor?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isInverse = false
  /// Turned around where colours can't be shown.
  var isInverseWithoutColor = false

  /// The sequence that makes it (ECMA-48 SGR), from whatever was before.
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
