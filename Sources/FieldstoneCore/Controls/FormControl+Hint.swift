/// What is the same on every surface.
extension FormControl {
  /// The control itself or, for a custom control, its first fallback that is not custom.
  public var standard: FormControl {
    var control = self
    while case .custom(_, let fallback) = control { control = fallback }
    return control
  }

  /// Whether the control's content must not be displayed.
  public var isSecret: Bool {
    if case .secure = standard { return true }
    return false
  }
}

extension FormIssue.Severity {
  /// The word shown before an issue's message, so that color alone never conveys the severity.
  public var word: FormString {
    switch self {
    case .error: .common(.error)
    case .warning: .common(.warning)
    case .info: .common(.note)
    }
  }
}
