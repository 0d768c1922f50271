import FieldstoneCore
import Testing

@Suite("Checks of answers that other rules refuse at first")
struct RefusedCheckTests {
  /// A form that checks names, and that allows no "a" in a name while the note is "strict".
  private func session(_ asked: Locked<[String]>) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.rule(on: \.name) { $0.note == "strict" && $0.name.contains("a") ? "Not with an a." : nil }
      form[\.name].asyncRule(delay: .zero) { name in
        asked.withLock { $0.append(name) }
        return name == "Max" ? "This name is taken." : nil
      }
    }
    return FormSession(Contact(), definition: definition)
  }

  @Test("An answer is checked once another answer makes it right")
  func later() async {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("note", "strict"))
    form.send(.type("name", "Max"))
    #expect(!form.hasJobs && form.row("name")?.states.contains(.pending) == false)
    form.send(.type("note", "lenient"))
    #expect(form.hasJobs && form.row("name")?.states.contains(.pending) == true)
    await form.runJobs()
    #expect(asked.withLock { $0 } == ["Max"])
    #expect(form.issues.map(\.row) == ["name"])
  }

  @Test("An answer that nobody has given isn't checked when it becomes right")
  func untouched() {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("note", "strict"))
    #expect(!form.facts.isValid)
    form.send(.type("note", "lenient"))
    #expect(form.facts.isValid && !form.hasJobs)
  }

  @Test("What was found about an answer stays while another rule refuses it for a time")
  func known() async {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("name", "Max"))
    await form.runJobs()
    form.send(.type("note", "strict"))
    form.send(.type("note", "lenient"))
    #expect(!form.hasJobs && asked.withLock { $0 } == ["Max"])
    #expect(form.issues.map(\.row) == ["name"])
  }

  @Test("Only the last of several answers is checked once it is right")
  func last() async {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("note", "strict"))
    form.send(.type("name", "Max"))
    form.send(.type("name", ""))
    form.send(.type("name", "Ada"))
    form.send(.type("note", "lenient"))
    await form.runJobs()
    #expect(asked.withLock { $0 } == ["Ada"])
  }

  @Test("An answer of a draft that is refused is checked once another answer makes it right")
  func restored() async throws {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("note", "strict"))
    form.send(.type("name", "Max"))
    let other = session(asked)
    try other.restore(form.snapshot)
    #expect(!other.hasJobs)
    other.send(.type("note", "lenient"))
    await other.runJobs()
    #expect(asked.withLock { $0 } == ["Max"] && other.issues.map(\.row) == ["name"])
  }
}
