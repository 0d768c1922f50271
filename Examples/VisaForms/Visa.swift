import Fieldstone

/// An application for a visa: steps, one of which depends on an answer, and a review.
@Form
package struct Visa: Codable, Sendable {
  package enum Purpose: String, CaseIterable, Codable, Sendable { case holiday, business, study }

  @Field("Purpose of the trip", .required, .list) var purpose: Purpose?
  @Field(.required, .range(1...90), .unit("days")) var length: Int?
  /// As in your passport.
  @Field("Full name", .required) var name = ""
  @Field(.required, .email) var email = ""
  /// We send the answer there.
  var address = Address()
  /// Everybody who travels with you, and has no passport of their own.
  var travellers: [Traveller] = []
  @Field(.required) var company = ""
  @Field("Who pays for the trip?", .required) var payer = ""
  @Field("I have answered everything truthfully", .mustBeTrue("You can apply only if this is true.")) var isTrue = false

  @Form package struct Address: Codable, Sendable {
    @Field(.required) var street = ""
    @Field(.required) var city = ""
    package init() {}
  }

  @Form package struct Traveller: Codable, Sendable {
    @Field(.required) var name = ""
    @Field(.required, .range(0...17)) var age: Int?
    package init() {}
  }

  package init() {}

  package static func arrange(_ form: FormBuilder<Visa>) {
    form.title("Visa")
    form.step("Your trip") { $0.fields(\.purpose, \.length) }
    form.step("About you") { form in
      form.fields(\.name, \.email)
      form.field(\.address).inline()
    }
    form.step("Your company") { $0.fields(\.company, \.payer) }.visible { $0.purpose == .business }
    form.step("Travellers") { $0.field(\.travellers).inline().maximumCount(4) }
    form.step("Declaration") { $0.field(\.isTrue) }
    form.review()
    form.button("Apply", .submit)
  }
}
