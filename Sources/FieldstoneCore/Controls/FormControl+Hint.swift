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
