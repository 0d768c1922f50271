import FieldstoneCore
import Testing

@Suite("What can be done with collections")
struct CollectionStateTests {
  private let form = FormSession(Party(guests: [PartyGuest(name: "Ada")], tags: ["a"]))

  @Test("A batch names the actions of elements that can't be changed any more")
  func enabled() {
    _ = form.takeChanges()
    form.isEnabled = false
    #expect(form.row("guests")?.actions == [] && form.row("guests[1]")?.actions == [])
    let updates = form.takeChanges().pages.first?.updates ?? []
    #expect(updates.first { $0.row == "guests[1]" }?.aspects.contains(.actions) == true)
    #expect(updates.first { $0.row == "guests" }?.aspects.contains(.actions) == true)
  }

  @Test("Earlier answers that are combined with later visits have the elements of then")
  func visits() throws {
    let before = form.snapshot
    form.send(.insert("guests", id: "x", before: nil))
    form.send(.blur("guests[x].name"))
    try form.restore(before.withVisits(of: form.snapshot))
    #expect(form.model.guests.map(\.name) == ["Ada"])
    form.send(.insert("guests", id: "y", before: nil))
    let then = form.snapshot
    form.send(.remove("guests[y]"))
    try form.restore(then.withVisits(of: form.snapshot))
    #expect(form.model.guests.map(\.name) == ["Ada", ""])
  }
}
