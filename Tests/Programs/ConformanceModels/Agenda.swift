import Fieldstone

/// A talk: what is declared for the form wins over what is declared at a property, one field has no property, one
/// answer is kept in another form than it is typed, and the button of a page reaches the program.
@Form
package struct Agenda: Codable {
  @Field("Working title", .segments) package var level = Experience.beginner
  package var city = ""
  package var name = ""
  package var token = "t"
  package var fee = Fee(cents: 250)
  package var contact = Venue()

  package init() {}

  package static func arrange(_ form: FormBuilder<Agenda>) {
    form.exclude(\.token)
    form.fields(\.name, \.level)
    form.standaloneField("news", "Send me news", initial: false)
    form.remainingFields()
    form[\.level].title("Level").list()
    form[\.name].normalize { $0.prefix(1).uppercased() + $0.dropFirst() }
    form.button("Send", .submit)
  }

  /// The program writes to the fields that a button is about.
  package static func session() -> FormSession<Agenda> {
    let form = FormSession(Agenda(), environment: .fixed)
    form.on("same") { [unowned form] _ in form[\.contact.place].value = form[\.city].value }
    return form
  }
}

@Form
package struct Venue: Codable {
  package var place = ""
  package var floor = 0

  package init() {}

  package static func arrange(_ form: FormBuilder<Venue>) {
    form.fields(\.place, \.floor)
    form.button("Same as the talk", "same")
    form[\.floor].display { $0 == 0 ? "Ground floor" : "Floor \($0)" }
  }
}

package enum Experience: String, Codable, CaseIterable { case beginner, expert }

/// A value that says itself what it reads like.
package struct Fee: Codable, Equatable, Sendable, FormTitled {
  package var cents: Int

  package var formTitle: FormString { "\(cents) cents" }
}
