import Fieldstone

/// Guests on one page, with a rule across them.
@Form
package struct Dinner: Codable {
  @Field("Name of the table")
  var table = ""
  @Field(
    .inline, .maximumCount(6), .adding("Add a guest"), .elementTitle("Guest"),
    .placeholder("Nobody is invited yet."))
  var guests: [DinnerGuest] = []
  /// What the kitchen needs to know about, one thing at a time.
  @Field(
    "Allergies at the table", .unique("This allergy is listed twice."), .adding("Add an allergy"),
    .elementTitle("Allergy"))
  var allergies: [String] = []

  package init() {}

  package static func arrange(_ form: FormBuilder<Dinner>) {
    form.rule(on: \.guests) { dinner in
      var numbers: [String: Int] = [:]
      for (index, guest) in dinner[each: \.guests].enumerated() where !guest.email.isEmpty {
        if let other = numbers.updateValue(index + 1, forKey: guest.email.lowercased()) {
          return "Guests \(other) and \(index + 1) have the same email address."
        }
      }
      return nil
    }
    form.section("At the table") { $0.fields(\.table, \.guests, \.allergies) }
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
