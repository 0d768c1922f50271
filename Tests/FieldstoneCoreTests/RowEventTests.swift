import FieldstoneCore
import Testing

@Suite("Events of rows")
struct RowEventTests {
  @Test("Rows that come into view and go, and the focus, are told in order; an observer that has ended is not called")
  func events() {
    let form = Contact.session(.save)
    var events: [String] = []
    var observation: FormObservation? = form.observeRows { events.append("\($1) \($0)") }
    #expect(form.areRowsObserved)
    form.noteRows(inView: ["name", "email"])
    form.noteRows(inView: ["name", "email"])
    form.noteRows(inView: ["email", "note"])
    #expect(events == ["appeared name", "appeared email", "disappeared name", "appeared note"])
    #expect(form.rowsInView == ["email", "note"])
    events = []
    form.send(.focus("email"))
    form.send(.focus("note"))
    form.send(.blur("note"))
    #expect(events == ["focused email", "left email", "focused note", "left note"])
    observation = nil
    form.noteRows(inView: [])
    form.send(.focus("email"))
    #expect(events.count == 4 && !form.areRowsObserved && observation == nil)
  }

  @Test("An observer may send inputs, whose events follow")
  func inputs() {
    let form = Contact.session(.save)
    var events: [String] = []
    let observation = form.observeRows { row, event in
      events.append("\(event) \(row)")
      if event == .focused, row == "email" { form.send(.focus("note")) }
    }
    form.send(.focus("email"))
    #expect(events == ["focused email", "left email", "focused note"] && form.focusedRow == "note")
    withExtendedLifetime(observation) {}
  }
}
