/// Hints: what a field accepts, shown before anything is entered.
extension FormEngine {
  /// The lengths, range, and format that a field accepts, in a few words; nil if there are none, or if they are
  /// obvious.
  func hint(
    _ field: FieldElement, _ slot: Int, _ control: FormControl, title: String, isRequired: Bool, hasHelp: Bool
  ) -> String? {
    var parts: [FormString] = []
    if let rules = field.rules {
      if let lengths = rules.lengths.hint { parts.append(lengths) }
      if let count = rules.countHint(isRequired: isRequired) { parts.append(count) }
    }
    let ends = ends(of: field, slot)
    if let range = rangeHint(ends.minimum, ends.maximum) { parts.append(range) }
    let example = control.example
    if example != nil, let zone = (field.codec.unformatted as? DateCodec)?.zoneName(environment) {
      parts.append(FormString(verbatim: zone))
    }
    if !hasHelp, let format = field.format(title: title, in: environment) { parts.append(format) }
    let units = field.codec.otherUnits
    if !units.isEmpty { parts.append(.hint(.unitsToo, .string(.alternatives(units.map { .string($0) })))) }
    // A bound shows how dates are written, and an example might be beyond it.
    if ends.minimum == nil, ends.maximum == nil, let example { parts.append(example) }
    if case .file(let style) = control.standard { parts += style.hints }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { .common(.phrases, .string($0), .string($1)) }.text(in: environment)
  }

  private func rangeHint(_ minimum: FormArgument?, _ maximum: FormArgument?) -> FormString? {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): minimum == maximum ? .hint(.only, minimum) : .hint(.fromTo, minimum, maximum)
    case (let minimum?, nil): .hint(minimum.isNumber ? .orMore : .orLater, minimum)
    case (nil, let maximum?): .hint(maximum.isNumber ? .orLess : .orEarlier, maximum)
    case (nil, nil): nil
    }
  }
}

extension FormControl {
  /// An example of an answer, for controls whose format is not obvious.
  package var example: FormString? {
    guard case .date(let style) = standard else { return nil }
    return .hint(.example, .exampleDate(style.kind))
  }
}

extension FieldElement {
  /// The declared format or values, or else an example of a format that its type or a rule requires; none beside a
  /// placeholder, which is an example already.
  fileprivate func format(title: String, in environment: FormEnvironment) -> FormString? {
    if let format = details?.format { return format }
    if let values = details?.values, !isSecure { return .hint(.oneOf, .string(values)) }
    guard details?.placeholder == nil else { return nil }
    if let mask = details?.typing?.mask { return .hint(.example, .text(mask.example)) }
    return codec.example ?? rules?.example(title: title, in: environment).map { .hint($0) }
  }
}

extension RuleChain {
  /// How many options may be chosen.
  fileprivate func countHint(isRequired: Bool) -> FormString? {
    let (minimum, maximum) = count
    guard impossibleCount == nil else { return nil }
    // Where none may be chosen, one is no minimum that anybody notices.
    let hint: FormString? =
      switch (minimum > (isRequired ? 0 : 1), maximum < .max) {
      case (true, true) where minimum == maximum: .hint(.exactlyOptions, .count(minimum))
      case (true, true): .hint(.optionsFromTo, .count(minimum), .count(maximum))
      case (true, false): .hint(.atLeastOptions, .count(minimum))
      case (false, true): .hint(.atMostOptions, .count(maximum))
      case (false, false): nil
      }
    return isRequired || minimum < 2 ? hint : hint.map { .hint(.orNone, .string($0)) }
  }

  /// An example of a text that the rules accept; none if the field's title says what to enter.
  fileprivate func example(title: String, in environment: FormEnvironment) -> HintText? {
    for case .text(let rule) in rules {
      switch rule {
      case .web: return .url
      case .email: return title.saysMail(in: environment) ? nil : .email
      case .luhn, .iban, .minimumLength, .maximumLength, .length: continue
      }
    }
    return nil
  }
}

extension AcceptedLengths {
  fileprivate var hint: FormString? {
    switch (minimum, maximum) {
    case _ where areImpossible: nil
    case (let minimum?, let maximum?) where minimum == maximum: .hint(.exactlyCharacters, .count(minimum))
    case (let minimum?, let maximum?): .hint(.charactersFromTo, .count(minimum), .count(maximum))
    case (let minimum?, nil): .hint(.atLeastCharacters, .count(minimum))
    case (nil, let maximum?): .hint(.atMostCharacters, .count(maximum))
    case (nil, nil): nil
    }
  }
}

extension FormFileStyle {
  /// What is accepted, in a few words each.
  fileprivate var hints: [FormString] {
    let types: [FormString] = self.types.isEmpty ? [] : [.names(self.types)]
    let minimum: [FormString] = minimumDimensions.map { [.hint(.atLeastPixels, .string(.dimensions($0)))] } ?? []
    let maximum: [FormString] = maximumDimensions.map { [.hint(.atMostPixels, .string(.dimensions($0)))] } ?? []
    return types + [.hint(.upToSize, .string(.byteCount(maximumSize)))] + minimum + maximum
  }
}

extension String {
  /// Whether a word for email is in it: `mail`, which is understood in every language, or one of the language's own.
  fileprivate func saysMail(in environment: FormEnvironment) -> Bool {
    if saysMail { return true }
    let title = lowercased()
    return FormString.hint(.emailWords).text(in: environment).split(separator: ",").contains { word in
      let word = word.drop(while: \.isWhitespace)
      return !word.isEmpty && title.contains(word.lowercased())
    }
  }

  /// Whether `mail` is in it, in any case. Runs for every email row, so it compares bytes.
  fileprivate var saysMail: Bool {
    let mail = Array("mail".utf8)
    var found = 0
    for byte in utf8 {
      let letter = byte | 0x20
      found = letter == mail[found] ? found + 1 : letter == mail[0] ? 1 : 0
      if found == mail.count { return true }
    }
    return false
  }
}
