import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Forms that are edited and saved, from pipes")
struct EditingPipeTests {
  private func pipe(_ form: FormSession<Patient>, _ lines: [String], byName: Bool = true) async throws -> Patient? {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(form, console: script.console)
    if byName { terminal.input = .byName }
    let model = try await terminal.run()
    #expect(script.transcript.isEmpty)
    return model
  }

  @Test(
    "Answers begin editing, are saved at the end, and the saved model is the result",
    arguments: [
      FormMode.edit, .save, .free,
    ])
  func saves(_ mode: FormMode) async throws {
    let form = Patient.session(mode)
    let saved = Patient(name: "Grace", city: "Oslo", isPresent: true)
    #expect(try await pipe(form, ["city=Oslo", "name=Grace"]) == saved)
    #expect(!form.facts.isDirty && !form.facts.isSubmitting)
    #expect(try await pipe(Patient.session(mode), ["Grace", "Oslo", ""], byName: false) == saved)
    #expect(try await pipe(Patient.session(mode), []) == Patient())
  }

  @Test("An answer with an error saves nothing at all", arguments: [FormMode.edit, .save, .free])
  func wrong(_ mode: FormMode) async throws {
    let form = Patient.session(mode)
    await #expect(throws: TerminalFormError.refused(["line 2: name: Enter at least 2 characters."])) {
      try await pipe(form, ["city=Oslo", "name=G"])
    }
    #expect(form.facts.isDirty && !form.facts.isSaved)
  }

  @Test("Answers to a form that can only be read are refused, with the name of the field")
  func frozen() async throws {
    await #expect(
      throws: TerminalFormError.refused(["line 1: name: This can't be changed. The form can only be read."])
    ) {
      try await pipe(Patient.session(.frozen), ["name=Grace"])
    }
    await #expect(
      throws: TerminalFormError.invalid(
        line: 2, field: "Name", message: "This can't be changed. The form can only be read.")
    ) {
      try await pipe(Patient.session(.frozen), ["", "Grace"], byName: false)
    }
  }

  @Test("An answer that couldn't be checked is reported once, and isn't the one that is missing at the end")
  func failedCheck() async throws {
    struct Down: Error {}
    func form() -> FormSession<Patient> {
      let definition = FormDefinition<Patient>(describe: Patient.describe) { form in
        form.mode(.submit)
        form[\.name].asyncRule(delay: .zero) { _ in throw Down() }
        form[\.city].required()
      }
      var environment = FormEnvironment.standard
      environment.report = { _ in }
      return FormSession(Patient(), definition: definition, environment: environment)
    }
    await #expect(
      throws: TerminalFormError.refused(["line 1: Name: This couldn't be checked. Please try again."])
    ) {
      try await pipe(form(), ["Grace", "Oslo", ""], byName: false)
    }
    await #expect(throws: TerminalFormError.ended(field: "City")) {
      try await pipe(form(), ["Grace"], byName: false)
    }
  }

  @Test("A save that fails is the error; what it finds wrong names the field and the line")
  func fails() async throws {
    await #expect(throws: Patient.Failure.self) { try await pipe(Patient.session(.edit), ["city=fail"]) }
    await #expect(throws: TerminalFormError.refused(["line 1: city: There is no such city."])) {
      try await pipe(Patient.session(.save), ["city=Nowhere"])
    }
  }
}
