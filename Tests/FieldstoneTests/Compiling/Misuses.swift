/// Traits that don't fit their property, each followed by the compiler's messages.
let propertyMisuses = Misuse.table(
  #"""
  @Field(.range(1...5)) var name = ""
    '.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type
  @Field(.range(0.5...2)) var seats = 1
    '.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type
  @Field(.range(1...5)) var birthDate: Date?
    '.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type
  @Field(.range(1...5)) var diet = Diet.vegan
    '.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type
  @Field(.stepper) var name = ""
    '.stepper' is for numbers: the property must be a number, and the bounds must have its type
  @Field(.stepper(1...3)) var name = ""
    '.stepper' is for numbers: the property must be a number, and the bounds must have its type
  @Field(.stepper(1...3, by: 0.5)) var seats = 1
    '.stepper' is for numbers: the property must be a number, and the bounds must have its type
  @Field(.slider(0...1)) var name = ""
    '.slider' is for numbers: the property must be a number, and the bounds must have its type
  @Field(.slider(0...1.5)) var seats = 1
    '.slider' is for numbers: the property must be a number, and the bounds must have its type
  @Field(.unit("km")) var wantsLunch = false
    '.unit' is for numbers: the property must be a number
  @Field(.percent) var name = ""
    '.percent' is for numbers: the property must be a number
  @Field(.relative) var name = ""
    '.relative' is for numbers: the property must be a number
  @Field(.currency("EUR")) var name = ""
    '.currency' is for numbers: the property must be a number, best a Decimal
  @Field(.byteCount) var share = 0.5
    '.byteCount' is for whole numbers: the property must be an integer
  @Field(.words(on: "Paid", off: "Due")) var seats = 1
    '.words' is for Bool properties
  @Field(.ticks) var name = ""
    '.ticks' is for numbers with a slider: the property must be a number

  @Field(.icons(minimum: "🐢", maximum: "🐇")) var name = ""
    '.icons' is for numbers with a slider: the property must be a number
  @Field(.format(Date.FormatStyle())) var seats = 1
    the style of '.format' must be for the property's type, and write a String
  @Field(.email) var seats = 1
    '.email' is for text: the property must be a String or conform to FormText
  @Field(.email) var seats: Int?
    '.email' is for text: the property must be a String or conform to FormText
  @Field(.web) var seats = 1
    '.web' is for text: the property must be a String or conform to FormText
  @Field(.phone) var seats = 1
    '.phone' is for text: the property must be a String or conform to FormText
  @Field(.password) var seats = 1
    '.password' is for text: the property must be a String or conform to FormText
  @Field(.newPassword) var seats = 1
    '.newPassword' is for text: the property must be a String or conform to FormText
  @Field(.longText) var seats = 1
    '.longText' is for text: the property must be a String or conform to FormText
  @Field(.trimmed) var seats = 1
    '.trimmed' is for text: the property must be a String or conform to FormText
  @Field(.minimumLength(3)) var seats = 1
    '.minimumLength' counts characters: the property must be a String or conform to FormText
  @Field(.maximumLength(3)) var wantsLunch = false
    '.maximumLength' counts characters: the property must be a String or conform to FormText
  @Field(.length(3)) var birthDate: Date?
    '.length' counts characters: the property must be a String or conform to FormText
  @Field(.pattern("[0-9]+")) var seats = 1
    '.pattern' is for text: the property must be a String or conform to FormText
  @Field(.characters(.decimalDigits)) var seats = 1
    '.characters' is for text: the property must be a String or conform to FormText
  @Field(.luhn) var seats = 1
    '.luhn' is for text: the property must be a String or conform to FormText
  @Field(.mask("XX")) var seats = 1
    '.mask' is for text: the property must be a String
  @Field(.uppercased) var seats = 1
    '.uppercased' is for text: the property must be a String
  @Field(.lowercased) var seats = 1
    '.lowercased' is for text: the property must be a String
  @Field(.normalized) var seats = 1
    '.normalized' is for text: the property must be a String
  @Field(.repeated) var seats = 1
    '.repeated' is for text: the property must be a String
  @Field(.iban) var seats = 1
    '.iban' is for text: the property must be a String or conform to FormText
  @Field(.oneTimeCode) var seats = 1
    '.oneTimeCode' is for text: the property must be a String or conform to FormText
  @Field(.capitalization(.words)) var seats = 1
    '.capitalization' is for text: the property must be a String or conform to FormText
  @Field(.correction(false)) var seats = 1
    '.correction' is for text: the property must be a String or conform to FormText
  @Field(.spellChecking(true)) var seats = 1
    '.spellChecking' is for text: the property must be a String or conform to FormText
  @Field(.checkbox) var name = ""
    '.checkbox' is for Bool properties
  @Field(.toggle) var seats = 1
    '.toggle' is for Bool properties
  @Field(.mustBeTrue) var name = ""
    '.mustBeTrue' is for Bool properties
  @Field(.mustBeTrue("Agree to the terms.")) var name = ""
    '.mustBeTrue' is for Bool properties
  @Field(.segments) var place = Place()
    '.segments' shows options: the property's type must be CaseIterable, or Hashable with '.options'
  @Field(.list) var place = Place()
    '.list' shows options: the property's type must be CaseIterable, or Hashable with '.options'
  @Field(.menu) var place = Place()
    '.menu' shows options: the property's type must be CaseIterable, or Hashable with '.options'
  @Field(.choiceStyle(.tiles)) var place = Place()
    '.choiceStyle' shows options: the property's type must be CaseIterable, or Hashable with '.options'
  @Field(.ownEntries) var place = Place()
    '.ownEntries' adds typed values to options: the property's type, or that of its elements, must be a FormValue
  @Field(.display { (diet: Diet) in "A diet" }) var name = ""
    '.display' says what a value reads like: the closure must take the property's own type
  @Field(.optionTitle { (diet: Diet) in "A diet" }) var name = ""
    '.optionTitle' names options of the property's own type, which must be Hashable
  @Field(.options(["x"])) var seats = 1
    '.options' takes Hashable values of the property's own type or, for a collection, of its elements
  @Field(.options([1: "One"])) var name = ""
    '.options' takes Hashable values of the property's own type or, for a collection, of its elements
  @Field(.options([1, 2])) var tags: [String] = []
    '.options' takes Hashable values of the property's own type or, for a collection, of its elements
  @Field(.options(byIndex: ["x"])) var name = ""
    '.options(byIndex:)' is for whole numbers
  @Field(.bitField(["x"])) var name = ""
    '.bitField' is for whole numbers; an OptionSet has '.options'
  @Field(.accepts(.image)) var name = ""
    '.accepts' is for files: the property must be a FormFile, or an array of them
  @Field(.maximumSize(5_000_000)) var seats = 1
    '.maximumSize' is for files: the property must be a FormFile, or an array of them
  @Field(.minimumDimensions(width: 200, height: 200)) var name = ""
    '.minimumDimensions' is for files: the property must be a FormFile, or an array of them
  @Field(.maximumDimensions(width: 200, height: 200)) var name = ""
    '.maximumDimensions' is for files: the property must be a FormFile, or an array of them
  @Field(.capture(.front)) var name = ""
    '.capture' is for files: the property must be a FormFile, or an array of them
  @Field(.placeholderImage(FormImage(bytes: []))) var name = ""
    '.placeholderImage' is for files: the property must be a FormFile, or an array of them
  @Field(.sortable) var name = ""
    '.sortable' is for collections: the property must be an array of forms or values
  @Field(.closed) var seats = 1
    '.closed' is for collections: the property must be an array of forms or values
  @Field(.adding("Add")) var name = ""
    '.adding' is for collections: the property must be an array of forms or values
  @Field(.elementTitle("Stop")) var name = ""
    '.elementTitle' is for collections: the property must be an array of forms or values
  @Field(.elementSummary { (name: Int) in "\(name)" }) var tags: [String] = []
    '.elementSummary' takes an element: the property must be an array of that type
  @Field(.template { 1 }) var tags: [String] = []
    '.template' makes an element: the property must be an array of that type
  @Field(.elements { (name: FieldBuilder<Int, Int>) in name.readOnly() }) var tags: [String] = []
    '.elements' configures an element: the property must be an array of that type
  @Field(.unique) var name = ""
    '.unique' compares elements: the property must be an array of a Hashable type
  @Field(.existsWhileVisible) var name = ""
    '.existsWhileVisible' is for subforms: the property's type must be a form
  @Field(.minimumCount(1)) var name = ""
    '.minimumCount' counts chosen options: the property must be a collection of them
  @Field(.maximumCount(1)) var seats = 1
    '.maximumCount' counts chosen options: the property must be a collection of them
  @Field(.oneOf(["x"])) var seats = 1
    '.oneOf' needs values of the property's own type, which must be a field's value
  @Field(.oneOf(["x"])) var place = Place()
    '.oneOf' needs values of the property's own type, which must be a field's value
  @Field(.date) var name = ""
    '.date' is for dates: the property must be a Date
  @Field(.time) var seats = 1
    '.time' is for dates: the property must be a Date
  @Field(.dateAndTime) var name = ""
    '.dateAndTime' is for dates: the property must be a Date
  @Field(.month) var name = ""
    '.month' is for dates: the property must be a Date
  @Field(.year) var name = ""
    '.year' is for dates: the property must be a Date
  @Field(.twoDigitYears) var name = ""
    '.twoDigitYears' is for dates: the property must be a Date
  @Field(.relativeDates) var name = ""
    '.relativeDates' is for dates: the property must be a Date
  @Field(.startsAt(.distantPast)) var name = ""
    '.startsAt' is for dates: the property must be a Date
  @Field(.timeZone(.gmt)) var name = ""
    '.timeZone' is for dates: the property must be a Date
  @Field(.required) var place: Place?
    '.required' needs a field that can be filled in; make the type conform to FormValue
  @Field(.inline) var name = ""
    '.inline' is for subforms: the property's type must be a form
  @Field(.presented(.sheet)) var seats = 1
    '.presented' is for subforms: the property's type must be a form
  @Field(.pushed) var seats = 1
    '.pushed' is for subforms: the property's type must be a form
  @Field(.sheet) var seats = 1
    '.sheet' is for subforms: the property's type must be a form
  @Field(.summary { (name: String) in "A name" }) var name = ""
    '.summary' is for subforms: the property's type must be a form, and the closure must take it
  @Field(.whenHidden(.dropOnSubmit, to: 3)) var name = ""
    the value of a hidden field that is dropped must have the property's type
  @Field(.suggestions(["x"])) var seats = 1
    '.suggestions' takes values of the property's own type, which must be typed
  @Field(.defaultValue("x")) var seats: Int?
    '.defaultValue' takes a value of the property's own type
  @Field(.matches(\Attendee.count)) var name = ""; var count = 1
    '.matches' compares two properties of the same type, and neither may be optional if the other is not
  @Field(.matches(\Attendee.nick)) var name = ""; var nick: String?
    '.matches' compares two properties of the same type, and neither may be optional if the other is not
  @Field(.matches(\Place.row)) var seats = 1
    cannot convert value of type 'KeyPath<Place, Int>' to expected argument type 'KeyPath<Attendee, Int>'
  @Field(.rule("No.") { (seats: Int) in seats > 1 }) var name = ""
    cannot convert value of type '@Sendable (Int) -> Bool' to expected argument type '@Sendable (String) -> Bool'
  @Field(.asyncRule { (seats: Int) in seats > 1 ? nil : "No." }) var name = ""
    cannot convert value of type '@Sendable (Int) -> FormIssue?' to expected argument type '@Sendable (String) async throws -> FormIssue?'
  @Field(.requierd) var name = ""
    type 'FieldTrait' has no member 'requierd'
  @Field(.range(1..<5)) var seats = 1
    a range includes both bounds: write '1...5' for '1..<6'
  @Field(.range(..<5)) var seats = 1
    a range includes both bounds: write '...5' for '..<6'
  @Field(.stepper(1..<5)) var seats = 1
    a range includes both bounds: write '1...5' for '1..<6'
  @Field(.slider(0..<1)) var share = 0.5
    a range includes both bounds: write '1...5' for '1..<6'
  @Field(.min(3)) var seats = 3
    'min' is unavailable: use '.range(1...)' for a number or a date, or '.minimumLength(1)' for text
  @Field(.maxLength(3)) var name = ""
    'maxLength' has been renamed to 'maximumLength(_:)'
  @Field(.disabled) var name = ""
    'disabled' is unavailable: use '.readOnly', or 'form[\.property].enabled(when:)' in 'arrange'
  @Field("Name", "Your name") var name = ""
    '.title' cannot be applied twice to 'name'
  @Field(.required) let name = ""
    '.required' has no effect on a property without an accessible setter: the field 'name' is read-only
  @Field(.required) func register() {}
    '@Field' cannot be applied to a function; only a property can be a field
  @Field(.required) static let name = ""
    '@Field' cannot be applied to a static property; a field belongs to one instance
  """#)

/// Mistakes in `arrange`, each followed by the compiler's messages.
let arrangementMisuses = Misuse.table(
  #"""
  form[\.nmae].required()
    value of type 'Attendee' has no member 'nmae'
  form.field(\.nmae)
    value of type 'Attendee' has no member 'nmae'
  form.fields(\.name, \.nmae)
    value of type 'Attendee' has no member 'nmae'
  form.section("Account") { $0.fields(\.nmae) }
    value of type 'Attendee' has no member 'nmae'
  form[\.name].visible { $0.age }
    cannot convert value of type 'Int?' to closure result type 'Bool'
  form[\.name].visible { $0.nope == 1 }
    value of type 'FormReader<Attendee>' has no dynamic member 'nope' using key path from root type 'Attendee'
  form[\.name].visible { _ in log.isOn }
    capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure
  form[\.name].unit { $0.age == nil ? "km" : "mi" }
    '.unit' is for numbers: the property must be a number
  form[\.age].email()
    '.email' is for text: the property must be a String or conform to FormText
  form[\.name].range(1...3)
    '.range' needs a value that can be ordered, such as a number or a date, and bounds of the same type
  form[\.place].required()
    '.required' needs a field that can be filled in; make the type conform to FormValue
  form[\.place].required { $0.age != nil }
    '.required' needs a field that can be filled in; make the type conform to FormValue
  form[\.name].rule("Too short.") { $0 > 3 }
    cannot convert value of type 'String' to expected argument type 'Int'
  form[\.name].computed { $0.age }
    cannot convert value of type 'Int?' to closure result type 'String'
  form.rule(on: \.name) { $0.name.isEmpty }
    cannot convert value of type 'Bool' to closure result type 'FormIssue?'
  form.button("Register", .sumbit)
    type 'FormAction' has no member 'sumbit'
  form[\.name].matches(\.nmae)
    value of type 'Attendee' has no member 'nmae'
  form[\.name].matches(\.age)
    '.matches' compares two properties of the same type, and neither may be optional if the other is not
  """#)

/// Mistakes in a program that runs a form, each followed by the compiler's messages.
let programMisuses = Misuse.table(
  #"""
  form[\.nmae].value = "Ada"
    value of type 'Attendee' has no member 'nmae'
  form[\.name].value = 3
    cannot assign value of type 'Int' to type 'String'
  form.edit { $0.nmae = "Ada" }
    value of type 'FormEdit<Attendee>' has no dynamic member 'nmae' using key path from root type 'Attendee'
  form.edit { $0.age = "3" }
    cannot assign value of type 'String' to type 'Int'
  form.edit { $0.initials = "A" }
    cannot assign to property: 'initials' is a get-only property
  form.send(.tpye("name", "Ada"))
    type 'FormInput' has no member 'tpye'
  _ = form.observe(\.nmae) { print($0) }
    value of type 'Attendee' has no member 'nmae'
  _ = FormSession(Place())
    initializer 'init(_:environment:policy:)' requires that 'Place' conform to 'FormModel'
  """#)

/// Types that can't be forms, each followed by the compiler's messages.
let typeMisuses = Misuse.table(
  #"""
  @Form class Attendee { var name = "" }
    '@Form' needs a final class: a subclass would inherit a form that does not know its own properties
  @Form enum Attendee { case guest }
    '@Form' cannot be attached to an enum; a form needs a struct or a final class
  @Form actor Attendee { var name = "" }
    '@Form' cannot be attached to an actor; a form needs a struct or a final class
  @Form @MainActor final class Attendee { var name = "" }
    '@Form' cannot be attached to a type isolated to '@MainActor'; a form reads its model through key paths, which \#
  no actor lets out
  struct Attendee { @Field(.required) var name = "" }
    '@Field' has no effect in 'Attendee', which has no '@Form'; write '@Form' at the type
  @Form struct Attendee<Content> { var name = "" }
    '@Form' cannot be attached to a generic type; attach it to a type that names its parameters, or write the \#
  conformance to 'FormModel' by hand
  """#)
