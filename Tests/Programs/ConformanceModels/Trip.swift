import Fieldstone

/// Words that follow answers: a title, a unit, a placeholder and a footer.
@Form
package struct Trip: Codable {
  var abroad = false
  @Field(.range(0...900))
  var distance = 12.5
  @Field(.range(1...9))
  var seats = 2
  var purpose = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Trip>) {
    form.section("Route", footer: { "\($0.seats) seats, \($0.abroad ? "abroad" : "at home")." }) {
      $0.fields(\.abroad, \.distance, \.seats)
    }
    form.remainingFields()
    form[\.distance].unit { $0.abroad ? "km" : "mi" }.title { $0.abroad ? "Kilometers" : "Miles" }
    form[\.purpose].placeholder { $0.abroad ? "Who invites you?" : "What for?" }
    form.button("Send", .submit)
  }
}
