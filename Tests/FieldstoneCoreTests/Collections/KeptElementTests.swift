import FieldstoneCore
import Testing

@Suite("What a program does to an array keeps the focus and half-typed texts")
struct KeptElementTests {
  private struct Ticket: FormModel, Identifiable, Equatable {
    var id = 0
    var seats = 1

    static func describe(_ fields: FieldList<Ticket>) {
      fields.add(\.id, "id")
      fields.add(\.seats, "seats")
    }
    static var formTemplate: Ticket? { Ticket() }
  }

  private final class Trip: FormModel {
    var tickets = [Ticket(id: 1), Ticket(id: 2), Ticket(id: 3)]

    static func describe(_ fields: FieldList<Trip>) { fields.add(\.tickets, "tickets").inline() }
  }

  /// Who changes the array: the program through the form, or somebody else, which the form picks up.
  enum Way: CaseIterable { case edit, refresh }

  /// Somebody is in the second ticket, where they have typed something that is no number yet.
  private func form() throws -> (form: FormSession<Trip>, row: FormRowID) {
    let form = FormSession(Trip())
    let row = FormRowID("\(form.elements(of: "tickets")[1]).seats")
    form.send(.focus(row))
    form.send(.type(row, "many"))
    #expect(form.focusedRow == row && form.row(row)?.text == "many")
    return (form, row)
  }

  private func change(_ form: FormSession<Trip>, _ way: Way, _ change: (inout [Ticket]) -> Void) {
    switch way {
    case .edit:
      form.edit { edit in
        var tickets = edit.tickets
        change(&tickets)
        edit.tickets = tickets
      }
    case .refresh:
      change(&form.model.tickets)
      form.refresh()
    }
  }

  /// Whether the focus and the text are where they were, in the element that is now at a position.
  private func expectKept(_ row: FormRowID, at position: Int, in form: FormSession<Trip>) {
    #expect(form.focusedRow == row && form.row(row)?.text == "many")
    let elements = form.elements(of: "tickets")
    #expect(row.path == "\(elements[position].path).seats" && elements.count == form.model.tickets.count)
    for (element, ticket) in zip(elements, form.model.tickets) {
      #expect(form.row(FormRowID("\(element.path).id"))?.text == "\(ticket.id)")
    }
  }

  @Test("Two elements have the same id", arguments: Way.allCases)
  func duplicates(_ way: Way) throws {
    let (form, row) = try form()
    change(form, way) { $0.append(Ticket(id: 2, seats: 9)) }
    expectKept(row, at: 1, in: form)
  }

  @Test("An id was edited, by the program and by a person", arguments: Way.allCases)
  func editedID(_ way: Way) throws {
    let (form, row) = try form()
    change(form, way) { $0[1].id = 9 }
    expectKept(row, at: 1, in: form)
    form.send(.type(FormRowID("\(form.elements(of: "tickets")[1].path).id"), "7"))
    change(form, way) { $0.insert(Ticket(id: 5), at: 0) }
    expectKept(row, at: 2, in: form)
  }

  @Test("Two elements swapped", arguments: Way.allCases)
  func swapped(_ way: Way) throws {
    let (form, row) = try form()
    change(form, way) { $0.swapAt(1, 2) }
    expectKept(row, at: 2, in: form)
  }

  @Test("One was inserted in the middle, and one removed before it", arguments: Way.allCases)
  func inserted(_ way: Way) throws {
    let (form, row) = try form()
    change(form, way) { $0.insert(Ticket(id: 8), at: 1) }
    expectKept(row, at: 2, in: form)
    change(form, way) { $0.remove(at: 0) }
    expectKept(row, at: 1, in: form)
  }
}
