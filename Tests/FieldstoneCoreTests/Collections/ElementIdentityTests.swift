import Testing

@testable import FieldstoneCore

private struct KnownGuest: Equatable, Identifiable, FormModel {
  var id = 0
  var name = ""
  static func describe(_ fields: FieldList<KnownGuest>) { fields.add(\.name, "name") }
  static var formTemplate: KnownGuest? { KnownGuest(id: -1) }
}

private final class KnownGuests: FormModel {
  var guests: [KnownGuest]
  init(_ guests: [KnownGuest]) { self.guests = guests }
  static func describe(_ fields: FieldList<KnownGuests>) { fields.add(\.guests, "guests").inline().sortable() }
}

@Suite("Elements that are known by their identity")
struct ElementIdentityTests {
  @Test("The first refresh knows elements by their identity")
  func firstRefresh() {
    let model = KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")])
    let form = FormSession(model)
    model.guests = [KnownGuest(id: 2, name: "B"), KnownGuest(id: 1, name: "A")]
    form.refresh()
    #expect(form.elements(of: "guests").map(\.path) == ["guests[2]", "guests[1]"])
    #expect(form.row("guests[1].name")?.text == "A")
  }

  @Test("Another model knows elements by their identity")
  func replaced() {
    let form = FormSession(KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")]))
    form.replace(KnownGuests([KnownGuest(id: 2, name: "B"), KnownGuest(id: 1, name: "A")]))
    #expect(form.elements(of: "guests").map(\.path) == ["guests[2]", "guests[1]"])
  }

  @Test("An element that people have added is known by its identity at the next refresh")
  func addedIdentity() {
    let model = KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")])
    let form = FormSession(model)
    form.refresh()
    form.send(.insert("guests", id: "x", before: nil))
    form.send(.type("guests[x].name", "c"))
    // The program gives it an identity, and adds another one.
    model.guests = [KnownGuest(id: -1, name: "n"), KnownGuest(id: 1, name: "A"), KnownGuest(id: 2, name: "B")]
    form.refresh()
    #expect(form.row("guests[1].name")?.text == "A" && form.row("guests[2].name")?.text == "B")
  }
}
