import Fieldstone
import Foundation

extension FormEnvironment {
  /// English, UTC, and a fixed time, so that a script has one result.
  package static let fixed = FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) })
}

/// What the sample doesn't have: optional subforms, disabled and read-only rows, titles of every kind.
@Form
package struct Everything: Codable {
  var talk = ""
  @Field("Title")
  var firstTitle = ""
  @Field("Title")
  var secondTitle = ""
  @Field(.range(1...99), .unit("km"))
  var distance = 5
  var hasBudget = false
  @Field("Budget", .range(0...5000))
  var budget: Int?
  @Field(.readOnly)
  var number = 7
  var isLocked = false
  @Field(.required)
  var badge = "Guest"
  var colour: Colour?
  @Field("Mail me about other conferences of this and of all other organisers", .checkbox)
  var mail = false
  @Field("🎫 Ticket")
  var ticket = ""
  @Field("שם מלא")
  var hebrew = ""
  @Field("الاسم")
  var arabic = ""
  @Field("Red \u{1B}[31m alert")
  var escape = ""
  @Field("Turned \u{202E}txet")
  var turned = ""
  @Field("<script>alert(1)</script> & \"more\"")
  var markup = ""
  @Field(.longText)
  var remarks = ""
  @Field(.inline)
  var hotel: Hotel?
  @Field(.pushed)
  var travel: Travel?

  package init() {}

  package static func arrange(_ form: FormBuilder<Everything>) {
    form.section("Talks") { $0.fields(\.talk, \.firstTitle, \.secondTitle, \.distance) }
    form.section("Conditions") {
      $0.fields(\.hasBudget, \.budget, \.number, \.isLocked, \.badge, \.colour, \.mail)
    }
    form.section("Names", footer: "Titles that somebody else has chosen.") {
      $0.fields(\.ticket, \.hebrew, \.arabic, \.escape, \.turned, \.markup)
    }
    form.section("More") { $0.fields(\.remarks, \.hotel, \.travel) }
    form.button("Send", .submit)
    form.button("Start over", .reset)
    form.button("Cancel", .cancel)

    form[\.budget].visible { $0.hasBudget }
    form[\.badge].enabled { !$0.isLocked }
  }
}

package enum Colour: String, Codable, CaseIterable { case red, green, blue }

@Form
package struct Hotel: Codable {
  @Field(.required)
  var city = ""
  @Field(.range(1...30))
  var nights = 1
}

@Form
package struct Travel: Codable {
  @Field(.required)
  var from = ""
  var arrival: Date?
}
