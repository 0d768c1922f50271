import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("Answers that are wrong, and computed fields that read them")
struct WholeAnswerTests {
  private let count = DocumentComputation { .integer($0["words"]?.list?.count ?? 0) }

  @Test("A field that is computed from a list is empty while the list has too few elements")
  func fewElements() {
    let document = FormDocument("few") {
      DocumentField("words", .list(DocumentList(.value(DocumentField("", .text())))), rules: [.minimumCount(2)])
      DocumentField("count", .integer, computed: count)
    }
    #expect(document.problems == [])
    let form = document.session()
    form[path: "words"] = ["a"]
    #expect(form.model["count"] == nil)
    form[path: "words"] = ["a", "b"]
    #expect(form.model["count"] == 2)
    form[path: "words.0"] = "c"
    #expect(form.model["count"] == 2)
    form.send(.remove("words[2]"))
    #expect(form.model["count"] == nil)
  }

  @Test("What is computed from a form as a whole follows each of its fields")
  func formAsWhole() {
    let part = DocumentForm {
      DocumentField("name", .text(), initial: "", rules: [.minimumLength(2)])
      DocumentField("seats", .integer, initial: 1)
    }
    let document = FormDocument("whole") {
      DocumentField("part", .form(DocumentSubform(.form(part))))
      DocumentField(
        "text", .text(), computed: DocumentComputation { .text("\($0["part"]?.object?["seats"]?.integer ?? 0)") })
    }
    let form = document.session()
    #expect(form.model["text"] == "1")
    form[path: "part.seats"] = 5
    #expect(form.model["text"] == "5")
    form.send(.type("part.name", "x"))
    #expect(form.model["text"] == nil)
    form.send(.type("part.name", "xy"))
    #expect(form.model["text"] == "5")
  }

  @Test("A field that is computed from a value is empty while a check of the value alone finds it wrong")
  func ownCheck() {
    let document = FormDocument("check") {
      DocumentField(
        "price", .integer, initial: 3, rules: [.check { $0.integer.map { $0 > 9 } == true ? .error("Too much.") : nil }]
      )
      DocumentField("total", .integer, computed: DocumentComputation("price * 2"))
    }
    #expect(document.problems == [])
    let form = document.session()
    #expect(form.model["total"] == 6)
    form.send(.type("price", "10"))
    #expect(form.model["price"] == 10 && form.model["total"] == nil)
    #expect(form.issues.map { $0.text(in: .standard) } == ["Too much."])
    form.send(.type("price", "9"))
    #expect(form.model["total"] == 18 && form.issues.isEmpty)
  }

  @Test("A check of a value alone is for fields that hold a value, and no schema can say it")
  func ownCheckOfForm() {
    let part = DocumentForm { DocumentField("name", .text()) }
    let document = FormDocument("check") {
      DocumentField("part", .form(DocumentSubform(.form(part))), rules: [.check { _ in nil as FormIssue? }])
      DocumentField("name", .text(), rules: [.check { (_: FormValues.Value) in nil }])
    }
    #expect(document.problems.map(\.kind) == [.wrongRule])
    #expect(document.jsonSchema().warnings.map(\.path.description).contains("name"))
  }
}
