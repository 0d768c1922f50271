// page: localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let words: String
  // page (not seen): localizedstringkey/init(_:)
  public init(_ value: String) { words = value }
  // page (not seen): localizedstringkey/init(stringliteral:)
  public init(stringLiteral value: String) { words = value }
  // page (not seen): localizedstringkey/init(stringinterpolation:)
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  // page (not seen): localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""
    // page (not seen): localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:)
    public init(literalCapacity: Int, interpolationCount: Int) {}
    // page (not seen): localizedstringkey/stringinterpolation/appendliteral(_:)
    public mutating func appendLiteral(_ literal: String) { words += literal }
    // page (not seen): localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation(_ string: String) { words += string }
    // page (not seen): localizedstringkey/stringinterpolation/appendinterpolation(_:), a Text
    public mutating func appendInterpolation(_ text: Text) { words += text.words }
    // page (not seen): localizedstringkey/stringinterpolation/appendinterpolation(_:), a number
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { words += "\(value)" }
    // page (not seen): localizedstringkey/stringinterpolation/appendinterpolation(_:format:)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      words += format.format(input)
    }
  }
}

// page (not seen): _formatspecifiable
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

// page: text
public struct Text: Equatable {
  let words: String
  // page: text/init(verbatim:)
  public init(verbatim content: String) { words = content }
  // page: text/init(_:)
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { words = String(content) }
  // page: text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { words = key.words }
  // page: text/init(_:)
  public init(_ attributedContent: AttributedString) { words = String(attributedContent.characters) }
  // page: text/init(_:format:)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { words = format.format(input) }

  // page: text/foregroundstyle(_:)
  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
  // page (not seen): text/font(_:)
  public nonisolated func font(_ font: Font?) -> Text { self }
  // page (not seen): text/bold()
  public nonisolated func bold() -> Text { self }
  // page (not seen): text/monospaceddigit()
  public nonisolated func monospacedDigit() -> Text { self }
  // page (not seen): text/+(_:_:)
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.words + rhs.words) }
}
extension Text: View {
  // page (not seen): text/body-swift.typealias
  public typealias Body = Never
}
extension Text: Primitive {
  package func elements(_ node: Node) -> [StandInElement] { node.element(.text) { $0.label = words } }
}
