import FieldstoneCore
import Testing

@Suite("Row ids of another session")
struct ForeignElementTests {
  /// Makes a party with guests of these ids, in this order; their slots are those of the same place in any other party.
  private func party(_ ids: [String]) -> FormSession<Party> {
    let form = FormSession(Party())
    for id in ids { form.send(.insert("guests", id: id, before: nil)) }
    return form
  }

  @Test(
    "An id names the element that it says, whichever one is in the same place here",
    arguments: [
      ["1", "12", "112", "21"], ["12", "1", "21", "112"], ["112", "21", "1", "12"], ["guest", "1", "12", "2"],
      ["0", "10", "100", "guest"],
    ])
  func namesItsElement(ids: [String]) throws {
    let form = party(ids)
    for other in [["1", "12", "112", "21"], ["21", "112", "12", "1"], ["guest", "0", "100", "10"]] {
      let elsewhere = party(other)
      for id in other {
        let row = try #require(elsewhere.row(FormRowID("guests[\(id)].name"))?.id)
        let reply = form.send(.type(row, "Guest \(id)"))
        guard let place = ids.firstIndex(of: id) else {
          #expect(reply != .accepted, "\(row) is no row of \(ids).")
          continue
        }
        #expect(reply == .accepted)
        #expect(form.model.guests[place].name == "Guest \(id)")
        #expect(form.model.guests.filter { $0.name == "Guest \(id)" }.count == 1)
      }
    }
  }
}
