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
}
