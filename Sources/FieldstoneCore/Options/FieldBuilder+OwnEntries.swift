// Values of people's own, beside the options.

extension FieldBuilder where Value: FormValue & Hashable {
  /// Lets people add a value that is not among the options: surfaces offer to add what was typed. The rules of the
  /// field apply to it.
  ///
  /// ```swift
  /// @Field(.options(["Bus", "Train"]), .ownEntries) var transport = "Train"
  /// ```
  @_disfavoredOverload @discardableResult public func ownEntries() -> Self {
    replaceCodec { ChoiceCodec.replacing($0).takingOwnEntries(CodecCatalog.ownCodec(of: Value.self) ?? ValueCodec()) }
  }
}

extension FieldBuilder where Value: FormSelection & Sendable, Value.Element: FormValue {
  /// Lets people add values that are not among the options: surfaces offer to add what was typed.
  ///
  /// ```swift
  /// @Field(.options(["Ham", "Olives"]), .ownEntries) var toppings: [String] = []
  /// ```
  @discardableResult public func ownEntries() -> Self {
    replaceCodec {
      Self.selection($0).takingOwnEntries(CodecCatalog.ownCodec(of: Value.Element.self) ?? ValueCodec())
    }
  }
}

extension FieldTrait {
  /// Lets people add values that are not among the options.
  public static var ownEntries: FieldTrait { FieldTrait() }
}
