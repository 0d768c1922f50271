import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Saves and submits that go another way")
struct LaterSaveTests {
  struct Person: FormModel {
    var name = ""
    var address: Address? = Address(id: 7, city: "Rome")
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name")
      fields.add(\.address, "address").inline()
    }
    static var formTemplate: Person? { Person() }
  }
  struct Address: FormModel, Equatable {
    var id = 0
    var city = ""
    static func describe(_ fields: FieldList<Address>) { fields.add(\.city, "city") }
    static var formTemplate: Address? { Address() }
  }

  @Test("What was saved is taken back also where a cancelled task can do nothing")
  @MainActor func undoInCancelledTask() async {
    let form = Contact.session(.save)
    var store = "Ada"
    form.onSave(
      \.name,
      undo: { old in
        try await Task.sleep(for: .milliseconds(1))
        store = old
      }
    ) { _, new in
      store = new
    }
    form.onSave { _ in try await Task.sleep(for: .seconds(60)) }
    form.send(.type("name", "Bob"))
    let task = Task { @MainActor in _ = await form.save() }
    while store == "Ada" { await Task.yield() }
    task.cancel()
    await task.value
    #expect(form.facts.isDirty && store == "Ada")
  }

  @Test("Cancel restores the subform that was saved, also if something was typed during the save")
  func lineage() async {
    for types in [false, true] {
      let form = FormSession(Person())
      form.mode = .save
      var saved: Address?
      form.onSave {
        saved = $0.address
        if types { form.send(.type("name", "x")) }
      }
      form.send(.set("address", .flag(false)))
      form.send(.set("address", .flag(true)))
      form.send(.type("address.city", "Oslo"))
      _ = await form.save()
      #expect(saved == Address(id: 0, city: "Oslo"))
      form.send(.type("name", "y"))
      form.send(.discard)
      #expect(form.model.address == saved, "typing: \(types)")
    }
  }

  @Test("A refused save changes nothing: what was reported stays")
  func refusedSave() {
    let form = Contact.session(.save)
    form.report(["name": "Taken."])
    #expect(form.row("name")?.issues.count == 1)
    let reply = form.send(.save)
    #expect(reply.isAccepted || form.row("name")?.issues.count == 1, "\(reply)")
  }

  @Test("A submit that follows a report runs the handler again, and forgets the report")
  func afterSubmit() async {
    let form = FormSession(Contact())
    var submits = 0
    form.onSubmit { _ in submits += 1 }
    form.send(.type("name", "Bob"))
    _ = await form.submit()
    form.report(["name": "The register has somebody else under this name."])
    _ = await form.submit()
    #expect(form.issues == [] && submits == 2, "\(submits) \(form.issues)")
  }

  @Test("After Cancel, an answer that was there before isn't checked, and nothing is pending in a locked form")
  func checkedAfterCancel() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.edit)
      form[\.name].asyncRule(delay: .zero) { _ in "Taken." }
    }
    let form = FormSession(Contact(), definition: definition)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.discard)
    #expect(form.row("name")?.states.contains(.pending) == false && !form.hasJobs)
    await form.runJobs()
    #expect(form.issues == [] && form.facts.isValid)
  }

  @Test("A held text of a field that was disabled doesn't keep the form dirty for ever")
  func heldDisabled() async {
    let definition = FormDefinition<Contact> { fields in
      fields.add(\.name, "name").updates(.whenLeft)
      fields.add(\.note, "note")
      fields.add(\.email, "email")
    } arrange: { form in
      form.mode(.edit)
      form[\.name].enabled { $0.note == nil }
    }
    let form = FormSession(Contact(), definition: definition)
    form.onSave { _ in }
    form.send(.edit)
    form.sendTogether([.type("name", "Bob"), .type("note", "x")])
    _ = await form.save()
    #expect(!form.facts.isDirty, "\(form.changedRows) \(form.row("name")?.text ?? "") \(form.model.name)")
    #expect(!form.facts.isEditing)
  }

  @Test("An observer that is added while others are told takes nothing from them")
  func added() {
    let form = FormSession(Contact())
    var rows: [String] = []
    let first = form.observe { changes in
      for page in changes.pages { rows += page.updates.map(\.row.path) }
    }
    var second: FormObservation?
    let third = form.observe(\.name) { (_: String) in
      guard second == nil else { return }
      form.send(.type("email", "eve@example.org"))
      second = form.observe { _ in }
    }
    form.send(.type("name", "Eve"))
    #expect(rows.contains("email") && rows.contains("name"), "\(rows)")
    withExtendedLifetime((first, third)) {}
  }
}
