import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Indexes that are kept for the searches of later sessions")
struct KeptSearchIndexTests {
  struct Guest: FormModel {
    var name = ""
    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name").title("Name of the guest") }
    static var formTemplate: Guest? { Guest() }
  }

  struct Party: FormModel {
    var host = ""
    var isCompany = false
    var place: Guest?
    var guests: [Guest] = []

    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.host, "host")
      fields.add(\.isCompany, "isCompany")
      fields.add(\.place, "place")
      fields.add(\.guests, "guests").inline()
    }
    static func arrange(_ form: FormBuilder<Party>) {
      form[\.host].title { $0.isCompany ? "Company" : "Host" }
    }
    static func definition() -> FormDefinition<Party> {
      FormDefinition(template: { Party() }, describe: describe, arrange: arrange)
    }
  }

  private let indexes = KeptSearchIndexes()

  /// Compares what a session finds with kept indexes, and what one without them finds.
  private func check(_ make: () -> FormEngine, _ texts: String...) {
    for text in texts {
      let (form, fresh) = (make(), make())
      form.searchIndexes = indexes
      let found = form.search(text)
      #expect(!found.isEmpty && found == fresh.search(text), "\(text)")
    }
  }

  @Test("Sessions in which all rows are called the same share an index, whatever was answered")
  func shared() {
    for host in ["", "Ada", "Grace"] {
      check({ FormSession(Party(host: host, guests: [Guest(name: host)])) }, "host", "name of", "place")
      check(
        {
          let form = FormSession(Party(guests: [Guest()]))
          form.send(.type("host", host))
          return form
        }, "host", "company")
    }
    #expect(indexes.made == 1)
  }

  @Test("A session with other elements, texts, or another language has an index of its own")
  func others() {
    check({ FormSession(Party()) }, "host", "host")
    check({ FormSession(Party(guests: [Guest()])) }, "guest", "guest")
    check({ FormSession(Party(guests: [Guest(), Guest()])) }, "guest", "guest")
    check({ FormSession(Party(isCompany: true)) }, "company", "company")
    let german = FormEnvironment(locale: Locale(identifier: "de"))
    check({ FormSession(Party(), environment: german) }, "host", "host")
    #expect(indexes.made == 5)
    check({ FormSession(Party()) }, "host")
    #expect(indexes.made == 5, "The first one is still there.")
  }

  @Test("A session follows its own elements and texts after it has taken an index")
  func followed() {
    let form = FormSession(Party())
    form.searchIndexes = indexes
    #expect(form.search("name of").map(\.row.path) == ["place.name"])
    form.send(.insert("guests", id: "new", before: nil))
    #expect(form.search("name of").map(\.row.path).contains("guests[new].name"))
    form.send(.set("isCompany", .flag(true)))
    #expect(form.search("host").isEmpty && indexes.made == 3)
  }

  @Test("A definition that is made for each session, and a program's translations, are nothing to keep")
  func apart() {
    for _ in 0..<3 { check({ FormSession(Party(), definition: Party.definition()) }, "host") }
    #expect(indexes.made == 3)
    let translated = FormEnvironment(translate: { text, _ in text.english.uppercased() })
    for _ in 0..<2 { check({ FormSession(Party(), environment: translated) }, "host") }
    #expect(indexes.made == 5)
  }
}
