import FieldstoneCore

/// Turns a struct, a final class or an enum whose cases have values into a form.
///
/// ```swift
/// @Form
/// struct Attendee {
///   /// We'll send your ticket to this address.
///   @Field(.required, .email) var email = ""
///   var seats = 1
///   private var token = ""
/// }
/// ```
///
/// The macro adds the conformance to `FormModel`: `describe(_:)` with one statement per field, and `formTemplate`, a
/// blank value, where `Attendee()` exists. Everything it writes can be written by hand, and what is written by hand is
/// left alone.
///
/// A property is a field as follows:
/// - A stored `var` is one; its doc comment is the field's help.
/// - A `let`, and a `var` with a `private(set)` or `fileprivate(set)` setter, are read-only. With a wider setter
///   (`internal(set)`), a property can be edited, because the form is in the same module.
/// - A `private` or `fileprivate` property, and a computed one, are fields only with ``Field(_:)``; without a setter
///   they are read-only.
/// - A property with a wrapper is like any other: the form uses its key path, whatever is behind it.
/// - `static`, `lazy`, `weak` and `unowned` properties are not fields.
///
/// On an enum whose cases have values, the form is a choice of the case and the fields of the chosen case:
/// `case transfer(iban: String)` has a field for each label, and the values of `case card(Card)` are the rows of the form
/// `Card`. The macro then adds the conformance to `FormCases`.
///
/// - Important: `arrange(_:)` is checked if it is in the body of the type. If it is in an extension and misspelled, it
///   is silently never called.
@attached(member, names: named(describe), named(formTemplate), named(Fields))
@attached(extension, conformances: FormModel, FormCases)
public macro Form() = #externalMacro(module: "FieldstoneMacros", type: "FormMacro")

/// Configures one property of a type with ``Form()``.
///
/// ```swift
/// @Field("Work email", .required, .email) var email = ""
/// @Field(.range(1...5)) var seats = 1
/// var price = 12.5
/// @Field private var note = ""
/// @Field var total: Double { price * Double(seats) }
/// @Field(.excluded) var revision = 0
/// ```
///
/// A string literal is the title. Each trait is repeated as a call on `FieldBuilder`, where the property's type is
/// known, so `.range(1...5)` on text is an error at the line of the property. Traits must be written in place, because
/// a variable that holds one can't be read at compile time.
///
/// - Parameter traits: The title, and traits from `FieldTrait`.
@attached(peer)
public macro Field(_ traits: FieldTrait...) = #externalMacro(module: "FieldstoneMacros", type: "FieldMacro")
