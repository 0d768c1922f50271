import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("What recording costs")
struct RecordingCostTests {
  struct Party { var isCompany = false }

  /// How many titles are looked at for keys, answers and moves of the focus, once something was recorded on the page.
  private func titles(_ count: Int) -> Int {
    let definition = FormDefinition<Party> { fields in
      fields.add(\.isCompany, "isCompany")
      for index in 0..<count {
        fields.add(standalone: "text\(index)", initial: "").title(FormString(verbatim: "Text \(index)"))
      }
    }
    let form = FormSession(Party(), definition: definition, environment: .test)
    let recording = form.record(as: "party")
    form.send(.type("text0", "a"))
    let before = recording.comparedTitles
    for text in ["b", "bc", "bcd"] { form.send(.type("text1", text)) }
    form.send(.focus("text2"))
    form.send(.set("isCompany", .flag(true)))
    form.send(.type(FormRowID("text\(count - 1)"), "end"))
    #expect(recording.script.contains("type Text 1 = bcd\nset Is Company = on\ntype Text \(count - 1) = end\n"))
    return recording.comparedTitles - before
  }

  @Test("A key looks at as many titles in a form of 5,000 fields as in one of 10")
  func keys() {
    let (few, many) = (titles(10), titles(5_000))
    #expect(few == many && few < 10, "\(few) and \(many)")
  }

  @Test("Rows are numbered among those that have the title now, on their page, and are shown")
  func numbers() {
    let definition = FormDefinition<Party> { fields in
      let isCompany = fields.add(\.isCompany, "isCompany").reference
      fields.add(standalone: "first", initial: "").title { $0[isCompany] == true ? "Name" : "Company" }
      fields.add(standalone: "second", initial: "").title("Name").visible { $0[isCompany] == true }
      fields.add(standalone: "third", initial: "").title("Name")
    }
    let form = FormSession(Party(), definition: definition, environment: .test)
    let recording = form.record(as: "party")
    form.send(.type("third", "a"))
    form.send(.set("isCompany", .flag(true)))
    for row in ["first", "second", "third"] { form.send(.type(FormRowID(row), "b")) }
    form.send(.set("isCompany", .flag(false)))
    form.send(.type("third", "c"))
    #expect(
      recording.script.split(separator: "\n").dropFirst(2) == [
        "type Name = a", "set Is Company = on", "type Name = b", "type Name #2 = b", "type Name #3 = b",
        "set Is Company = off", "type Name = c",
      ])
  }
}
