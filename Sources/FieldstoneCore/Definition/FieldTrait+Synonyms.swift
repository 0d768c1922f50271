/// Names of traits in other libraries, each with the equivalent here. `@Form` leaves them out of the code that it
/// generates, so the compiler reports each of them once.
extension FieldTrait {
  @available(*, unavailable, message: "use '.range(1...)' for a number or a date, or '.minimumLength(1)' for text")
  public static func min<Value>(_ minimum: Value) -> FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.range(...5)' for a number or a date, '.maximumLength(5)' for a text")
  public static func max<Value>(_ maximum: Value) -> FieldTrait { FieldTrait() }
  @available(*, unavailable, renamed: "minimumLength(_:)")
  public static func minLength(_ minimum: Int) -> FieldTrait { FieldTrait() }
  @available(*, unavailable, renamed: "maximumLength(_:)")
  public static func maxLength(_ maximum: Int) -> FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.pattern(…)'")
  public static func regex(_ pattern: String) -> FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.longText'")
  public static var multiline: FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.password', or '.newPassword' where one is being chosen")
  public static var secure: FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.web'")
  public static var url: FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "a property whose type is optional can be left empty: 'var name: String?'")
  public static var optional: FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.readOnly', or 'form[\\.property].enabled(when:)' in 'arrange'")
  public static var disabled: FieldTrait { FieldTrait() }
  @available(*, unavailable, message: "use '.excluded', or 'form[\\.property].visible(when:)' in 'arrange'")
  public static var hidden: FieldTrait { FieldTrait() }
  @available(
    *, unavailable, message: "what reads other fields is written in 'arrange': 'form[\\.property].visible(when:)'"
  )
  public static func visible(_ condition: () -> Bool) -> FieldTrait { FieldTrait() }
  @available(
    *, unavailable, message: "what reads other fields is written in 'arrange': 'form[\\.property].enabled(when:)'"
  )
  public static func enabled(_ condition: () -> Bool) -> FieldTrait { FieldTrait() }
}
