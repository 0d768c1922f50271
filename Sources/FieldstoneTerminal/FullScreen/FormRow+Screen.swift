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

  var sideBySide: [SideBySide.Option] { options.map { ($0.title, $0.isChosen, $0.isEnabled) } }

  /// Whether it is a box to tick, and how that looks; nil for other rows, and for one that can't be changed.
  var box: String? {
    guard kind == .field, isEnabled, !isReadOnly else { return nil }
    switch (control.known, answer) {
    case (.toggle, .flag(true)), (.checkbox, .flag(true)): return "[x]"
    case (.toggle, .flag(false)), (.checkbox, .flag(false)): return "[ ]"
    case (.toggle, _), (.checkbox, _): return "[-]"
    default: return nil
    }
  }

  /// Whether it is a number that can be typed.
  var isNumber: Bool {
    switch control.known {
    case .number, .stepper, .slider: true
    default: false
    }
  }

  /// Whether its answer is typed now.
  var isTyped: Bool {
    guard kind == .field, isEnabled else { return false }
    switch control.known {
    case .text, .longText, .secure, .number, .stepper, .slider, .date: return true
    default: return false
    }
  }
}
