import FieldstoneCore

/// Ranges and formats in words: briefly for the prompt, as a sentence for `?`.
extension Words {
  static func short(_ style: FormNumberStyle) -> FormString? {
    func counted(_ number: FormArgument) -> FormArgument {
      style.unit.map { .string(FormString(key: "%@ %@", number, .text($0))) } ?? number
    }
    return switch (number(style.minimum), number(style.maximum)) {
    case (let minimum?, let maximum?): FormString(key: "%@ to %@", minimum, counted(maximum))
    case (let minimum?, nil): FormString(key: "%@ or more", counted(minimum))
    case (nil, let maximum?): FormString(key: "at most %@", counted(maximum))
    case (nil, nil): style.unit.map { "in \($0)" }
    }
  }

  static func short(_ style: FormDateStyle) -> FormString? {
    switch (style.minimum, style.maximum) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "from \(minimum)"
    case (nil, let maximum?): "until \(maximum)"
    case (nil, nil): nil
    }
  }

  /// How a date is typed: nobody can guess that.
  static func format(_ kind: FormDateKind) -> FormString {
    switch kind {
    case .date: "like 2025-03-31"
    case .time: "like 14:30"
    case .dateAndTime: "like 2025-03-31 14:30"
    }
  }

  static func sentence(_ style: FormNumberStyle) -> FormString {
    let kind: FormString = style.isInteger ? "A whole number" : "A number"
    var facts = kind
    switch (number(style.minimum), number(style.maximum)) {
    case (let minimum?, let maximum?): facts = FormString(key: "%@ from %@ to %@", .string(kind), minimum, maximum)
    case (let minimum?, nil): facts = FormString(key: "%@ from %@ on", .string(kind), minimum)
    case (nil, let maximum?): facts = FormString(key: "%@ of at most %@", .string(kind), maximum)
    case (nil, nil): break
    }
    if let step = number(style.step) { facts = FormString(key: "%@, in steps of %@", .string(facts), step) }
    if let unit = style.unit { facts = "\(facts), in \(unit)" }
    return "\(facts)."
  }

  static func sentence(_ style: FormDateStyle) -> FormString {
    let kind: FormString =
      switch style.kind {
      case .date: "A date, like 2025-03-31"
      case .time: "A time, like 14:30"
      case .dateAndTime: "A date and time, like 2025-03-31 14:30"
      }
    return switch (style.minimum, style.maximum) {
    case (let minimum?, let maximum?): "\(kind); from \(minimum) to \(maximum)."
    case (let minimum?, nil): "\(kind); from \(minimum) on."
    case (nil, let maximum?): "\(kind); not after \(maximum)."
    case (nil, nil): "\(kind)."
    }
  }

  private static func number(_ digits: String?) -> FormArgument? { digits.map { .number($0) } }
}
