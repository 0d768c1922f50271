import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("What drafts call elements after a program has started over")
struct RenamedElementTests {
  struct Stop: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Stop>) { fields.add(\.name, "name") }
    static var formTemplate: Stop? { Stop() }
  }

  struct Trip: Equatable, FormModel {
    var stops = [Stop(name: "Rome"), Stop(name: "Oslo")]
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.stops, "stops") }
    static var formTemplate: Trip? { Trip() }
  }

  @Test("What they are called in a new session, also when the program has changed their order there and back")
  func thereAndBack() throws {
    let form = FormSession(Trip(), environment: .test)
    form.replace(Trip(stops: [Stop(name: "Oslo"), Stop(name: "Rome")]))
    #expect(form.elements(of: "stops").map(\.path) == ["stops[2]", "stops[1]"])
    form.send(.type("stops[2].name", "Bonn"))
    #expect(form.snapshot.elements.isEmpty)
    let swapped = FormSession(Trip(stops: [Stop(name: "Oslo"), Stop(name: "Rome")]), environment: .test)
    try swapped.restore(form.snapshot)
    #expect(swapped.model.stops.map(\.name) == ["Bonn", "Rome"])

    form.replace(Trip(stops: [Stop(name: "Rome"), Stop(name: "Bonn")]))
    #expect(form.elements(of: "stops").map(\.path) == ["stops[1]", "stops[2]"])
    form.send(.type("stops[1].name", "Lima"))
    let other = FormSession(Trip(stops: [Stop(name: "Rome"), Stop(name: "Bonn")]), environment: .test)
    try other.restore(form.snapshot)
    #expect(other.model.stops.map(\.name) == ["Lima", "Bonn"])
  }
}
