import FieldstoneTesting
import Testing

@Suite("Many rows of a page that toggle together")
struct ManyFlipsTests {
  struct Many {
    var values = Array(repeating: "", count: 150)
    var flag = false

    static let form = FormDefinition<Many> { fields in
      fields.add(\.flag, "flag")
      for place in 0..<150 {
        let field = fields.add("v\(place)", get: { $0.values[place] }, set: { $0.values[place] = $1 })
        if !place.isMultiple(of: 5) { field.visible { $0.flag } }
      }
    }
  }

  @Test("Splices turn one list into the other, in both directions, and rows are found by offset")
  func both() {
    let form = FormSession(Many(), definition: Many.form)
    _ = form.takeChanges()
    let all = ["flag"] + (0..<150).map { FormRowID("v\($0)") }
    let few = ["flag"] + (0..<30).map { FormRowID("v\($0 * 5)") }
    var list = Array(form.rows.ids)
    #expect(list == few)
    for flag in [true, false, true] {
      form.send(.set("flag", .flag(flag)))
      for splice in form.takeChanges().pages.flatMap(\.splices) {
        list.replaceSubrange(splice.offset..<splice.offset + splice.removed, with: splice.inserted)
      }
      #expect(list == (flag ? all : few) && Array(form.rows.ids) == list && form.rows.count == list.count)
      #expect(form.focusableRow(after: "v5") == (flag ? "v6" : "v10"))
    }
  }
}
