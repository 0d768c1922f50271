import FieldstoneTesting
import Testing

@Suite("Observer cycles and generated row names")
struct BusyObserverTests {
  struct Pair: FormModel {
    var left = 0
    var right = 0
    var issue = ""

    static func describe(_ fields: FieldList<Pair>) {
      fields.add(\.left, "left")
      fields.add(\.right, "right")
      fields.add(\.issue, "issue")
    }
    static func arrange(_ form: FormBuilder<Pair>) {
      form.rule { $0.left > 1_000 ? "Too much." : nil }
    }
  }

  @Test("Two observers that set each other's field are stopped and reported")
  func endless() {
    let form = FormSession(Pair())
    let one = form.observe(\.left) { form[\.right].value = $0 + 1 }
    let other = form.observe(\.right) { form[\.left].value = $0 + 1 }
    form.send(.type("left", "1"))
    #expect(form.model.left < 300)
    #expect(form.problems.count == 1)
    let text = form.problems.first?.description
    #expect(text?.hasPrefix("The observers of '") == true && text?.contains("keep changing what they observe") == true)
    #expect(form.send(.submit) == .refused(.hasProblems))
    withExtendedLifetime((one, other)) {}
  }

  @Test("A value that changes several times in one edit is reported once, as it is in the end")
  func once() {
    let form = FormSession(Pair())
    var seen: [Int] = []
    let observation = form.observe(\.left) { seen.append($0) }
    form.edit { for left in 1...3 { $0.left = left } }
    #expect(seen == [3])
    withExtendedLifetime(observation) {}
  }

  @Test("Observers that settle are not reported")
  func settling() {
    let form = FormSession(Pair())
    let one = form.observe(\.left) { form[\.right].value = min($0, 20) }
    let other = form.observe(\.right) { form[\.left].value = min($0 + 1, 20) }
    form.send(.type("left", "1"))
    #expect(form.model.left == 20 && form.model.right == 20 && form.problems.isEmpty)
    withExtendedLifetime((one, other)) {}
  }

  @Test("After its observers settle late, a form can be submitted")
  func atRest() {
    let form = FormSession(Pair())
    let one = form.observe(\.left) { form[\.right].value = min($0 + 1, 250) }
    let other = form.observe(\.right) { form[\.left].value = min($0 + 1, 250) }
    form.send(.type("left", "1"))
    #expect(form.problems.count == 1 && form.send(.submit) == .refused(.hasProblems))
    form.send(.blur("left"))
    form.send(.blur("left"))
    #expect(form.model.left == 250 && form.model.right == 250 && form.problems.isEmpty)
    #expect(form.send(.submit) == .accepted)
    withExtendedLifetime((one, other)) {}
  }

  @Test("A property with the same name as a generated row keeps it; the row gets another one")
  func names() {
    let form = FormSession(Pair())
    #expect(form.problems.isEmpty && form.allRowIDs.map(\.path) == ["left", "right", "issue", "issue.2"])
    form.send(.type("left", "2000"))
    #expect(form.issues.compactMap(\.row?.path) == ["issue.2"])
    form.send(.type("issue", "x"))
    #expect(form.model.issue == "x")
  }
}
