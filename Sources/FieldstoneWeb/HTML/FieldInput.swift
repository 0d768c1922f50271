import FieldstoneCore

/// The `<input>` of a field of one line: what brings up the right keyboard and the right suggestion.
struct FieldInput {
  var type = "text"
  var inputMode: String?
  var completion: String?
  /// Whether spelling, capitals and writing direction are those of prose.
  var isProse = false

  init(_ control: FormControl) {
    switch control.known {
    case .text(.email): (type, completion) = ("email", "email")
    case .text(.phone): (type, completion) = ("tel", "tel")
    case .text(.url): (inputMode, completion) = ("url", "url")
    case .text(.number): inputMode = "decimal"
    case .secure(let isNew): (type, completion) = ("password", isNew ? "new-password" : "current-password")
    // As text: type=number rounds, drops what it does not understand and changes under the wheel. The number pads of
    // telephones have no minus, so they are asked for only where none is needed.
    case .number(let style), .stepper(let style), .slider(let style):
      if let minimum = style.minimum, !minimum.hasPrefix("-") { inputMode = style.isInteger ? "numeric" : "decimal" }
      completion = "off"
    case .date: completion = "off"
    default: isProse = true
    }
  }
}
