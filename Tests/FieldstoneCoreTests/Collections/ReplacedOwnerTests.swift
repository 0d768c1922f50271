import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// Collections in a subform that becomes another one.
@Suite("Elements of a subform that is replaced")
struct ReplacedOwnerTests {
  struct Stop: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Stop>) { fields.add(\.name, "name") }
    static var formTemplate: Stop? { Stop() }
  }

  struct Trip: Equatable, FormModel {
    var stops = [Stop(name: "Home")]
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.stops, "stops").inline() }
    static var formTemplate: Trip? { Trip() }
  }

  /// With the elements one level deeper.
  struct Plan: Equatable, FormModel {
    var trip = Trip()
    static func describe(_ fields: FieldList<Plan>) { fields.add(\.trip, "trip").inline() }
    static var formTemplate: Plan? { Plan() }
  }

  struct Office: Equatable, FormModel {
    var plan: Plan? = Plan(trip: Trip(stops: [Stop(name: "Rome")]))
    static func describe(_ fields: FieldList<Office>) { fields.add(\.plan, "plan").inline() }
    static var formTemplate: Office? { Office() }
  }

  @Test("So do those of a subform in it")
  func deeper() {
    let form = FormSession(Office(), environment: .test)
    var names: [String] {
      form.elements(of: "plan.trip.stops").compactMap { form.row(FormRowID("\($0.path).name"))?.text }
    }
    #expect(names == ["Rome"])
    form.send(.set("plan", .flag(false)))
    form.send(.set("plan", .flag(true)))
    #expect(form.model.plan == Plan() && names == ["Home"])
    form.undo()
    form.undo()
    #expect(form.model == Office() && names == ["Rome"])
  }

  struct Person: Equatable, FormModel {
    var trip: Trip? = Trip(stops: [Stop(name: "Rome")])
    static func describe(_ fields: FieldList<Person>) { fields.add(\.trip, "trip").inline() }
    static var formTemplate: Person? { Person() }
  }

  private let form = FormSession(Person(), environment: .test)

  /// What the rows of the elements show.
  private var names: [String] {
    form.elements(of: "trip.stops").compactMap { form.row(FormRowID("\($0.path).name"))?.text }
  }

  @Test("They show what the other one has, however it has come: set anew, by undo, or by the program")
  func replaced() throws {
    #expect(names == ["Rome"])
    form.send(.set("trip", .flag(false)))
    form.send(.set("trip", .flag(true)))
    #expect(form.model.trip == Trip() && names == ["Home"])
    let stop = try #require(form.elements(of: "trip.stops").first)
    form.send(.type(FormRowID("\(stop.path).name"), "Bonn"))
    #expect(form.model.trip?.stops == [Stop(name: "Bonn")] && names == ["Bonn"])
    form.undo()
    #expect(names == ["Home"])
    form.undo()
    form.undo()
    #expect(form.model == Person() && names == ["Rome"])
    form.redo()
    form.redo()
    form.redo()
    #expect(names == ["Bonn"])
    form.replace(Person(trip: Trip(stops: [Stop(name: "Oslo")])))
    #expect(names == ["Oslo"])
    form.edit { $0.trip = Trip(stops: [Stop(name: "Lima")]) }
    #expect(names == ["Lima"])
    form.undo()
    #expect(names == ["Oslo"] && form.model.trip?.stops == [Stop(name: "Oslo")])
  }

  @Test("A draft of one that is made anew has its elements, also in a session that begins without it")
  func drafted() throws {
    let form = FormSession(Person(trip: nil), environment: .test)
    form.send(.set("trip", .flag(true)))
    let stop = try #require(form.elements(of: "trip.stops").first)
    form.send(.type(FormRowID("\(stop.path).name"), "Bonn"))
    form.send(.insert("trip.stops[+]", id: "next", before: nil))
    form.send(.type("trip.stops[next].name", "Oslo"))
    let draft = form.snapshot
    for start in [nil, Trip(stops: []), Trip(stops: [Stop(name: "Rome"), Stop(name: "Lima")])] {
      let later = FormSession(Person(trip: start), environment: .test)
      #expect(try later.restore(draft) == [])
      #expect(later.model.trip?.stops == [Stop(name: "Bonn"), Stop(name: "Oslo")], "\(String(describing: start))")
      #expect(
        later.elements(of: "trip.stops").compactMap { later.row(FormRowID("\($0.path).name"))?.text }
          == ["Bonn", "Oslo"])
    }
  }

  @Test("Reset brings back those of the first one, as they were")
  func reset() throws {
    let stop = try #require(form.elements(of: "trip.stops").first)
    form.send(.type(FormRowID("\(stop.path).name"), "Bonn"))
    form.send(.set("trip", .flag(false)))
    form.send(.set("trip", .flag(true)))
    #expect(names == ["Home"])
    form.send(.reset)
    #expect(form.model == Person() && names == ["Rome"])
    form.undo()
    #expect(form.model.trip == Trip() && names == ["Home"])
  }
}
