import FieldstoneCore

/// What a field is in a browser: the few things that an HTML form can send.
enum FieldKind: Equatable {
  case line
  case longText
  case secret(isNew: Bool)
  /// A box; absent from what is sent when it is not ticked.
  case flag(isSwitch: Bool)
  /// Yes, no, or neither.
  case flagOrNone
  case radios(isSideBySide: Bool)
  case menu

  /// The most options that an undecided choice shows all at once.
  static let mostRadios = 5

  /// Nil for what is only read.
  init?(_ row: FormRow) {
    guard row.kind == .field, row.isEnabled, !row.isReadOnly, row.control.takesFocus else { return nil }
    switch row.control.known {
    case .longText: self = .longText
    case .secure(let isNew): self = .secret(isNew: isNew)
    case .toggle: self = row.allowsNone ? .flagOrNone : .flag(isSwitch: true)
    case .checkbox: self = row.allowsNone ? .flagOrNone : .flag(isSwitch: false)
    case .choice(.menu): self = .menu
    case .choice(.list): self = .radios(isSideBySide: false)
    case .choice(.segments): self = .radios(isSideBySide: true)
    case .choice(.automatic): self = row.options.count > Self.mostRadios ? .menu : .radios(isSideBySide: false)
    case .label, .link, .button: return nil
    case .text, .number, .stepper, .slider, .date, .custom: self = .line
    }
  }
}

extension FormControl {
  /// The control, or for one of the program's own the first fallback that every surface knows.
  var known: FormControl {
    var control = self
    while case .custom(_, let fallback) = control { control = fallback }
    return control
  }

  var isSecret: Bool {
    if case .secure = known { return true }
    return false
  }
}

extension FormRow {
  /// The title; of a row without one, its name.
  var shownTitle: String { title.isEmpty ? id.path : title }

  /// What the field offers, the empty answer included; nothing where anything can be sent.
  func offers(in environment: FormEnvironment) -> [Offer] {
    func word(_ word: FormString) -> String { word.text(in: environment) }
    var none: Offer { Offer(value: "", title: word(Words.noAnswer), isChosen: answer == .none) }
    switch FieldKind(self) {
    case .radios, .menu:
      let offers = options.map { Offer(value: $0.id, title: $0.title, help: $0.help, isChosen: $0.isChosen) }
      return allowsNone ? offers + [none] : offers
    case .flagOrNone:
      return [
        Offer(value: "yes", title: word(Words.yes), isChosen: answer == .flag(true)),
        Offer(value: "no", title: word(Words.no), isChosen: answer == .flag(false)), none,
      ]
    default: return []
    }
  }

  struct Offer {
    let value: String
    let title: String
    var help: String?
    let isChosen: Bool
  }

  /// How an answer is typed, where that is not plain from the title.
  var hint: FormString? {
    switch control.known {
    case .date(let style):
      switch style.kind {
      case .date: Words.likeDate
      case .time: Words.likeTime
      case .dateAndTime: Words.likeDateAndTime
      }
    case .number(let style), .stepper(let style), .slider(let style):
      switch (style.minimum, style.maximum) {
      case (let low?, let high?): Words.from(low, to: high)
      case (let low?, nil): Words.atLeast(low)
      case (nil, let high?): Words.atMost(high)
      case (nil, nil): nil
      }
    default: nil
    }
  }
}
