import Foundation

/// How numbers are written.
extension FieldBuilder where Value: FormValue & Numeric & Comparable {
  /// A percentage. A fraction such as 0.25 is written as 25 %, and a whole number such as 25, too.
  @discardableResult public func percent() -> Self {
    formatted(NumberFormat(kind: Value.self is any BinaryInteger.Type ? .wholePercent : .percent))
  }

  /// An amount of money, with as many decimals as the currency has, at most.
  ///
  /// - Parameter code: The currency's code in ISO 4217, for example `EUR`.
  @discardableResult public func currency(_ code: String) -> Self {
    let issue = decimalsIssue
    return formatted(NumberFormat(kind: .currency(code))).rule { issue($0, code) }
  }

  /// An amount of money in a currency that another field holds: `form[\.amount].currency { $0.currency }`.
  ///
  /// - Parameter code: Returns the currency's code in ISO 4217; with an empty code, the amount is a plain number. It runs
  ///   again only when something that it read has changed.
  @discardableResult public func currency(_ code: @escaping @Sendable (FormReader<Model>) -> String) -> Self {
    guard let base = typed?.typedCodec else { return self }
    let issue = decimalsIssue
    return track(.format) { scope in
      let code = code(FormReader(scope))
      return .options(base.reformatted { .format($0, as: Value.self, code.isEmpty ? .measured : .currency(code)) })
    }
    .rule { value, reader in issue(value, code(reader)) }
  }

  /// Finds the issue of an amount with more decimals than its currency. A read-only amount has none, because nobody could
  /// correct it: it is only rounded where it is shown.
  private var decimalsIssue: @Sendable (Value, _ code: String) -> FormIssue? {
    guard let typed else { return { _, _ in nil } }
    let codec = typed.typedCodec
    return { [unowned typed] value, code in
      guard !code.isEmpty, !typed.flags.contains(.readOnly) else { return nil }
      return CurrencyDigits.issue(codec.text(codec.pack(value), .standard), code)
    }
  }

  /// The unit, and other units with which a number may be typed. It is converted and stored in the first one.
  ///
  /// ```swift
  /// @Field(.unit("km", or: ["mi": 1.609344])) var distance = 0.0
  /// ```
  ///
  /// - Parameter others: How many of the unit each of the others is.
  @discardableResult public func unit(_ unit: String, or others: KeyValuePairs<String, Decimal>) -> Self {
    self.unit(unit).formatted(
      NumberFormat(kind: .measured, unit: unit, otherUnits: others.map { (name: $0.key, factor: $0.value.asWritten) }))
  }

  /// A unit that depends on other answers: `form[\.distance].unit { $0.isAbroad ? "km" : "mi" }`. The number stays as it is.
  ///
  /// - Parameter unit: Returns the unit, which is looked up in the program's translations; an empty text is none. It runs
  ///   again only when something that it read has changed.
  @discardableResult public func unit(_ unit: @escaping @Sendable (FormReader<Model>) -> String) -> Self {
    guard let base = typed?.typedCodec else { return self }
    return track(.format) { scope in
      let unit = unit(FormReader(scope))
      return .options(
        base.reformatted {
          .format($0, as: Value.self, NumberFormat(kind: .measured, unit: unit.isEmpty ? nil : unit))
        })
    }
  }

  func formatted(_ format: NumberFormat) -> Self { reformatted { .format($0, as: Value.self, format) } }
}

extension Decimal {
  /// The number that a literal with a point stands for. Swift makes a `Double` of it first, which is a little beside it:
  /// with 15 digits, at which every `Double` is still right, it ends long before them.
  fileprivate var asWritten: Decimal {
    guard self != 0 else { return self }
    let digits = "\(self.significand.magnitude)".count
    var (exact, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &exact, 15 - digits - exponent, .plain)
    return "\(rounded.significand.magnitude)".count <= 12 ? rounded : self
  }
}

extension FieldBuilder where Value: FormValue & BinaryInteger {
  /// A size in bytes, written as "1.5 MB".
  @discardableResult public func byteCount() -> Self {
    reformatted { .format($0, as: Value.self, NumberFormat(kind: .bytes)) }
  }
}

extension FieldBuilder {
  /// How a value reads where it is only shown, in the form's language. A number may also be typed as the style writes it.
  ///
  /// - Parameter style: A style of Foundation or of your own. It gets the form's locale, and a style for dates also its
  ///   calendar and time zone.
  @discardableResult public func format<Style: FormatStyle & Sendable>(_ style: Style) -> Self
  where Style.FormatInput == Value, Style.FormatOutput == String {
    reformatted { codec in
      let write = { @Sendable (value: Value, environment: FormEnvironment) in
        style.placed(in: environment).format(value)
      }
      if let kind = (style as? any NumberStyle)?.kind, let codec = codec as? FieldCodec<Value> {
        return NumberCodec(codec, NumberFormat(kind: kind), style: write)
      }
      return (codec as? FieldCodec<Value>).map { StyledCodec($0, write: write, read: nil) } ?? codec
    }
  }

  /// How a value is written and read. A type that can't be edited otherwise becomes one that is typed as text.
  ///
  /// - Parameter style: A style of Foundation or of your own. It gets the form's locale, and a style for dates also its
  ///   calendar and time zone.
  @discardableResult public func format<Style: ParseableFormatStyle & Sendable>(_ style: Style) -> Self
  where Style.FormatInput == Value, Style.FormatOutput == String {
    reformatted { codec in
      let write = { @Sendable (value: Value, environment: FormEnvironment) in
        style.placed(in: environment).format(value)
      }
      guard let codec = codec as? FieldCodec<Value> else { return codec }
      if let kind = (style as? any NumberStyle)?.kind {
        return NumberCodec(codec, NumberFormat(kind: kind), style: write)
      }
      return StyledCodec(codec, write: write) { text, environment in
        try style.placed(in: environment).parseStrategy.parse(text)
      }
    }
  }

  /// How a value is written and read. A type that can't be edited otherwise becomes one that is typed as text.
  ///
  /// - Parameters:
  ///   - write: What a value reads like.
  ///   - parse: The value of a text. The words of a ``FormIssue`` or a `LocalizedError` that it throws are shown.
  @discardableResult public func format(
    _ write: @escaping @Sendable (Value) -> String, parse: @escaping @Sendable (String) throws -> Value
  ) -> Self {
    reformatted { codec in
      guard let codec = codec as? FieldCodec<Value> else { return codec }
      return StyledCodec(codec) { value, _ in
        write(value)
      } read: { text, _ in
        try parse(text)
      }
    }
  }

  func reformatted(_ change: (AnyCodec) -> AnyCodec) -> Self {
    guard let typed else { return self }
    let wasLabel = typed.codec.isLabel
    typed.codec = typed.codec.reformatted(change)
    if wasLabel, !typed.codec.isLabel { typed.becomeEditable() }
    return self
  }
}

extension AnyCodec {
  /// The same with another format; a choice whose options have it.
  fileprivate func reformatted(_ change: (AnyCodec) -> AnyCodec) -> AnyCodec {
    isFormatted ? change(unformatted) : rebased { change($0.unformatted) }
  }

  /// A codec of numbers with a format.
  fileprivate static func format<Value>(
    _ codec: AnyCodec, as type: Value.Type, _ kind: NumberFormat.Kind
  ) -> AnyCodec { format(codec, as: type, NumberFormat(kind: kind)) }

  fileprivate static func format<Value>(_ codec: AnyCodec, as type: Value.Type, _ format: NumberFormat) -> AnyCodec {
    (codec as? FieldCodec<Value>).map { NumberCodec($0, format) } ?? codec
  }
}
