/// The messages about each kind of date.
extension FormDateKind {
  struct Texts {
    let isNone, doesNotExist, both, minimum, maximum: IssueText
  }

  var texts: Texts {
    switch self {
    case .date:
      Texts(
        isNone: .notDate, doesNotExist: .noSuchDate, both: .dateFromTo, minimum: .dateOrLater, maximum: .dateOrEarlier)
    case .time:
      Texts(
        isNone: .notTime, doesNotExist: .noSuchTime, both: .timeFromTo, minimum: .timeOrLater, maximum: .timeOrEarlier)
    case .dateAndTime:
      Texts(
        isNone: .notDateAndTime, doesNotExist: .noSuchDateAndTime, both: .dateAndTimeFromTo,
        minimum: .dateAndTimeOrLater, maximum: .dateAndTimeOrEarlier)
    case .month:
      Texts(
        isNone: .notMonth, doesNotExist: .noSuchMonth, both: .monthFromTo, minimum: .monthOrLater,
        maximum: .monthOrEarlier)
    case .year:
      Texts(
        isNone: .notYear, doesNotExist: .noSuchYear, both: .yearFromTo, minimum: .yearOrLater, maximum: .yearOrEarlier)
    }
  }
}
