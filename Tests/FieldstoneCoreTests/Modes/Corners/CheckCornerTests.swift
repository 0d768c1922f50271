import FieldstoneCore
import Foundation
import Testing

/// Answers checks when the test says so.
private actor Gate {
  private(set) var asked: [String] = []
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func pass(_ name: String = "") async {
    asked.append(name)
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
  func untilAsked(_ count: Int = 1) async { while asked.count < count { await Task.yield() } }
}

private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []
  var lines: [String] { lock.withLock { stored } }
  func add(_ line: String) { lock.withLock { stored.append(line) } }
}

@Suite("Corners of checks")
struct CheckCornerTests {
  private func form(
    _ mode: FormMode, limit: Duration = .seconds(60),
    arrange: @escaping (FormBuilder<Contact>) -> Void = { _ in },
    _ check: @escaping @Sendable (String) async throws -> FormIssue?
  ) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(mode)
      form[\.name].asyncRule(delay: .zero, limit: limit, check)
      form.button("Ada") { $0.edit { $0.name = "Ada" } }
      form.button("Eve") { $0.edit { ($0.name, $0.email) = ("Eve", "eve@example.org") } }
      arrange(form)
    }
    var environment = FormEnvironment.standard
    environment.report = { _ in }
    return FormSession(Contact(), definition: definition, environment: environment)
  }

  @Test("A save saves nothing that a check has found wrong", arguments: [FormMode.save, .edit])
  func savedInvalid(mode: FormMode) async {
    let form = form(mode) { _ in "Taken." }
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.edit)
    form.send(.type("name", "Bob"))
    let outcome = await form.save()
    #expect(saved == [])
    guard case .invalid = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(form.facts.isDirty && form.facts.isEditing)
  }

  @Test("A check that throws a CancellationError by itself has failed, and a submit ends", .unlessItHangs)
  func cancellation() async {
    let log = Log()
    let form = form(.submit) { _ in
      log.add("check")
      if log.lines.count > 50 { return nil }
      throw CancellationError()
    }
    form.send(.type("name", "Bob"))
    _ = await form.submit()
    #expect(log.lines.count < 5)
    #expect(!form.facts.isSubmitting)
  }

  @Test("A check that can't be cancelled takes no longer than its limit, either", .unlessItHangs)
  func limit() async {
    let gate = Gate()
    let form = form(.submit, limit: .milliseconds(20)) { _ in
      await gate.pass()
      return nil
    }
    form.send(.type("name", "Bob"))
    // Ends the test if it would hang.
    let opened = Log()
    let opener = Task {
      try await Task.sleep(for: .seconds(40))
      opened.add("late")
      await gate.open()
    }
    await form.runJobs()
    #expect(opened.lines == [])
    #expect(form[\.name].issues.map(\.kind) == [.notChecked])
    await gate.open()
    opener.cancel()
  }

  @Test("A form that is replaced before its checks are awaited is no longer being submitted")
  func replaced() async {
    let form = form(.submit) { _ in nil }
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Bob"))
    form.send(.submit)
    form.replace(Contact())
    _ = await form.finishSubmitting()
    #expect(!form.facts.isSubmitting)
    #expect(submitted == [])
    #expect(form.send(.type("name", "Eve")).isAccepted)
  }

  @Test("Nor is an earlier submission submitted again")
  func replacedAgain() async {
    let form = form(.submit) { _ in nil }
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Bob"))
    _ = await form.submit()
    form.send(.type("name", "Eve"))
    form.send(.submit)
    form.replace(Contact())
    _ = await form.finishSubmitting()
    #expect(submitted == ["Bob"])
  }

  @Test("A model that replaces one while its checks run is not submitted in its place")
  @MainActor func replacedMeanwhile() async {
    let gate = Gate()
    let form = form(.submit) {
      await gate.pass($0)
      return nil
    }
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in _ = await form.submit() }
    await gate.untilAsked()
    var other = Contact()
    other.name = "Nobody has asked for this"
    form.replace(other)
    await gate.open()
    await task.value
    #expect(submitted == [])
    #expect(!form.facts.isSubmitting)
  }

  @Test("A form that is left while a save waits for its checks ends")
  @MainActor func left() async {
    let gate = Gate()
    let log = Log()
    let form = form(.save) {
      await gate.pass($0)
      log.add($0)
      // Ends the loop for the test.
      if log.lines.count > 50 { throw SaveFailure() }
      return nil
    }
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in _ = await form.save() }
    await gate.untilAsked()
    form.send(.cancel)
    await gate.open()
    let watch = Task {
      try? await Task.sleep(for: .seconds(3))
      task.cancel()
    }
    await task.value
    watch.cancel()
    #expect(log.lines.count < 5)
  }

  @Test("A value that the program sets is checked, not taken for the one before")
  func programSet() async {
    let form = form(.submit) { $0 == "Bob" ? nil : "Taken." }
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Bob"))
    await form.runJobs()
    form.send(.perform("action.ada"))
    #expect(form.model.name == "Ada")
    _ = await form.submit()
    #expect(submitted == [], "Ada is taken.")
  }

  @Test("What was found about a value goes away with it")
  func foundStays() async {
    let form = form(.submit) { $0 == "Bob" ? "Taken." : nil }
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(!form.facts.isValid)
    form.report(["email": "Unknown."])
    form.send(.perform("action.eve"))
    #expect(form.model.name == "Eve")
    #expect(form[\.name].issues == [])
    #expect(form[\.email].issues == [])
  }

  @Test("A late outcome doesn't say anything about another value")
  func lateOutcome() async {
    let form = form(.submit) { $0 == "Bob" ? "Taken." : nil }
    form.send(.type("name", "Bob"))
    form.send(.perform("action.eve"))
    #expect(form.model.name == "Eve")
    await form.runJobs()
    #expect(form[\.name].issues == [])
  }

  @Test("Replacing the model forgets what was reported about the one before")
  func replaceForgets() {
    let form = FormSession(Contact())
    form.report(["name": "Taken.", "phones": "Too few."])
    var other = Contact()
    other.name = "Zed"
    form.replace(other)
    #expect(form.issues == [] && form.facts.isValid)
  }

  @Test("A check runs once another rule accepts the value")
  func afterRule() {
    let form = form(
      .submit,
      arrange: { form in
        form[\.name].rule { value, reader in value == reader.email ? "Not the email." : nil }
      }
    ) { _ in nil }
    form.send(.type("name", "ada@example.org"))
    #expect(!form.facts.isValid)
    #expect(form.row("name")?.states.contains(.pending) == false, "Another rule refuses it.")
    form.send(.type("name", "Bob"))
    #expect(form.facts.isValid)
    #expect(form.row("name")?.states.contains(.pending) == true, "All other rules accept it.")
  }

  @Test("And doesn't run while another rule refuses it")
  func whileRule() {
    let form = form(
      .submit,
      arrange: { form in
        form[\.name].rule { value, reader in value == reader.email ? "Not the email." : nil }
      }
    ) { _ in nil }
    form.send(.type("name", "ada@example.org"))
    #expect(form.row("name")?.states.contains(.pending) == false && !form.hasJobs)
  }

  @Test("An outside issue doesn't prevent the next submit, even where the button waits for a valid form")
  func submitAgain() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.button("Go", .submit).enabled { $0[.isValid] }
    }
    let form = FormSession(Contact(), definition: definition)
    var rejects = true
    form.onSubmit { _ in if rejects { throw FormIssues(["name": "Busy, try again."]) } }
    _ = await form.submit()
    rejects = false
    #expect(await form.submit().model != nil)
  }

  @Test("After the server has refused a save, Save can be pressed again")
  func saveAgain() async {
    let form = Contact.session(.save)
    form.onSave { _ in throw FormIssues(["name": "Busy, try again."]) }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.toolbar?.primary?.isEnabled == true)
  }

  @Test("After a check has failed, Save can be pressed again")
  func checkAgain() async {
    let form = form(.save) { _ in throw SaveFailure() }
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(form[\.name].issues.map(\.kind) == [.notChecked])
    #expect(form.toolbar?.primary?.isEnabled == true)
  }

  @Test("In a form that saves by itself, a check takes nobody's focus")
  func freeFocus() async {
    let form = form(.free) { _ in "Taken." }
    form.onSave { _ in }
    form.send(.type("name", "Bob"))
    form.send(.focus("email"))
    _ = await form.finishSubmitting()
    #expect(form.focusedRow == "email")
    #expect(form.facts.failedSubmits == 0)
  }

  @Test("In a form that saves by itself, a check waits until the value has stayed")
  func freeDelay() async {
    let log = Log()
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.free)
      form[\.name].asyncRule(delay: .milliseconds(300)) {
        log.add($0); return nil
      }
    }
    var environment = FormEnvironment.standard
    environment.sleep = { if $0 < .seconds(1) { log.add("waited") } else { try await Task.sleep(for: $0) } }
    let form = FormSession(Contact(), definition: definition, environment: environment)
    form.onSave { _ in }
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      _ = await form.finishSubmitting()
    }
    #expect(!log.lines.contains("B"), "\(log.lines)")
  }

  struct Owner: FormModel {
    var items = [Item(name: "x"), Item(name: "y")]
    static func describe(_ fields: FieldList<Owner>) { fields.add(\.items, "items").inline() }
  }
  struct Item: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Item>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Item>) {
      form[\.name].asyncRule(delay: .zero) { $0 == "ok" ? nil : "Taken." }
      form.button("Delete") { press in
        press.form.send(.remove("items[1]"))
        print("Deleted", press.model)
      }
    }
    static var formTemplate: Item? { Item() }
  }

  @Test("What was found in an element that is gone is in no draft")
  func removedElement() async throws {
    let form = FormSession(Owner())
    form.send(.type("items[1].name", "z"))
    await form.runJobs()
    #expect(!form.facts.isValid)
    form.report(["items[1].name": "Wrong."])
    form.send(.remove("items[1]"))
    #expect(form.facts.isValid)
    #expect(form.snapshot.reported == [])
    form.undo()
    #expect(!form.facts.isValid)
  }

  @Test("A check that ends while its element is gone changes nothing, and the element is right when it is back")
  func removedWhileChecking() async throws {
    let form = FormSession(Owner())
    form.send(.type("items[1].name", "z"))
    form.send(.remove("items[1]"))
    await form.runJobs()
    #expect(form.facts.isValid)
    #expect(form.snapshot.reported == [])
    form.undo()
    #expect(form.row("items[1].name")?.states.contains(.pending) == false)
    _ = await form.submit()
    #expect(!form.facts.isSubmitted)
  }

  @Test("A handler may look at the element that it has removed")
  func pressAfterRemoval() async {
    await #expect(processExitsWith: .success) {
      let form = FormSession(Owner())
      form.send(.perform("items[1].action.delete"))
      exit(form.model.items.count == 1 ? 0 : 3)
    }
  }
}
