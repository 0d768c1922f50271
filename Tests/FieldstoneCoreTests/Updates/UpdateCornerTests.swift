import FieldstoneCore
import Foundation
import Testing

/// What readers found in updates.
@Suite("Updates in corners")
struct UpdateCornerTests {
  struct Guest: FormModel, Identifiable {
    var id: Int
    var name: String
    static func describe(_ fields: FieldList<Guest>) { fields.add(\.name, "name") }
    static var formTemplate: Guest? { Guest(id: 7, name: "") }
  }

  struct Place: FormModel {
    var city = ""
    /// No field.
    var version = 1
    static func describe(_ fields: FieldList<Place>) { fields.add(\.city, "city") }
    static var formTemplate: Place? { Place() }
  }

  struct Party: FormModel {
    var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Bob")]
    var tags = ["a", "b", "c"]
    var place: Place? = Place(city: "Leiden")

    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.guests, "guests")
      fields.add(\.tags, "tags")
      fields.add(\.place, "place")
      fields.add(standalone: "reason", initial: "")
    }
  }

  @Test("An element that was added on both sides, with the same identity, is one")
  func addedTwice() {
    let form = FormSession(Party())
    form.send(.insert("guests", id: "new", before: nil))
    form.send(.type("guests[new].name", "Nina"))
    var newer = Party()
    newer.guests.append(Guest(id: 7, name: "Nina"))
    #expect(form.update(from: newer).isEmpty)
    #expect(form.model.guests.map(\.id) == [1, 2, 7] && form.model.guests[2].name == "Nina")
    #expect(form.row("guests[new]") != nil && !form.facts.isDirty)
  }

  @Test("Plain values are known by what they were at the beginning")
  func plainValues() {
    let form = FormSession(Party())
    form.send(.type("tags[4]", "b2"))
    #expect(form.model.tags == ["a", "b2", "c"])
    var newer = Party()
    newer.tags = ["b", "c"]
    form.update(from: newer)
    #expect(form.model.tags == ["b2", "c"] && form.conflicts.isEmpty)
  }

  @Test("Undo of a removal brings back the newer subform")
  func removedHere() {
    let form = FormSession(Party())
    form.send(.set("place", .none))
    var newer = Party()
    newer.place = Place(city: "Utrecht", version: 2)
    form.update(from: newer)
    #expect(form.model.place == nil)
    form.send(.undo)
    #expect(form.model.place?.city == "Utrecht" && form.model.place?.version == 2 && !form.facts.isDirty)
  }

  @Test("An element that was removed here stays removed, also after the model was read again")
  func removedAndRead() {
    let form = FormSession(Party())
    form.send(.remove("guests[2]"))
    form.refresh()
    var newer = Party()
    newer.guests[0].name = "Augusta"
    form.update(from: newer)
    #expect(form.model.guests.map(\.name) == ["Augusta"])
  }

  @Test("An answer that no model has stays a change")
  func standalone() {
    let form = FormSession(Party())
    form.send(.type("reason", "Because"))
    form.update(from: Party())
    #expect(form.facts.isDirty && form.row("reason")?.text == "Because")
    form.send(.reset)
    #expect(form.row("reason")?.text == "")
  }

  @Test("The page of an element that was added here stays open, with the focus")
  func openPage() {
    let form = FormSession(Party())
    form.send(.insert("guests", id: "new", before: nil))
    form.send(.open("guests[new]"))
    form.send(.focus("guests[new].name"))
    let pages = form.openPages.map(\.id)
    var newer = Party()
    newer.guests[0].name = "Augusta"
    form.update(from: newer)
    #expect(form.openPages.map(\.id) == pages && form.focusedRow == "guests[new].name")
  }
}
