import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Actions and their work, in corners")
struct StoppedActionTests {
  struct Owner: FormModel {
    var items = [Item(name: "x"), Item(name: "y")]
    static func describe(_ fields: FieldList<Owner>) { fields.add(\.items, "items").inline() }
    static var formTemplate: Owner? { Owner() }
  }
  struct Item: FormModel, Equatable {
    var name = ""
    static func describe(_ fields: FieldList<Item>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Item>) { form[\.name].action("recalculate") }
    static var formTemplate: Item? { Item() }
  }

  struct Box: FormModel {
    var part: Part? = Part()
    static func describe(_ fields: FieldList<Box>) { fields.add(\.part, "part").inline() }
    static var formTemplate: Box? { Box() }
  }
  struct Part: FormModel, Equatable {
    var word = "w"
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word") }
    static func arrange(_ form: FormBuilder<Part>) {
      form.button("Find") { (press: FormPress<Part>) in
        press.run {
          "found"
        } then: { found in
          press.edit { $0.word = found }
        }
      }
    }
    static var formTemplate: Part? { Part() }
  }

  @Test("A menu's action of a disabled field, or of a disabled form, is refused like a button")
  func disabled() {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].contextAction("Clear") { $0.edit { $0.name = "" } }.enabled { $0.note == nil }
      form.button("Fill in") { $0.edit { $0.name = "x" } }
    }
    let form = FormSession(Contact(), definition: definition)
    form.isEnabled = false
    let id = form.row("name")?.contextActions.first?.id ?? ""
    let button = form.send(.perform("action.fill-in"))
    let reply = form.send(.act("name", action: id))
    #expect(!button.isAccepted)
    #expect(!reply.isAccepted && form.model.name == "Ada", "\(reply) \(form.model.name)")
  }

  @Test("What a button saves includes what the action of the field that is left with it corrects")
  func saveFromHandler() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.save)
      form[\.name].action { press in press.edit { $0.name = $0.name.uppercased() } }
      form.button("Save it") { $0.form.send(.save) }
    }
    let form = FormSession(Contact(), definition: definition)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.focus("name"))
    form.send(.type("name", "Bob"))
    form.send(.perform("action.save-it"))
    _ = await form.finishSubmitting()
    #expect(saved == ["BOB"] && !form.facts.isDirty, "\(saved) \(form.model.name)")
  }

  @Test("Work that was begun before Cancel doesn't change the locked form")
  func lateWork() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.edit)
      form.button("Look up") { press in
        press.run {
          "Paris"
        } then: { city in
          press.edit { $0.address.city = city }
        }
      }
    }
    let form = FormSession(Contact(), definition: definition)
    form.send(.edit)
    form.send(.type("name", "Bob"))
    form.send(.perform("action.look-up"))
    form.send(.discard)
    await form.runJobs()
    #expect(form.model == Contact(), "\(form.model.address)")
  }

  @Test("The action of a field whose element was removed doesn't fire with the submit")
  func removed() async {
    let form = FormSession(Owner())
    var fired: [String] = []
    form.on("recalculate") { fired.append("\($0.path) \(form.row($0) != nil)") }
    form.send(.focus("items[1].name"))
    form.send(.type("items[1].name", "new"))
    form.send(.remove("items[1]"))
    _ = await form.submit()
    #expect(fired == [], "\(fired)")
  }

  @Test("Work that ends when its subform is gone doesn't bring it back")
  func goneSubform() async {
    let form = FormSession(Box())
    form.send(.perform("part.action.find"))
    form.send(.set("part", .flag(false)))
    await form.runJobs()
    #expect(form.model.part == nil)
  }

  @Test("An action doesn't fire for an answer that a draft has brought")
  func restored() async throws {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].action { log.lines.append($0.model.name) }
    }
    let other = FormSession(Contact(), definition: definition)
    other.send(.type("name", "Eve"))
    let form = FormSession(Contact(), definition: definition)
    form.send(.type("name", "Bob"))
    try form.restore(other.snapshot)
    _ = await form.submit()
    #expect(log.lines == [], "\(log.lines)")
  }
}
