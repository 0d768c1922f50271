import FieldstoneCore
import Foundation
import Testing

/// A form that is edited goes on in another session: on the web, each request has its own.
@Suite("Drafts of forms that are edited and saved")
struct SavedDraftTests {
  /// The state after it was written and read, over the model that the first session began with.
  private func again(_ form: FormSession<Contact>) throws -> FormSession<Contact> {
    let data = try JSONEncoder().encode(form.snapshot)
    let next = Contact.session(form.facts.mode)
    #expect(try next.restore(JSONDecoder().decode(FormSnapshot.self, from: data)) == [])
    return next
  }

  @Test("Whether a form is being edited is kept, and written only while it is")
  func editing() throws {
    let form = Contact.session(.edit)
    #expect(try again(form).facts.isEditing == false)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    let next = try again(form)
    #expect(next.facts.isEditing && next.isShown("email") && next.model.name == "Bob")
    next.send(.discard)
    #expect(next.model == Contact() && !next.snapshot.isEditing)
    // A session that has been edited is locked by a draft that wasn't.
    try form.restore(next.snapshot)
    #expect(!form.facts.isEditing && !form.isShown("email"))
    let other = Contact.session(.save)
    let written = String(decoding: try JSONEncoder().encode(other.snapshot), as: UTF8.self)
    #expect(!written.contains("isEditing") && !written.contains("lastSave"))
  }

  @Test("What was saved is no change in the next session, with its elements")
  func saved() async throws {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.set("note", .none))
    form.send(.insert("phones", id: "new", before: nil))
    form.send(.type("phones[new].number", "34"))
    #expect(await form.save().model?.phones.count == 2)
    let next = try again(form)
    #expect(next.model == form.model && !next.facts.isDirty && next.facts.isSaved && !next.facts.isEditing)
    next.send(.edit)
    next.send(.type("name", "Eve"))
    next.send(.remove("phones[new]"))
    let last = try again(next)
    #expect(!last.facts.isSaved && last.row("name")?.isDirty == true)
    #expect(last.facts.isDirty && last.row("phones")?.isDirty == true)
    last.send(.discard)
    #expect(last.model.name == "Bob" && next.model.phones.map(\.number) == ["12"])
  }

  @Test("That a saved element was removed is a change in later sessions, until it is saved")
  func removed() async throws {
    let form = Contact.session(.save)
    form.send(.insert("phones", id: "new", before: nil))
    _ = await form.save()
    var next = try again(form)
    next.send(.remove("phones[new]"))
    next = try again(try again(next))
    #expect(next.facts.dirtyFields == 1 && next.model.phones.count == 1)
    var saved: [Int] = []
    next.onSave(\.phones) { _, new in saved.append(new.count) }
    _ = await next.save()
    #expect(saved == [1] && !next.facts.isDirty)
    #expect(try !again(next).facts.isDirty)
  }

  @Test("A save that has failed is still to be tried again, and not by itself", arguments: [FormMode.save, .free])
  func failed(_ mode: FormMode) async throws {
    let form = Contact.session(mode)
    form.onSave { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    if mode == .save { form.send(.save) }
    guard case .failed = await form.finishSubmitting() else {
      Issue.record("The save fails.")
      return
    }
    let next = try again(form)
    #expect(next.toolbar?.status == form.toolbar?.status && next.toolbar?.primary == form.toolbar?.primary)
    var saved: [String] = []
    next.onSave { saved.append($0.name) }
    if await next.finishSubmitting() != nil || !saved.isEmpty { Issue.record("Nobody has tried again.") }
    next.send(.save)
    _ = await next.finishSubmitting()
    #expect(saved == ["Bob"] && next.facts.isSaved)
  }

  @Test("Earlier answers are changes of what was saved since")
  func earlierAnswers() async throws {
    let form = Contact.session(.save)
    let first = form.snapshot
    form.send(.type("name", "Bob"))
    let second = form.snapshot
    form.send(.type("address.city", "Paris"))
    form.send(.insert("phones", id: "new", before: nil))
    _ = await form.save()
    try form.restore(second.withVisits(of: form.snapshot))
    #expect(form.model.name == "Bob" && form.model.address.city == "London" && form.model.phones.count == 1)
    #expect(form.row("name")?.isDirty == false && form.row("address.city")?.isDirty == true)
    try form.restore(first.withVisits(of: form.snapshot))
    #expect(form.model.name == "Ada" && form.row("name")?.isDirty == true)
    form.send(.discard)
    #expect(form.model.name == "Bob" && form.model.address.city == "Paris" && form.model.phones.count == 2)
    #expect(!form.facts.isDirty)
  }

  @Test("What a check has found is in the draft once, and belongs to its answer")
  func checks() async throws {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].asyncRule { $0 == "Bob" ? "Taken." : nil }
    }
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    let form = FormSession(Contact(), definition: definition, environment: environment)
    let first = form.snapshot
    form.send(.type("name", "Bob"))
    await form.runJobs()
    let second = form.snapshot
    try form.restore(second)
    #expect(form.row("name")?.issues.map(\.text) == ["Taken."] && form.snapshot == second)
    try form.restore(first)
    #expect(form.row("name")?.issues == [] && form.facts.isValid)
    form.send(.type("name", "Bob"))
    try form.restore(first)
    #expect(!form.hasJobs && form.row("name")?.states.contains(.pending) == false)
  }
}
