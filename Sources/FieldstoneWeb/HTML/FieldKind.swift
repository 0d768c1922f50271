import FieldstoneCore

/// What a field is in a browser: one of the few things that an HTML form can send.
enum FieldKind: Equatable {
  case line
  case longText
  case secret(isNew: Bool)
  /// A checkbox; not sent if it is not checked.
  case flag(isSwitch: Bool)
  /// Yes, no, or neither.
  case flagOrNone
  case radios(isSideBySide: Bool)
  case menu
  /// A checkbox for each of several options.
  case boxes
  /// A search among many options.
  case search(isSeveral: Bool)

  /// The largest number of options that an automatic choice shows all at once.
  static let mostRadios = 5

  /// Whether any text can be typed.
  var isTyped: Bool {
    switch self {
    case .line, .longText, .secret: true
    case .flag, .flagOrNone, .radios, .menu, .boxes, .search: false
    }
  }

  /// Whether its name is sent for each chosen option, and once without a value.
  var isSeveral: Bool { self == .boxes || self == .search(isSeveral: true) }

  var isSearch: Bool {
    if case .search = self { return true }
    return false
  }

  /// Nil for a row that can't be edited.
  init?(_ row: FormRow) {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly, row.control.takesFocus else { return nil }
    switch row.control.standard {
    case .longText: self = .longText
    case .secure(let isNew): self = .secret(isNew: isNew)
    case .toggle: self = row.allowsNone ? .flagOrNone : .flag(isSwitch: true)
    case .checkbox: self = row.allowsNone ? .flagOrNone : .flag(isSwitch: false)
    case .choice where row.options.finding != nil: self = .search(isSeveral: false)
    case .choices where row.options.finding != nil: self = .search(isSeveral: true)
    case .choice where row.options.count > ShownOptions.most: self = .search(isSeveral: false)
    case .choices where row.options.count > ShownOptions.most: self = .search(isSeveral: true)
    case .choices: self = .boxes
    case .choice(.menu): self = .menu
    case .choice(.list): self = .radios(isSideBySide: false)
    case .choice(.segments): self = .radios(isSideBySide: true)
    case .choice(.tiles): self = .radios(isSideBySide: false)
    case .choice(.stepper), .choice(.slider), .choice(.expanding), .choice(.page): self = .menu
    case .choice(.automatic), .choice(.chips): self = row.options.count > Self.mostRadios ? .menu : .radios(isSideBySide: false)
    case .label, .link, .button: return nil
    case .text, .number, .stepper, .slider, .date, .custom: self = .line
    }
  }
}
