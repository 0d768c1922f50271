import Fieldstone
import Foundation

/// Several fields in a line, remarks beside fields, and rows that are only looked at.
@Form
package struct Move: Codable {
  var street = ""
  @Field(.purpose(.city)) var city = ""
  @Field(.purpose(.postalCode), .maximumLength(10)) var postcode = ""
  var country = Country.germany
  @Field(.date, .icon(.calendar), .caption(.instruction, "A weekday, if you can: weekends cost more.")) var day: Date?
  @Field(
    .range(1...60), .unit("boxes"), .icon(.grid), .caption("A room fills about ten."),
    .caption(.warning, "We don’t carry more than 60 in one day."))
  var boxes = 20
  @Field(.caption(.information, "You'll find the number on your quote.")) var offer = ""
  var needsPacking = false

  package enum Country: String, Codable, CaseIterable { case germany, austria, switzerland }

  package init() {}

  package static func arrange(_ form: FormBuilder<Move>) {
    form.titleCase(.sentence)
    form.image(van, "A removal van")
    form.markdown("We move everything **in one day**. Before you order:\n\n- measure your doors\n- count your boxes")
    form.section("Your new home") {
      $0.field(\.street)
      $0.line(\.city, \.postcode, \.country, widths: [3, 2, 3])
    }
    form.section("The move") {
      $0.line(\.day, \.boxes)
      $0.fields(\.offer, \.needsPacking)
      $0.progress("Space used in the van", id: "van") { Double($0.boxes) / 60 }
      $0.info("Price", id: "price") { "\($0.boxes * ($0.needsPacking ? 9 : 6) + 80) €" }
    }
    form.section("Questions") {
      $0.question(
        "What if I have to cancel?",
        answer:
          "Up to a week before, you pay *nothing*. After that:\n\n1. half the price\n2. on the day, the full price")
      $0.question("Do you take plants?", answer: "Yes, but **not in winter**.")
      $0.divider()
      $0.link("Write to us", to: "mailto:move@example.org").icon(.mail)
    }
    form.button("Order", .submit).icon(.send).caption(.plain, "You can still change your order by phone.")
  }

  private static let van = FormImage(
    bytes: Array(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAKAAAAA8CAMAAADWtUEnAAAAD1BMVEUAWMccHB54fobU1Nni7Pjze0n8AAAArUlEQVR42u3Y0QqD\
          MBBE0d21///NpbRQqhbMbbQS77xP5iBI0LidPCFQoECBAgVeGhgdIlCgQIECBe4XgQKPA66fLFCgQIECBXoXDwjMH0C5OzCfYbpl\
          tzcw36G8z25nYCYXrncvBnydPhHhl+4OwOkRCFx2+/4Cno00fX/jbpCNdiHvjvQE/wSs7Zm9iVVHdAOsAB/vjgUs7sPdYDNFgroB\
          doqnvRt18ggcHngHKyRcf2+ZiokAAAAASUVORK5CYII=
          """) ?? Data()))
}
