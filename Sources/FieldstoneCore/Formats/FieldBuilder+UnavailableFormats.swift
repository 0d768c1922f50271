import Foundation

/// Formats of values of another type, so that the compiler says what is wrong.
extension FieldBuilder {
  @available(*, unavailable, message: "'.percent' is for numbers: the property must be a number")
  @_disfavoredOverload @discardableResult public func percent() -> Self { self }
  @available(*, unavailable, message: "'.relative' is for numbers: the property must be a number")
  @_disfavoredOverload @discardableResult public func relative() -> Self { self }
  @available(*, unavailable, message: "'.currency' is for numbers: the property must be a number, best a Decimal")
  @_disfavoredOverload @discardableResult public func currency(_ code: String) -> Self { self }
  @available(*, unavailable, message: "'.byteCount' is for whole numbers: the property must be an integer")
  @_disfavoredOverload @discardableResult public func byteCount() -> Self { self }
  @available(*, unavailable, message: "'.unit' is for numbers: the property must be a number")
  @_disfavoredOverload @discardableResult public func unit(_ unit: String, or others: KeyValuePairs<String, Decimal>)
    -> Self
  { self }
  @available(*, unavailable, message: "'.unit' is for numbers: the property must be a number")
  @_disfavoredOverload @discardableResult
  public func unit(_ unit: @escaping @Sendable (FormReader<Model>) -> String) -> Self { self }
  @available(*, unavailable, message: "'.words' is for Bool properties")
  @_disfavoredOverload @discardableResult public func words(on: FormString, off: FormString) -> Self { self }
  @available(*, unavailable, message: "'.ticks' is for numbers with a slider: the property must be a number")
  @_disfavoredOverload @discardableResult public func ticks() -> Self { self }
  @available(*, unavailable, message: "'.icons' is for numbers with a slider: the property must be a number")
  @_disfavoredOverload @discardableResult public func icons(minimum: FormIcon, maximum: FormIcon) -> Self { self }
  @available(*, unavailable, message: "the style of '.format' must be for the property's type, and write a String")
  @_disfavoredOverload @discardableResult public func format<Style: FormatStyle & Sendable>(_ style: Style) -> Self {
    self
  }
}
