import Fieldstone
import Foundation

/// An application for a visa: steps, one of which depends on an answer, a sheet, and a review that says what the embassy
/// has changed in the meantime. Its texts are in English, Arabic and Japanese (`Visa.xcstrings`).
@Form
package struct Visa: Codable, Sendable {
  package enum Purpose: String, CaseIterable, Codable, Sendable { case holiday, business, study }

  /// The embassy gives it once it works on the application.
  @Field("File number") package var file = ""
  @Field("Purpose of the trip", .required, .list) var purpose: Purpose?
  @Field(.required, .range(1...90), .unit("days")) var length: Int?
  /// As in your passport.
  @Field("Full name", .required) var name = ""
  @Field(.required, .email) var email = ""
  /// We send the answer there.
  @Field(.sheet) var address = Address()
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
    form.step("Your trip") { $0.fields(\.file, \.purpose, \.length) }
    form.step("About you") { form in
      form.fields(\.name, \.email, \.address)
      form.page("Your privacy", id: "privacy", presented: .sheet) { form in
        form.text("The embassy sends the visa by post. It gives your address to nobody else.")
      }
    }
    form.step("Your company") { $0.fields(\.company, \.payer) }.visible { $0.purpose == .business }
    form.step("Travellers") { $0.field(\.travellers).inline().maximumCount(4) }
    form.step("Declaration") { $0.field(\.isTrue) }
    form.review { $0.conflicts("Changed by the embassy") }
    form.button("Apply", .submit)
    form[\.file].visible { !$0.file.isEmpty }.enabled { _ in false }
  }
}

extension Visa {
  /// Its texts in other languages.
  package static func texts() throws(FormStringCatalogError) -> FormStringCatalog {
    try FormStringCatalog(data: Data(PackageResources.Visa_xcstrings))
  }

  /// The form in the language of an environment.
  ///
  /// - Parameter hasNews: Whether the embassy works on the application while it is filled in, so that the first submit is
  ///   told of a newer one.
  package static func session(in environment: FormEnvironment, _ texts: FormStringCatalog, hasNews: Bool = false)
    -> FormSession<Visa>
  {
    let translated = FormEnvironment(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone, now: environment.now,
      translate: texts.translate)
    let form = FormSession(Visa(), environment: translated)
    form.onSubmit { [unowned form] visa in
      guard hasNews, visa.file.isEmpty else { return }
      var newer = Visa()
      (newer.file, newer.length) = ("V-417", 30)
      throw FormNewerModel(newer, by: FormString("The embassy").text(in: form.environment))
    }
    return form
  }
}
