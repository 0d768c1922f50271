import FieldstoneCore
import Testing

@Suite("Saving")
struct SavingTests {
  @Test("Only changed properties are saved, in order, then the whole model")
  func order() async {
    let form = Contact.session(.save)
    var log: [String] = []
    form.onSave { log.append("all \($0.name)") }
    form.onSave(\.name) { log.append("name \($0) \($1)") }
    form.onSave(\.email) { log.append("email \($0) \($1)") }
    form.onSave(\.phones) { log.append("phones \($0.count) \($1.count)") }
    form.onSave(\.address) { log.append("address \($0.city) \($1.city)") }
    form.send(.type("name", "Bob"))
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("address.city", "Paris"))
    #expect(await form.save().model?.name == "Bob")
    #expect(log == ["name Ada Bob", "phones 1 2", "address London Paris", "all Bob"])
    log = []
    form.send(.type("name", "Eve"))
    #expect(await form.save().model?.name == "Eve")
    #expect(log == ["name Bob Eve", "all Eve"], "What was saved is the old value now.")
  }

  @Test("What was saved last is the old value of a list, too")
  func savedLast() async {
    let form = Contact.session(.save)
    var log: [String] = []
    form.onSave(\.phones) { log.append("\($0.count) \($1.count)") }
    for id in ["b", "c"] {
      form.send(.insert("phones", id: id, before: nil))
      #expect(await form.save().model != nil)
    }
    #expect(log == ["1 2", "2 3"])
  }

  @Test("A save that succeeds ends the count of those that were refused")
  func refusedBefore() async {
    let form = Contact.session(.save)
    form.send(.type("name", ""))
    #expect(await form.save().model == nil && form.facts.failedSubmits == 1)
    form.send(.type("name", "Bob"))
    #expect(await form.save().model?.name == "Bob" && form.facts.failedSubmits == 0)
  }

  @Test("What a failed save has done is taken back, the last first, and can be tried again", arguments: [0, 1, 2])
  func failure(step: Int) async {
    let form = Contact.session(.edit)
    var store = Contact()
    var log: [String] = []
    var failing = step
    func fail(at step: Int) throws { if failing == step { throw SaveFailure() } }
    form.onSave(\.name, undo: { (store.name, log) = ($0, log + ["undo name"]) }) { _, new in
      try fail(at: 0)
      store.name = new
    }
    form.onSave(\.email, undo: { (store.email, log) = ($0, log + ["undo email"]) }) { _, new in
      try fail(at: 1)
      store.email = new
    }
    form.onSave { _ in try fail(at: 2) }
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.type("email", "bob@example.org"))
    let changed = form.model
    guard case .failed(let error) = await form.save() else {
      Issue.record("The handler's error is the outcome.")
      return
    }
    #expect(error is SaveFailure)
    #expect(store == Contact())
    #expect(log == Array(["undo email", "undo name"].suffix(step)))
    #expect(form.model == changed && form.facts.dirtyFields == 2 && form.facts.isEditing && !form.facts.isSaved)
    #expect(form.toolbar?.status == .common(.notSaved))
    failing = -1
    #expect(await form.save().model == changed)
    #expect(store == changed && !form.facts.isEditing)
  }

  @Test("A cancelled save takes back what was done")
  func cancelled() async {
    let form = Contact.session(.save)
    var store = "Ada"
    form.onSave(\.name, undo: { store = $0 }) { store = $1 }
    form.onSave { _ in throw CancellationError() }
    form.send(.type("name", "Bob"))
    guard case .cancelled = await form.save() else {
      Issue.record("The save was cancelled.")
      return
    }
    #expect(store == "Ada" && form.facts.isDirty && !form.facts.isSubmitting)
  }

  @Test("What is typed during a save is kept, and remains a change")
  func meanwhile() async {
    let form = Contact.session(.save)
    form.onSave { _ in
      #expect(form.send(.save) == .refused(.submitting) && form.send(.discard) == .refused(.submitting))
      #expect(form.send(.type("name", "Bobby")).isAccepted && form.send(.type("note", "x")).isAccepted)
    }
    form.send(.type("name", "Bob"))
    form.send(.type("email", "bob@example.org"))
    #expect(await form.save().model?.name == "Bob")
    #expect(form.model.name == "Bobby" && form.changedRows == ["name", "note"] && !form.facts.isSaved)
    form.send(.discard)
    #expect(form.model.name == "Bob" && form.model.email == "bob@example.org" && form.model.note == nil)
  }

  @Test("What was typed during one save doesn't hide what the next one finds")
  func nextSave() async {
    let form = Contact.session(.save)
    var saves = 0
    form.onSave { _ in
      saves += 1
      if saves == 1 { form.send(.type("name", "Bobby")) } else { throw FormIssues(["name": "Taken."]) }
    }
    form.send(.type("name", "Bob"))
    #expect(await form.save().model != nil && form.issues.isEmpty)
    #expect(await form.save().model == nil && form.issues.map(\.row) == ["name"] && saves == 2)
  }

  @Test("A form that saves by itself saves each valid change, and nothing that is wrong")
  func free() async {
    let form = Contact.session(.free)
    var saved: [Contact] = []
    form.onSave { saved.append($0) }
    #expect(await form.finishSubmitting() == nil && saved.isEmpty && !form.hasWork)
    form.send(.type("name", "Bob"))
    #expect(form.hasWork)
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.map(\.name) == ["Bob"] && form.facts.isSaved && !form.facts.isDirty && !form.hasWork)
    form.send(.type("address.city", "X"))
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.count == 1 && !form.hasWork, "There is nothing valid to save.")
    form.send(.type("note", "Hello"))
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.last?.note == "Hello" && saved.last?.address.city == "London" && form.model.address.city == "X")
    #expect(form.changedRows == ["address.city"])
    form.send(.type("address.city", "Xanten"))
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.last?.address.city == "Xanten" && !form.facts.isDirty)
    form.undo()
    form.undo()
    #expect(await form.finishSubmitting() == nil)
    #expect(saved.last?.note == nil, "Undoing is a change like any other.")
  }

  @Test("A form that saves by itself doesn't call what saves an answer that is wrong")
  func freeProperties() async {
    let form = Contact.session(.free)
    var log: [String] = []
    form.onSave(\.name) { log.append($1) }
    form.onSave(\.address.city) { log.append($1) }
    form.send(.type("address.city", "X"))
    form.send(.type("name", "Bob"))
    #expect(await form.finishSubmitting() == nil && log == ["Bob"])
    form.send(.type("address.city", "Xanten"))
    #expect(await form.finishSubmitting() == nil && log == ["Bob", "Xanten"])
  }

  @Test("A failed save of a form that saves by itself can be tried again, and is with the next change")
  func freeFailure() async {
    let form = Contact.session(.free)
    var fails = true
    var saved: [String] = []
    form.onSave {
      if fails { throw SaveFailure() }
      saved.append($0.name)
    }
    form.send(.type("name", "Bob"))
    guard case .failed = await form.finishSubmitting() else {
      Issue.record("The save failed.")
      return
    }
    #expect(form.toolbar?.primary?.input == .save && form.toolbar?.status == .common(.notSaved))
    #expect(await form.finishSubmitting() == nil, "It isn't tried again by itself.")
    fails = false
    #expect(form.send(.save).isAccepted)
    #expect(await form.finishSubmitting() == nil)
    #expect(saved == ["Bob"] && form.toolbar?.primary == nil && form.facts.isSaved)
  }

  @Test("A refused save is not called a submit")
  func refusedWords() {
    let form = Contact.session(.save)
    form.send(.type("name", ""))
    form.send(.save)
    #expect(form.notSubmitted.text(in: form.environment) == "Not saved: 1 item needs attention.")
    form.mode = .submit
    #expect(form.notSubmitted.text(in: form.environment) == "Not submitted: 1 item needs attention.")
  }
}
