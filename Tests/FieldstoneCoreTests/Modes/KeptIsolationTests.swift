import FieldstoneCore
import Testing

@Suite("Whatever a form waits for, it goes on where it lives")
struct KeptIsolationTests {
  struct Down: Error {}

  /// A form with a check, observed by somebody who looks where it is.
  private static func form(_ mode: FormMode, _ assert: @escaping () -> Void) -> (FormSession<Contact>, FormObservation)
  {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(mode)
      form[\.name].asyncRule(delay: .zero) { $0 == "Eve" ? "Taken." : nil }
      form[\.email].asyncRule(delay: .zero) { _ in nil }
    }
    let form = FormSession(Contact(), definition: definition)
    let observation = form.observe { _ in assert() }
    return (form, observation)
  }

  /// Types, and submits or saves, while checks are pending: once with a wrong answer, once with right ones.
  nonisolated(nonsending) private static func work(_ form: FormSession<Contact>) async -> [Bool] {
    var outcomes: [Bool] = []
    for name in ["Eve", "Bob"] {
      form.send(.type("name", name))
      form.send(.type("email", "\(name)@example.org"))
      outcomes.append(await form.submit().model != nil)
    }
    return outcomes
  }

  @Test("On the main actor", arguments: [FormMode.submit, .save])
  @MainActor func mainActor(mode: FormMode) async {
    let (form, observation) = Self.form(mode) { MainActor.assertIsolated() }
    var (handled, undone) = (0, 0)
    func handle() { MainActor.assertIsolated(); handled += 1 }
    form.onSubmit { _ in handle() }
    form.onSave(
      \.name,
      undo: { _ in
        MainActor.assertIsolated(); undone += 1
      }
    ) { _, _ in handle() }
    form.onSave { contact in
      handle()
      if contact.note == "x" { throw Down() }
    }
    #expect(await Self.work(form) == [false, true])
    form.send(.type("name", "Ada"))
    form.send(.type("note", "x"))
    _ = await form.submit()
    #expect(handled == (mode == .submit ? 2 : 4) && undone == (mode == .submit ? 0 : 1))
    withExtendedLifetime(observation) {}
  }

  private actor Office {
    func work(_ mode: FormMode) async -> [Bool] {
      let (form, observation) = KeptIsolationTests.form(mode) { self.assertIsolated() }
      form.onSave { _ in self.assertIsolated() }
      form.onSubmit { _ in self.assertIsolated() }
      let outcomes = await KeptIsolationTests.work(form)
      withExtendedLifetime(observation) {}
      return outcomes
    }
  }

  @Test("On an actor", arguments: [FormMode.submit, .save])
  func actor(mode: FormMode) async { #expect(await Office().work(mode) == [false, true]) }
}
