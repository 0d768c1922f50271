import FieldstoneCore
import Foundation

/// A form with amounts of money, in German.
private struct Amounts {
  var first: Decimal = 1234.5
  var second = 1234.5

  static func session() -> FormSession<Amounts> {
    let definition = FormDefinition<Amounts> {
      $0.add(\.first, "first").currency("EUR")
      $0.add(\.second, "second")
    }
    return FormSession(
      Amounts(), definition: definition, environment: FormEnvironment(locale: Locale(identifier: "de")))
  }
}

extension Benchmark {
  /// Seconds to read a typed number: typing one with groups and a decimal into a field, and an edit of a plain field
  /// beside it, for comparison.
  static let parseNumber = Benchmark(
    [Measure(name: "parse-number"), Measure(name: "parse-number-plain")], sizes: [1]
  ) { _ in
    let form = Amounts.session()
    let texts = ["1.234,50 €", "€ 7,5", "12", "1.000.000,01"]
    func time(_ row: FormRowID, _ texts: [String]) -> Double {
      let time = seconds { for _ in 0..<500 { for text in texts { form.send(.type(row, text)) } } }
      return time / Double(500 * texts.count)
    }
    return {
      let times = [time("first", texts), time("second", ["1.234,50", "7,5", "12", "1.000.000,01"])]
      try check(form.model.first == Decimal(string: "1000000.01"), "The amount was not read.")
      return times
    }
  }

  /// Seconds to make the row of an amount, after the first time, and of a plain number beside it.
  static let formatRow = Benchmark([Measure(name: "format-row"), Measure(name: "format-row-plain")], sizes: [1]) { _ in
    let form = Amounts.session()
    func time(_ row: FormRowID) throws -> Double {
      try check(form.row(row) != nil, "There is no row.")
      var length = 0
      let time = seconds { for _ in 0..<2_000 { length += form.row(row)?.display.utf8.count ?? 0 } }
      try check(length > 0, "Nothing is shown.")
      return time / 2_000
    }
    return { [try time("first"), try time("second")] }
  }
}
