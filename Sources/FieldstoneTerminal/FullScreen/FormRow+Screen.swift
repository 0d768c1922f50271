import FieldstoneCore

extension FormControl {
  /// The control itself, or the standard control that a custom one falls back to.
  var known: FormControl { standard }
}

extension FormRow {
  /// Whether the value is a secret, which shows only while it is revealed.
  var isSecure: Bool { control.isSecret }

  /// Whether the options are side by side. More than nine options are a list.
  var isSideBySide: Bool { control.known == .choice(.segments) && options.count <= 9 && options.finding == nil }

  var sideBySide: [SideBySide.Option] { options.map { ($0.title, $0.isChosen, $0.isEnabled) } }

  /// The box of a toggle or checkbox, such as `[x]`; nil for other rows, and for rows that can't be changed.
  var box: String? {
    guard kind == .field, isEnabled, !isReadOnly else { return nil }
    switch (control.known, answer) {
    case (.toggle, .flag(true)), (.checkbox, .flag(true)): return "[x]"
    case (.toggle, .flag(false)), (.checkbox, .flag(false)): return "[ ]"
    case (.toggle, _), (.checkbox, _): return "[-]"
    default: return nil
    }
  }

  /// Whether the control takes a typed number.
  var isNumber: Bool {
    switch control.known {
    case .number, .stepper, .slider: true
    default: false
    }
  }

  /// Whether the row is an enabled field whose answer can be typed.
  var isTyped: Bool {
    guard kind == .field, isEnabled else { return false }
    switch control.known {
    case .text, .longText, .secure, .number, .stepper, .slider, .date: return true
    default: return false
    }
  }
}
