import FieldstoneCore
import Testing

@Suite("Checks of answers that other rules refuse at first")
struct RefusedCheckTests {
  /// A form whose names are checked, and which wants none of "a" in a name while the note says so.
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
  }

  @Test("An answer that is emptied while it is refused isn't checked")
  func emptied() {
    let asked = Locked<[String]>([])
    let form = session(asked)
    form.send(.type("note", "strict"))
    form.send(.type("name", "Max"))
    form.send(.type("name", ""))
    form.send(.type("note", "lenient"))
    #expect(!form.hasJobs)
  }
}
