/// A value of a file, with its JSON pointer.
struct FXFormsNode {
  let node: JSONNode
  let pointer: String

  func member(_ member: JSONMember) -> FXFormsNode {
    FXFormsNode(node: member.value, pointer: pointer + "/" + JSONPointer.escaped(String(member.key.prefix(200))))
  }

  /// The elements of an array, in order.
  var elements: some Sequence<FXFormsNode> {
    let pointer = pointer
    return node.elements.enumerated().lazy.map { FXFormsNode(node: $1, pointer: pointer + "/\($0)") }
  }

  /// What it is, in a word of JSON.
  var kind: String { node.kind.rawValue }
  var text: String? { node.string }

  /// `true` or `false`, as the methods of Foundation read them: also 0 and 1, and the words of `boolValue`.
  var flag: Bool? {
    if let flag = node.boolean { return flag }
    if let number = node.number { return number.integer == 0 ? false : number.integer == 1 ? true : nil }
    switch node.string?.lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: return nil
    }
  }

  /// A number, also one that is written in a string.
  var number: JSONNumber? {
    if let number = node.number { return number }
    guard let text = node.string, text.utf8.count <= 100 else { return nil }
    return JSONNumber(text)
  }

  var integer: Int? { number?.integer }

  /// The value; nil where it is nested so deeply that it can't be one of a field.
  ///
  /// - Complexity: O(number of values in it).
  func value(levels: Int = 32) -> FormValues.Value? {
    switch node.kind {
    case .null: return .null
    case .boolean: return .flag(node.boolean ?? false)
    case .number: return node.number.map { FormValues.Value(FormValues.Number(checked: $0.text)) }
    case .string: return node.string.map(FormValues.Value.text)
    case .array:
      guard levels > 0 else { return nil }
      var list: [FormValues.Value] = []
      for element in node.elements {
        guard let value = FXFormsNode(node: element, pointer: "").value(levels: levels - 1) else { return nil }
        list.append(value)
      }
      return .list(list)
    case .object:
      guard levels > 0 else { return nil }
      var object = FormValues()
      for member in node.members {
        guard let value = FXFormsNode(node: member.value, pointer: "").value(levels: levels - 1) else { return nil }
        object[member.key] = value
      }
      return .object(object)
    }
  }

  /// The value in a few words, for messages. Long texts are cut before they are read as a whole.
  var shortened: String {
    switch node.kind {
    case .array: "an array"
    case .object: "a dictionary"
    default: value()?.shortened ?? kind
    }
  }
}
