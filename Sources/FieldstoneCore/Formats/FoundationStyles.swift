import Foundation

extension FormatStyle {
  /// The style in the form's language, and in its calendar and time zone where the style has them: Foundation's styles
  /// have no common way to say so.
  func placed(in environment: FormEnvironment) -> Self {
    let style = locale(environment.locale)
    func same<Other>(_ other: Other) -> Self { other as? Self ?? style }
    switch style {
    case var date as Date.FormatStyle:
      (date.calendar, date.timeZone) = (environment.calendar, environment.timeZone)
      return same(date)
    case var date as Date.VerbatimFormatStyle:
      (date.calendar, date.timeZone) = (environment.calendar, environment.timeZone)
      return same(date)
    case var date as Date.ISO8601FormatStyle:
      date.timeZone = environment.timeZone
      return same(date)
    default: return style
    }
  }
}

/// A style of Foundation for numbers. What it writes is read by the form, which understands more than the style does.
protocol NumberStyle {
  /// Nil for a style that only the style itself can read.
  var kind: NumberFormat.Kind? { get }
}

extension IntegerFormatStyle: NumberStyle { var kind: NumberFormat.Kind? { .measured } }
extension FloatingPointFormatStyle: NumberStyle { var kind: NumberFormat.Kind? { .measured } }
extension Decimal.FormatStyle: NumberStyle { var kind: NumberFormat.Kind? { .measured } }
extension IntegerFormatStyle.Percent: NumberStyle {
  var kind: NumberFormat.Kind? { percentKind(ofOne: locale(.standard).format(1)) }
}
extension FloatingPointFormatStyle.Percent: NumberStyle {
  var kind: NumberFormat.Kind? { percentKind(ofOne: locale(.standard).format(1)) }
}
extension Decimal.FormatStyle.Percent: NumberStyle {
  var kind: NumberFormat.Kind? { percentKind(ofOne: locale(.standard).format(1)) }
}
extension IntegerFormatStyle.Currency: NumberStyle { var kind: NumberFormat.Kind? { .currency(currencyCode) } }
extension FloatingPointFormatStyle.Currency: NumberStyle { var kind: NumberFormat.Kind? { .currency(currencyCode) } }
extension Decimal.FormatStyle.Currency: NumberStyle { var kind: NumberFormat.Kind? { .currency(currencyCode) } }
extension ByteCountFormatStyle: NumberStyle { var kind: NumberFormat.Kind? { .bytes } }

/// How a style for percentages, which may have a scale of its own, writes the number 1: as 100 % or as 1 %.
private func percentKind(ofOne text: String) -> NumberFormat.Kind? {
  switch text.prefix(while: { $0 != "." }).filter(\.isNumber) {
  case "100": .percent
  case "1": .wholePercent
  default: nil
  }
}

extension Locale {
  fileprivate static let standard = Locale(identifier: "en_US_POSIX")
}
