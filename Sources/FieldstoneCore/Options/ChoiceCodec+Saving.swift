import Foundation

/// A value of options that arrived at run time. One that is a text is saved as that, and can be restored even if it is no
/// longer offered.
package protocol SavedOption: Codable {
  /// The text that it is; nil for one that is saved as JSON.
  var savedText: String? { get }
  init?(savedText: String)
}

extension ChoiceCodec {
  /// The option with a value that was restored, which may be called something else.
  func known(_ value: Value) -> Value {
    offered.flatMap { list in list.index(of: value).map { list.values[$0] } } ?? value
  }

  /// A value of a type without a text of its own is saved as JSON, so that it can be restored even if it is no longer
  /// offered.
  static func written(_ value: Value) -> String? {
    guard let value = value as? any Encodable else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
  static func read(_ text: String) -> Value? {
    guard let type = Value.self as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: Data(text.utf8))) as? Value
  }
}
