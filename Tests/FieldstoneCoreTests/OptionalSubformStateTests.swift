import FieldstoneTesting
import Foundation
import Testing

@Suite("Optional subforms: their blank, undo, reset")
struct OptionalSubformStateTests {
  struct Trip: FormModel {
    var title = ""
    var stop: Stop?
    var always = Stop()
    var live: Live?

    static func describe(_ fields: inout FormFields<Trip>) {
      fields.add(\.title, "title")
      fields.add(\.stop, "stop")
      fields.add(\.always, "always")
      fields.add(\.live, "live")
    }
  }

  struct Stop: FormModel, Equatable {
    nonisolated(unsafe) static var made = 0
    var name = ""
    var date = Stop.next()
    /// No field.
    var token = ""

    /// Another moment each time.
    static func next() -> Date {
      made += 1
      return Date(timeIntervalSinceReferenceDate: Double(made) * 86_400)
    }
    static func describe(_ fields: inout FormFields<Stop>) {
      fields.add(\.name, "name")
      fields.add(\.date, "date")
    }
    static var formTemplate: Stop? { Stop() }
  }

  final class Live: FormModel {
    var name = ""
    static func describe(_ fields: inout FormFields<Live>) { fields.add(\.name, "name") }
    static var formTemplate: Live? { Live() }
  }

  @Test("What a blank one shows is what becomes part of the model")
  func blank() {
    let form = FormSession(Trip())
    let shown = form.row("stop.date")?.text
    form.refresh()
    #expect(!form.facts.isDirty && form.row("stop.date")?.text == shown && !form.facts.canUndo)
    form.send(.type("stop.name", "Oslo"))
    #expect(form.row("stop.date")?.text == shown && form.facts.dirtyFields == 2)
    let date = form.model.stop?.date
    form.undo()
    #expect(form.model.stop == nil && !form.facts.isDirty && form.row("stop.date")?.text == shown)
    form.refresh()
    #expect(!form.facts.isDirty && form.model.stop == nil)
    form.redo()
    #expect(form.model.stop?.date == date && form.model.stop?.name == "Oslo")
  }

  @Test("A class instance that was removed is not filled in again")
  func instance() {
    let form = FormSession(Trip())
    form.send(.type("live.name", "a"))
    let first = form.model.live
    form.send(.set("live", .none))
    #expect(form.model.live == nil && form.row("live.name")?.text == "" && !form.facts.isDirty)
    form.send(.set("live", .flag(true)))
    #expect(form.model.live !== first && form.model.live?.name == "")
    form.undo()
    form.undo()
    #expect(form.model.live === first && first?.name == "a")
  }

  private func full() -> FormSession<Trip> {
    var trip = Trip()
    trip.stop = Stop(name: "Oslo", token: "secret")
    trip.always.token = "kept"
    return FormSession(trip)
  }

  @Test("Reset brings a removed one back with what is no field of it, made again or not")
  func reset() {
    for isMadeAgain in [false, true] {
      let form = full()
      let before = form.model.stop
      form.send(.type("stop.name", "Rome"))
      form.send(.set("stop", .none))
      if isMadeAgain { form.send(.type("stop.name", "Bern")) }
      form.send(.reset)
      #expect(form.model.stop == before && !form.facts.isDirty)
      form.undo()
      #expect(form.model.stop?.name == (isMadeAgain ? "Bern" : nil))
    }
  }

  @Test("Undo of a program's edit brings the whole subform back, optional or not")
  func programEdit() {
    let form = full()
    let before = form.model.stop
    form.edit { $0.stop = nil }
    #expect(form.model.stop == nil)
    form.undo()
    #expect(form.model.stop == before)
    form.redo()
    #expect(form.model.stop == nil)
    form.undo()
    form.edit { $0.stop = Stop(name: "Rome", token: "other") }
    form.undo()
    #expect(form.model.stop == before)
    form.redo()
    #expect(form.model.stop?.token == "other" && form.row("stop.name")?.text == "Rome")
    form.edit { $0.always = Stop(name: "x", token: "new") }
    #expect(form.row("always.name")?.text == "x")
    form.undo()
    #expect(form.model.always.token == "kept" && form.row("always.name")?.text == "")
  }

  @Test("Setting a whole subform reads that subform and no other field")
  func work() {
    let form = full()
    let before = form.operations
    form.edit { $0.always = Stop(name: "x") }
    #expect((form.operations - before).reads == 2)
  }
}
