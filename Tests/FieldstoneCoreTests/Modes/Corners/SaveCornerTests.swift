import FieldstoneCore
import Foundation
import Testing

@Suite("Corners of saving")
struct SaveCornerTests {
  struct Thing: FormModel {
    var name = "Ada"
    var age = 5
    var hasMail = true
    var mail = "ada@example.org"
    static func describe(_ fields: FieldList<Thing>) {
      fields.add(\.name, "name").required()
      fields.add(\.age, "age")
      fields.add(\.hasMail, "hasMail")
      fields.add(\.mail, "mail").required()
    }
    static var formTemplate: Thing? { Thing() }
    static func arrange(_ form: FormBuilder<Thing>) {
      form[\.mail].visible { $0.hasMail }.whenHidden(.dropOnSubmit)
    }
  }

  @Test("A form that saves by itself can be told to try again")
  func tryAgain() async {
    let form = Contact.session(.free)
    var fails = true
    form.onSave { _ in if fails { throw SaveFailure() } }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    #expect(form.toolbar?.primary?.input == .save && form.toolbar?.primary?.isEnabled == true)
    fails = false
    form.send(.save)
    _ = await form.finishSubmitting()
    #expect(!form.facts.isDirty && form.toolbar?.primary == nil)
  }

  @Test("A status says nothing of a failed save once there is nothing left to save")
  func failedThenDiscarded() async {
    let form = Contact.session(.save)
    form.onSave { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.toolbar?.status == .common(.notSaved))
    form.send(.discard)
    #expect(form.toolbar?.status == nil)
  }

  @Test("And after a change, it says that there are changes")
  func failedThenChanged() async {
    let form = Contact.session(.save)
    form.onSave { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    form.send(.type("name", "Bobby"))
    #expect(form.toolbar?.status == .common(.unsavedChanges, .count(1)))
  }

  @Test("In a form that saves by itself, there is nothing to try again once the old values are back")
  func freeFailedThenBack() async {
    let form = Contact.session(.free)
    form.onSave { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    form.send(.type("name", "Ada"))
    _ = await form.finishSubmitting()
    #expect(!form.facts.isDirty && form.toolbar?.primary == nil)
  }

  @Test("Elements that were saved stay saved, whatever is typed during the save")
  func elements() async {
    let form = Contact.session(.save)
    var stored = Contact()
    form.onSave {
      stored = $0
      form.send(.type("note", "x"))
    }
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    _ = await form.save()
    #expect(stored.phones.map(\.number) == ["12", "34"])
    #expect(form.changedRows == ["note"])
    form.send(.discard)
    #expect(form.model.phones.map(\.number) == ["12", "34"])
  }

  @Test("The same in a form that saves by itself, while another field is wrong")
  func freeElements() async {
    let form = Contact.session(.free)
    var saves = 0
    form.onSave(\.phones) { _, _ in saves += 1 }
    form.send(.type("address.city", "X"))
    _ = await form.finishSubmitting()
    form.send(.insert("phones", id: "new", before: nil))
    _ = await form.finishSubmitting()
    #expect(saves == 1)
    #expect(form.changedRows == ["address.city"])
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    #expect(saves == 1, "The phones have not changed since.")
  }

  @Test("A form isn't locked over text that was typed during its save and isn't read yet")
  func unparsedMeanwhile() async {
    let form = FormSession(Thing())
    form.mode = .edit
    form.onSave { _ in form.send(.type("age", "x")) }
    form.send(.edit)
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.facts.isDirty && form.row("age")?.text == "x")
    #expect(form.facts.isEditing)
  }

  @Test("What has been done when a save is cancelled is taken back")
  @MainActor func cancelledTask() async {
    let form = Contact.session(.save)
    var store = "Ada"
    form.onSave(\.name, undo: { store = $0 }) {
      store = $1
      withUnsafeCurrentTask { $0?.cancel() }
    }
    form.onSave { _ in }
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in
      guard case .cancelled = await form.save() else {
        Issue.record("The save was cancelled.")
        return
      }
    }
    await task.value
    #expect(form.facts.isDirty && store == "Ada")
  }

  @Test("A save that is cancelled after its last handler is done counts as saved or is taken back as a whole")
  @MainActor func cancelledAtTheEnd() async {
    let form = Contact.session(.save)
    var (name, whole) = ("Ada", Contact())
    form.onSave(\.name, undo: { name = $0 }) { name = $1 }
    form.onSave {
      whole = $0
      withUnsafeCurrentTask { $0?.cancel() }
    }
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in _ = await form.save() }
    await task.value
    #expect(name == whole.name)
  }

  @Test("The old value after another model took the place is that model's")
  func replaced() async {
    let form = Contact.session(.save)
    var old: [ContactPhone] = []
    form.onSave(\.phones) { before, _ in old = before }
    var other = Contact()
    other.phones = [ContactPhone(number: "1"), ContactPhone(number: "2")]
    form.replace(other)
    form.send(.insert("phones", id: "new", before: nil))
    _ = await form.save()
    #expect(old == other.phones)
  }

  @Test("An element that is removed during its save and comes back has been saved")
  func removedMeanwhile() async {
    let form = Contact.session(.save)
    var stored = Contact()
    form.onSave {
      stored = $0
      form.send(.remove("phones[1]"))
    }
    form.send(.type("phones[1].number", "34"))
    _ = await form.save()
    #expect(stored.phones.map(\.number) == ["34"])
    form.undo()
    #expect(form.model == stored)
    #expect(!form.facts.isDirty)
    form.send(.discard)
    #expect(form.model == stored)
  }

  @Test("What is hidden is dropped for a property's handler as it is for the whole")
  func hidden() async {
    var thing = Thing()
    thing.mail = "eve@example.org"
    let form = FormSession(thing)
    form.mode = .save
    var (mail, whole) = (thing.mail, thing.mail)
    form.onSave(\.mail) { mail = $1 }
    form.onSave { whole = $0.mail }
    form.send(.set("hasMail", .flag(false)))
    _ = await form.save()
    #expect(whole == "ada@example.org" && mail == whole, "What a blank model has.")
  }

  final class Live {
    var isShown = true
    var note: String? = "Ring twice"
  }

  @Test("A save drops the hidden values of a live object that are to be dropped, as a submit does")
  func live() async {
    func form() -> FormSession<Live> {
      FormSession(
        Live(),
        definition: FormDefinition<Live> { fields in
          fields.add(\.isShown, "isShown")
          fields.add(\.note, "note")
        } arrange: { form in
          form[\.note].visible { $0.isShown }.whenHidden(.dropOnSubmit)
        })
    }
    let submitted = form()
    submitted.send(.set("isShown", .flag(false)))
    #expect(await submitted.submit().model?.note == nil)
    let saved = form()
    saved.mode = .save
    var note: String? = "?"
    saved.onSave { note = $0.note }
    saved.send(.set("isShown", .flag(false)))
    _ = await saved.save()
    #expect(note == nil)
  }

  final class Shy {
    var isShown = false
    var note: String?
  }
  private struct Down: Error {}

  @Test("A save that drops all that there was to save refuses nothing")
  func nothingLeft() async {
    let form = FormSession(
      Shy(),
      definition: FormDefinition<Shy> { fields in
        fields.add(\.isShown, "isShown")
        fields.add(\.note, "note")
      } arrange: { form in
        form[\.note].visible { $0.isShown }.whenHidden(.dropOnSubmit)
      })
    form.mode = .free
    form.onSave { _ in throw Down() }
    form.send(.set("isShown", .flag(true)))
    _ = await form.finishSubmitting()
    form.send(.type("note", "Ring twice"))
    _ = await form.finishSubmitting()
    let refused = form.facts.failedSubmits
    form.send(.set("isShown", .flag(false)))
    _ = await form.finishSubmitting()
    form.send(.save)
    _ = await form.finishSubmitting()
    #expect(form.facts.failedSubmits == refused && form.issues.isEmpty)
    #expect(form.model.note == nil && !form.facts.isDirty)
  }

  @Test("A handler that stores what the server has answered doesn't save for ever", .unlessItHangs)
  func endless() async {
    let form = FormSession(Thing())
    form.mode = .free
    var saves = 0
    form.onSave { _ in
      saves += 1
      if saves < 60 { form[\.age].value = saves + 100 }
    }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    #expect(saves < 10)
  }

  @Test("What was changed in a locked form is to be saved or cancelled before Edit is offered")
  func beforeEditing() {
    let form = Contact.session(.edit)
    form.send(.type("note", "Rings back"))
    #expect(form.toolbar?.primary?.input == .save && form.toolbar?.secondary?.input == .discard)
    form.send(.save)
    #expect(form.toolbar?.primary?.input == .edit && form.toolbar?.secondary == nil)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.discard)
    #expect(form.model.name == "Ada" && form.model.note == "Rings back")
  }

  @Test("There is nothing to undo in a form that refuses to")
  func lockedUndo() {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.save)
    #expect(form.facts.canUndo == form.send(.undo).isAccepted)
  }
}
