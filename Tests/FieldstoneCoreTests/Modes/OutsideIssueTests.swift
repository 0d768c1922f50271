import FieldstoneCore
import Foundation
import Testing

@Suite("Issues from outside")
struct OutsideIssueTests {
  private func rejecting(_ issues: FormIssues) -> FormSession<Contact> {
    let form = FormSession(Contact())
    form.onSubmit { _ in throw issues }
    return form
  }

  @Test("An issue that a handler throws is shown at its row, which gets the focus")
  func thrown() async {
    let form = rejecting(["address.city": "No such city.", "email": "Taken."])
    guard case .invalid(let issues) = await form.submit() else {
      Issue.record("The answers were found wrong.")
      return
    }
    #expect(issues.map(\.row) == ["email", "address.city"] && form.focusedRow == "email")
    #expect(form.facts.shownErrors == 2 && form.facts.failedSubmits == 1)
  }

  @Test("It goes away when its row is edited, and doesn't prevent the next submit")
  func cleared() async {
    let form = FormSession(Contact())
    var rejects = true
    form.onSubmit { _ in if rejects { throw FormIssues(["address.city": "No such city.", "name": "Taken."]) } }
    _ = await form.submit()
    #expect(form.row("name")?.issues.map(\.text) == ["Taken."] && form.facts.shownErrors == 2)
    #expect(form.focusedRow == "name")
    form.send(.type("name", "Bob"))
    #expect(form.row("name")?.issues == [] && form.row("address.city")?.issues.count == 1)
    rejects = false
    #expect(await form.submit().model?.name == "Bob")
    #expect(form.facts.shownErrors == 0)
  }

  @Test("An issue of a collection or a subform goes away when something in it is edited")
  func above() async {
    let form = rejecting(["phones": "Two numbers, please.", "address": "Unknown address."])
    _ = await form.submit()
    #expect(form.row("phones")?.issues.count == 1 && form.row("address")?.issues.count == 1)
    form.send(.type("phones[1].number", "34"))
    #expect(form.row("phones")?.issues == [])
    form.send(.type("address.city", "Paris"))
    #expect(form.row("address")?.issues == [])
    _ = await form.submit()
    #expect(form.row("phones")?.issues.count == 1)
    form.send(.insert("phones", id: "new", before: nil))
    #expect(form.row("phones")?.issues == [])
  }

  @Test("A property's key path leads to its row")
  func keyPath() async {
    var issues = FormIssues()
    issues.add(\Contact.address.city, "No such city.")
    issues.add(\Contact.name, .warning("Unusual."))
    let form = rejecting(issues)
    _ = await form.submit()
    #expect(form.row("address.city")?.issues.map(\.text) == ["No such city."])
    #expect(form.row("name")?.issues.map(\.severity) == [.warning])
  }

  @Test("The first row with an error gets the focus, and not one that is disabled because of it")
  func disabling() {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].enabled { $0[isValid: \.address.city] }
    }
    let form = FormSession(Contact(), definition: definition)
    form.report(["name": "Taken."])
    #expect(form.focusedRow == "name")
    form.report(["address.city": "No such town."])
    #expect(form.row("name")?.isEnabled == false && form.focusedRow == "address.city")
  }

  @Test("What has no row that shows is an issue of the form")
  func unplaced() async {
    let form = rejecting(["iban": "Unknown account.", "name": "Taken.", "email": "Taken, too."])
    guard case .failed(let error) = await form.submit() else {
      Issue.record("The form can't show all issues.")
      return
    }
    #expect(form.environment.words(for: error) == "Unknown account.")
    #expect(form.row("name")?.issues.count == 1 && form.row("email")?.issues.count == 1)
  }

  @Test("An issue of what was edited in the meantime is dropped")
  func late() async {
    let form = Contact.session(.save)
    form.onSave { _ in
      form.send(.type("name", "Bobby"))
      throw FormIssues(["name": "Taken."])
    }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.row("name")?.issues == [] && form.facts.isDirty)
  }

  @Test("It goes away with the changes that are discarded, at whatever row it is")
  func discarded() {
    let form = Contact.session(.edit)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.report(["address.city": "No such city."])
    #expect(form.facts.shownErrors == 1)
    #expect(form.send(.discard).isAccepted)
    #expect(form.facts.shownErrors == 0 && form.row("address.city")?.issues == [] && form.issues.isEmpty)
  }

  @Test("A draft has them, too")
  func draft() throws {
    let form = FormSession(Contact())
    #expect(form.report(["name": "Taken."]).isEmpty)
    let data = try JSONEncoder().encode(form.snapshot)
    let other = FormSession(Contact())
    try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
    #expect(other.row("name")?.issues.map(\.text) == ["Taken."])
    try other.restore(FormSession(Contact()).snapshot)
    #expect(other.row("name")?.issues == [])
  }
}
