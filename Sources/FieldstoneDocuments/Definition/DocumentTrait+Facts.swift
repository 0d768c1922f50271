import FieldstoneCore

extension DocumentTrait {
  /// The expression or closure that it depends on.
  var computation: DocumentComputation? {
    switch self {
    case .titleFrom(let text), .helpFrom(let text), .placeholderFrom(let text), .captionFrom(_, let text): text
    case .minimumFrom(let bound), .maximumFrom(let bound): bound
    case .unitFrom(let text), .currencyFrom(let text): text
    case .optionsFrom(let list), .disabledOptionsFrom(let list), .suggestionsFrom(let list): list
    default: nil
    }
  }

  /// What its computation makes, in a field.
  func computed(in field: DocumentField) -> ExpressionType {
    let kind = field.kind
    switch self {
    case .minimumFrom, .maximumFrom: return ExpressionType(kind)
    case .suggestionsFrom: return .list(ExpressionType(kind))
    case .disabledOptionsFrom where !field.offersOthers:
      let options = ExpressionType(kind)
      if case .list = options { return options }
      return .list(options)
    case .optionsFrom, .disabledOptionsFrom:
      // Titles are known for the options of the field, and other values may be offered, too.
      let options = ExpressionType(kind)
      if case .list(let option) = options { return .list(option.base) }
      return .list(options.base)
    default: return .text
    }
  }

  /// Whether it suits a kind of field.
  func suits(_ kind: DocumentKind) -> Bool {
    switch self {
    case .unmarked, .editableWhenLocked, .caption, .captionFrom, .titleFrom, .helpFrom, .placeholderFrom: true
    case .action: kind.isValue || kind.isList
    case .display, .displayFrom, .format, .shownDefault, .updates, .returnKey, .selectsAll,
      .hiddenValue, .asyncRule, .normalize, .normalizeFrom:
      kind.isValue
    case .trimmed, .uppercased, .lowercased, .normalized, .mask, .lines, .capitalization, .correction, .spellChecking,
      .repeated:
      kind.isText
    case .suggestions, .suggestionsFrom: kind.isText || kind.isNumber || kind.isDate
    case .stepper, .slider, .ticks, .icons, .percent, .currency, .unitFrom, .currencyFrom: kind.isNumber
    case .byteCount, .bitField: kind.isInteger
    case .minimumFrom, .maximumFrom: kind.isNumber || kind.isDate
    case .twoDigitYears, .relativeDates, .startsAt: kind.isDate
    case .timeZone: if case .date(.dateAndTime) = kind { true } else { false }
    case .words: if case .flag = kind { true } else { false }
    case .accepts, .minimumDimensions, .maximumDimensions, .capture: if case .file = kind { true } else { false }
    case .optionsFrom, .disabledOptionsFrom, .search, .ownEntries: kind.isChoice
    case .summaryFrom: if case .form = kind { true } else { kind.isList }
    case .summary, .elementTitleFrom, .elementSummaryFrom: kind.isList
    }
  }

  /// What it is called in a problem: the key of the own format.
  var name: String {
    switch self {
    case .uppercased, .lowercased: "case"
    case .bitField: "bits"
    case .caption, .captionFrom: "captions"
    case .displayFrom: "display"
    case .normalizeFrom: "normalize"
    case .asyncRule: "checkedBy"
    case .disabledOptionsFrom: "disabledOptions"
    case .elementSummaryFrom: "elementSummary"
    case .summaryFrom: "summary"
    // What it holds isn't written out: that may be an expression with many parts.
    default: Mirror(reflecting: self).children.first?.label ?? String(describing: self)
    }
  }
}
