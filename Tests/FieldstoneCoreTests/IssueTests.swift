import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Issues and when they show")
struct IssueTests {
  @Test("Nothing shows while somebody types in a field for the first time")
  func calmWhileTyping() {
    let person = FormTester(Guest())
    person.type("a", in: \.email)
    #expect(person.messages(\.email).isEmpty)
    #expect(person.form[\.email].issues.map(\.kind) == [.notEmail])
    #expect(person.refusals.isEmpty)
  }

  @Test("Once a field is left its issues show, and update with every keystroke")
  func liveAfterLeaving() {
    let person = FormTester(Guest())
    person.enter("ada", in: \.email)
    #expect(person.messages(\.email) == ["Enter an email address, for example name@example.org."])
    person.type("ada@example.org", in: \.email)
    #expect(person.messages(\.email).isEmpty)
    person.type("ada@", in: \.email)
    #expect(person.messages(\.email) == ["Enter an email address, for example name@example.org."])
  }

  @Test("A refused submit shows all issues, focuses the first error, and issues keep updating")
  func liveAfterSubmit() {
    let person = FormTester(Guest())
    person.submit()
    #expect(person.messages(\.email) == ["This field is required."])
    #expect(person.messages(\.agrees) == ["Agree to go on."])
    #expect(person.form.focusedRow == "email")
    #expect(person.form.facts.failedSubmits == 1)
    person.type("ada@example.org", in: \.email)
    #expect(person.messages(\.email).isEmpty)
  }

  @Test("shownIssues has the same issues as the rows, without creating rows")
  func listOfShown() {
    let person = FormTester(Guest())
    #expect(person.form.shownIssues.isEmpty && !person.form.issues.isEmpty)
    person.enter("ada", in: \.email)
    #expect(person.form.shownIssues.map(\.row) == ["email"])
    person.submit()
    #expect(person.form.shownIssues == person.form.issues)
    let texts = person.form.shownIssues.map { $0.text(in: person.form.environment) }
    #expect(texts == person.form.rows.filter { $0.kind == .field }.flatMap { $0.issues.map(\.text) })
  }

  @Test("shownIssue(from:isBack:) goes through the issues in order, both ways, wrapping around")
  func steps() {
    let person = FormTester(Guest())
    #expect(person.form.shownIssue(from: nil) == nil)
    person.submit()
    let all = person.form.shownIssues.map(\.row)
    for isBack in [false, true] {
      var row: FormRowID?
      var found: [FormRowID?] = []
      for _ in all {
        guard let next = person.form.shownIssue(from: row, isBack: isBack) else { break }
        #expect(next.count == all.count && all[next.number - 1] == next.issue.row)
        row = next.issue.row
        found.append(row)
      }
      #expect(found == (isBack ? all.reversed() : all) && found.count > 1)
      #expect(person.form.shownIssue(from: row, isBack: isBack)?.issue.row == found.first)
    }
  }

  @Test("A policy can show issues at once, or only after a submit")
  func policies() {
    let eager = FormTester(Guest(), policy: .immediately)
    #expect(eager.messages(\.email) == ["This field is required."])
    let patient = FormTester(Guest(), policy: .onSubmit)
    patient.enter("x", in: \.email)
    #expect(patient.messages(\.email).isEmpty)
    patient.submit()
    #expect(patient.messages(\.email) == ["Enter an email address, for example name@example.org."])
  }

  @Test("issues contains those of all fields in display order, except hidden and disabled ones")
  func collected() {
    let person = FormTester(Guest())
    person.type("much too long a name", in: \.name)
    person.set(\.needsInvoice, true)
    #expect(
      person.form.issues.map { "\($0.row?.path ?? "") \($0.kind.code)" }
        == [
          "email required", "name tooLong", "invoice.company required", "extraBill.company required",
          "agrees mustBeTrue",
        ].filter { !$0.hasPrefix("extraBill") })
    person.set(\.needsInvoice, false)
    #expect(person.form.issues.compactMap(\.row?.path).contains("invoice.company") == false)
  }

  @Test("Validating a field, section, subform or the whole form shows its issues")
  func validating() {
    let person = FormTester(Guest())
    #expect(person.form.validate("name").map(\.kind) == [.required])
    #expect(person.messages(\.name) == ["This field is required."] && person.messages(\.email).isEmpty)
    #expect(person.form.validate("section.account").compactMap(\.row) == ["email", "name"])
    #expect(person.messages(\.email).count == 1 && person.messages(\.agrees).isEmpty)
    #expect(person.form.validate("invoice") == [], "The subform is hidden.")
    person.set(\.needsInvoice, true)
    #expect(person.form.validate("invoice").compactMap(\.row) == ["invoice.company"])
    #expect(person.row(\.invoice)?.issueCount == 1)
    #expect(person.form.validate("nope") == [])
    #expect(person.form.validate().count == 4 && person.messages(\.agrees).count == 1)
  }

  @Test("A cross-field rule runs when either field changes, and only then")
  func crossField() {
    let person = FormTester(Guest())
    person.enter("secret", in: \.password)
    person.enter("secret", in: \.name)
    #expect(person.messages(\.password) == ["Not your name."])
    let before = person.form.operations.closures
    person.enter("ada@example.org", in: \.email)
    #expect(person.form.operations.closures == before)
    person.enter("Ada", in: \.name)
    #expect(person.messages(\.password).isEmpty)
  }

  @Test("A field that must match another reports a mismatch, whichever of the two changes")
  func matching() {
    let person = FormTester(Guest())
    person.enter("secret", in: \.password)
    person.enter("", in: \.again)
    #expect(person.messages(\.again).isEmpty, "An empty answer is not compared.")
    person.enter("secret", in: \.again)
    #expect(person.messages(\.again).isEmpty)
    person.enter("changed", in: \.password)
    #expect(person.messages(\.again) == ["This doesn't match “Password”."])
  }

  @Test("Warnings show and are counted, but don't block a submit")
  func warnings() async throws {
    let definition = FormDefinition<Guest> { fields in
      fields.add(\.name, "name").rule { $0 == "Ada" ? .warning("That name is taken often.") : nil }
    }
    let person = FormTester(Guest(), definition: definition)
    person.enter("Ada", in: \.name)
    #expect(person.messages(\.name) == ["That name is taken often."])
    #expect(person.form.facts.warnedFields == 1)
    #expect(person.form.facts.isValid)
    #expect(await person.form.submit().model?.name == "Ada")
  }

  @Test("While a field has an error, its warnings wait; its notes don't")
  func waitingWarnings() {
    let definition = FormDefinition<Guest> { fields in
      fields.add(\.name, "name").rule { _ in .warning("That name is taken often.") }.minimumLength(2)
        .rule { _ in .info("It will be on your badge.") }
    }
    let person = FormTester(Guest(), definition: definition)
    person.enter("A", in: \.name)
    let (error, warning, note) = (
      "Enter at least 2 characters.", "That name is taken often.", "It will be on your badge."
    )
    #expect(person.messages(\.name) == [error, note])
    #expect(person.form.shownIssues.map { $0.text(in: .standard) } == [error, note])
    #expect(person.form.shownIssue(from: nil)?.issue.text(in: .standard) == error)
    #expect(person.form.shownIssue(from: nil)?.count == 2)
    #expect(person.form.issues.count == 3, "It is an issue that doesn't show yet.")
    person.enter("Ada", in: \.name)
    #expect(person.messages(\.name) == [warning, note])
    #expect(person.form.shownIssue(from: nil)?.issue.text(in: .standard) == warning)
  }

  @Test("The issue of a form rule has a row of its own after a refused submit")
  func formRule() {
    let definition = FormDefinition<Guest>(
      describe: { $0.add(\.name, "name") }, arrange: { $0.rule { $0.name == "Ada" ? nil : "Only Ada may come." } })
    let person = FormTester(Guest(), definition: definition)
    #expect(person.dump == "[name] Name:")
    person.submit()
    #expect(person.dump == "[name] Name:\n! Only Ada may come.")
    person.type("Ada", in: \.name)
    #expect(person.dump == "[name] Name: Ada")
    #expect(person.form.facts.isValid)
  }

  @Test("The message for a refused submit counts form rules too, so it doesn't speak of answers")
  func refusalCount() {
    let definition = FormDefinition<Guest>(
      describe: { $0.add(\.name, "name").required() }, arrange: { $0.rule { $0.name == "Ada" ? nil : "Only Ada." } })
    let person = FormTester(Guest(), definition: definition)
    person.submit()
    #expect(person.form.notSubmitted.text(in: .standard) == "Not submitted: 2 items need attention.")
    person.type("Bob", in: \.name)
    person.submit()
    #expect(person.form.notSubmitted.text(in: .standard) == "Not submitted: 1 item needs attention.")
  }
}
