import FieldstoneCore

extension FormControl {
  /// The control itself, or the standard control that a custom one falls back to.
  var known: FormControl { standard }
}

extension FormRow {
  /// Whether the value is a secret, which shows only while it is revealed.
  var isSecure: Bool { control.isSecret }

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

  /// Whether all that it shows beside its title is that it leads on.
  var leadsOnly: Bool {
    (kind == .link || kind == .element) && display.isEmpty && issueCount == 0
      && !(isOptionalSubform && (isInline || !isThere))
  }

  /// Whether the pointer drags a knob along a bar.
  var isSlider: Bool {
    if case .slider = control.known { return true }
    return choiceLayout == .slider
  }

  /// Whether the answer is a file, whose path is typed.
  var isFile: Bool {
    if case .file = control.known { return true }
    return false
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
    case .text, .longText, .secure, .number, .stepper, .slider, .date, .file: return true
    default: return false
    }
  }
}
