import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Pages without a script that save by themselves")
struct FreePageTests {
  struct Account: FormModel, Sendable {
    var name = "Ada"
    static func describe(_ fields: FieldList<Account>) { fields.add(\.name, "name") }
    static var formTemplate: Account? { Account() }
  }
  struct Down: Error {}
  actor Archive {
    private(set) var names: [String] = []
    private var isDown = false
    func fail() { isDown = true }
    func save(_ account: Account) throws {
      if isDown { throw Down() }
      names.append(account.name)
    }
  }

  private let archive = Archive()

  private func visitor(arrange: @escaping @Sendable (FormBuilder<Account>) -> Void) async -> Visitor<Account> {
    let definition = FormDefinition<Account>(describe: Account.describe) { form in
      form.mode(.free)
      arrange(form)
    }
    var limits = WebFormLimits()
    limits.searchSeconds = 60
    let site = WebFormSite(limits: limits, onError: { _ in }) { [archive] in
      let form = FormSession(Account(), definition: definition)
      form.onSave { try await archive.save($0) }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    return visitor
  }

  @Test("An answer is saved with its request once it is checked")
  func checked() async {
    let visitor = await visitor { $0[\.name].asyncRule(delay: .zero) { $0 == "Eve" ? "Taken." : nil } }
    _ = await visitor.post([(":do", "update"), ("name", "Eve")])
    await visitor.get()
    #expect(await archive.names.isEmpty && visitor.html.contains("Taken."))
    _ = await visitor.post([(":do", "update"), ("name", "Bob")])
    await visitor.get()
    #expect(await archive.names == ["Bob"] && visitor.html.contains("All changes saved."))
  }

  @Test("If that save fails, the page says so")
  func fails() async {
    let visitor = await visitor { $0[\.name].asyncRule(delay: .zero) { _ in nil } }
    await archive.fail()
    _ = await visitor.post([(":do", "update"), ("name", "Bob")])
    await visitor.get()
    #expect(visitor.html.contains("The changes were not saved."))
  }

  @Test("What a button has changed is saved with its request")
  func button() async {
    let visitor = await visitor { $0.button("Fill in") { $0.edit { $0.name = "Bob" } } }
    _ = await visitor.post([(":do", "perform:action.fill-in")])
    #expect(await archive.names == ["Bob"])
  }
}
