import FieldstoneTesting
import Foundation
import Testing

@Suite("Optional subforms: blank value, undo, reset")
struct OptionalSubformStateTests {
  struct Trip: FormModel {
    var title = ""
    var stop: Stop?
    var always = Stop()
    var live: Live?

    static func describe(_ fields: FieldList<Trip>) {
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
    /// Not a field.
    var token = ""

    /// A different date each time.
    static func next() -> Date {
      made += 1
      return Date(timeIntervalSinceReferenceDate: Double(made) * 86_400)
    }
    static func describe(_ fields: FieldList<Stop>) {
      fields.add(\.name, "name")
      fields.add(\.date, "date")
    }
    static var formTemplate: Stop? { Stop() }
  }

  final class Live: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Live>) { fields.add(\.name, "name") }
    static var formTemplate: Live? { Live() }
  }

  @Test("The blank subform that is shown becomes part of the model")
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

  @Test("A removed class instance is not reused")
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

  @Test("Reset restores a removed subform with properties that are not fields, re-created or not")
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

  @Test("Undoing a program's edit restores the whole subform, optional or not")
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

@Suite("Subforms without rows, computed values in nil subforms")
struct EmptySubformTests {
  struct Holder: FormModel {
    var plain = 0
    var part = Empty()
    static func describe(_ fields: FieldList<Holder>) { fields.add(\.part, "part") }
  }

  struct Empty: FormModel {
    static func describe(_ fields: FieldList<Empty>) {}
  }

  @Test("A subform without fields works wherever everything is read again")
  func empty() {
    let form = FormSession(Holder())
    form.edit { $0.plain = 1 }
    form.refresh()
    form.replace(Holder())
    form.edit { $0.part = Empty() }
    #expect(form.undo() == .accepted && form.model.plain == 0)
  }

  struct Order: FormModel {
    var part: Part?
    static func describe(_ fields: FieldList<Order>) { fields.add(\.part, "part") }
  }

  struct Part: FormModel {
    var isLocked = false
    var word = ""
    static func describe(_ fields: FieldList<Part>) {
      fields.add(\.isLocked, "isLocked")
      fields.add(\.word, "word")
    }
    static func arrange(_ form: FormBuilder<Part>) {
      form[\.isLocked].computed { $0.word.isEmpty }
      form[\.word].help("Anything.")
      form.text("Locked").visible { $0.isLocked }
    }
    static var formTemplate: Part? { Part() }
  }

  @Test("A condition in a nil subform reads the visible computed value")
  func computed() {
    let form = FormSession(Order())
    #expect(form.row("part.isLocked")?.answer == .flag(true))
    #expect(form.rows(of: "part")?.ids.contains("part.note.locked") == true)
    form.send(.set("part", .flag(true)))
    #expect(form.model.part?.isLocked == true && form.rows(of: "part")?.ids.contains("part.note.locked") == true)
    form.send(.type("part.word", "x"))
    #expect(form.rows(of: "part")?.ids.contains("part.note.locked") == false)
  }

  @Test("Undoing a removal restores half-typed text")
  func halfTyped() {
    struct Counted: FormModel {
      var count = 1
      static func describe(_ fields: FieldList<Counted>) { fields.add(\.count, "count") }
      static var formTemplate: Counted? { Counted() }
    }
    struct Whole { var part: Counted? = Counted(count: 3) }
    let form = FormSession(Whole(), definition: FormDefinition { $0.add(\.part, "part") })
    form.send(.type("part.count", "3x"))
    form.send(.set("part", .none))
    #expect(form.row("part.count")?.text == "1")
    form.undo()
    #expect(form.model.part?.count == 3 && form.row("part.count")?.text == "3x" && form.issues.count == 1)
  }
}
