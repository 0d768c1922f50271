import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("What the handlers of later saves get on pages")
struct SavedOldTests {
  struct Person: FormModel, Equatable, Sendable {
    var name = "Ada"
    var address = Address()
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name")
      fields.add(\.address, "address").inline()
    }
    static var formTemplate: Person? { Person() }
  }
  struct Address: FormModel, Equatable, Sendable {
    var city = "London"
    static func describe(_ fields: FieldList<Address>) { fields.add(\.city, "city") }
    static var formTemplate: Address? { Address() }
  }
  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var lines: [String] { lock.withLock { stored } }
    func add(_ line: String) { lock.withLock { stored.append(line) } }
  }
  struct Down: Error {}

  @Test("The second save of a visit gets, and takes back to, what the first has saved")
  func second() async {
    let log = Log()
    let definition = FormDefinition<Person>(describe: Person.describe) { $0.mode(.save) }
    let site = WebFormSite(onError: { _ in }) {
      let form = FormSession(Person(), definition: definition)
      form.onSave(\.address, undo: { log.add("back to \($0.city)") }) { log.add("\($0.city) to \($1.city)") }
      form.onSave { if $0.address.city == "Nowhere" { throw Down() } }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    _ = await visitor.post([(":do", "save"), ("address.city", "Paris")])
    await visitor.get()
    _ = await visitor.post([(":do", "save"), ("address.city", "Nowhere")])
    #expect(log.lines == ["London to Paris", "Paris to Nowhere", "back to Paris"], "\(log.lines)")
  }
}
