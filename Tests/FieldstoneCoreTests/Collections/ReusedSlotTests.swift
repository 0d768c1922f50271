import FieldstoneCore
import Testing

@Suite("Elements that take the place of released ones")
struct ReusedSlotTests {
  private struct Stop: Equatable, FormModel {
    var city = ""
    static func describe(_ fields: FieldList<Stop>) {
      fields.add(\.city, "city").options { (_: FormReader<Stop>) in ["Rome", "Oslo"] }
    }
    static var formTemplate: Stop? { Stop() }
  }

  private struct Guest: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name") }
    static var formTemplate: Guest? { Guest() }
  }

  private struct Trip: Equatable, FormModel {
    var stops: [Stop] = []
    var guests: [Guest] = []
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.stops, "stops").inline()
      fields.add(\.guests, "guests").inline()
    }
    static var formTemplate: Trip? { Trip() }
  }

  @Test("They don't offer what the released ones offered")
  func options() throws {
    let form = FormSession(Trip(stops: [Stop(city: "Rome"), Stop(city: "Oslo")]))
    let stop = try #require(form.rows.ids.first { $0.path.hasSuffix(".city") })
    #expect(form.row(stop)?.options.map(\.title) == ["Rome", "Oslo"])
    for count in 1...4 {
      form.replace(Trip(guests: (1...count).map { Guest(name: "Guest \($0)") }))
      let guests = form.rows.ids.filter { $0.path.hasSuffix(".name") }
      #expect(guests.count == count)
      for guest in guests {
        #expect(form.row(guest)?.options.isEmpty == true)
        form.send(.type(guest, "Ada"))
      }
      #expect(form.model.guests.allSatisfy { $0.name == "Ada" } && form.facts.isValid)
    }
  }
}
