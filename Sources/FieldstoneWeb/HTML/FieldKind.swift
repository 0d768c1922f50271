import FieldstoneCore

/// What a field is in a browser: one of the few things that an HTML form can send.
enum FieldKind: Equatable, Codable, Sendable {
  case line
  case longText
  case secret(isNew: Bool)
  /// A checkbox; not sent if it is not checked.
  case flag
  /// Yes, no, or neither.
  case flagOrNone
  indirect case file(FormFileStyle)
  /// One of the row's options.
  case choice(ChoiceLook)
  /// Any number of the row's options.
  case choices(ChoiceLook)
  /// A control of the program's own that has a page of its own.
  indirect case elsewhere(FieldKind)

  /// Whether any text can be typed.
  var isTyped: Bool {
    switch self {
    case .line, .longText, .secret: true
    case .flag, .flagOrNone, .choice, .choices, .elsewhere, .file: false
    }
  }

  /// Whether its name is sent for each chosen option, and once without a value.
  var isSeveral: Bool {
    if case .choices = self { return true }
    return false
  }

  var look: ChoiceLook? {
    switch self {
    case .choice(let look), .choices(let look): look
    default: nil
    }
  }

  /// Whether the options are searched on this page.
  var isSearch: Bool { look.map { $0.isSearch && $0.isSent } ?? false }
  /// Whether the page has an answer to send; otherwise it has only buttons for the field.
  var isSent: Bool {
    if case .elsewhere = self { return false }
    return look?.isSent ?? true
  }
  /// Whether the control is on a page of its own.
  var isElsewhere: Bool {
    if case .elsewhere = self { return true }
    return look?.style == .page
  }

  /// The same with all options on the page: a program's control shows them.
  var withAllOptions: FieldKind {
    switch self {
    case .choice: .choice(ChoiceLook(.list, isSearch: false))
    case .choices: .choices(ChoiceLook(.list, isSearch: false))
    default: self
    }
  }

  /// The kind on the page that only has the options of this field.
  var onItsPage: FieldKind {
    switch self {
    case .choice(let look): .choice(look.onItsPage)
    case .choices(let look): .choices(look.onItsPage)
    case .elsewhere(let kind): kind.onItsPage
    default: self
    }
  }

  /// Nil for a row that can't be edited.
  init?(_ row: borrowing FormRow) {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly, row.control.takesFocus else { return nil }
    switch row.control.standard {
    case .longText: self = .longText
    case .secure(let isNew): self = .secret(isNew: isNew)
    // A box that isn't checked would be an answer for all of several objects.
    case .toggle, .checkbox: self = row.allowsNone || row.isMixed ? .flagOrNone : .flag
    case .choice(let style): self = .choice(ChoiceLook(style, isSeveral: false, row.options))
    case .choices(let style): self = .choices(ChoiceLook(style, isSeveral: true, row.options))
    case .file(let style): self = .file(style)
    case .label, .link, .button: return nil
    case .text, .number, .stepper, .slider, .date, .custom: self = .line
    }
  }
}
