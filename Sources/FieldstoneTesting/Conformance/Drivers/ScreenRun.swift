/// Adjacent cells of a screen with the same look.
struct ScreenRun: Decodable, Hashable {
  let x: Int
  let text: String
  /// `b`old, `d`im, `u`nderlined, `i`nverse, and a color after a space.
  let look: String

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Int.self)
    text = try container.decode(String.self)
    look = try container.decode(String.self)
  }

  var isBold: Bool { look.hasPrefix("b") }
  var isDim: Bool { style.contains("d") }
  var isUnderlined: Bool { style.contains("u") }
  var isColored: Bool { look.contains(" ") }
  private var style: Substring { look.prefix { $0 != " " } }
}

extension ScreenRun {
  /// The run without its leading spaces.
  var withoutIndent: ScreenRun {
    let spaces = text.prefix { $0 == " " }.count
    return ScreenRun(x: x + spaces, text: String(text.dropFirst(spaces)), look: look)
  }

  init(x: Int, text: String, look: String) {
    self.x = x
    self.text = text
    self.look = look
  }
}
