import FieldstoneCore
import Testing

@Suite("What can be done with collections")
struct CollectionStateTests {
  private let form = FormSession(Party(guests: [PartyGuest(name: "Ada")], tags: ["a"]))

  @Test("A batch names the actions of elements that can no longer be changed")
  func enabled() {
    _ = form.takeChanges()
    form.isEnabled = false
    #expect(form.row("guests")?.actions == [] && form.row("guests[1]")?.actions == [])
    let updates = form.takeChanges().pages.first?.updates ?? []
    #expect(updates.first { $0.row == "guests[1]" }?.aspects.contains(.actions) == true)
    #expect(updates.first { $0.row == "guests" }?.aspects.contains(.actions) == true)
  }

  @Test("Why nothing can be added is said of a full list, and of no other")
  func full() throws {
    let definition = FormDefinition<Party>(
      template: { Party() }, describe: { Party.describe($0) },
      arrange: { $0.field(\.tags).maximumCount(2).enabled { $0.guests.isEmpty } })
    let form = FormSession(Party(tags: ["a"]), definition: definition, environment: .test)
    func fullness() throws -> String? {
      try form.fullness(of: #require(form.row("tags[+]"))).map { $0.text(in: .test) }
    }
    #expect(try fullness() == nil)
    form.send(.perform("tags[+]"))
    #expect(try fullness() == "That's the maximum (2).")
    form.send(.perform("guests[+]"))
    #expect(try fullness() == nil, "Nobody can add anything to a list that is disabled.")
  }

  @Test("Whatever is sent to a row of a removed element comes too late, and so does what is added to its elements")
  func late() {
    let form = FormSession(
      WorkshopDay(workshops: [
        Workshop(title: "a", host: WorkshopHost(), steps: [WorkshopStep()]), Workshop(title: "b"),
      ]))
    let step = FormRowID("\(form.elements(of: "workshops[1].steps")[0]).text")
    form.send(.remove("workshops[1]"))
    for row in ["workshops[1]", "workshops[1].title", "workshops[1].host", step] as [FormRowID] {
      let inputs: [FormInput] = [
        .type(row, "x"), .set(row, .flag(true)), .focus(row), .blur(row), .open(row), .search(row, "x"), .perform(row),
        .remove(row), .insert(row, id: "x", before: nil),
      ]
      for input in inputs { #expect(form.send(input) == .refused(.stale(row)), "\(input)") }
      #expect(form.sendTogether([.blur(row)]) == [.refused(.stale(row))])
    }
    for row in ["workshops[1].steps", "workshops[1].steps[+]"] as [FormRowID] {
      #expect(form.send(.insert(row, id: "x", before: nil)) == .refused(.stale(row)))
    }
    #expect(form.send(.perform("workshops[1].steps[+]")) == .refused(.stale("workshops[1].steps[+]")))
    #expect(form.send(.focus("workshops[99].title")) == .refused(.unknownRow("workshops[99].title")))
    #expect(form.send(.focus("workshops[+].title")) == .refused(.unknownRow("workshops[+].title")))
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

  @Test("A new id is one that no element has had, whoever named the others")
  func newIDs() throws {
    #expect(form.newElementID() == "3")
    form.send(.insert("tags", id: "7", before: nil))
    #expect(form.newElementID() == "8")
    form.send(.insert("tags", id: "2147483648", before: nil))
    form.send(.insert("tags", id: "x9", before: nil))
    #expect(form.newElementID() == "9")
    let other = FormSession(Party(guests: [PartyGuest(name: "Ada")], tags: ["a"]))
    other.send(.insert("guests", id: "12", before: nil))
    try form.restore(other.snapshot)
    #expect(form.newElementID() == "13")
    form.send(.perform("guests[+]"))
    #expect(form.elements(of: "guests").last == "guests[14]")
  }
}
