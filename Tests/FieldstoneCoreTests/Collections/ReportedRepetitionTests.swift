import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("A rule that reports a repeated element")
struct ReportedRepetitionTests {
  private struct Guest: FormModel, Equatable {
    var name = ""
    var seat = 0
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.seat, "seat")
    }
    static var formTemplate: Guest? { Guest() }
  }
  private struct Dinner: FormModel {
    var guests = [Guest(name: "Ada"), Guest(name: "Bob")]
    static func describe(_ fields: FieldList<Dinner>) { fields.add(\.guests, "guests").inline() }
    static func arrange(_ form: FormBuilder<Dinner>) {
      form.rule(on: \.guests) { reader in
        reader.guests.filter { $0.name == "Ada" }.count > 1 ? FormIssue(.repeatedEntry(2)) : nil
      }
    }
  }

  @Test("It shows once something in an element was answered and left, as any other")
  func shown() {
    let form = FormSession(Dinner(), environment: .test)
    form.send(.focus("guests[2].name"))
    form.send(.type("guests[2].name", "Ada"))
    #expect(form.row("guests")?.issues.isEmpty == true && form.issues.count == 1)
    form.send(.focus("guests[1].name"))
    #expect(form.row("guests")?.issues.count == 1)
  }

  @Test("A row about which the program has said something counts as left once it is answered, whatever the answer")
  func reported() {
    var dinner = Dinner()
    dinner.guests[1].name = "Ada"
    let form = FormSession(dinner, environment: .test)
    form.report(FormIssues(["guests[2].seat": .warning("It is near the door.")]))
    #expect(form.row("guests")?.issues.isEmpty == true)
    form.send(.type("guests[2].seat", "x"))
    #expect(form.row("guests")?.issues.count == 1)
  }
}
