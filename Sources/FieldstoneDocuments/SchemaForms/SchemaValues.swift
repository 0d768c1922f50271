import FieldstoneCore

extension JSONNode {
  /// The value as a form holds it. Numbers keep their digits.
  ///
  /// - Returns: nil for one that is too deep.
  var formValue: FormValues.Value? {
    switch kind {
    case .null: return .null
    case .boolean: return .flag(boolean ?? false)
    case .number: return FormValues.Value(FormValues.Number(checked: number?.text ?? "0"))
    case .string: return .text(string ?? "")
    case .array, .object: return try? FormValues.Value(json: Array(text.utf8))
    }
  }

  /// The types of JSON that the value has.
  var schemaTypes: FormTypes {
    switch kind {
    case .null: .null
    case .boolean: .boolean
    case .number: number?.isInteger == true ? .integer : .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONNumber {
  var formValue: FormValues.Value { FormValues.Value(FormValues.Number(checked: text)) }
}
