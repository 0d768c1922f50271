import Foundation

/// How a number is written beyond its digits: as an amount of money, a percentage, with a unit, or as a size in bytes.
struct NumberFormat: Sendable {
  enum Kind: Sendable, Equatable {
    /// With a unit, which the number may be typed with.
    case measured
    /// Hundredths: 0.25 is written as 25 %.
    case percent
    /// Whole percent: 25 is written as 25 %.
    case wholePercent
    /// An amount of money, by its currency's code in ISO 4217.
    case currency(String)
    /// A number of bytes.
    case bytes
  }

  var kind: Kind
  /// The unit of the stored number, as it is declared.
  var unit: String?
  /// Other units that a number may be typed with, and how many of the field's own unit each is.
  var otherUnits: [(name: String, factor: Decimal)] = []

  /// How many places the decimal point is to the right of where it is in the stored number.
  var shift: Int { kind == .percent ? 2 : 0 }

  // MARK: Reading

  /// The stored number in plain digits, and whether it is converted from another unit; nil if the text isn't one.
  func plain(_ text: String, _ environment: FormEnvironment) -> (digits: String, isConverted: Bool)? {
    let (text, ending) = withoutUnitWithDigits(text, environment)
    guard let parts = NumberParts(text) else { return nil }
    var factor: Decimal?
    for affix in [parts.prefix, parts.suffix, ending] where !affix.isEmpty {
      guard factor == nil, let found = self.factor(of: affix, environment) else { return nil }
      factor = found
    }
    guard let digits = NumberText.plain(parts.sign + parts.digits, environment.separators) else { return nil }
    if let factor, factor != 1 {
      guard let number = Decimal(string: digits), (number * factor).isFinite else { return nil }
      return ((number * factor).description, true)
    }
    return (DecimalPoint.moved(digits, by: -shift), false)
  }

  /// Takes a unit such as `l/100 km` off the end of a text, because its digits are none of the number's.
  private func withoutUnitWithDigits(_ text: String, _ environment: FormEnvironment) -> (text: String, unit: String) {
    guard kind == .measured else { return (text, "") }
    let known = units.flatMap { names($0, environment) }.filter { $0.contains { $0.decimalDigit != nil } }
    guard !known.isEmpty else { return (text, "") }
    let text = text.trimmingCharacters(in: .whitespaces)
    let folded = text.folded
    // "m2" is also the end of "km2".
    let found = known.filter { folded.hasSuffix($0.folded) }.max { $0.count < $1.count }
    guard let found, case let rest = text.dropLast(found.folded.count),
      // "112 m2" ends with "12 m2" and with "2 m2", but not with a number in a unit that begins with a digit.
      found.first?.decimalDigit == nil || rest.last?.isWhitespace == true, rest.last?.isLetter != true
    else { return (text, "") }
    return (String(rest), String(text.dropFirst(rest.count)))
  }

  /// The units that a number may be typed with, its own first.
  private var units: [(name: String, factor: Decimal)] {
    (unit.map { [(name: $0, factor: Decimal(1))] } ?? []) + otherUnits
  }

  private func names(_ unit: (name: String, factor: Decimal), _ environment: FormEnvironment) -> [String] {
    [unit.name, FormString(unit.name).text(in: environment)]
  }

  /// How many of the field's own unit a text beside the digits stands for; nil if it stands for nothing that the field
  /// accepts.
  private func factor(of affix: String, _ environment: FormEnvironment) -> Decimal? {
    func isSame(_ other: String) -> Bool { affix.folded == other.folded }
    switch kind {
    case .percent, .wholePercent: return ["%", "٪", "％", "﹪"].contains(affix) ? 1 : nil
    case .currency(let code):
      return isSame(code) || CurrencySymbols.of(code, environment.locale).contains(where: isSame) ? 1 : nil
    case .bytes: return ByteUnits.factor(of: affix)
    case .measured:
      // A milliwatt isn't a megawatt: the case counts where it makes a difference.
      if let exact = units.first(where: { names($0, environment).contains(affix) }) { return exact.factor }
      let similar = units.filter { names($0, environment).contains(where: isSame) }
      return similar.count == 1 ? similar[0].factor : nil
    }
  }

  // MARK: Writing

  /// The number as people edit it, from its plain digits.
  func edited(_ plain: String, _ environment: FormEnvironment) -> String {
    if kind == .bytes { return ByteUnits.exactText(plain, environment) }
    return NumberText.localized(DecimalPoint.moved(plain, by: shift), in: environment)
  }

  /// The number as people read it; nil if that is how they edit it.
  func displayed(_ plain: String, _ environment: FormEnvironment) -> String? {
    guard plain.contains(where: \.isNumber), let number = NumberText.decimal(plain), number.isFinite else { return nil }
    switch kind {
    case .measured: return nil
    case .percent:
      return number.formatted(
        Decimal.FormatStyle.Percent().precision(.fractionLength(0...12)).locale(environment.locale))
    case .wholePercent:
      return (number / 100).formatted(
        Decimal.FormatStyle.Percent().precision(.fractionLength(0...12)).locale(environment.locale))
    case .currency(let code):
      return number.formatted(Decimal.FormatStyle.Currency(code: code).locale(environment.locale))
    case .bytes:
      guard let count = Int64(plain) else { return nil }
      return count.formatted(ByteCountFormatStyle(style: .file, locale: environment.locale))
    }
  }

  /// What stands after the field in which the number is edited; nil for nothing.
  func affix(_ environment: FormEnvironment) -> String? {
    switch kind {
    case .measured: unit.map { FormString($0).text(in: environment) }
    case .percent, .wholePercent: "%"
    case .currency(let code): CurrencySymbols.of(code, environment.locale).first ?? code
    case .bytes: nil
    }
  }

  /// What is wrong with a text that is no number.
  ///
  /// - Parameter isWhole: Whether the field takes whole numbers only.
  func issue(isWhole: Bool) -> FormIssue? {
    switch kind {
    case .measured where otherUnits.isEmpty: nil
    case .measured:
      FormIssue(
        .withMessage(
          .notNumber,
          .issue(
            .notMeasured, .string(FormString(unit ?? "")), .number(isWhole ? "12" : "12.5"),
            .string(.alternatives(otherUnits.map { .string(FormString($0.name)) })))))
    case .percent, .wholePercent:
      FormIssue(.withMessage(.notNumber, .issue(.notPercentage, .number(isWhole ? "12" : "12.5"))))
    case .currency(let code):
      FormIssue(
        .withMessage(
          .notNumber, .issue(.notAmount, .text(code), .number(isWhole ? "12" : CurrencyDigits.example(of: code)))))
    case .bytes: FormIssue(.withMessage(.notNumber, .issue(.notByteCount, .number("1.5"))))
    }
  }
}

extension String {
  /// The same without regard to case and to white space around it.
  fileprivate var folded: String { trimmingCharacters(in: .whitespaces).lowercased() }
}
