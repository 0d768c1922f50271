import FieldstoneCore
import Testing

private struct Cabin: Equatable, FormModel {
  var name = ""
  var berths: [String] = []
  static func describe(_ fields: FieldList<Cabin>) {
    fields.add(\.name, "name")
    fields.add(\.berths, "berths")
  }
  static var formTemplate: Cabin? { Cabin() }
}

private final class Ferry: FormModel {
  var name = ""
  var bridge = Cabin()
  var suite: Cabin?
  var fee = Payment.cash
  var berths: [Cabin] = []
  static func describe(_ fields: FieldList<Ferry>) {
    fields.add(\.name, "name")
    fields.add(\.bridge, "bridge").inline()
    fields.add(\.suite, "suite").inline()
    fields.add(\.fee, "fee")
    fields.add(\.berths, "berths").inline()
  }
}

@Suite("Picking up what others have changed in a subform")
struct RefreshedSubformTests {
  private let ferry = Ferry()

  @Test("A subform that is never nil is read with all that is in it, and nothing else is")
  func always() {
    let form = FormSession(ferry)
    form.send(.type("name", "Ada"))
    (ferry.bridge, ferry.name) = (Cabin(name: "b", berths: ["x"]), "Eve")
    form.refresh(\.bridge)
    #expect(form.row("bridge.name")?.text == "b" && form.elements(of: "bridge.berths").count == 1)
    #expect(form.row("name")?.text == "Ada")
    form.undo()
    #expect(ferry.bridge == Cabin() && form.row("bridge.name")?.text == "")
  }

  @Test("An optional one has rows once it is there, and none once it is nil again")
  func optional() {
    let form = FormSession(ferry)
    ferry.suite = Cabin(name: "s")
    form.refresh(\.suite)
    #expect(form.row("suite")?.answer == .flag(true) && form.row("suite.name")?.text == "s")
    ferry.suite?.berths = ["x"]
    form.refresh(\.suite)
    #expect(form.elements(of: "suite.berths").count == 1)
    ferry.suite = nil
    form.refresh(\.suite)
    #expect(form.row("suite")?.answer == .flag(false) && !form.isShown("suite.name"))
  }

  @Test("An enum has the case that it was given, and its answers")
  func cases() {
    let form = FormSession(ferry)
    form.send(.type("name", "Ada"))
    (ferry.fee, ferry.name) = (.transfer(iban: "DE1", reference: nil), "Eve")
    form.refresh(\.fee)
    #expect(form.row("fee")?.answer == .choices(["transfer"]) && form.row("fee.transfer.iban")?.text == "DE1")
    #expect(form.row("name")?.text == "Ada")
    form.undo()
    #expect(ferry.fee == .cash && form.row("fee")?.answer == .choices(["cash"]))
  }

  @Test("A collection has the elements that it was given, and what is in them")
  func elements() {
    let form = FormSession(ferry)
    ferry.berths = [Cabin(name: "a", berths: ["x"]), Cabin(name: "b")]
    form.refresh(\.berths)
    let ids = form.elements(of: "berths")
    #expect(ids.map { form.row(FormRowID("\($0).name"))?.text } == ["a", "b"])
    (ferry.berths[0].berths, ferry.name) = (["x", "y"], "Eve")
    form.refresh(\.berths)
    #expect(form.elements(of: FormRowID("\(ids[0]).berths")).count == 2 && form.row("name")?.text == "")
  }
}
