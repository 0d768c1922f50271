// The choice of a case is laid out like any other. Disfavored, so that an enum that is also `Hashable` isn't ambiguous.
extension FieldBuilder where Value: FormCases {
  /// A few short cases side by side.
  @_disfavoredOverload @discardableResult public func segments() -> Self { choiceStyle(.segments) }
  /// All cases, listed on the page.
  @_disfavoredOverload @discardableResult public func list() -> Self { choiceStyle(.list) }
  /// Cases in a menu.
  @_disfavoredOverload @discardableResult public func menu() -> Self { choiceStyle(.menu) }
  /// How the cases are laid out.
  @_disfavoredOverload @discardableResult public func choiceStyle(_ style: FormChoiceStyle) -> Self {
    detail { $0.choiceStyle = style }
    return self
  }

  @available(*, unavailable, message: "the fields of a case show below the choice, on the same page")
  @discardableResult public func pushed() -> Self { self }
  @available(*, unavailable, message: "the fields of a case show below the choice, on the same page")
  @discardableResult public func sheet() -> Self { self }
}
