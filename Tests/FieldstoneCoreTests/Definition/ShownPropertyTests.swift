import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Properties that are only shown")
struct ShownPropertyTests {
  /// What can be shared, and what can't.
  private struct Point: Sendable, CustomStringConvertible {
    var x = 1
    var description: String { "(\(x))" }
  }
  private final class Tag: CustomStringConvertible {
    let name: String
    init(_ name: String) { self.name = name }
    var description: String { "Tag \(name)" }
  }

  private struct Page: FormModel {
    var name = "Ada"
    var hasAge = false
    var initial: String { String(name.prefix(1)) }
    var age: Int? { hasAge ? 7 : nil }
    var tag: Tag { Tag(name) }
    var maybe: Tag? { hasAge ? Tag(name) : nil }
    var point = Point()
    let fixed = Tag("fixed")
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.name, "name")
      fields.add(\.hasAge, "hasAge")
      // By their types alone.
      fields.add(\.initial, "initial")
      fields.add(\.age, "age")
      fields.add(\.tag, "tag")
      fields.add(\.maybe, "maybe")
      fields.add(\.fixed, "fixed")
      // Properties that could be set, too.
      fields.add(viewing: \.name, "name2")
      fields.add(viewing: \.age, "age2")
      fields.add(viewing: \.tag, "tag2")
      fields.add(viewing: \.maybe, "maybe2")
      fields.add(\.point, "point")
    }
  }

  private let form = FormSession(Page(), environment: .test)
  private func shown(_ rows: String...) -> [String?] { rows.map { form.row(FormRowID($0))?.display } }

  @Test("They show what the model has, and follow it")
  func follow() {
    #expect(shown("initial", "age", "tag", "maybe") == ["A", "", "Tag Ada", ""])
    #expect(shown("name2", "age2", "tag2", "maybe2") == ["Ada", "", "Tag Ada", ""])
    form.send(.type("name", "Bob"))
    form.send(.set("hasAge", .flag(true)))
    #expect(shown("initial", "age", "tag", "maybe") == ["B", "7", "Tag Bob", "Tag Bob"])
    #expect(shown("name2", "age2", "tag2", "maybe2") == ["Bob", "7", "Tag Bob", "Tag Bob"])
    #expect(shown("fixed", "point") == ["Tag fixed", "(1)"])
  }

  @Test("Nobody can answer them, and they are no changes of a person's")
  func readOnly() {
    let rows: [FormRowID] = ["initial", "age", "tag", "maybe", "fixed", "name2", "age2", "tag2", "maybe2", "point"]
    for row in rows {
      #expect(form.row(row)?.isReadOnly == true && form.row(row)?.kind == .field, "\(row)")
      #expect(form.send(.set(row, .text("x"))) == .refused(.readOnly(row)), "\(row)")
    }
    form.send(.type("name", "Bob"))
    #expect(form.changedRows == ["name"] && form.problems.isEmpty)
  }
}
