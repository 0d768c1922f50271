import FieldstoneCore

extension FormControl {
  /// The control itself, or what stands for a control of the program's own.
  var known: FormControl { standard }
}

extension FormRow {
  /// Whether what is in it is not shown, but for a moment.
  var isSecure: Bool { control.isSecret }

  /// Whether its options stand side by side; more than a few are a list.
  var isSideBySide: Bool { control.known == .choice(.segments) && options.count <= 9 }

  /// Whether its answer is typed now.
  var isTyped: Bool {
    guard kind == .field, isEnabled else { return false }
    switch control.known {
    case .text, .longText, .secure, .number, .stepper, .slider, .date: return true
    default: return false
    }
  }
}
