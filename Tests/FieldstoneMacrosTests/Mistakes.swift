/// The table of all mistakes; each diagnostic has at least one row.
let mistakes: [Mistake] =
  hostMistakes + caseMistakes + functionMistakes + propertyMistakes + traitMistakes + placementMistakes

private let hostMistakes = [
  Mistake(
    id: .unsupportedHost, source: "@Form enum Diet { case vegan }", place: "1:1",
    message: "'@Form' cannot be attached to an enum; a form needs a struct or a final class",
    remedy: "Remove '@Form'", fixed: "enum Diet { case vegan }"),
  Mistake(
    id: .unsupportedHost, source: "@Form\nactor Desk {}", place: "1:1",
    message: "'@Form' cannot be attached to an actor; a form needs a struct or a final class",
    remedy: "Remove '@Form'", fixed: "actor Desk {}"),
  Mistake(
    id: .unsupportedHost, source: "/// A guest.\n@Form public protocol Guest {}", place: "2:1",
    message: "'@Form' cannot be attached to a protocol; a form needs a struct or a final class",
    remedy: "Remove '@Form'", fixed: "/// A guest.\npublic protocol Guest {}"),
  Mistake(
    id: .unsupportedHost, source: "@Form extension Guest {}", place: "1:1",
    message: "'@Form' cannot be attached to an extension; a form needs a struct or a final class",
    remedy: "Remove '@Form'", fixed: "extension Guest {}"),
  Mistake(
    id: .openClass, source: "@Form class Settings { var a = 1 }", place: "1:13",
    message: "'@Form' needs a final class: a subclass would inherit a form that does not know its own properties",
    remedy: "Make 'Settings' final", fixed: "@Form final class Settings { var a = 1 }"),
  Mistake(
    id: .openClass, source: "@Form open class Settings { var a = 1 }", place: "1:18",
    message: "'@Form' needs a final class: a subclass would inherit a form that does not know its own properties",
    remedy: "Make 'Settings' final", fixed: "@Form public final class Settings { var a = 1 }"),
  Mistake(
    id: .genericHost, source: "@Form struct Box<Content> { var a = 1 }", place: "1:14",
    message: "'@Form' cannot be attached to a generic type; attach it to a type that names its parameters, "
      + "or write the conformance to 'FormModel' by hand"),
  Mistake(
    id: .genericHost, source: "struct Box<Content> { @Form struct Lid { var a = 1 } }", place: "1:36",
    message: "'@Form' cannot be attached to a generic type; attach it to a type that names its parameters, "
      + "or write the conformance to 'FormModel' by hand"),
  Mistake(
    id: .isolatedHost, source: "@Form @MainActor final class Settings { var a = 1 }", place: "1:7",
    message: "'@Form' cannot be attached to a type isolated to '@MainActor'; "
      + "a form reads its model through key paths, which no actor lets out",
    remedy: "Replace '@MainActor' with 'nonisolated'", fixed: "@Form nonisolated final class Settings { var a = 1 }"),
  Mistake(
    id: .isolatedHost, source: "@MainActor\n@Form\nstruct Settings { var a = 1 }", place: "1:1",
    message: "'@Form' cannot be attached to a type isolated to '@MainActor'; "
      + "a form reads its model through key paths, which no actor lets out",
    remedy: "Replace '@MainActor' with 'nonisolated'", fixed: "@Form\nnonisolated struct Settings { var a = 1 }"),
  Mistake(
    id: .hiddenHost, source: "enum Desk { @Form private struct Guest { var a = 1 } }", place: "1:19",
    message: "'@Form' cannot be attached to a private type inside another type; "
      + "the conformance stands in an extension, which cannot see it",
    remedy: "Replace 'private' with 'fileprivate'", fixed: "enum Desk { @Form fileprivate struct Guest { var a = 1 } }"),
  Mistake(
    id: .noFields, source: "@Form struct Attendee { private var token = 1 }", place: "1:14",
    message: "'@Form' finds no field in 'Attendee'; a stored property is one, "
      + "a private or computed property with '@Field' is one",
    severity: .warning),
]

private let functionMistakes = [
  Mistake(
    id: .misspelled, source: "@Form struct A { var a = 1; static func arange(_ form: FormBuilder<A>) {} }",
    place: "1:41", message: "'arange' is never called by the form; did you mean 'arrange'?",
    remedy: "Rename to 'arrange'",
    fixed: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
  Mistake(
    id: .misspelled, source: "@Form struct A { var a = 1; static func descibe(_ fields: FieldList<A>) {} }",
    place: "1:41", message: "'descibe' is never called by the form; did you mean 'describe'?",
    remedy: "Rename to 'describe'",
    fixed: "@Form struct A { var a = 1; static func describe(_ fields: FieldList<A>) {} }"),
  Mistake(
    id: .notStatic, source: "@Form struct A { var a = 1; public mutating func arrange(_ f: FormBuilder<A>) {} }",
    place: "1:50",
    message: "'arrange' is never called by the form; it must be static, since one form serves all instances",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A { var a = 1; public static func arrange(_ f: FormBuilder<A>) {} }"),
  Mistake(
    id: .wrongParameter, source: "@Form struct A { var a = 1; static func arrange(form: FormBuilder<A>) -> Int {} }",
    place: "1:41",
    message: "'arrange' is never called by the form; it must take one parameter, '_ form: FormBuilder<A>'",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
  Mistake(
    id: .wrongParameter, source: "@Form struct A {\n  var a = 1\n  static func arrange() {}\n}", place: "3:15",
    message: "'arrange' is never called by the form; it must take one parameter, '_ form: FormBuilder<A>'",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A {\n  var a = 1\n  static func arrange(_ form: FormBuilder<A>) {}\n}"),
  Mistake(
    id: .wrongModel, source: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<Guest>) {} }",
    place: "1:41",
    message: "'arrange' is never called by the form; its parameter must be of the type 'FormBuilder<A>'",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
  Mistake(
    id: .wrongModel,
    source: "@Form final class A { var a = 1; static func arrange(_ form: FormBuilder<Self>) {} }", place: "1:46",
    message: "'arrange' is never called by the form; its parameter must be of the type 'FormBuilder<A>'",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form final class A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
  Mistake(
    id: .wrongEffects,
    source: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) async throws {} }",
    place: "1:41", message: "'arrange' is never called by the form; it must be neither 'async' nor 'throws'",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
  Mistake(
    id: .isolatedFunction,
    source: "@Form struct A { var a = 1; @MainActor static func arrange(_ form: FormBuilder<A>) {} }",
    place: "1:52", message: "'arrange' is never called by the form; it must not be isolated to an actor",
    remedy: "Write 'static func arrange(_ form: FormBuilder<A>)'",
    fixed: "@Form struct A { var a = 1; static func arrange(_ form: FormBuilder<A>) {} }"),
]

private let propertyMistakes = [
  Mistake(
    id: .tuplePattern, source: "@Form struct A {\n  var (a, b) = (1, 2)\n}", place: "2:7",
    message: "'@Form' cannot read a tuple pattern; declare each property by itself",
    remedy: "Split the declaration", fixed: "@Form struct A {\n  var a = 1\n  var b = 2\n}"),
  Mistake(
    id: .tuplePattern, source: "@Form struct A {\n  let (a, b): (Int, Int)\n}", place: "2:7",
    message: "'@Form' cannot read a tuple pattern; declare each property by itself",
    remedy: "Split the declaration", fixed: "@Form struct A {\n  let a: Int\n  let b: Int\n}"),
  Mistake(
    id: .tuplePattern, source: "@Form struct A {\n  var (a, b) = pair()\n}", place: "2:7",
    message: "'@Form' cannot read a tuple pattern; declare each property by itself"),
  Mistake(
    id: .severalProperties, source: "@Form struct A {\n  /// Both.\n  @Field(.required) var a, b: Int, c = 1\n}",
    place: "3:3", message: "'@Field' cannot be applied to several properties at once; declare each property by itself",
    remedy: "Split the declaration",
    fixed: "@Form struct A {\n  /// Both.\n  @Field(.required) var a: Int\n"
      + "  @Field(.required) var b: Int\n  @Field(.required) var c = 1\n}"),
  Mistake(
    id: .staticProperty, source: "@Form struct A {\n  @Field(.required)\n  static let a = 1\n}", place: "2:3",
    message: "'@Field' cannot be applied to a static property; a field belongs to one instance",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  static let a = 1\n}"),
  Mistake(
    id: .lazyProperty, source: "@Form struct A {\n  @Field lazy var a = 1\n}", place: "2:3",
    message: "'@Field' cannot be applied to a lazy property; to read it is to change the model",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  lazy var a = 1\n}"),
  Mistake(
    id: .weakProperty, source: "@Form struct A {\n  @Field weak var a: B?\n}", place: "2:3",
    message: "'@Field' cannot be applied to a weak property; its value can vanish while the form shows it",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  weak var a: B?\n}"),
  Mistake(
    id: .weakProperty, source: "@Form struct A {\n  @Field unowned var a: B\n}", place: "2:3",
    message: "'@Field' cannot be applied to an unowned property; its value can vanish while the form shows it",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  unowned var a: B\n}"),
  Mistake(
    id: .unreadableProperty, source: "@Form struct A {\n  @Field var a: Int { get async { 1 } }\n}", place: "2:3",
    message: "'@Field' cannot be applied to a property with a getter that is 'async'; no key path can read it",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  var a: Int { get async { 1 } }\n}"),
  Mistake(
    id: .repeatedAttribute, source: "@Form struct A {\n  @Field(.required)\n  @Field(\"Name\", .email)\n  var a = 1\n}",
    place: "3:3", message: "'@Field' cannot be applied twice to 'a'; one attribute holds all traits",
    remedy: "Merge into one '@Field'",
    fixed: "@Form struct A {\n  @Field(.required, \"Name\", .email)\n  var a = 1\n}"),
  Mistake(
    id: .emptyAttribute, source: "@Form struct A {\n  @Field() var a = 1\n}", place: "2:3",
    message: "'@Field' has no effect on 'a'; a stored property is a field without it",
    severity: .warning, remedy: "Remove '@Field'", fixed: "@Form struct A {\n  var a = 1\n}"),
  Mistake(
    id: .conditionalAttribute, source: "@Form struct A {\n  #if DEBUG\n  @Field(.required)\n  #endif\n  var a = 1\n}",
    place: "2:3", message: "'@Field' cannot stand in an '#if' of its own; put the whole property into the '#if'"),
]

private let traitMistakes = [
  Mistake(
    id: .duplicateTrait, source: "@Form struct A { @Field(.required, .email, .required) var a = 1 }", place: "1:44",
    message: "'.required' cannot be applied twice to 'a'", remedy: "Remove the second",
    fixed: "@Form struct A { @Field(.required, .email) var a = 1 }"),
  Mistake(
    id: .duplicateTrait, source: "@Form struct A { @Field(\"A\", .title(\"B\"), .email) var a = 1 }", place: "1:30",
    message: "'.title' cannot be applied twice to 'a'", remedy: "Remove the second",
    fixed: "@Form struct A { @Field(\"A\", .email) var a = 1 }"),
  Mistake(
    id: .traitWithoutEffect, source: "@Form struct A { @Field(.required) let a = 1 }", place: "1:25",
    message: "'.required' has no effect on a property without an accessible setter: the field 'a' is read-only",
    remedy: "Remove '.required'", fixed: "@Form struct A { let a = 1 }"),
  Mistake(
    id: .traitWithoutEffect,
    source: "@Form struct A { @Field(.range(1...3), .unit(\"km\")) public private(set) var a = 1 }", place: "1:25",
    message: "'.range' has no effect on a property without an accessible setter: the field 'a' is read-only",
    remedy: "Remove '.range'", fixed: "@Form struct A { @Field(.unit(\"km\")) public private(set) var a = 1 }"),
  Mistake(
    id: .traitWithoutEffect, source: "@Form struct A { @Field(.required) var twice: Int { 2 } }", place: "1:25",
    message: "'.required' has no effect on a property without an accessible setter: the field 'twice' is read-only",
    remedy: "Remove '.required'", fixed: "@Form struct A { @Field var twice: Int { 2 } }"),
  Mistake(
    id: .unknownTrait, source: "@Form struct A { @Field(.requierd) var a = 1 }", place: "1:25",
    message: "did you mean '.required'?",
    severity: .note, remedy: "Replace with '.required'", fixed: "@Form struct A { @Field(.required) var a = 1 }"),
  Mistake(
    id: .unknownTrait, source: "@Form struct A { @Field(FieldTrait.rnge(1...2)) var a = 1 }", place: "1:25",
    message: "did you mean '.range'?",
    severity: .note, remedy: "Replace with '.range'",
    fixed: "@Form struct A { @Field(FieldTrait.range(1...2)) var a = 1 }"),
  Mistake(
    id: .opaqueTrait, source: "@Form struct A { @Field(.email, common) var a = 1 }", place: "1:33",
    message: "'@Field' cannot read 'common'; write each trait at the property, like '.required'"),
]

private let placementMistakes = [
  Mistake(
    id: .notAProperty, source: "@Form struct A {\n  var a = 1\n  @Field(.required)\n  func b() {}\n}", place: "3:3",
    message: "'@Field' cannot be applied to a function; only a property can be a field",
    remedy: "Remove '@Field'", fixed: "@Form struct A {\n  var a = 1\n  func b() {}\n}"),
  Mistake(
    id: .notAProperty, source: "struct A { @Field init() {} }", place: "1:12",
    message: "'@Field' cannot be applied to an initializer; only a property can be a field",
    remedy: "Remove '@Field'", fixed: "struct A { init() {} }"),
  Mistake(
    id: .notAProperty, source: "struct A { @Field subscript(n: Int) -> Int { n } }", place: "1:12",
    message: "'@Field' cannot be applied to a subscript; only a property can be a field",
    remedy: "Remove '@Field'", fixed: "struct A { subscript(n: Int) -> Int { n } }"),
  Mistake(
    id: .notAProperty, source: "struct A { @Field(\"B\") struct B {} }", place: "1:12",
    message: "'@Field' cannot be applied to a type; only a property can be a field",
    remedy: "Remove '@Field'", fixed: "struct A { struct B {} }"),
  Mistake(
    id: .notAProperty, source: "enum Diet { @Field(\"Vegan\") case vegan }", place: "1:13",
    message: "'@Field' cannot be applied to an enum case; only a property can be a field",
    remedy: "Remove '@Field'", fixed: "enum Diet { case vegan }"),
  Mistake(
    id: .freeVariable, source: "func f() { @Field(.required) var a = 1 }", place: "1:12",
    message: "'@Field' cannot be applied to a local variable; only a property of a type with '@Form' can be a field",
    remedy: "Remove '@Field'", fixed: "func f() { var a = 1 }"),
  Mistake(
    id: .freeVariable, source: "@Field let a = 1", place: "1:1",
    message: "'@Field' cannot be applied to a global variable; only a property of a type with '@Form' can be a field",
    remedy: "Remove '@Field'", fixed: "let a = 1"),
  Mistake(
    id: .propertyInExtension, source: "extension A { @Field var b: Int { 1 } }", place: "1:15",
    message: "'@Field' cannot be applied to a property in an extension; '@Form' reads the body of the type alone",
    remedy: "Remove '@Field'", fixed: "extension A { var b: Int { 1 } }"),
  Mistake(
    id: .outsideForm, source: "/// One.\npublic struct A { @Field(.required) var a = 1 }", place: "2:19",
    message: "'@Field' has no effect in 'A', which has no '@Form'; write '@Form' at the type",
    remedy: "Remove '@Field'", fixed: "/// One.\npublic struct A { var a = 1 }"),
  Mistake(
    id: .outsideForm, source: "enum E { @Field var a: Int { 1 } }", place: "1:10",
    message: "'@Field' has no effect in 'E', which has no '@Form', and cannot have one",
    remedy: "Remove '@Field'", fixed: "enum E { var a: Int { 1 } }"),
]
