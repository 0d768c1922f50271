import Testing

@testable import FieldstoneCore

@Suite("What an issue is about")
struct IssueSubjectTests {
  private struct Crew: FormModel {
    var name = ""
    var members = [Member(name: "Ada"), Member(name: "Bob")]
    static func describe(_ fields: FieldList<Crew>) {
      fields.add(\.name, "name")
      fields.add(\.members, "members").inline()
    }
    static func arrange(_ form: FormBuilder<Crew>) { form.rule { $0.name == "x" ? "Wrong." : nil } }
  }
  private struct Member: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Member>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Member>) { form.rule { $0.name == "x" ? "Wrong." : nil } }
    static var formTemplate: Member? { Member() }
  }

  private let form = FormSession(Crew())

  private func subject(_ kind: FormIssue.Kind, _ row: FormRowID?) -> String? {
    form.subject(of: FormIssue(kind, row: row))?.id.path
  }

  @Test("A field, or a collection")
  func rows() {
    #expect(subject(.required, "name") == "name" && subject(.required, "members[2].name") == "members[2].name")
    #expect(subject(.required, "members") == "members")
  }

  @Test("The element that is there twice, whatever the message")
  func repeated() {
    #expect(subject(.repeatedEntry(2), "members") == "members[2]")
    #expect(subject(.repeatedEntry(1), "members") == "members[1]")
    #expect(subject(.withMessage(.repeatedEntry(2), "Twice."), "members") == "members[2]")
    #expect(subject(.repeatedEntry(3), "members") == "members" && subject(.repeatedEntry(0), "members") == "members")
    #expect(subject(.withMessage(.required, "Twice."), "members") == "members")
  }

  @Test("For a rule of a whole form, the element that is the form, and nothing outside of elements")
  func wholeForms() throws {
    form.send(.type("members[2].name", "x"))
    form.send(.type("name", "x"))
    let issues = form.issues.filter { $0.kind == .custom("Wrong.") }
    #expect(issues.count == 2)
    let subjects = issues.map { form.subject(of: $0)?.id.path }
    #expect(subjects.compactMap(\.self) == ["members[2]"])
    #expect(subject(.required, nil) == nil && subject(.required, "nowhere") == nil)
  }
}
