import Fieldstone

/// A person and those who report to them, who are persons themselves: a form that contains itself.
@Form
package struct TeamMember: Codable {
  @Field(.required)
  var name = ""
  var role = ""
  @Field(
    "Reports", .sortable, .adding("Add a person"), .elementTitle("Person"), .placeholder("Nobody reports to them."))
  var reports: [TeamMember] = []

  package init() {}

  init(_ name: String, _ role: String, reports: [TeamMember] = []) {
    (self.name, self.role, self.reports) = (name, role, reports)
  }

  package static func arrange(_ form: FormBuilder<TeamMember>) {
    form.rule(on: \.name) { person in
      let above = person[parent: \TeamMember.name] ?? ""
      return !above.isEmpty && above == person.name ? .warning("This is also the name of the person above.") : nil
    }
  }

  package static let example = TeamMember(
    "Ada", "Director",
    reports: [
      TeamMember("Grace", "Compilers", reports: [TeamMember("Katherine", "Trajectories")]),
      TeamMember("Edsger", "Proofs"),
    ])
}
