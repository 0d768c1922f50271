import FieldstoneCore
import Testing

private struct Shelf: Equatable, FormModel {
  var label = ""
  var workshops: [Workshop] = []
  static func describe(_ fields: FieldList<Shelf>) {
    fields.add(\.label, "label")
    fields.add(\.workshops, "workshops")
  }
}

@Suite("Elements in the place of others that are gone")
struct ReusedElementTests {
  @Test("A batch names each row once, and none of the elements that are gone for good")
  func batch() {
    let form = FormSession(Shelf())
    form.send(.insert("workshops", id: "a", before: nil))
    _ = form.takeChanges()
    form.send(.type("workshops[a].title", "x"))
    form.send(.set("workshops[a].host", .flag(true)))
    form.send(.remove("workshops[a]"))
    form.send(.submit)
    form.send(.insert("workshops", id: "b", before: nil))
    form.send(.type("workshops[b].title", "y"))
    let changes = form.takeChanges()
    for page in changes.pages {
      let rows = page.updates.map(\.row)
      #expect(Set(rows).count == rows.count, "\(page.id) \(rows)")
      #expect(!page.updates.contains { $0.aspects.isEmpty })
    }
    // The page of the new element has its own rows, and nothing of the one whose place it has.
    let page = changes.pages.first { $0.id == "workshops[b]" }
    let listed = form.rows(of: "workshops[b]").map { $0.map(\.id) } ?? []
    #expect(page?.splices == [FormChanges.Splice(offset: 0, removed: 0, inserted: listed)])
  }

  @Test("Rows that are still in use never become those of another element")
  func heldRows() {
    let form = FormSession(Shelf())
    form.send(.insert("workshops", id: "a", before: nil))
    form.send(.type("workshops[a].title", "old"))
    let rows = form.rows
    let ids = rows.ids
    #expect(ids.first?.path.hasPrefix("workshops[a].") == true)
    form.send(.remove("workshops[a]"))
    form.send(.submit)
    form.send(.insert("workshops", id: "b", before: nil))
    form.send(.type("workshops[b].title", "new"))
    #expect(rows.ids == ids && rows.map(\.text).contains("old"))
  }
}
