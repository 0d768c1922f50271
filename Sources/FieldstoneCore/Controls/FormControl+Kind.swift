extension FormControl {
  /// What a control is, without its properties.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case label, text, longText, secure, number, stepper, slider, toggle, checkbox, date, choice, choices, file, link,
      button
    case custom
  }

  /// What the control is, without its properties.
  public var kind: Kind {
    switch self {
    case .label: .label
    case .text: .text
    case .longText: .longText
    case .secure: .secure
    case .number: .number
    case .stepper: .stepper
    case .slider: .slider
    case .toggle: .toggle
    case .checkbox: .checkbox
    case .date: .date
    case .choice: .choice
    case .choices: .choices
    case .file: .file
    case .link: .link
    case .button: .button
    case .custom: .custom
    }
  }
}
