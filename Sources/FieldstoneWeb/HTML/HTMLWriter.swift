/// Writes HTML as UTF-8 bytes, the only place in the module that makes markup.
///
/// Names of elements and attributes are literals; all that comes from a program or a person goes through ``HTMLEscaping``.
/// So nothing can be written that is not escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// One attribute of an element.
  enum Attribute {
    case value(StaticString, String)
    /// The text that a person edits: kept as it is, but for what no browser keeps.
    case edited(StaticString, String)
    case flag(StaticString)
    case none

    static func `if`(_ condition: Bool, _ name: StaticString, _ value: String) -> Attribute {
      condition ? .value(name, value) : .none
    }
    static func flag(_ name: StaticString, if condition: Bool) -> Attribute { condition ? .flag(name) : .none }
  }

  init(capacity: Int = 16_384) { bytes.reserveCapacity(capacity) }

  mutating func doctype() { literal("<!doctype html>\n") }

  /// An element with what is in it.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// An element with a text.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// An element without an end.
  mutating func void(_ name: StaticString, _ attributes: Attribute...) { open(name, attributes) }

  /// A field of several lines. A line feed is written first, because browsers drop one there.
  mutating func textArea(_ attributes: Attribute..., text: String) {
    open("textarea", attributes)
    literal("\n")
    HTMLEscaping.append(text, to: &bytes, .edited)
    close("textarea")
  }

  /// The embedded stylesheet, a literal of the program.
  mutating func style(_ sheet: StaticString) {
    literal("<style>")
    literal(sheet)
    literal("</style>")
  }

  mutating func text(_ text: String) { HTMLEscaping.append(text, to: &bytes, .shown) }

  /// For elements that end in another place than where they begin.
  mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
    literal("<")
    literal(name)
    for attribute in attributes {
      switch attribute {
      case .none: break
      case .flag(let name):
        literal(" ")
        literal(name)
      case .value(let name, let value): write(name, value, .shown)
      case .edited(let name, let value): write(name, value, .edited)
      }
    }
    literal(">")
  }

  mutating func close(_ name: StaticString) {
    literal("</")
    literal(name)
    literal(">\n")
  }

  private mutating func write(_ name: StaticString, _ value: String, _ purpose: HTMLEscaping.Purpose) {
    literal(" ")
    literal(name)
    literal("=\"")
    HTMLEscaping.append(value, to: &bytes, purpose)
    literal("\"")
  }

  private mutating func literal(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
