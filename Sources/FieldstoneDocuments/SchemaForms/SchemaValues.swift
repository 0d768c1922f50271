import FieldstoneCore

extension JSONNode {
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
