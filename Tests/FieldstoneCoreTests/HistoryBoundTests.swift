import FieldstoneCore
import Testing

@Suite("How much can be undone")
struct HistoryBoundTests {
  private func form(_ bytes: Int) -> FormSession<Contact> {
    var environment = FormEnvironment.standard
    environment.historyBytes = bytes
    let form = FormSession(Contact(), environment: environment)
    form.send(.insert("phones", id: "new", before: nil))
    return form
  }

  @Test("The oldest steps are forgotten once all of them take too much; what is left is whole and in order")
  func oldest() {
    let form = form(20_000)
    for number in 1...100 {
      form.send(.type("name", "\(number) " + String(repeating: "x", count: 1_000)))
      form.send(.focus("email"))
    }
    var names: [String] = []
    while form.facts.canUndo {
      form.undo()
      names.append(String(form.model.name.prefix { $0 != " " }))
    }
    #expect((10...20).contains(names.count) && names.first == "99")
    #expect(names == (0..<names.count).map { "\(99 - $0)" } && form.model.phones.count == 2)
    while form.facts.canRedo { form.redo() }
    #expect(form.model.name.hasPrefix("100 "))
  }

  @Test("The last step can be undone however much it takes, and a step of several changes goes as a whole")
  func last() {
    let form = form(100)
    form.edit {
      $0.name = String(repeating: "a", count: 5_000)
      $0.email = String(repeating: "b", count: 5_000)
    }
    #expect(form.facts.canUndo)
    form.undo()
    #expect(form.model.name == "Ada" && form.model.email == "ada@example.org" && !form.facts.canUndo)
    for number in 1...10 {
      form.send(.type("name", String(repeating: "c", count: 1_000 + number)))
      form.send(.focus("email"))
    }
    form.undo()
    #expect(!form.facts.canUndo, "Each step alone is more than may be kept.")
  }
}
