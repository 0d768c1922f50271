import Testing

@testable import FieldstoneCore

@Suite("Optional subforms that are nil whatever people enter, or while something reads them")
struct RefusedSubformTests {
  private struct Policy: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Policy>) { fields.add(\.name, "name") }
    static var formTemplate: Policy? { Policy() }
  }

  private struct Shipment: FormModel {
    var isInsured = false
    var policy: Policy? { didSet { if !isInsured { policy = nil } } }
    static func describe(_ fields: FieldList<Shipment>) {
      fields.add(\.isInsured, "isInsured")
      fields.add(\.policy, "policy")
    }
  }

  @Test("The form follows an observer that takes back what an answer has created")
  func observer() {
    let form = FormSession(Shipment())
    form.send(.type("policy.name", "x"))
    #expect(form.model.policy == nil && form.row("policy")?.answer == .flag(false))
    #expect(form.row("policy.name")?.text == "")
    form.send(.set("policy", .flag(true)))
    #expect(form.row("policy")?.answer == .flag(false))
    #expect(!form.facts.isDirty)
    form.send(.set("isInsured", .flag(true)))
    form.send(.type("policy.name", "x"))
    #expect(form.model.policy?.name == "x" && form.row("policy")?.answer == .flag(true))
  }

  private struct Stop: Equatable, FormModel {
    var name = ""
    var isFar: Bool { name == "far" }
    static func describe(_ fields: FieldList<Stop>) {
      fields.add(\.name, "name")
      fields.add(\.isFar, "isFar")
    }
    static var formTemplate: Stop? { Stop() }
  }

  private struct Route: FormModel {
    var stop: Stop?
    var note = ""
    static func describe(_ fields: FieldList<Route>) {
      fields.add(\.stop, "stop")
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Route>) { form[\.note].visible { !$0[\.stop!.isFar] } }
    static var formTemplate: Route? { Route() }
  }

  @Test("What the model of a subform computes is read from a blank one while it is nil")
  func computed() {
    let form = FormSession(Route())
    #expect(form.isShown("note"))
    form.send(.type("stop.name", "far"))
    #expect(!form.isShown("note"))
    form.send(.set("stop", .none))
    #expect(form.isShown("note"))
  }

  private struct Sailor: Equatable, FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Sailor>) { fields.add(\.name, "name") }
    static var formTemplate: Sailor? { Sailor() }
  }

  private struct Crew: Equatable, FormModel {
    var members = [Sailor()]
    static func describe(_ fields: FieldList<Crew>) { fields.add(\.members, "members").inline() }
    static var formTemplate: Crew? { Crew() }
  }

  private struct Vessel: Equatable, FormModel {
    var crew: Crew?
    static func describe(_ fields: FieldList<Vessel>) { fields.add(\.crew, "crew") }
  }

  @Test("Reset and a draft leave a subform nil whose blank begins with elements")
  func blankElements() throws {
    let form = FormSession(Vessel())
    form.send(.set("crew", .flag(true)))
    form.send(.remove(form.elements(of: "crew.members")[0]))
    form.send(.set("crew", .flag(false)))
    #expect(form.model.crew == nil)
    let later = FormSession(Vessel())
    #expect(try later.restore(form.snapshot) == [])
    #expect(later.model.crew == nil && !later.facts.isDirty)
    form.send(.reset)
    #expect(form.model.crew == nil && !form.facts.isDirty)
  }
}
