/// Hints: what a field accepts, shown before anything is entered.
extension FormEngine {
  /// The lengths, range, and format declared for a field, in a few words; nil if none are declared.
  func hint(_ field: FieldElement, _ control: FormControl) -> String? {
    var parts = field.rules?.lengthHint.map { [$0] } ?? []
    if let ends = field.details?.range?.ends(field.codec, environment) {
      parts += rangeHint(ends.minimum, ends.maximum)
    }
    if let format = field.details?.format, field.details?.help == nil { parts.append(format) }
    if let example = control.example { parts.append(example) }
    return parts.isEmpty ? nil : parts.map { $0.text(in: environment) }.joined(separator: ". ")
  }

  private func rangeHint(_ minimum: FormArgument?, _ maximum: FormArgument?) -> [FormString] {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): [.hint(.fromTo, minimum, maximum)]
    case (let minimum?, nil): [.hint(minimum.isNumber ? .orMore : .orLater, minimum)]
    case (nil, let maximum?): [.hint(maximum.isNumber ? .orLess : .orEarlier, maximum)]
    case (nil, nil): []
    }
  }
}

extension FormControl {
  /// An example of an answer, for controls whose format is not obvious.
  fileprivate var example: FormString? {
    guard case .date(let style) = standard else { return nil }
    return switch style.kind {
    case .date: .hint(.date)
    case .time: .hint(.time)
    case .dateAndTime: .hint(.dateAndTime)
    }
  }
}

extension RuleChain {
  /// The accepted length of a text.
  fileprivate var lengthHint: FormString? {
    var (minimum, maximum): (Int?, Int?) = (nil, nil)
    for case .text(let rule) in rules {
      switch rule {
      case .minimumLength(let length) where length > 0: minimum = max(minimum ?? length, length)
      case .maximumLength(let length): maximum = min(maximum ?? length, length)
      case .length(let length): (minimum, maximum) = (length, length)
      case .minimumLength, .email, .web, .luhn: break
      }
    }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: .hint(.exactlyCharacters, .count(minimum))
    case (let minimum?, let maximum?): .hint(.charactersFromTo, .count(minimum), .count(maximum))
    case (let minimum?, nil): .hint(.atLeastCharacters, .count(minimum))
    case (nil, let maximum?): .hint(.atMostCharacters, .count(maximum))
    case (nil, nil): nil
    }
  }
}
