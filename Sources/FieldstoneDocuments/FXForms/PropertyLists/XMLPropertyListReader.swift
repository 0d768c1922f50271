/// Reads a property list as XML into JSON: only the elements that property lists have (the document type of
/// PropertyList-1.0.dtd), no entities of its own, in one pass without recursion.
///
/// - Complexity: O(number of bytes).
struct XMLPropertyListReader {
  private var scanner: XMLScanner
  private let depthLimit: Int
  private var output: PropertyListOutput
  private var open: [Container] = []

  private struct Container {
    let isObject: Bool
    /// Whether a key has been read and its value hasn't.
    var hasKey = false
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    (scanner, self.depthLimit) = (XMLScanner(bytes), depthLimit)
    output = PropertyListOutput(capacity: bytes.count / 2)
  }

  mutating func read() throws(PropertyListFailure) -> PropertyListOutput {
    try scanner.prolog()
    let root = try scanner.tag()
    guard root.name == "plist", root.isOpening, !root.isEmpty else {
      throw PropertyListFailure(text: "A property list has to begin with <plist>.", offset: root.offset)
    }
    repeat {
      try scanner.skipMarkup()
      try element()
    } while !open.isEmpty
    try scanner.skipMarkup()
    let end = try scanner.tag()
    guard end.name == "plist", !end.isOpening else {
      throw PropertyListFailure(text: "Expected </plist> after the value.", offset: end.offset)
    }
    try scanner.skipMarkup()
    guard scanner.isAtEnd else { throw scanner.failure("Expected nothing after </plist>.") }
    return output
  }

  /// Reads a tag, and what it contains unless that is an array or a dictionary.
  private mutating func element() throws(PropertyListFailure) {
    let tag = try scanner.tag()
    guard tag.isOpening else { return try close(tag) }
    if tag.name == "key" { return try key(tag) }
    if let container = open.last, container.isObject {
      guard container.hasKey else {
        throw PropertyListFailure(text: "Each value in a <dict> needs a <key> before it.", offset: tag.offset)
      }
      open[open.count - 1].hasKey = false
    }
    switch tag.name {
    case "dict", "array":
      guard open.count < depthLimit else {
        throw PropertyListFailure(
          text: "Arrays and dictionaries can be nested up to \(depthLimit) levels deep.", offset: tag.offset)
      }
      let isObject = tag.name == "dict"
      output.begin(isObject: isObject, at: tag.offset)
      if tag.isEmpty { output.end(isObject: isObject) } else { open.append(Container(isObject: isObject)) }
    case "string": output.string(try scanner.text(tag), at: tag.offset)
    case "true", "false":
      output.literal(tag.name, at: tag.offset)
      guard try scanner.text(tag).allSatisfy({ $0 <= 0x20 }) else {
        throw PropertyListFailure(text: "<\(tag.name)/> has no content.", offset: tag.offset)
      }
    case "integer": output.literal(try number(tag, PropertyListNumber.integer), at: tag.offset)
    case "real": output.literal(try number(tag, PropertyListNumber.real), at: tag.offset)
    case "date":
      let text = String(decoding: try scanner.text(tag), as: UTF8.self)
      guard text.utf8.count < 40, DateValue.date(text, .dateAndTime) != nil else {
        throw PropertyListFailure(
          text: "Expected a date with a time in UTC, for example 2025-03-31T14:30:00Z.", offset: tag.offset)
      }
      output.string(text.utf8, at: tag.offset)
    case "data":
      _ = try scanner.text(tag)
      output.data(at: tag.offset)
    default:
      let known = ["array", "data", "date", "dict", "false", "integer", "key", "real", "string", "true"]
      throw PropertyListFailure(
        text: "A property list has no <\(tag.name)>." + suggestion(for: tag.name, among: known), offset: tag.offset)
    }
  }

  private mutating func key(_ tag: XMLScanner.Tag) throws(PropertyListFailure) {
    guard let container = open.last, container.isObject, !container.hasKey else {
      let text = open.last?.isObject == true ? "A key needs a value." : "Only a <dict> has keys."
      throw PropertyListFailure(text: text, offset: tag.offset)
    }
    output.key(try scanner.text(tag), at: tag.offset)
    open[open.count - 1].hasKey = true
  }

  private mutating func close(_ tag: XMLScanner.Tag) throws(PropertyListFailure) {
    guard let container = open.popLast(), tag.name == (container.isObject ? "dict" : "array") else {
      throw PropertyListFailure(text: "</\(tag.name)> closes nothing here.", offset: tag.offset)
    }
    if container.hasKey { throw PropertyListFailure(text: "A key needs a value.", offset: tag.offset) }
    output.end(isObject: container.isObject)
  }

  private mutating func number(_ tag: XMLScanner.Tag, _ read: (String) -> String?) throws(PropertyListFailure) -> String
  {
    let bytes = try scanner.text(tag)
    guard bytes.count <= 400, let number = read(String(decoding: bytes, as: UTF8.self)) else {
      throw PropertyListFailure(
        text: tag.name == "integer" ? "An <integer> is a whole number." : "A <real> is a number.", offset: tag.offset)
    }
    return number
  }
}

/// Numbers of property lists as JSON writes them.
enum PropertyListNumber {
  /// A whole number, also with a plus sign, or in hexadecimal digits.
  static func integer(_ text: String) -> String? {
    var digits = text.filter { !$0.isWhitespace }[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits = digits.dropFirst() }
    if digits.lowercased().hasPrefix("0x") {
      guard let value = UInt64(digits.dropFirst(2), radix: 16), value > 0 || !isNegative else { return nil }
      return (isNegative ? "-" : "") + String(value)
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    digits = digits.drop { $0 == "0" }
    return digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits
  }

  /// A number that is finite.
  static func real(_ text: String) -> String? {
    let text = text.filter { !$0.isWhitespace }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { real($0) }
  }

  static func real(_ number: Double) -> String? { FormValues.Number(number)?.literal }
}
