/// What every surface says of a control in the same words.
extension FormControl {
  /// The control; for one of the program's own, the first fallback that every surface knows.
  public var standard: FormControl {
    var control = self
    while case .custom(_, let fallback) = control { control = fallback }
    return control
  }

  /// Whether what is in it must not be shown.
  public var isSecret: Bool {
    if case .secure = standard { return true }
    return false
  }

  /// How an answer is written, where nobody can guess that: a sentence to stand beside the field.
  public var hint: FormString? {
    switch standard {
    case .date(let style): style.hint
    case .number(let style), .stepper(let style), .slider(let style): style.hint
    default: nil
    }
  }
}

extension FormDateStyle {
  fileprivate var hint: FormString {
    switch kind {
    case .date: .hint(.date)
    case .time: .hint(.time)
    case .dateAndTime: .hint(.dateAndTime)
    }
  }
}

extension FormNumberStyle {
  fileprivate var hint: FormString? {
    switch (minimum, maximum) {
    case (let low?, let high?): .hint(.fromTo, .number(low), .number(high))
    case (let low?, nil): .hint(.orMore, .number(low))
    case (nil, let high?): .hint(.orLess, .number(high))
    case (nil, nil): nil
    }
  }
}

extension FormIssue.Severity {
  /// What stands before the sentence of an issue: its meaning never hangs on a colour alone.
  public var word: FormString {
    switch self {
    case .error: .common(.error)
    case .warning: .common(.warning)
    case .info: .common(.note)
    }
  }
}
