import Foundation

/// An error message for each trait, shown by the compiler at a property whose type the trait does not fit.
///
/// Disfavored overloads: they are chosen only if nothing else fits.
extension FieldBuilder {
  @available(
    *, unavailable,
    message: "'.required' needs a field that can be filled in; make the type conform to FormValue"
  )
  @_disfavoredOverload @discardableResult public func required() -> Self { self }
  @available(
    *, unavailable,
    message: "'.required' needs a field that can be filled in; make the type conform to FormValue"
  )
  @_disfavoredOverload @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self { self }
  @available(*, unavailable, message: "'.email' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func email() -> Self { self }
  @available(*, unavailable, message: "'.web' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func web() -> Self { self }
  @available(*, unavailable, message: "'.phone' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func phone() -> Self { self }
  @available(*, unavailable, message: "'.password' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func password() -> Self { self }
  @available(
    *, unavailable,
    message: "'.newPassword' is for text: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func newPassword() -> Self { self }
  @available(*, unavailable, message: "'.longText' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func longText() -> Self { self }
  @available(*, unavailable, message: "'.trimmed' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func trimmed() -> Self { self }
  @available(*, unavailable, message: "'.luhn' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func luhn() -> Self { self }
  @available(
    *, unavailable,
    message: "'.minimumLength' counts characters: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func minimumLength(_ minimum: Int) -> Self { self }
  @available(
    *, unavailable,
    message: "'.maximumLength' counts characters: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func maximumLength(_ maximum: Int) -> Self { self }
  @available(
    *, unavailable,
    message: "'.length' counts characters: the property must be a String or conform to FormText"
  )
  @_disfavoredOverload @discardableResult public func length(_ length: Int) -> Self { self }
  @available(*, unavailable, message: "'.pattern' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func pattern(_ pattern: String, _ message: FormString? = nil) -> Self {
    self
  }
  @available(*, unavailable, message: "'.characters' is for text: the property must be a String or conform to FormText")
  @_disfavoredOverload @discardableResult public func characters(_ allowed: CharacterSet) -> Self { self }
  @available(
    *, unavailable,
    message: "'.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type"
  )
  @_disfavoredOverload @discardableResult public func range<Bounds: RangeExpression>(_ range: Bounds) -> Self { self }
  @available(*, unavailable, message: "'.oneOf' needs values of the property's own type, which must be a field's value")
  @_disfavoredOverload @discardableResult public func oneOf<Other>(_ values: [Other]) -> Self { self }
  @available(
    *, unavailable,
    message: "'.matches' compares two properties of the same type, and neither may be optional if the other is not"
  )
  @_disfavoredOverload @discardableResult
  public func matches<Other>(_ other: KeyPath<Model, Other>, _ message: FormString? = nil) -> Self { self }
  @available(*, unavailable, message: "'.suggestions' takes values of the property's own type, which must be typed")
  @_disfavoredOverload @discardableResult public func suggestions<Other>(_ values: [Other]) -> Self { self }
  @available(*, unavailable, message: "'.defaultValue' takes a value of the property's own type")
  @_disfavoredOverload @discardableResult public func defaultValue<Other>(_ value: Other) -> Self { self }
  @available(*, unavailable, message: "'.mustBeTrue' is for Bool properties")
  @_disfavoredOverload @discardableResult public func mustBeTrue(_ message: FormString? = nil) -> Self { self }
  @available(*, unavailable, message: "'.checkbox' is for Bool properties")
  @_disfavoredOverload @discardableResult public func checkbox() -> Self { self }
  @available(*, unavailable, message: "'.toggle' is for Bool properties")
  @_disfavoredOverload @discardableResult public func toggle() -> Self { self }
  @available(*, unavailable, message: "'.date' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func date() -> Self { self }
  @available(*, unavailable, message: "'.time' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func time() -> Self { self }
  @available(*, unavailable, message: "'.dateAndTime' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func dateAndTime() -> Self { self }
  @available(*, unavailable, message: "'.month' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func month() -> Self { self }
  @available(*, unavailable, message: "'.year' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func year() -> Self { self }
  @available(*, unavailable, message: "'.twoDigitYears' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func twoDigitYears() -> Self { self }
  @available(*, unavailable, message: "'.relativeDates' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func relativeDates() -> Self { self }
  @available(*, unavailable, message: "'.startsAt' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func startsAt(_ date: Date) -> Self { self }
  @available(*, unavailable, message: "'.timeZone' is for dates: the property must be a Date")
  @_disfavoredOverload @discardableResult public func timeZone(_ timeZone: TimeZone) -> Self { self }
  @available(*, unavailable, message: "'.inline' is for subforms: the property's type must be a form")
  @_disfavoredOverload @discardableResult public func inline() -> Self { self }
  @available(*, unavailable, message: "'.sheet' is for subforms: the property's type must be a form")
  @_disfavoredOverload @discardableResult public func sheet() -> Self { self }
  @available(*, unavailable, message: "'.presented' is for subforms: the property's type must be a form")
  @_disfavoredOverload @discardableResult
  public func presented(_ presentation: FormPagePresentation, transition: String? = nil) -> Self { self }
  @available(*, unavailable, message: "'.pushed' is for subforms: the property's type must be a form")
  @_disfavoredOverload @discardableResult public func pushed() -> Self { self }
  @available(
    *, unavailable,
    message: "'.segments' shows options: the property's type must be CaseIterable, or Hashable with '.options'"
  )
  @_disfavoredOverload @discardableResult public func segments() -> Self { self }
  @available(
    *, unavailable,
    message: "'.list' shows options: the property's type must be CaseIterable, or Hashable with '.options'"
  )
  @_disfavoredOverload @discardableResult public func list() -> Self { self }
  @available(
    *, unavailable,
    message: "'.menu' shows options: the property's type must be CaseIterable, or Hashable with '.options'"
  )
  @_disfavoredOverload @discardableResult public func menu() -> Self { self }
  @available(
    *, unavailable,
    message: "'.choiceStyle' shows options: the property's type must be CaseIterable, or Hashable with '.options'"
  )
  @_disfavoredOverload @discardableResult public func choiceStyle(_ style: FormChoiceStyle) -> Self { self }
  @available(
    *, unavailable,
    message: "'.options' takes Hashable values of the property's own type or, for a collection, of its elements"
  )
  @_disfavoredOverload @discardableResult public func options<Other>(_ values: [Other]) -> Self { self }
  @available(
    *, unavailable,
    message: "'.options' takes Hashable values of the property's own type or, for a collection, of its elements"
  )
  @_disfavoredOverload @discardableResult
  public func options<Other>(_ titles: KeyValuePairs<Other, FormString>) -> Self { self }
  @available(*, unavailable, message: "'.options(byIndex:)' is for whole numbers")
  @_disfavoredOverload @discardableResult public func options(byIndex titles: [FormString]) -> Self { self }
  @available(*, unavailable, message: "'.bitField' is for whole numbers; an OptionSet has '.options'")
  @_disfavoredOverload @discardableResult public func bitField(_ titles: [FormString]) -> Self { self }
  @available(*, unavailable, message: "'.bitField' is for whole numbers; an OptionSet has '.options'")
  @_disfavoredOverload @discardableResult
  public func bitField<Other>(_ titles: KeyValuePairs<Other, FormString>) -> Self { self }
  @available(
    *, unavailable, message: "'.sortable' is for collections: the property must be an array of forms or values"
  )
  @_disfavoredOverload @discardableResult public func sortable() -> Self { self }
  @available(*, unavailable, message: "'.closed' is for collections: the property must be an array of forms or values")
  @_disfavoredOverload @discardableResult public func closed() -> Self { self }
  @available(*, unavailable, message: "'.adding' is for collections: the property must be an array of forms or values")
  @_disfavoredOverload @discardableResult public func adding(_ title: FormString) -> Self { self }
  @available(
    *, unavailable, message: "'.elementTitle' is for collections: the property must be an array of forms or values"
  )
  @_disfavoredOverload @discardableResult public func elementTitle(_ title: FormString) -> Self { self }
  @available(
    *, unavailable, message: "'.elementSummary' takes an element: the property must be an array of that type"
  )
  @_disfavoredOverload @discardableResult
  public func elementSummary<Other>(_ summary: @escaping @Sendable (Other) -> FormString) -> Self { self }
  @available(*, unavailable, message: "'.template' makes an element: the property must be an array of that type")
  @_disfavoredOverload @discardableResult
  public func template<Other>(_ make: @escaping @Sendable () -> Other) -> Self { self }
  @available(*, unavailable, message: "'.elements' configures an element: the property must be an array of that type")
  @_disfavoredOverload @discardableResult
  public func elements<Other>(_ configure: @escaping @Sendable (FieldBuilder<Other, Other>) -> Void) -> Self { self }
  @available(*, unavailable, message: "'.unique' compares elements: the property must be an array of a Hashable type")
  @_disfavoredOverload @discardableResult public func unique() -> Self { self }
  @available(*, unavailable, message: "'.existsWhileVisible' is for subforms: the property's type must be a form")
  @_disfavoredOverload @discardableResult public func existsWhileVisible() -> Self { self }
  @available(
    *, unavailable, message: "'.minimumCount' counts chosen options: the property must be a collection of them"
  )
  @_disfavoredOverload @discardableResult public func minimumCount(_ minimum: Int) -> Self { self }
  @available(
    *, unavailable, message: "'.maximumCount' counts chosen options: the property must be a collection of them"
  )
  @_disfavoredOverload @discardableResult public func maximumCount(_ maximum: Int) -> Self { self }
  @available(
    *, unavailable,
    message:
      "'.ownEntries' adds typed values to options: the property's type, or that of its elements, must be a FormValue"
  )
  @_disfavoredOverload @discardableResult public func ownEntries() -> Self { self }
  @available(
    *, unavailable,
    message: "'.optionTitle' names options of the property's own type, which must be Hashable"
  )
  @_disfavoredOverload @discardableResult
  public func optionTitle<Other>(_ title: (Other) -> FormString) -> Self { self }
  @available(
    *, unavailable,
    message: "'.display' says what a value reads like: the closure must take the property's own type"
  )
  @_disfavoredOverload @discardableResult public func display<Other>(_ text: (Other) -> FormString) -> Self { self }
  @available(
    *, unavailable,
    message: "'.summary' is for subforms: the property's type must be a form, and the closure must take it"
  )
  @_disfavoredOverload @discardableResult public func summary<Other>(_ summary: (Other) -> FormString) -> Self { self }
  @available(
    *, unavailable,
    message: "'.stepper' is for numbers: the property must be a number, and the bounds must have its type"
  )
  @_disfavoredOverload @discardableResult public func stepper() -> Self { self }
  @available(
    *, unavailable,
    message: "'.stepper' is for numbers: the property must be a number, and the bounds must have its type"
  )
  @_disfavoredOverload @discardableResult public func stepper<End>(_ range: ClosedRange<End>) -> Self { self }
  @available(
    *, unavailable,
    message: "'.stepper' is for numbers: the property must be a number, and the bounds must have its type"
  )
  @_disfavoredOverload @discardableResult public func stepper<End>(_ range: ClosedRange<End>, by step: End) -> Self {
    self
  }
  @available(
    *, unavailable,
    message: "'.slider' is for numbers: the property must be a number, and the bounds must have its type"
  )
  @_disfavoredOverload @discardableResult public func slider<Bounds: RangeExpression>(_ range: Bounds) -> Self { self }
  @available(*, unavailable, message: "'.unit' is for numbers: the property must be a number")
  @_disfavoredOverload @discardableResult public func unit(_ unit: String) -> Self { self }
  @available(*, unavailable, message: "the value of a hidden field that is dropped must have the property's type")
  @_disfavoredOverload @discardableResult public func whenHidden<Other>(_ policy: FormHiddenPolicy, to value: Other)
    -> Self
  { self }
}
