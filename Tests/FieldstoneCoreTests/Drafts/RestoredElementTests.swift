import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What a draft says about elements")
struct RestoredElementTests {
  private typealias Stop = RenamedElementTests.Stop
  private typealias Trip = RenamedElementTests.Trip

  private func trip(_ names: String...) -> FormSession<Trip> {
    FormSession(Trip(stops: names.map { Stop(name: $0) }), environment: .test)
  }

  @Test("What the program has reported is about the element that a new session calls so")
  func reported() async throws {
    let form = trip("Rome", "Oslo")
    form.replace(Trip(stops: [Stop(name: "Oslo"), Stop(name: "Rome")]))
    #expect(form.elements(of: "stops") == ["stops[2]", "stops[1]"])
    form.onSubmit { _ in throw FormIssues(["stops[2].name": "Too cold."]) }
    _ = await form.submit()
    #expect(form.issues.map(\.row) == ["stops[2].name"])
    #expect(form.snapshot.reported.map(\.row) == ["stops[1].name"])
    let other = trip("Oslo", "Rome")
    try other.restore(form.snapshot)
    #expect(other.issues.map(\.row) == ["stops[1].name"] && other.row("stops[1].name")?.text == "Oslo")
  }

  @Test("An element that was saved and then removed comes back as it was saved, with its elements in that order")
  func removed() async {
    let steps = [WorkshopStep(text: "x"), WorkshopStep(text: "y")]
    let form = FormSession(WorkshopDay(workshops: [Workshop(id: 1, title: "a", steps: steps)]), environment: .test)
    form.mode = .save
    form.onSave { _ in }
    let rows = form.elements(of: "workshops[1].steps")
    form.send(.move(rows[1], before: rows[0]))
    form.send(.type("workshops[1].title", "b"))
    #expect(await form.save().model != nil)
    form.send(.remove("workshops[1]"))
    #expect(form.model.workshops.isEmpty && form.facts.isDirty)
    form.send(.discard)
    #expect(form.model.workshops == [Workshop(id: 1, title: "b", steps: steps.reversed())])
    #expect(!form.facts.isDirty && form.changedRows == [])
  }
}
