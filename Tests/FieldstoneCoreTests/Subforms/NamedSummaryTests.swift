import FieldstoneCore
import Foundation
import Testing

/// A row that leads to a subform is named only when what it says may have changed.
@Suite("Rows that repeat answers are named only with those")
struct NamedSummaryTests {
  struct Inner: FormModel {
    var note = ""

    static func describe(_ fields: FieldList<Inner>) { fields.add(\.note, "note") }
    static var formTemplate: Inner? { Inner() }
  }

  struct Person: FormModel {
    var (first, second, third, fourth, fifth) = ("A", "B", "C", "D", "E")
    var isMember = false
    var inner = Inner()

    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.first, "first").required()
      fields.add(\.second, "second")
      fields.add(\.third, "third")
      fields.add(\.fourth, "fourth")
      fields.add(\.fifth, "fifth")
      fields.add(\.isMember, "isMember")
      fields.add(\.inner, "inner")
    }
    static var formTemplate: Person? { Person() }
  }

  struct Club: FormModel {
    var person = Person()
    var people = [Person()]
    var chair = Person()

    static func describe(_ fields: FieldList<Club>) {
      fields.add(\.person, "person")
      fields.add(\.people, "people")
      fields.add(\.chair, "chair").summary { (chair: Person) in chair.inner.note }
    }
    static var formTemplate: Club? { Club() }
  }

  /// Changes an answer and takes that back.
  ///
  /// - Returns: Whether the row above was named, and whether what it says changed, which has to be the same.
  private func isNamed(_ above: FormRowID, with row: FormRowID, _ answer: FormAnswer) -> Bool {
    let form = FormSession(Club())
    let before = form.row(above)?.display
    _ = form.takeChanges()
    #expect(form.send(.set(row, answer)) == .accepted)
    let isNamed = takesName(of: above, from: form)
    #expect(isNamed == (form.row(above)?.display != before))
    form.send(.undo)
    #expect(takesName(of: above, from: form) == isNamed)
    #expect(form.row(above)?.display == before)
    return isNamed
  }

  private func takesName(of row: FormRowID, from form: FormSession<Club>) -> Bool {
    form.takeChanges().pages.flatMap(\.updates).contains { $0.row == row && $0.aspects.contains(.value) }
  }

  @Test("The first answers, and the one that fills the line, name the row that leads to them")
  func first() {
    #expect(isNamed("person", with: "person.first", .text("Ada")))
    #expect(isNamed("person", with: "person.third", .text("Ada")))
    #expect(isNamed("people[1]", with: "people[1].second", .text("Ada")))
    // Refused, it's not repeated.
    #expect(isNamed("person", with: "person.first", .text("")))
  }

  @Test("Later answers, switches, and what is further down don't")
  func later() {
    #expect(!isNamed("person", with: "person.fifth", .text("Ada")))
    #expect(!isNamed("person", with: "person.isMember", .flag(true)))
    #expect(!isNamed("person", with: "person.inner.note", .text("Ada")))
    #expect(!isNamed("people[1]", with: "people[1].inner.note", .text("Ada")))
    #expect(isNamed("person.inner", with: "person.inner.note", .text("Ada")))
  }

  @Test("What the program says of a subform may depend on anything in it")
  func declared() {
    #expect(isNamed("chair", with: "chair.inner.note", .text("Ada")))
  }
}
