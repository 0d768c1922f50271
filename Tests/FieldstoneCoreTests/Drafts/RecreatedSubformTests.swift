import FieldstoneTesting
import Foundation
import Testing

@Suite("Reset and drafts of removed, re-created and replaced subforms")
struct RecreatedSubformTests {
  struct Trip: FormModel, Equatable {
    var stop: Stop? = Stop(name: "Oslo", token: "first")
    var always = Stop(name: "Bern", token: "kept")

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.stop, "stop")
      fields.add(\.always, "always")
    }
  }

  struct Stop: FormModel, Equatable {
    var name = ""
    var nights = 1
    /// Not a field.
    var token = ""

    static func describe(_ fields: FieldList<Stop>) {
      fields.add(\.name, "name")
      fields.add(\.nights, "nights")
    }
    static var formTemplate: Stop? { Stop() }
  }

  private func restored(_ form: FormSession<Trip>) throws -> FormSession<Trip> {
    let other = FormSession(Trip())
    #expect(try other.restore(form.snapshot).isEmpty)
    return other
  }

  @Test("A draft of a re-created subform has the blank one's answers, and nothing of the one before")
  func madeAgain() throws {
    let form = FormSession(Trip())
    form.send(.set("stop", .none))
    form.send(.type("stop.name", "Oslo"))
    form.send(.type("stop.nights", "x"))
    let other = try restored(form)
    #expect(other.model.stop == Stop(name: "Oslo") && other.row("stop.nights")?.text == "x")
    #expect(other.snapshot == form.snapshot)
    other.send(.reset)
    #expect(other.model == Trip() && !other.facts.isDirty)
  }

  @Test("A subform restored by undo is the original one")
  func broughtBack() throws {
    let form = FormSession(Trip())
    form.send(.set("stop", .none))
    form.undo()
    #expect(try restored(form).model == Trip())
    form.edit { $0.stop = Stop(name: "Rome", token: "other") }
    form.undo()
    form.send(.type("stop.name", "Riga"))
    form.send(.reset)
    #expect(form.model == Trip())
    form.undo()
    #expect(form.model.stop == Stop(name: "Riga", token: "first"))
  }

  @Test("A draft of a subform removed after a submit has the starting values of its fields")
  func startsBelow() async throws {
    let form = FormSession(Trip())
    form.send(.type("stop.name", "Rome"))
    #expect(await form.submit().model != nil)
    form.send(.set("stop", .none))
    let other = try restored(form)
    #expect(other.model.stop == nil && other.snapshot == form.snapshot)
    other.send(.reset)
    #expect(other.model.stop?.name == "Rome" && !other.facts.isDirty)
  }

  @Test("Reset restores a subform that the program has replaced, optional or not")
  func replaced() {
    let form = FormSession(Trip())
    form.edit {
      $0.stop = Stop(name: "Rome", token: "other")
      $0.always = Stop(name: "Riga", token: "another")
    }
    form.send(.reset)
    #expect(form.model == Trip() && !form.facts.isDirty)
    form.undo()
    #expect(form.model.stop?.token == "other" && form.model.always.token == "another")
  }

  @Test("After a submit, reset restores the subform that the program had set")
  func submitted() async {
    let form = FormSession(Trip())
    form.edit { $0.always = Stop(name: "Riga", token: "another") }
    #expect(await form.submit().model != nil)
    form.send(.type("always.name", "Wien"))
    form.send(.reset)
    #expect(form.model.always == Stop(name: "Riga", token: "another"))
  }

  @Test("After a submit, reset restores all of a subform that the program had set and then removed")
  func removedAfterSubmit() async {
    let form = FormSession(Trip())
    form.edit { $0.stop = Stop(name: "Rome", token: "other") }
    #expect(await form.submit().model != nil)
    form.send(.set("stop", .none))
    form.send(.reset)
    #expect(form.model.stop == Stop(name: "Rome", token: "other"))
  }

  struct Journey: FormModel {
    var first: Leg? = Leg(stop: Stop(name: "Oslo"))
    static func describe(_ fields: FieldList<Journey>) { fields.add(\.first, "first") }
  }

  struct Leg: FormModel {
    var stop: Stop?
    static func describe(_ fields: FieldList<Leg>) { fields.add(\.stop, "stop") }
    static var formTemplate: Leg? { Leg() }
  }

  @Test("A restored draft of a subform that was submitted as removed is not dirty, nor are its nested subforms")
  func submittedAsRemoved() throws {
    let form = FormSession(Journey())
    form.edit { $0.first = nil }
    form.send(.submit)
    #expect(form.facts.isSubmitted && !form.facts.isDirty)
    let snapshot = form.snapshot
    for other in [form, FormSession(Journey())] {
      #expect(try other.restore(snapshot).isEmpty)
      #expect(other.model.first == nil && other.snapshot == snapshot)
      #expect(other.allRowIDs.filter { other.row($0)?.isDirty == true } == [] && !other.facts.isDirty)
    }
  }

  @Test("Half-typed text disappears and returns with its subform")
  func halfTyped() {
    let form = FormSession(Trip())
    form.send(.type("stop.nights", "two"))
    form.send(.type("always.nights", "two"))
    form.edit {
      $0.stop = Stop(name: "Rome")
      $0.always = Stop(name: "Riga")
    }
    #expect(form.row("stop.nights")?.text == "1" && form.row("always.nights")?.text == "1" && form.issues.isEmpty)
    form.undo()
    #expect(form.row("stop.nights")?.text == "two" && form.issues.count == 2)
    form.send(.set("stop", .none))
    form.send(.set("stop", .flag(true)))
    #expect(form.row("stop.nights")?.text == "1")
  }

  @Test("A subform that was nil within an undone step keeps which fields were visited")
  func nilForAMoment() async {
    let form = FormSession(Trip())
    form.send(.focus("stop.name"))
    form.edit {
      $0.stop = nil
      $0.stop = Stop(name: "Rome")
    }
    form.send(.focus("always.name"))
    #expect(form.facts.touchedFields == 1)
    form.undo()
    #expect(form.model == Trip() && form.facts.touchedFields == 1)
  }

  struct Account: FormModel, Equatable {
    var login: Login? = Login(word: "first")
    static func describe(_ fields: FieldList<Account>) { fields.add(\.login, "login") }
  }

  struct Login: FormModel, Equatable {
    var word = ""
    static func describe(_ fields: FieldList<Login>) { fields.add(\.word, "word").password() }
    static var formTemplate: Login? { Login() }
  }

  @Test("A secret in a re-created subform is restored with it")
  func secret() throws {
    let form = FormSession(Account())
    form.send(.set("login", .none))
    form.send(.type("login.word", "second"))
    let other = FormSession(Account())
    #expect(try other.restore(form.snapshot, secrets: form.secrets).isEmpty)
    #expect(other.model == Account(login: Login(word: "second")))
  }
}
