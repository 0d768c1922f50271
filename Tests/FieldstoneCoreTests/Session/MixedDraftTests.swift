import FieldstoneCore
import Foundation
import Testing

@Suite("Earlier answers combined with later visits")
struct MixedDraftTests {
  private struct Order: FormModel {
    var count = 1
    static func describe(_ fields: FieldList<Order>) { fields.add(\.count, "count") }
  }

  @Test("A row that has neither an answer nor a visit isn't mentioned")
  func empty() throws {
    let draft = #"{"version": 2, "form": {"id": "Order", "version": 1}, "fields": {"count": {"draft": "x"}}}"#
    let form = FormSession(Order())
    try form.restore(JSONDecoder().decode(FormSnapshot.self, from: Data(draft.utf8)))
    #expect(form.row("count")?.text == "x" && form.snapshot.fields.count == 1)
    let before = FormSession(Order()).snapshot
    #expect(before.withVisits(of: form.snapshot) == before)
  }
}
