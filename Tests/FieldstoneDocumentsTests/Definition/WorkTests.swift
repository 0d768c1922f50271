import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("What a document costs")
struct WorkTests {
  private static let document = FormDocument("guests") {
    DocumentField("guests", .list { DocumentField("name", .text(), initial: "") })
    DocumentField("note", .text())
  }

  private func form(guests: Int) -> FormSession<FormValues> {
    let guests = (0..<guests).map { FormValues.Value.object(["name": .text("g\($0)"), "other": 1]) }
    return Self.document.session(["guests": .list(guests)])
  }

  @Test("An edit in a list is made in place, however many elements there are")
  func inPlace() {
    func time(_ count: Int) -> Duration {
      let form = form(guests: count)
      return (0..<5).map { _ in
        ContinuousClock().measure {
          for index in 0..<40 { form.send(.type("guests[3].name", "name \(index)")) }
        }
      }.min() ?? .zero
    }
    // A copy of the list for each edit would be 250 times as much.
    #expect(time(20_000) < time(80) * 20)
  }

  @Test("A form of many fields is built in a moment")
  func building() {
    let fields = (0..<10_000).map { DocumentItem.field(DocumentField("field\($0)", .text())) }
    let document = FormDocument("many", form: DocumentForm(items: fields))
    let form = document.session()
    #expect(form.rows.count == 10_000 && form.problems.isEmpty)
    let before = form.operations
    form.send(.type("field5000", "x"))
    #expect((form.operations - before).total < 20)
    #expect(form.model["field5000"] == "x" && form.model.count == 1)
  }
}
