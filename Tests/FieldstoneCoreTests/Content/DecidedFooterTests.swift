import FieldstoneCore
import Testing

@Suite("Footers that depend on answers")
struct DecidedFooterTests {
  private struct Booking: FormModel {
    var seats = 1

    static func describe(_ fields: FieldList<Booking>) { fields.add(\.seats, "seats") }
    static func arrange(_ form: FormBuilder<Booking>) {
      form.section("Seats", footer: { $0.seats == 0 ? "" : "\($0.seats) seats are reserved." }, id: "s") {
        $0.field(\.seats)
      }
    }
  }

  @Test("A footer follows the answers that it reads")
  func follows() {
    let form = FormSession(Booking())
    #expect(form.rows.map(\.kind) == [.header, .field, .footer])
    #expect(form.row("s.footer")?.title == "1 seats are reserved.")
    _ = form.takeChanges()
    form.send(.type("seats", "2"))
    #expect(form.row("s.footer")?.title == "2 seats are reserved.")
    #expect(
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "s.footer" && $0.aspects.contains(.texts) })
    form.send(.type("seats", "0"))
    #expect(form.row("s.footer")?.title == "")
  }
}
