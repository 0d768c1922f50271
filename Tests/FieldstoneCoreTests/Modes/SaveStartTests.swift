import FieldstoneCore
import Foundation
import Testing

/// Checks names when the test says so, and remembers which.
private actor Registry {
  private(set) var asked: [String] = []
  private var isOpen: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []
  init(isOpen: Bool = true) { self.isOpen = isOpen }
  func check(_ name: String) async -> FormIssue? {
    asked.append(name)
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return nil
  }
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
  func untilAsked() async { while asked.isEmpty { await Task.yield() } }
}

@Suite("How a save or a submit begins")
struct SaveStartTests {
  private func form(_ mode: FormMode, _ registry: Registry) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(mode)
      form[\.name].asyncRule(delay: .zero, limit: .seconds(60)) { await registry.check($0) }
      form[\.name].updates(.whenLeft)
    }
    return FormSession(Contact(), definition: definition)
  }

  @Test("A form that saves by itself has nothing to save at first")
  func fresh() {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { $0.mode(.free) }
    #expect(!FormSession(Contact(), definition: definition).hasWork)
  }

  @Test("A form that saves by itself from now on saves what was changed before, if anything was")
  func modes() async {
    let form = Contact.session(.save)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.mode = .free
    #expect(!form.hasWork)
    form.mode = .save
    form.send(.type("name", "Bob"))
    #expect(!form.hasWork)
    form.mode = .free
    #expect(form.hasWork)
    #expect(await form.finishSubmitting() == nil)
    #expect(saved == ["Bob"] && form.facts.isSaved && !form.hasWork)
  }

  @Test("A save that waits for a check is a save, during which people go on, and not a submit")
  func savedAfterCheck() async {
    let form = form(.save, Registry())
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.onSubmit { _ in Issue.record("Nobody has submitted the form.") }
    form.send(.type("name", "Bob"))
    #expect(form.send(.save).isAccepted && form.facts.isSubmitting)
    #expect(form.send(.type("note", "x")).isAccepted)
    #expect(await form.finishSubmitting() == nil)
    #expect(saved == ["Bob"] && form.facts.isSaved && !form.facts.isSubmitted)
  }

  @Test("What a field has held until the submit is checked once")
  func held() async {
    let registry = Registry()
    let form = form(.submit, registry)
    form.send(.focus("name"))
    form.send(.type("name", "Bob"))
    #expect(form.model.name == "Ada")
    #expect(await form.submit().model?.name == "Bob")
    #expect(await registry.asked == ["Bob"] && !form.hasJobs)
  }

  @Test("What a program changes during one submit doesn't hide what the next one finds")
  func nextSubmit() async {
    let form = FormSession(Contact())
    var submits = 0
    form.onSubmit { _ in
      submits += 1
      if submits == 1 { form.edit { $0.name = "Bobby" } } else { throw FormIssues(["name": "Taken."]) }
    }
    #expect(await form.submit().model != nil && form.issues.isEmpty)
    #expect(await form.submit().model == nil && form.issues.map(\.row) == ["name"] && submits == 2)
  }

  @Test("A draft that is restored while a submit waits for checks ends the submit, and nothing is submitted")
  func restored() async throws {
    let form = form(.submit, Registry())
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    let draft = form.snapshot
    form.send(.type("name", "Bob"))
    #expect(await form.submit().model?.name == "Bob")
    form.send(.type("name", "Eve"))
    form.send(.submit)
    try form.restore(draft)
    #expect(!form.facts.isSubmitting && form.send(.type("note", "x")).isAccepted)
    #expect(await form.finishSubmitting() == nil)
    #expect(submitted == ["Bob"])
  }

  @Test("After a save that was cancelled, a value is checked only once it has stayed")
  @MainActor func cancelled() async {
    let registry = Registry(isOpen: false)
    let form = form(.free, registry)
    form.onSave { _ in }
    form.send(.type("name", "Bob"))
    form.send(.save)
    let save = Task { @MainActor in await form.finishSubmitting() }
    await registry.untilAsked()
    save.cancel()
    await registry.open()
    _ = await save.value
    #expect(!form.facts.isSubmitting && form.facts.isDirty)
    form.send(.type("name", "Eve"))
    _ = await form.finishSubmitting()
    #expect(await registry.asked == ["Bob"])
    await form.runJobs()
    #expect(await registry.asked == ["Bob", "Eve"])
    _ = await form.finishSubmitting()
    #expect(form.facts.isSaved)
  }

  @Test("A form that has been left saves nothing, and waits for no check", .unlessItHangs)
  func left() async {
    let registry = Registry()
    let form = form(.free, registry)
    form.onSave { _ in Issue.record("The form was left.") }
    form.send(.type("name", "Bob"))
    await form.runJobs()
    form.send(.type("note", "x"))
    #expect(form.hasWork)
    form.send(.cancel)
    #expect(!form.hasWork)
    #expect(await form.finishSubmitting() == nil)
    #expect(form.facts.isDirty && !form.facts.isSubmitting)
  }

  @Test("A save that waits for a check ends when the form is left", .unlessItHangs)
  @MainActor func leftMeanwhile() async {
    let registry = Registry(isOpen: false)
    let form = form(.save, registry)
    form.onSave { _ in Issue.record("The form was left.") }
    form.send(.type("name", "Bob"))
    form.send(.save)
    let save = Task { @MainActor in await form.finishSubmitting() }
    await registry.untilAsked()
    form.send(.cancel)
    await registry.open()
    guard case .cancelled = await save.value else {
      Issue.record("The save didn't end as cancelled.")
      return
    }
    #expect(!form.facts.isSubmitting && form.facts.isDirty)
  }
}
