/// How a cell looks. No meaning may hang on colour alone: `NO_COLOR` takes it away.
struct CellStyle: Hashable {
  /// One of the terminal's own colours, so that its theme keeps its contrast.
  enum Color: UInt8 {
    case standard = 39
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var color = Color.standard
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isInverse = false

  static let plain = CellStyle()
  static let bold = CellStyle(isBold: true)
  static let dim = CellStyle(isDim: true)
  static let inverse = CellStyle(isInverse: true)

  /// The sequence that makes it (ECMA-48 SGR), from whatever was before.
  func sequence(isColored: Bool) -> String {
    var codes = "\u{1B}[0"
    if isBold { codes += ";1" }
    if isDim { codes += ";2" }
    if isUnderlined { codes += ";4" }
    if isInverse { codes += ";7" }
    if isColored, color != .standard { codes += ";\(color.rawValue)" }
    return codes + "m"
  }
}
