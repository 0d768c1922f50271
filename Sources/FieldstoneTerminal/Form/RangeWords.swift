import FieldstoneCore

/// Texts about ranges and formats: short ones for the prompt, sentences for `?`.
extension FormNumberStyle {
  func shortRange(in environment: FormEnvironment) -> FormString? {
    func withUnit(_ number: FormArgument) -> FormArgument {
      guard let unit else { return number }
      guard !unit.isCounter else { return .text(FormString(key: "%@", number).text(in: environment) + unit) }
      return .string(.dialogue(.withUnit, number, .text(unit)))
    }
    return switch (minimumText, maximumText) {
    case (let minimum?, let maximum?) where minimum == maximum: .dialogue(.only, withUnit(maximum))
    case (let minimum?, let maximum?): .dialogue(.fromTo, minimum, withUnit(maximum))
    case (let minimum?, nil): .dialogue(.orMore, withUnit(minimum))
    case (nil, let maximum?): .dialogue(.atMost, withUnit(maximum))
    case (nil, nil): unit.map { .dialogue(.inUnit, .text($0)) }
    }
  }

  var sentence: FormString {
    var facts = FormString.dialogue(isInteger ? .aWholeNumber : .aNumber)
    switch (minimumText, maximumText) {
    case (let minimum?, let maximum?) where minimum == maximum: facts = .dialogue(.factOnly, .string(facts), maximum)
    case (let minimum?, let maximum?): facts = .dialogue(.factFromTo, .string(facts), minimum, maximum)
    case (let minimum?, nil): facts = .dialogue(.factOrMore, .string(facts), minimum)
    case (nil, let maximum?): facts = .dialogue(.factAtMost, .string(facts), maximum)
    case (nil, nil): break
    }
    if let unit { facts = .dialogue(.factInUnit, .string(facts), .text(unit)) }
    return .dialogue(.sentence, .string(facts))
  }
}

extension FormDateStyle {
  var shortRange: FormString? {
    switch (minimumText, maximumText) {
    case (let minimum?, let maximum?): .dialogue(.fromTo, minimum, maximum)
    case (let minimum?, nil): .dialogue(.from, minimum)
    case (nil, let maximum?): .dialogue(.until, maximum)
    case (nil, nil): nil
    }
  }

  /// An example in the format in which a date is typed.
  var example: FormString {
    .dialogue(.example, .exampleDate(kind))
  }

  var sentence: FormString {
    let fact: FormString =
      switch kind {
      case .date: .dialogue(.aDate, .exampleDate(kind))
      case .time: .dialogue(.aTime, .exampleDate(kind))
      case .dateAndTime: .dialogue(.aDateAndTime, .exampleDate(kind))
      case .month: .dialogue(.aMonth, .exampleDate(kind))
      case .year: .dialogue(.aYear, .exampleDate(kind))
      }
    let facts: FormString =
      switch (minimumText, maximumText) {
      case (let minimum?, let maximum?): .dialogue(.dateFromTo, .string(fact), minimum, maximum)
      case (let minimum?, nil): .dialogue(.dateOrLater, .string(fact), minimum)
      case (nil, let maximum?): .dialogue(.dateOrEarlier, .string(fact), maximum)
      case (nil, nil): fact
      }
    return .dialogue(.sentence, .string(facts))
  }
}

extension FormArgument {
  /// A list of alternatives: `a, b or c`.
  static func either(_ words: [String]) -> FormArgument {
    guard let last = words.last, words.count > 1 else { return .text(words.first ?? "") }
    return .string(.common(.either, .string(.list(words.dropLast().map { .text($0) })), .text(last)))
  }
}

extension FormEngine {
  /// The heading of a page. For the root page, the form's title; for a step, its own title, which says that it is one.
  func heading(of place: FormWalk.Place) -> FormString {
    guard place.page == .root else {
      if stepTitle(of: place.page) != nil { return FormString(verbatim: place.pageTitle) }
      return .dialogue(.page, .text(place.pageTitle))
    }
    let title = openPages.first?.title ?? ""
    return title.isEmpty ? .common(.form) : FormString(verbatim: title)
  }

  /// The heading of the review: the title of the step that it is, with its number, if it is one.
  var reviewHeading: FormString {
    let step = rows(of: .root)?.lazy.map(\.id).first(where: isReview).flatMap { stepTitle(of: FormPageID($0.path)) }
    return step.map { FormString(verbatim: $0) } ?? .dialogue(.review)
  }
}
