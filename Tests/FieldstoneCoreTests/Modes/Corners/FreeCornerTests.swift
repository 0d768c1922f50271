import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Forms that save by themselves, in corners")
struct FreeCornerTests {
  private func form(_ check: @escaping @Sendable (String) async throws -> FormIssue?) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.free)
      form[\.name].asyncRule(delay: .zero, check)
    }
    return FormSession(Contact(), definition: definition)
  }

  @Test("A surface that finishes while there is work doesn't spin while a check is pending")
  func spins() async {
    let form = form { _ in nil }
    form.onSave { _ in }
    form.send(.type("name", "Bob"))
    var rounds = 0
    // As FormView.followSubmit and FormView.saved do in a window.
    while form.hasWork, rounds < 1_000 {
      rounds += 1
      _ = await form.finishSubmitting()
    }
    #expect(rounds < 10)
  }

  @Test("Nor in a form in which a problem was found")
  func spinsWithProblem() async {
    let form = FormSession(Contact())
    form.mode = .free
    form.onSave { _ in }
    form.send(.type("name", "Bob"))
    form.foundProblems.append(FormProblem(kind: .cycle(["name"]), key: "name"))
    var rounds = 0
    while form.hasWork, rounds < 1_000 {
      rounds += 1
      _ = await form.finishSubmitting()
    }
    #expect(rounds < 10)
  }

  @Test("Somebody who types during each of many saves isn't told that the handlers never end", .unlessItHangs)
  @MainActor func typingOn() async {
    let form = Contact.session(.free)
    var saved: [String] = []
    form.onSave { contact in
      saved.append(contact.name)
      try? await Task.sleep(for: .milliseconds(20))
    }
    // A surface: one task finishes, and inputs come meanwhile, once for each save.
    form.send(.type("name", "n0"))
    let work = Task { @MainActor in
      switch await form.finishSubmitting() {
      case .failed(let error): "\(error)"
      default: "ok"
      }
    }
    var typed = 0
    while typed < 15 {
      if saved.count > typed {
        typed += 1
        form.send(.type("name", "n\(typed)"))
      }
      if !form.facts.isSubmitting, typed > 0 { break }
      await Task.yield()
    }
    let outcome = await work.value
    #expect(outcome == "ok" && saved.last == "n15", "\(outcome) \(saved)")
  }

  @Test("A field that updates when it is left saves nothing while somebody types in it")
  func heldInFree() async {
    let definition = FormDefinition<Contact> { fields in
      fields.add(\.name, "name").updates(.whenLeft)
      fields.add(\.note, "note")
    } arrange: {
      $0.mode(.free)
    }
    let form = FormSession(Contact(), definition: definition)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.focus("name"))
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      _ = await form.finishSubmitting()
    }
    #expect(saved == [])
    form.send(.blur("name"))
    _ = await form.finishSubmitting()
    #expect(saved == ["Bob"])
  }

  @Test("What the server finds wrong with what was saved by itself takes nobody's focus")
  func freeFocus() async {
    let form = Contact.session(.free)
    form.onSave { _ in throw FormIssues(["name": "Taken."]) }
    form.send(.type("name", "Bob"))
    form.send(.focus("email"))
    _ = await form.finishSubmitting()
    #expect(form.focusedRow == "email")
  }

  @Test("A check that has failed in a form that saves by itself can be tried again")
  func failedCheck() async {
    final class Down: @unchecked Sendable { var isDown = true }
    struct Failure: Error {}
    let down = Down()
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.free)
      form[\.name].asyncRule(delay: .zero) { _ in
        if down.isDown { throw Failure() }
        return nil
      }
    }
    var environment = FormEnvironment.standard
    environment.report = { _ in }
    let form = FormSession(Contact(), definition: definition, environment: environment)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.type("name", "Bob"))
    await form.runJobs()
    _ = await form.finishSubmitting()
    down.isDown = false
    #expect(saved == [] && form.toolbar?.primary?.input == .save, "\(String(describing: form.toolbar))")
    form.send(.type("note", "n"))
    await form.runJobs()
    _ = await form.finishSubmitting()
    #expect(saved.last == "Bob")
  }
}
