import FieldstoneCore
import Testing

@Suite("Editing modes")
struct ModeTests {
  @Test("A form that is edited is read until somebody presses Edit")
  func edit() throws {
    let form = Contact.session(.edit)
    #expect(form.toolbar?.primary?.input == .edit && form.toolbar?.secondary == nil)
    let name = try #require(form.row("name"))
    #expect(name.isReadOnly && name.states.contains(.locked) && !name.isEnabled && name.display == "Ada")
    #expect(form.send(.type("name", "Bob")) == .refused(.readOnly("name")))
    #expect(form.send(.insert("phones", id: "new", before: nil)) == .refused(.readOnly("phones")))
    #expect(form.send(.save) == .refused(.noEffect))
    #expect(form.send(.edit).isAccepted)
    #expect(form.send(.edit) == .refused(.noEffect), "It is being edited already.")
    #expect(form.toolbar?.primary?.input == .save && form.toolbar?.secondary?.input == .discard)
    #expect(form.toolbar?.secondary?.isEnabled == true)
    #expect(form.row("name")?.isReadOnly == false && form.row("name")?.states.contains(.locked) == false)
    #expect(form.send(.type("name", "Bob")).isAccepted)
    #expect(form.send(.save).isAccepted)
    #expect(form.model.name == "Bob" && !form.facts.isDirty && form.facts.isSaved && !form.facts.isEditing)
    #expect(!form.facts.isSubmitted, "A save ends nothing.")
    #expect(form.send(.type("name", "Eve")) == .refused(.readOnly("name")))
  }

  @Test("Cancel restores fields, elements, and what is in them")
  func cancel() {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", ""))
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    form.send(.type("address.city", "X"))
    #expect(form.model.phones.count == 2 && !form.facts.isValid)
    #expect(form.send(.discard).isAccepted)
    #expect(form.model == Contact())
    #expect(!form.facts.isDirty && form.facts.isValid && !form.facts.isEditing && form.facts.shownErrors == 0)
  }

  @Test("A save with errors saves nothing, shows them, and goes on editing")
  func invalid() {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", ""))
    #expect(form.toolbar?.primary?.isEnabled == false)
    #expect(form.send(.save).isAccepted)
    #expect(form.facts.isEditing && form.facts.isDirty && form.facts.shownErrors == 1 && form.focusedRow == "name")
  }

  @Test("Saving without changes ends editing and runs no handler")
  func unchanged() async {
    let form = Contact.session(.edit)
    var runs = 0
    form.onSave { _ in runs += 1 }
    form.send(.edit)
    #expect(form.send(.save).isAccepted)
    #expect(await form.finishSubmitting() == nil)
    #expect(!form.facts.isEditing && runs == 0)
  }

  @Test("Only fields that are editable when locked can be edited in a frozen form; its buttons work")
  func frozen() {
    let form = Contact.session(.frozen)
    var calls = 0
    form.on("call") { _ in calls += 1 }
    #expect(form.toolbar?.primary == nil)
    #expect(form.send(.type("name", "Bob")) == .refused(.readOnly("name")))
    #expect(form.send(.type("phones[1].number", "3")) == .refused(.readOnly("phones[1].number")))
    #expect(form.send(.type("note", "Rings back")).isAccepted)
    #expect(form.model.note == "Rings back")
    #expect(form.send(.perform("action.call")).isAccepted && calls == 1)
    #expect(form.send(.edit) == .refused(.noEffect))
    #expect(form.send(.reset) == .refused(.noEffect))
    #expect(form.facts.canUndo && form.send(.undo).isAccepted && form.model.note == nil)
    #expect(form.facts.canRedo && form.send(.redo).isAccepted && form.model.note == "Rings back")
    #expect(form.send(.save).isAccepted && !form.facts.isDirty && !form.facts.isEditing)
    #expect(form.send(.save) == .refused(.noEffect))
  }

  @Test("A locked form doesn't undo what can't be edited in it")
  func lockedUndo() async {
    let form = Contact.session(.edit)
    form.onSave { _ in }
    form.send(.edit)
    form.send(.type("note", "Rings back"))
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(!form.facts.isEditing && !form.facts.canUndo && form.send(.undo) == .refused(.noEffect))
    form.send(.type("note", "Calls"))
    #expect(form.facts.canUndo && form.send(.undo).isAccepted && form.model.note == "Rings back")
    #expect(form.send(.undo) == .refused(.noEffect) && form.model.name == "Bob")
  }

  @Test("Save can be pressed exactly while there are valid changes")
  func save() {
    let form = Contact.session(.save)
    #expect(form.toolbar?.primary?.isEnabled == false && form.toolbar?.secondary == nil)
    form.send(.type("name", "Bob"))
    #expect(form.toolbar?.primary?.isEnabled == true && form.toolbar?.secondary?.input == .discard)
    #expect(form.toolbar?.secondary?.isEnabled == true)
    form.send(.type("name", "Ada"))
    #expect(form.toolbar?.primary?.isEnabled == false, "The old value is no change.")
    form.send(.type("name", ""))
    #expect(form.toolbar?.primary?.isEnabled == false)
    #expect(form.send(.discard).isAccepted && form.model.name == "Ada" && form.facts.isEditing)
    #expect(form.send(.discard) == .refused(.noEffect))
  }

  @Test("Undo goes back beyond a save, and that is a change again")
  func undo() {
    let form = Contact.session(.save)
    form.send(.type("name", "Bob"))
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.save)
    #expect(!form.facts.isDirty && form.facts.canUndo)
    form.undo()
    #expect(form.model.phones.count == 1 && form.facts.isDirty)
    form.undo()
    #expect(form.model == Contact() && form.facts.dirtyFields == 2)
    form.send(.discard)
    #expect(form.model.name == "Bob" && form.model.phones.count == 2 && !form.facts.isDirty)
  }

  @Test("Conditions can read whether the form is being edited, and run again only for that")
  func condition() {
    let form = Contact.session(.edit)
    #expect(!form.isShown("email"))
    let before = form.operations.closures
    form.send(.edit)
    #expect(form.isShown("email"))
    #expect(form.operations.closures == before + 1)
    form.send(.discard)
    #expect(!form.isShown("email"))
  }

  @Test("Switching costs the same for any number of rows", arguments: [10, 1_000])
  func work(rows: Int) {
    var contact = Contact()
    contact.phones = (0..<rows).map { ContactPhone(number: "\($0)") }
    let form = FormSession(contact)
    form.mode = .edit
    let before = form.operations
    form.send(.edit)
    #expect((form.operations - before).total == 2, "The condition of the email, and its row.")
  }

  @Test("The focus leaves a row that is locked")
  func focus() {
    let form = Contact.session(.save)
    form.send(.focus("name"))
    form.mode = .frozen
    #expect(form.focusedRow == "note")
  }

  @Test("A definition states its mode")
  func declared() {
    let definition = FormDefinition<Contact> {
      $0.add(\.name, "name")
    } arrange: {
      $0.mode(.edit)
    }
    let form = FormSession(Contact(), definition: definition)
    #expect(form.mode == .edit && !form.facts.isEditing && form.row("name")?.isReadOnly == true)
  }
}
