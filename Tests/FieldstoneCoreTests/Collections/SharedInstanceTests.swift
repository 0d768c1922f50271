import Testing

@testable import FieldstoneCore

/// A struct with an object in it.
private final class Street: FormModel, Hashable {
  var street = ""
  init(_ street: String = "") { self.street = street }
  static func describe(_ fields: FieldList<Street>) { fields.add(\.street, "street") }
  static var formTemplate: Street? { Street() }
  static func == (left: Street, right: Street) -> Bool { left.street == right.street }
  func hash(into hasher: inout Hasher) { hasher.combine(street) }
}

private struct Resident: Hashable, FormModel {
  var name = ""
  var address = Street()
  static func describe(_ fields: FieldList<Resident>) {
    fields.add(\.name, "name")
    fields.add(\.address, "address").inline()
  }
  static var formTemplate: Resident? { Resident() }
}

private struct Residents: FormModel {
  var residents: [Resident] = []
  static func describe(_ fields: FieldList<Residents>) { fields.add(\.residents, "residents").inline().unique() }
}

private struct House: FormModel {
  var residents: [Resident] = []
  static func describe(_ fields: FieldList<House>) { fields.add(\.residents, "residents").inline() }
  static var formTemplate: House? { House() }
}
private struct Streets: FormModel {
  var houses: [House]
  static func describe(_ fields: FieldList<Streets>) { fields.add(\.houses, "houses").inline() }
}

@Suite("Elements with instances of classes in them")
struct SharedInstanceTests {
  private final class Broken { var all: [String] = [] }
  private func watch(_ form: FormEngine) -> Broken {
    let broken = Broken()
    form.onBrokenInvariant = { broken.all.append($0) }
    return broken
  }

  @Test("A duplicate of a struct with an object in it has an object of its own")
  func duplicateOfObject() {
    let form = FormSession(Residents(residents: [Resident(name: "a", address: Street("s"))]))
    _ = watch(form)
    form.send(.duplicate("residents[1]", id: "x"))
    form.send(.type("residents[x].address.street", "t"))
    #expect(form.row("residents[1].address.street")?.text == "s")
    #expect(form.model.residents.map(\.address.street) == ["s", "t"])
  }

  @Test("Equal structs with objects in them are noticed")
  func uniqueObject() {
    let form = FormSession(
      Residents(residents: [
        Resident(name: "a", address: Street("s")), Resident(name: "a", address: Street("t")),
      ]))
    #expect(form.facts.isValid)
    form.send(.type("residents[2].address.street", "s"))
    #expect(form.issues.map(\.kind.code) == ["repeatedEntry"] || !form.facts.isValid)
  }

  @Test("Values that objects change are compared without a trap")
  func uniqueObjects() {
    let count = 40
    let form = FormSession(
      Residents(residents: (0..<count).map { Resident(name: "a", address: Street("\($0)")) }))
    for number in 1...count { form.send(.type(FormRowID("residents[\(number)].address.street"), "same")) }
    for number in 1...60 {
      form.send(.insert("residents", id: "x\(number)", before: nil))
      form.send(.type(FormRowID("residents[x\(number)].address.street"), number % 2 == 0 ? "same" : "\(number)"))
      form.send(.type(FormRowID("residents[x\(number)].name"), "a"))
    }
    #expect(!form.facts.isValid)
  }

  @Test("So has one in an element of an element that is copied")
  func duplicateOfNested() {
    let form = FormSession(Streets(houses: [House(residents: [Resident(name: "a", address: Street("s"))])]))
    form.send(.duplicate("houses[1]", id: "x"))
    let copy = form.elements(of: "houses[x].residents")
    #expect(copy.count == 1)
    for resident in copy { form.send(.type(FormRowID(resident.path + ".address.street"), "t")) }
    #expect(form.model.houses.map { $0.residents.map(\.address.street) } == [["s"], ["t"]])
  }
}
