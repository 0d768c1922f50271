import FieldstoneCore
import Testing

@Suite("What a row says of a subform that the program replaces")
struct ReplacedSummaryTests {
  private struct Stay: FormModel {
    var city = "Rome"
    /// Not a field.
    var booking = 1
    static func describe(_ fields: FieldList<Stay>) { fields.add(\.city, "city") }
    static var formTemplate: Stay? { Stay() }
  }
  private struct Trip: FormModel {
    var stay = Stay()
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.stay, "stay").summary { (stay: Stay) in "Booking \(stay.booking)" }
    }
  }

  @Test("The row is named even if no field differs, and so it is when that is undone")
  func named() {
    let form = FormSession(Trip())
    func isNamed() -> Bool {
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "stay" && $0.aspects.contains(.value) }
    }
    #expect(form.row("stay")?.display == "Booking 1")
    _ = form.takeChanges()
    form.edit { $0.stay = Stay(booking: 2) }
    #expect(form.row("stay")?.display == "Booking 2" && isNamed())
    form.undo()
    #expect(form.row("stay")?.display == "Booking 1" && isNamed())
  }
}
