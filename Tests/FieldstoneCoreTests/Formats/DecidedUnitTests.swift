import FieldstoneCore
import Testing

@Suite("Units that depend on answers")
struct DecidedUnitTests {
  private struct Leg: FormModel {
    var isAbroad = false
    var hasUnit = true
    var distance: Double = 12.5

    static func describe(_ fields: FieldList<Leg>) {
      fields.add(\.isAbroad, "isAbroad")
      fields.add(\.hasUnit, "hasUnit")
      fields.add(\.distance, "distance")
    }
    static func arrange(_ form: FormBuilder<Leg>) {
      form[\.distance].unit { $0.hasUnit ? $0.isAbroad ? "km" : "mi" : "" }
    }
    static var formTemplate: Leg? { Leg() }
  }

  private struct Trip: FormModel {
    var leg = Leg()
    var total = 3

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.leg, "leg")
      fields.add(\.total, "total")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form[\.total].readOnly().unit { $0.leg.isAbroad ? "km" : "mi" }
    }
  }

  private func unit(_ row: FormRow?) -> String? {
    if case .number(let style)? = row?.control { style.unit } else { nil }
  }

  @Test("The unit follows the answers that it reads, and the number stays as it is")
  func follows() {
    let form = FormSession(Leg())
    #expect(unit(form.row("distance")) == "mi")
    _ = form.takeChanges()
    form.send(.set("isAbroad", .flag(true)))
    #expect(unit(form.row("distance")) == "km" && form.row("distance")?.text == "12.5")
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "distance" })
    form.send(.set("hasUnit", .flag(false)))
    #expect(unit(form.row("distance")) == nil)
    #expect(form.model.distance == 12.5)
  }

  @Test("A number may be typed with the present unit only; what was refused is read again with the next one")
  func typed() {
    let form = FormSession(Leg())
    form.send(.type("distance", "7 mi"))
    #expect(form.model.distance == 7 && form.issues.isEmpty)
    form.send(.type("distance", "9 km"))
    #expect(form.model.distance == 7 && form.issues.count == 1)
    form.send(.set("isAbroad", .flag(true)))
    #expect(form.model.distance == 9 && form.issues.isEmpty)
  }

  @Test("Where a number is only shown, it has its unit; in a batch, that row is named")
  func shown() {
    let form = FormSession(Trip())
    #expect(form.row("total")?.display == "3 mi")
    _ = form.takeChanges()
    form.send(.set("leg.isAbroad", .flag(true)))
    #expect(form.row("total")?.display == "3 km")
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "total" && $0.aspects.contains(.value) })
  }
}
