import Foundation

// Options that are stored by their positions or as bits, where a program wants that.

extension FieldBuilder where Value: FixedWidthInteger & Sendable {
  /// The options, of which the property holds the position: 0 for the first one.
  ///
  /// ```swift
  /// @Field(.options(byIndex: ["January", "February", "March"])) var month = 0
  /// ```
  @discardableResult public func options(byIndex titles: [FormString]) -> Self {
    for (index, title) in titles.enumerated() where Value(exactly: index) == nil {
      scope.report(.unusableOption(title.english), element.name)
    }
    return declareOptions {
      ChoiceCodec.replacing($0).offering(titles.indices.compactMap(Value.init(exactly:)), .positions(titles))
    }
  }

  /// Options that are chosen by the bits of a number: the first one is bit 0, the second bit 1. Bits without an option
  /// stay as they are.
  @discardableResult public func bitField(_ titles: [FormString]) -> Self {
    // A title without a bit gets none, and is reported.
    bitField(titles.enumerated().map { ($0 < Value.bitWidth ? 1 << Value($0) : 0, $1) })
  }

  /// Options that are chosen by the bits of a number, each with its bits.
  ///
  /// ```swift
  /// @Field(.bitField([0o400: "Read", 0o200: "Write", 0o100: "Execute"])) var mode = 0o600
  /// ```
  @discardableResult public func bitField(_ titles: KeyValuePairs<Value, FormString>) -> Self {
    bitField(titles.map { ($0, $1) })
  }

  @discardableResult package func bitField(_ titles: [(Value, FormString)]) -> Self {
    for (bits, title) in titles where bits == 0 { scope.report(.unusableOption(title.english), element.name) }
    let titles = titles.filter { $0.0 != 0 }
    return declareOptions { _ in
      SelectionCodec(.bits(of: { $0 }, { $0 }), of: .unset).offering(titles.map(\.0), .titles(titles))
    }
  }
}

extension FieldBuilder where Value: OptionSet & Sendable, Value.RawValue: FixedWidthInteger & Sendable {
  /// The members to choose from, each with its title. Bits without an option stay as they are. Options that share bits
  /// can't be told apart; list only members of their own.
  ///
  /// ```swift
  /// struct Access: OptionSet {
  ///   let rawValue: Int
  ///   static let read = Access(rawValue: 1), write = Access(rawValue: 2)
  /// }
  ///
  /// @Form struct Member {
  ///   @Field(.options([Access.read: "Read", Access.write: "Write"])) var access: Access = []
  /// }
  /// ```
  @discardableResult public func options(_ titles: KeyValuePairs<Value, FormString>) -> Self {
    let titles = titles.map { ($0.rawValue, $1) }
    return declareOptions { _ in
      SelectionCodec(.bits(of: { $0.rawValue }, { Value(rawValue: $0) }), of: .unset)
        .offering(titles.map(\.0), .titles(titles))
    }
  }
}

extension FieldBuilder where Value: OptionSet & Sendable {
  /// The members that can't be chosen now. They are shown, but an answer that contains one is an error.
  @discardableResult public func disabledOptions(_ options: @escaping @Sendable (FormReader<Model>) -> Value) -> Self {
    guard let typed else { return self }
    return track(.disabledOptions) { .disabledOptions([typed.typedCodec.pack(options(FormReader($0)))]) }
  }
}

extension FieldBuilder where Value == IndexSet {
  /// The positions of the options that can't be chosen now. They are shown, but an answer that contains one is an
  /// error.
  @discardableResult
  public func disabledOptions(_ options: @escaping @Sendable (FormReader<Model>) -> IndexSet) -> Self {
    guard let typed else { return self }
    return track(.disabledOptions) { .disabledOptions([typed.typedCodec.pack(options(FormReader($0)))]) }
  }

  /// The options, of which the property holds the positions.
  @discardableResult public func options(_ titles: [FormString]) -> Self {
    declareOptions { _ in SelectionCodec(.positions, of: .unset).offering(Array(titles.indices), .positions(titles)) }
  }
}

extension FieldBuilder {
  /// The values to choose from. The property holds the chosen ones by their positions.
  @discardableResult
  public func options<Element: Hashable & Sendable>(_ values: [Element]) -> Self where Value == [Int: Element] {
    declareOptions { _ in SelectionCodec(.entries, of: .unset).offering(values) }
  }
}
