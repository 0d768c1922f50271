import Foundation

// Options that are stored by their positions or as bits, where a program wants that.

extension FieldBuilder where Value: FixedWidthInteger & Sendable {
  /// The options, of which the property holds the position: 0 for the first one.
  ///
  /// ```swift
  /// @Field(.options(byIndex: ["January", "February", "March"])) var month = 0
  /// ```
  @discardableResult public func options(byIndex titles: [FormString]) -> Self {
    replaceCodec {
      ChoiceCodec.replacing($0).offering(titles.indices.compactMap(Value.init(exactly:)), .positions(titles))
    }
  }

  /// Options that are chosen by the bits of a number: the first one is bit 0, the second bit 1. Bits without an option
  /// stay as they are.
  @discardableResult public func bitField(_ titles: [FormString]) -> Self {
    let bits = titles.indices.filter { $0 < Value.bitWidth }.map { Value(truncatingIfNeeded: 1 as UInt64) << Value($0) }
    return replaceBits(zip(bits, titles).map { ($0, $1) })
  }

  /// Options that are chosen by the bits of a number, each with its bits.
  ///
  /// ```swift
  /// @Field(.bitField([0o400: "Read", 0o200: "Write", 0o100: "Execute"])) var mode = 0o600
  /// ```
  @discardableResult public func bitField(_ titles: KeyValuePairs<Value, FormString>) -> Self {
    replaceBits(titles.map { ($0, $1) })
  }

  private func replaceBits(_ titles: [(Value, FormString)]) -> Self {
    replaceCodec { _ in
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
    return replaceCodec { _ in
      SelectionCodec(.bits(of: { $0.rawValue }, { Value(rawValue: $0) }), of: .unset)
        .offering(titles.map(\.0), .titles(titles))
    }
  }
}

extension FieldBuilder where Value == IndexSet {
  /// The options, of which the property holds the positions.
  @discardableResult public func options(_ titles: [FormString]) -> Self {
    replaceCodec { _ in SelectionCodec(.positions, of: .unset).offering(Array(titles.indices), .positions(titles)) }
  }
}

extension FieldBuilder {
  /// The values to choose from. The property holds the chosen ones by their positions.
  @discardableResult
  public func options<Element: Hashable & Sendable>(_ values: [Element]) -> Self where Value == [Int: Element] {
    replaceCodec { _ in SelectionCodec(.entries, of: .unset).offering(values) }
  }
}
