import FieldstoneCore
import Foundation
import Testing

@Suite("Saves that are restored")
struct RestoredSaveTests {
  @Test("A submit of a form that is saved has its outcome")
  func submitSaves() async {
    let form = Contact.session(.save)
    var saves = 0
    form.onSave { _ in saves += 1 }
    form.send(.type("name", "Bob"))
    let outcome = await form.submit()
    #expect(saves == 1 && outcome.model?.name == "Bob", "\(outcome)")
  }

  @Test("A submit that a server refuses with warnings only, or about nothing, says so")
  func nothingFound() async {
    let form = FormSession(Contact())
    form.onSubmit { _ in throw FormIssues(["name": .warning("Unusual.")]) }
    let before = form.refusedSubmits
    let outcome = await form.submit()
    if case .invalid(let issues) = outcome { #expect(!issues.isEmpty || form.refusedSubmits > before) }
  }

  @Test("A draft that was made after a save restores over the original", arguments: [false, true])
  func draftAfterSave(isOutdated: Bool) async throws {
    let form = Contact.session(.save)
    form.onSave { _ in if isOutdated { form.send(.type("note", "x")) } }
    form.send(.type("name", "Bob"))
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    form.send(.type("address.city", "Paris"))
    _ = await form.save()
    form.send(.type("name", "Eve"))
    form.send(.type("phones[1].number", "99"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = Contact.session(.save)
    #expect(try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data)) == [])
    #expect(other.model == form.model)
    #expect(other.changedRows == form.changedRows)
    form.send(.discard)
    other.send(.discard)
    #expect(other.model == form.model)
    #expect(form.model.name == "Bob" && form.model.phones.map(\.number) == ["12", "34"])
  }

  @Test("A replaced model ends a failed save")
  func replaceEndsFailure() async {
    let form = Contact.session(.save)
    form.onSave { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    form.replace(Contact())
    #expect(form.toolbar?.status == nil)
  }

  @Test("A restore during a save: what was restored remains a change or not, and nothing gets stuck")
  func restoreDuringSave() async throws {
    let empty = Contact.session(.save).snapshot
    let form = Contact.session(.save)
    form.onSave { _ in try form.restore(empty) }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.model.name == "Ada" && form.facts.isDirty && !form.facts.isSubmitting)
    form.send(.discard)
    #expect(form.model.name == "Bob")
  }

  @Test("A replace during a save")
  func replaceDuringSave() async throws {
    let form = Contact.session(.save)
    var other = Contact()
    other.name = "Zed"
    form.onSave { _ in form.replace(other) }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.model.name == "Zed" && !form.facts.isSubmitting)
    #expect(!form.facts.isDirty, "Nothing is dirty in another model.")
    form.send(.discard)
    #expect(form.model.name == "Zed")
  }

  @Test("What can be edited in a frozen form can be saved")
  func frozen() async {
    let form = Contact.session(.frozen)
    var note: String?
    form.onSave { note = $0.note }
    form.send(.type("note", "Rings back"))
    _ = await form.save()
    #expect(note == "Rings back")
  }

  @Test("What can be edited in a locked form can be saved without pressing Edit")
  func locked() async {
    let form = Contact.session(.edit)
    var note: String?
    form.onSave { note = $0.note }
    form.send(.type("note", "Rings back"))
    _ = await form.save()
    #expect(note == "Rings back")
  }

  @Test("A draft that is restored into a form that is read can be gone on with")
  func restoredLocked() throws {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    let snapshot = form.snapshot
    let other = Contact.session(.edit)
    try other.restore(snapshot)
    #expect(other.model.name == "Bob" && other.facts.isEditing)
  }

  @Test("A save of a subform that was set to nil and comes back")
  func discardTwice() async {
    let form = Contact.session(.free)
    form.onSave { _ in }
    form.send(.type("address.city", "X"))
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    // Undo of the saved name is a change.
    form.undo()
    _ = await form.finishSubmitting()
    #expect(form.changedRows == ["address.city"] && form.model.name == "Ada")
    form.undo()
    #expect(!form.facts.isDirty)
  }

  @Test("A saved element that was removed in a draft is there again when the draft's changes are discarded")
  func removedInDraft() async throws {
    let form = Contact.session(.save)
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    form.send(.save)
    form.send(.remove("phones[new]"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = Contact.session(.save)
    try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
    form.send(.discard)
    #expect(form.model.phones.map(\.number) == ["12", "34"])
    withKnownIssue("A draft doesn't hold what was in elements that were saved and removed since.") {
      other.send(.discard)
      #expect(other.model.phones.map(\.number) == ["12", "34"])
    }
  }

  @Test("The same after a submit")
  func removedInDraftAfterSubmit() async throws {
    let form = FormSession(Contact())
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    _ = await form.submit()
    form.send(.remove("phones[new]"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = FormSession(Contact())
    try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
    form.send(.reset)
    #expect(form.model.phones.map(\.number) == ["12", "34"])
    withKnownIssue("A draft doesn't hold what was in elements that were saved and removed since.") {
      other.send(.reset)
      #expect(other.model.phones.map(\.number) == ["12", "34"])
    }
  }

  @Test("After a save with changes in the meantime, undo and redo lead to the same values")
  func undoAcrossSaves() async {
    let form = Contact.session(.save)
    var stored = Contact()
    form.onSave {
      stored = $0
      if $0.name == "Bob" { form.send(.type("name", "Bobby")) }
    }
    form.send(.type("name", "Bob"))
    form.send(.remove("phones[1]"))
    _ = await form.save()
    while form.facts.canUndo { form.undo() }
    #expect(form.model == Contact())
    while form.facts.canRedo { form.redo() }
    #expect(form.model.name == "Bobby" && form.model.phones == [])
    form.send(.discard)
    #expect(form.model == stored)
  }
}
