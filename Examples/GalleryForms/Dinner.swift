import Fieldstone

/// Guests on one page, with a rule across them.
@Form
package struct Dinner: Codable {
  @Field("Name of the table")
  var table = ""
  @Field(
    .inline, .minimumCount(2), .maximumCount(6), .adding("Add a guest"), .elementTitle("Guest"),
    .placeholder("Nobody is invited yet."))
  var guests: [DinnerGuest] = []
  /// What the kitchen needs to know about, one thing at a time.
  @Field("Allergies at the table", .unique("This allergy is listed twice."), .adding("Add an allergy"))
  var allergies: [String] = []

  package init() {}

  package static func arrange(_ form: FormBuilder<Dinner>) {
    form.rule(on: \.guests) { dinner in
      let addresses = dinner[each: \.guests].map { $0.email.lowercased() }.filter { !$0.isEmpty }
      return Set(addresses).count < addresses.count ? "Two guests have the same email address." : nil
    }
    form.section("Guests") { $0.fields(\.table, \.guests, \.allergies) }
  }
}

@Form
package struct DinnerGuest: Codable {
  @Field(.required)
  var name = ""
  @Field(.email)
  var email = ""
  @Field("Eats meat")
  var eatsMeat = true

  package init() {}
}
