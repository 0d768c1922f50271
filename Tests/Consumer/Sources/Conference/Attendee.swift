public import Fieldstone
public import Foundation

/// A person who attends the conference.
@Form
public struct Attendee: Sendable, Equatable {
  /// We'll send your ticket to this address.
  @Field(.required, .email) public var email = ""
  @Field(.required, .newPassword, .minimumLength(8)) public var password = ""
  @Field(.matches(\Attendee.password, "Enter the same password again.")) public var repeatPassword = ""
  @Field(.required, .maximumLength(40)) public var name = ""
  public var diet = Diet.anything
  public var birthDate: Date?
  @Field(.range(1...3), .stepper) public var seats = 1
  public var needsInvoice = false
  public var invoice = Invoice()
  @Field var total: Int { seats * 240 }
  @Field("I agree to the code of conduct", .checkbox, .mustBeTrue) public var agreesToTerms = false

  public init() {}

  public static func arrange(_ form: FormBuilder<Attendee>) {
    form.section("Account") { $0.fields(\.email, \.password, \.repeatPassword) }
    form.section("About you") { $0.fields(\.name, \.diet, \.birthDate) }
    form.remainingFields()
    form.button("Register", .submit)
    form[\.invoice].visible { $0.needsInvoice }
    form[\.invoice.vat].rule("Enter the number with its country code, for example DE123456789.") { $0.count > 8 }
    form.rule(on: \.password) {
      !$0.password.isEmpty && $0.password == $0.name ? "Choose a password that isn't your name." : nil
    }
  }
}

/// A dietary preference.
public enum Diet: String, CaseIterable, Sendable { case anything, vegetarian, vegan }

/// The details of an invoice.
@Form
public struct Invoice: Sendable, Equatable {
  @Field(.required) public var company = ""
  @Field("VAT number") public var vat: String?

  public init() {}
}
