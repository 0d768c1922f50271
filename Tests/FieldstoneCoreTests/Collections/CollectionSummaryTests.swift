import FieldstoneTesting
import Testing

@testable import FieldstoneCore

private struct Visitor: Equatable, FormModel {
  var name = ""
  var seats = 1
  static func describe(_ fields: FieldList<Visitor>) {
    fields.add(\.name, "name")
    fields.add(\.seats, "seats")
  }
  static var formTemplate: Visitor? { Visitor() }
}

private struct Visit {
  var guests = [Visitor(name: "Ada"), Visitor(name: "Grace", seats: 2)]
}

@Suite("Summaries of collections")
struct CollectionSummaryTests {
  private func form(_ configure: (FieldBuilder<Visit, [Visitor]>) -> Void) -> FormSession<Visit> {
    let definition = FormDefinition<Visit> { configure($0.add(\.guests, "guests").sortable()) }
    return FormSession(Visit(), definition: definition, environment: .test)
  }

  @Test("The row of a collection says how many elements there are")
  func counted() {
    #expect(form { _ in }.row("guests")?.display == "2 entries")
  }

  @Test("A declared summary of all elements follows what is in them, and their order")
  func declared() {
    let form = form { guests in
      guests.summary { (all: [Visitor]) in "\(all.reduce(0) { $0 + $1.seats }) seats, first \(all[0].name)" }
    }
    func display() -> String? { form.row("guests")?.display }
    #expect(display() == "3 seats, first Ada")
    _ = form.takeChanges()
    form.send(.type("guests[1].seats", "4"))
    #expect(display() == "6 seats, first Ada")
    func isNamed() -> Bool {
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "guests" && $0.aspects.contains(.value) }
    }
    #expect(isNamed())
    form.send(.move("guests[2]", before: "guests[1]"))
    #expect(display() == "6 seats, first Grace" && isNamed())
  }

  @Test("Without elements, the words for none take its place")
  func empty() {
    let form = form { $0.summary { (all: [Visitor]) in "\(all[0].name)" }.placeholder("Nobody yet") }
    form.send(.remove("guests[1]"))
    form.send(.remove("guests[2]"))
    #expect(form.row("guests")?.display == "Nobody yet")
  }

  @Test("A title or a summary of an element can be a text that is made elsewhere")
  func texts() {
    let form = form {
      $0.elementTitle { (guest: Visitor) -> String in guest.name.uppercased() }
        .elementSummary { (guest: Visitor) -> String in String(guest.seats) }
    }
    #expect(form.row("guests[2]")?.title == "GRACE" && form.row("guests[2]")?.display == "2")
  }

  @Test("A declared summary of what is no field follows a refresh")
  func refreshed() {
    final class Crew: FormModel {
      var name = ""
      var rank = 1
      static func describe(_ fields: FieldList<Crew>) { fields.add(\.name, "name") }
    }
    final class Ship: FormModel {
      var captain = Crew()
      var crew = [Crew()]
      static func describe(_ fields: FieldList<Ship>) {
        fields.add(\.captain, "captain").summary { "Rank \($0.rank)" }
        fields.add(\.crew, "crew").elementSummary { "Rank \($0.rank)" }
          .summary { (all: [Crew]) in "First \(all[0].rank)" }
      }
    }
    let ship = Ship()
    let form = FormSession(ship)
    #expect(["captain", "crew", "crew[1]"].map { form.row($0)?.display } == ["Rank 1", "First 1", "Rank 1"])
    _ = form.takeChanges()
    (ship.captain.rank, ship.crew[0].rank) = (2, 3)
    form.refresh()
    let named = form.takeChanges().pages.flatMap(\.updates).map(\.row.path).sorted()
    #expect(named == ["captain", "crew", "crew[1]"])
    #expect(["captain", "crew", "crew[1]"].map { form.row($0)?.display } == ["Rank 2", "First 3", "Rank 3"])
  }
}
