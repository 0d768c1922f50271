import FieldstoneCore
import Foundation
import Testing

@Suite("Corners of actions")
struct ActionCornerTests {
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  private func form(_ log: Log, arrange: @escaping (FormBuilder<Contact>) -> Void = { _ in }) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].action { log.lines.append("name \($0.model.name)") }
      form[\.email].action(at: .change) { log.lines.append("email \($0.model.email)") }
      arrange(form)
    }
    return FormSession(Contact(), definition: definition)
  }

  @Test("A text that is typed and submitted fires its action, whether or not it had the focus")
  func submitWithoutFocus() {
    let log = Log()
    let form = form(log)
    form.send(.type("name", "Bob"))
    form.send(.submit)
    #expect(log.lines == ["name Bob"])
  }

  @Test("Together, a typed and left text fires once")
  func together() {
    let log = Log()
    let form = form(log)
    form.sendTogether([.type("name", "Bob"), .type("email", "b@example.org"), .blur("name"), .blur("email")])
    #expect(log.lines.sorted() == ["email b@example.org", "name Bob"])
    form.sendTogether([.type("name", "Bob"), .blur("name")])
    #expect(log.lines.count == 2)
  }

  @Test("A held text fires when it is taken")
  func held() {
    let log = Log()
    let form = form(log) { $0[\.email].suggestions(["a@example.org"]) }
    form.sendTogether([.type("email", "b@example.org"), .blur("email")])
    #expect(log.lines == ["email b@example.org"])
  }

  @Test("What another model has instead fires nothing")
  func replaced() {
    let log = Log()
    let form = form(log)
    form.send(.focus("name"))
    form.send(.type("name", "Bob"))
    var other = Contact()
    other.name = "Zed"
    form.replace(other)
    form.send(.blur("name"))
    #expect(log.lines == [])
  }

  @Test("A subform's and a collection's action fires, or is a problem")
  func nested() {
    let log = Log()
    let form = form(log) { form in
      form[\.phones].action(at: .change) { _ in log.lines.append("phones") }
    }
    form.send(.insert("phones", id: "new", before: nil))
    #expect(log.lines == ["phones"] || !form.problems.isEmpty)
  }

  @Test("An action whose handler answers its own field ends", .unlessItHangs)
  func own() async {
    await #expect(processExitsWith: .success) {
      let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
        form[\.name].action(at: .change) { press in press.form.send(.type("name", press.model.name + "x")) }
      }
      let form = FormSession(Contact(), definition: definition)
      form.send(.type("name", "B"))
      exit(0)
    }
  }

  @Test("A form that is being submitted isn't changed by an action that comes late")
  func duringSubmit() async {
    let log = Log()
    let form = form(log) { form in
      form.on("clear") { press in press.edit { $0.name = "" } }
    }
    var models: [Contact] = []
    form.onSubmit { models.append($0) }
    form.send(.focus("name"))
    form.send(.type("name", "Bob"))
    _ = await form.submit()
    #expect(log.lines == ["name Bob"])
    #expect(models.map(\.name) == ["Bob"] && form.facts.isSubmitted)
  }

  @Test("An action that corrects what was typed is part of what is submitted")
  func corrected() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].action { press in press.edit { $0.name = $0.name.uppercased() } }
    }
    let form = FormSession(Contact(), definition: definition)
    var models: [Contact] = []
    form.onSubmit { models.append($0) }
    form.send(.focus("name"))
    form.send(.type("name", "Bob"))
    _ = await form.submit()
    #expect(models.map(\.name) == ["BOB"])
    #expect(form.facts.isSubmitted)
  }
}
