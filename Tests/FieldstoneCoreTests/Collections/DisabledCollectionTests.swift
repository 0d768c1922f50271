import FieldstoneCore
import Testing

private struct Club: FormModel {
  var isOpen = true
  var isPast = false
  var members = ["Ada"]

  static func describe(_ fields: FieldList<Club>) {
    fields.add(\.isOpen, "isOpen")
    fields.add(\.isPast, "isPast")
    fields.add(\.members, "members").enabled(when: \.isOpen).readOnly(when: \.isPast)
  }
}

@Suite("Collections that can't be edited")
struct DisabledCollectionTests {
  @Test(
    "A condition that disables a collection, or makes it read-only, says that nothing can be done with it",
    arguments: [("isOpen", false), ("isPast", true)])
  func actions(condition: String, value: Bool) {
    let form = FormSession(Club())
    _ = form.takeChanges()
    form.send(.set(FormRowID(condition), .flag(value)))
    let updates = form.takeChanges().pages.first?.updates ?? []
    for id: FormRowID in ["members", "members[1]", "members[+]"] {
      #expect(updates.contains { $0.row == id && $0.aspects.contains(.actions) })
      #expect(form.row(id)?.actions == [])
    }
  }
}
