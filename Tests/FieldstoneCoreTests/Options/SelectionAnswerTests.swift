import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Answers that choose several options")
struct SelectionAnswerTests {
  /// A type that drafts can only name by its options.
  private struct Stop: Hashable, Sendable, FormTitled {
    var name: String
    var formTitle: FormString { FormString(verbatim: name) }
  }

  private struct Tour: FormModel {
    var toppings = ["Olives", "Ham"]
    var isSwiss = false
    var stops: [Stop] = []
    var seats: [Int: String] = [:]
    static func describe(_ fields: FieldList<Tour>) {
      fields.add(\.toppings, "toppings").options(["Ham", "Olives", "Corn"]).ownEntries()
      fields.add(\.stops, "stops").options { reader in
        (reader.isSwiss ? ["Basel", "Chur"] : ["Bonn"]).map { Stop(name: $0) }
      }
      fields.add(\.isSwiss, "isSwiss")
      fields.add(\.seats, "seats").options(["Early", "Late"])
    }
  }

  private func session() -> FormSession<Tour> { FormSession(Tour(), environment: .test) }

  private func restored(_ fields: String) throws -> (form: FormSession<Tour>, unfit: [String]) {
    let json = #"{"version":2,"form":{"id":"Tour","version":1},"fields":{\#(fields)}}"#
    let form = session()
    return (form, try form.restore(JSONDecoder().decode(FormSnapshot.self, from: Data(json.utf8))))
  }

  @Test("The same choice leaves the value in the program's order; another one has that of the options")
  func order() {
    let form = session()
    form.send(.set("toppings", .choices(["Ham", "Olives"])))
    #expect(form.model.toppings == ["Olives", "Ham"] && !form.facts.isDirty)
    form.send(.set("toppings", .choices(["Corn", "Ham", "Olives"])))
    #expect(form.model.toppings == ["Ham", "Olives", "Corn"])
    form.send(.set("toppings", .choices(["Ham"])))
    #expect(form.model.toppings == ["Ham"])
  }

  @Test("What a person adds in the words of an option is that option, whatever its case")
  func named() {
    let form = session()
    form.send(.set("toppings", .choices(["cORN", "Kale", "ham"])))
    #expect(form.model.toppings == ["Ham", "Corn", "Kale"])
    form.send(.set("toppings", .choices(["Kale", "ham", "CORN"])))
    #expect(form.model.toppings == ["Ham", "Corn", "Kale"])
  }

  @Test("Values that only options can name are restored after the answers that these depend on")
  func ids() throws {
    let form = session()
    form.send(.set("isSwiss", .flag(true)))
    let ids = try #require(form.row("stops")).options.map(\.id)
    form.send(.set("stops", .choices(ids)))
    #expect(form.model.stops.map(\.name) == ["Basel", "Chur"])
    let other = session()
    #expect(try other.restore(form.snapshot) == [])
    #expect(other.model.stops.map(\.name) == ["Basel", "Chur"] && other.row("stops")?.issues == [])
  }

  @Test("A text in a draft that doesn't say what is chosen is wrong, even if people could add it")
  func otherText() throws {
    let kale = #""value":{"list":[{"text":"Kale"}]}"#
    let (same, _) = try restored(#""toppings":{\#(kale),"draft":"kale"}"#)
    #expect(same.model.toppings == ["Kale"] && same.row("toppings")?.text == "kale" && same.issues.isEmpty)
    let (other, _) = try restored(#""toppings":{\#(kale),"draft":"Leek"}"#)
    #expect(other.model.toppings == ["Kale"] && other.row("toppings")?.text == "Leek")
    #expect(other.issues.map(\.kind) == [.notChoice("Leek")])
  }

  @Test(
    "Options by position are pairs in a draft; anything else isn't taken",
    arguments: [
      (#"{"integer":1},{"text":"Late"}"#, [1: "Late"]), (#"{"integer":1}"#, nil),
      (#"{"text":"1"},{"text":"Late"}"#, nil), (#"{"integer":1},{"flag":true}"#, nil),
      (#"{"integer":1},{"text":"Late"},{"integer":0}"#, nil),
    ] as [(String, [Int: String]?)])
  func entries(parts: String, value: [Int: String]?) throws {
    let (form, unfit) = try restored(#""seats":{"value":{"list":[\#(parts)]}}"#)
    #expect(form.model.seats == value ?? [:] && unfit == (value == nil ? ["seats"] : []))
  }
}
