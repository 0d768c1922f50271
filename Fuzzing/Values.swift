import Foundation

/// Reads any text as each kind of value in each of some languages: nothing traps or hangs, and what was read is written as
/// a text that is read as the same value. The first two bytes choose the language and the kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let environment = Subjects.environments[Int(start[0]) % Subjects.environments.count]
  let codec = Subjects.codecs[Int(start[1]) % Subjects.codecs.count]
  let text = String(decoding: UnsafeBufferPointer(start: start + 2, count: count - 2), as: UTF8.self)
  if start[1] == UInt8.max { maskIsStable(text, caret: Int(start[0])) }
  // A codec never gets an empty text.
  guard !text.isEmpty, case .value(let value) = codec.parse(text, environment) else { return 0 }
  _ = codec.display(value, environment).text(in: environment)
  _ = codec.answer(value, environment)
  let written = codec.text(value, environment)
  guard case .value(let again) = codec.parse(written, environment) else {
    fatalError("\(codec) wrote \(written) for \(text) in \(environment.locale.identifier), and doesn't read it.")
  }
  precondition(again == value, "\(codec) wrote \(written) for \(text) in \(environment.locale.identifier).")
  precondition(codec.value(saved: codec.saved(value)) == value, "A draft of \(written) has another value.")
  return 0
}

/// Masks a text, and that again: it stays the same.
private func maskIsStable(_ text: String, caret: Int) {
  for mask in [FormMask.iban, .cardNumber, "XXX-XXX-XXXX", "AA-**/X"] {
    let once = mask.applied(to: text, caret: min(caret, text.count))
    precondition((0...once.text.count).contains(once.caret), "The caret is outside of the text.")
    let twice = mask.applied(to: once.text, caret: once.caret)
    precondition(once.text == twice.text, "\(text) becomes \(once.text), and that becomes \(twice.text).")
  }
}

private enum Subjects {
  static let environments = ["en", "en-US", "de", "fr", "pt-BR", "ar-EG", "fa", "hi-u-nu-deva", "ja", "tr", "he"].map {
    FormEnvironment(locale: Locale(identifier: $0), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  }

  static let codecs: [AnyCodec] =
    [
      IntegerCodec<Int8>(), IntegerCodec<Int>(), IntegerCodec<UInt64>(), FloatingCodec<Double>(), DecimalCodec(),
      DurationCodec(), BoolCodec(), URLCodec(), UUIDCodec(), RangeCodec<Int>(), RangeCodec<Decimal>(),
      RangeCodec<Date>(), RangeCodec<Duration>(), NumberCodec(DecimalCodec(), NumberFormat(kind: .currency("EUR"))),
      NumberCodec(DecimalCodec(), NumberFormat(kind: .currency("JPY"))),
      NumberCodec(FloatingCodec<Double>(), NumberFormat(kind: .percent)),
      NumberCodec(IntegerCodec<Int>(), NumberFormat(kind: .wholePercent)),
      NumberCodec(IntegerCodec<Int>(), NumberFormat(kind: .bytes)),
      NumberCodec(DecimalCodec(), NumberFormat(kind: .measured, unit: "km", otherUnits: [("mi", 1.609344)])),
    ] + [FormDateKind.date, .time, .dateAndTime, .month, .year].map { DateCodec($0) }
}
