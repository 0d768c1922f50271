import Fieldstone

/// What two people change at the same time: the first submit is told that somebody else was faster.
@Form
package struct Record: Codable, Sendable {
  @Field(.required) var name = "Ada"
  var city = "Leiden"
  var email = "ada@example.org"
  var isMember = false

  package init() {}

  package static func arrange(_ form: FormBuilder<Record>) {
    form.title("Record")
    form.conflicts()
    form.fields(\.name, \.city, \.email, \.isMember)
  }

  package static func session() -> FormSession<Record> {
    let form = FormSession(Record(), environment: .fixed)
    form.onSubmit { record in
      var newer = Record()
      newer.name = "Augusta"
      newer.city = "Utrecht"
      newer.email = "augusta@example.org"
      // The newer address is in what is sent once the form knows it.
      if record.email != newer.email { throw FormNewerModel(newer, by: "Linus") }
    }
    return form
  }
}
