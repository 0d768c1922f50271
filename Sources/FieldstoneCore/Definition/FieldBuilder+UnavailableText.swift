/// Error messages for traits of texts at a property of another type.
extension FieldBuilder {
  @available(*, unavailable, message: "'.mask' is for text: the property must be a String")
  @_disfavoredOverload @discardableResult public func mask(_ mask: FormMask, storesLiterals: Bool = false) -> Self {
    self
  }
  @available(*, unavailable, message: "'.uppercased' is for text: the property must be a String")
  @_disfavoredOverload @discardableResult public func uppercased() -> Self { self }
  @available(*, unavailable, message: "'.lowercased' is for text: the property must be a String")
  @_disfavoredOverload @discardableResult public func lowercased() -> Self { self }
  @available(*, unavailable, message: "'.normalized' is for text: the property must be a String")
  @_disfavoredOverload @discardableResult public func normalized() -> Self { self }
  @available(*, unavailable, message: "'.repeated' is for text: the property must be a String")
  @_disfavoredOverload @discardableResult public func repeated(_ title: FormString? = nil) -> Self { self }
  @available(*, unavailable, message: "'.iban' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func iban() -> Self { self }
  @available(*, unavailable, message: "'.longText' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func longText(lines: Int) -> Self { self }
  @available(
    *, unavailable, message: "'.oneTimeCode' is for text: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func oneTimeCode() -> Self { self }
  @available(
    *, unavailable, message: "'.capitalization' is for text: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func capitalization(_ capitalization: FormCapitalization) -> Self {
    self
  }
  @available(*, unavailable, message: "'.correction' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func correction(_ corrects: Bool) -> Self { self }
  @available(
    *, unavailable, message: "'.spellChecking' is for text: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func spellChecking(_ checks: Bool) -> Self { self }
}
