import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// `FIELDSTONE_VALUES` sets the number of values for each type and language, `FIELDSTONE_LOCALES` the languages.
@Suite("What a field writes, it reads again")
struct FormatIdentityTests {
  private static let count =
    ProcessInfo.processInfo.environment["FIELDSTONE_VALUES"].flatMap { Int($0) } ?? 200

  static let locales =
    ProcessInfo.processInfo.environment["FIELDSTONE_LOCALES"]?.split(separator: ",").map(String.init)
    ?? ["en", "de", "fr", "pt-BR", "ar-EG", "fa", "hi-u-nu-deva", "ja", "tr", "he"]

  /// A random number with up to `digits` digits, of which some are behind the point.
  private func decimal(_ digits: Int, _ random: inout SplitMix) -> Decimal {
    let length = Int.random(in: 1...digits, using: &random)
    let text = (0..<length).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    let exponent = -Int.random(in: 0...length, using: &random)
    let number = Decimal(string: text) ?? 0
    let sign: FloatingPointSign = Bool.random(using: &random) || number == 0 ? .plus : .minus
    return Decimal(sign: sign, exponent: exponent, significand: number)
  }

  /// Checks that the text for editing is read as the same value, and the displayed text where it is exact.
  private func check<Value>(
    _ codec: FieldCodec<Value>, _ environment: FormEnvironment, readsDisplay: Bool = false,
    _ make: (inout SplitMix) -> Value
  ) {
    var random = SplitMix(seed: 7)
    for _ in 0..<Self.count {
      let value = codec.pack(make(&random))
      let text = codec.text(value, environment)
      guard case .value(let read) = codec.parse(text, environment), read == value else {
        Issue.record("\(text) is not read as \(codec.text(value, .standard)) in \(environment.locale.identifier)")
        continue
      }
      // Not `#expect`, which takes longer than the rest of a long campaign.
      if codec.value(saved: codec.saved(value)) != value {
        Issue.record("\(text) is another value in a draft, in \(environment.locale.identifier)")
      }
      guard readsDisplay else { continue }
      let shown = codec.display(value, environment).text(in: environment)
      guard case .value(let read) = codec.parse(shown, environment), read == value else {
        Issue.record("\(shown) is not read as \(text) in \(environment.locale.identifier)")
        continue
      }
    }
  }

  @Test("Numbers, percentages, amounts, sizes and durations", arguments: locales)
  func identity(locale: String) {
    let environment = FormEnvironment(locale: Locale(identifier: locale))
    func number(_ kind: NumberFormat.Kind) -> NumberFormat { NumberFormat(kind: kind, unit: "km") }
    check(IntegerCodec<Int>(), environment) { Int.random(in: .min ... .max, using: &$0) }
    check(IntegerCodec<UInt8>(), environment) { UInt8.random(in: .min ... .max, using: &$0) }
    check(IntegerCodec<UInt64>(), environment) { UInt64.random(in: .min ... .max, using: &$0) }
    check(FloatingCodec<Double>(), environment) { random in
      let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &random))
      return number.isFinite ? number : 0
    }
    check(FloatingCodec<Float>(), environment) { random in
      let number = Float(bitPattern: UInt32.random(in: 0 ... .max, using: &random))
      return number.isFinite ? number : 0
    }
    check(DecimalCodec(), environment) { decimal(38, &$0) }
    check(NumberCodec(DecimalCodec(), number(.measured)), environment, readsDisplay: true) { decimal(38, &$0) }
    check(NumberCodec(DecimalCodec(), number(.percent)), environment) { decimal(34, &$0) }
    check(NumberCodec(FloatingCodec<Double>(), number(.percent)), environment) { Double.random(in: -9...9, using: &$0) }
    check(NumberCodec(IntegerCodec<Int>(), number(.wholePercent)), environment, readsDisplay: true) {
      Int.random(in: -1000...1000, using: &$0)
    }
    check(NumberCodec(IntegerCodec<Int>(), number(.bytes)), environment) { Int.random(in: 0 ... .max, using: &$0) }
    for (code, digits) in [("EUR", 2), ("JPY", 0), ("KWD", 3), ("USD", 2)] {
      check(NumberCodec(DecimalCodec(), number(.currency(code))), environment, readsDisplay: true) {
        Decimal(
          sign: .plus, exponent: -digits, significand: Decimal(Int.random(in: -99_999_999...99_999_999, using: &$0)))
      }
    }
    check(DurationCodec(), environment, readsDisplay: false) {
      Duration(
        secondsComponent: Int64.random(in: -1_000_000_000...1_000_000_000, using: &$0), attosecondsComponent: 0)
    }
    check(DurationCodec(), environment) { .seconds(Int.random(in: 0...1_000_000, using: &$0)) }
    check(DurationCodec(), environment) {
      .nanoseconds(Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &$0))
    }
  }

  @Test("Ranges of numbers, days and durations", arguments: locales)
  func ranges(locale: String) {
    let environment = FormEnvironment(locale: Locale(identifier: locale))
    func range<Bound: Comparable>(_ one: Bound, _ other: Bound) -> ClosedRange<Bound> {
      min(one, other)...max(one, other)
    }
    check(RangeCodec<Int>(), environment, readsDisplay: true) {
      range(Int.random(in: .min ... .max, using: &$0), Int.random(in: .min ... .max, using: &$0))
    }
    check(RangeCodec<Decimal>(), environment) { range(decimal(20, &$0), decimal(20, &$0)) }
    check(RangeCodec<Duration>(), environment) { random in
      range(.seconds(Int.random(in: 0...9_999, using: &random)), .seconds(Int.random(in: 0...9_999, using: &random)))
    }
    let midnight = environment.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    check(RangeCodec<Date>(), environment) { random in
      func day() -> Date {
        environment.calendar.date(
          byAdding: .day, value: Int.random(in: -30_000...30_000, using: &random), to: midnight)!
      }
      return range(day(), day())
    }
  }

  @Test("No text makes a parser trap or hang", arguments: locales)
  func anyText(locale: String) {
    let environment = FormEnvironment(locale: Locale(identifier: locale))
    let parts = [
      "1", "23", "٣", "۴", "५", "７", ".", ",", "٫", "٬", " ", "\u{202F}", "-", "\u{2212}", "+", "€", "%", "km", "mi",
      "EUR", "e5", "h", "m", ":", "MB", "\u{200F}", "\u{0}", "👍🏽", "e\u{301}", "½", "Ⅳ", "999999999999999999999", "'",
    ]
    var random = SplitMix(seed: 3)
    let format = NumberFormat(kind: .currency("EUR"))
    let codecs: [AnyCodec] = [
      NumberCodec(DecimalCodec(), format), NumberCodec(FloatingCodec<Double>(), NumberFormat(kind: .percent)),
      NumberCodec(IntegerCodec<Int8>(), NumberFormat(kind: .bytes)), DurationCodec(),
      RangeCodec<Int>(), RangeCodec<Decimal>(), RangeCodec<Date>(), RangeCodec<Duration>(),
      NumberCodec(DecimalCodec(), NumberFormat(kind: .measured, unit: "km", otherUnits: [("mi", 1.609344)])),
    ]
    for _ in 0..<(Self.count * 5) {
      let text = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in parts.randomElement(using: &random) }
        .joined()
      for codec in codecs {
        // What is read can be written, and read again.
        guard case .value(let value) = codec.parse(text, environment) else { continue }
        let written = codec.text(value, environment)
        guard case .value(let again) = codec.parse(written, environment) else {
          Issue.record("\(text) is written as \(written), which isn't read")
          continue
        }
        #expect(again == value, "\(text) is written as \(written)")
      }
    }
  }
}
