import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("Forms that are described under a name")
struct RecursionTests {
  private let document = FormDocument(
    "tree", form: DocumentForm { DocumentField("root", .form(DocumentSubform(.named("node")))) },
    forms: [
      "node": DocumentForm {
        DocumentField("name", .text(), initial: "", isRequired: true)
        DocumentField("twin", .form(DocumentSubform(.named("node"), isOptional: true)))
        DocumentField("children", .list(DocumentList(.form(.named("node")))))
        DocumentField("hint", .text(), visible: .isAnswered("twin.twin.name"))
      }
    ])

  @Test("A form may contain itself, where it may be missing or in a list")
  func recursive() {
    #expect(document.problems.isEmpty && document.definition.problems.isEmpty)
    let form = document.session()
    for input: FormInput in [
      .set("root.twin", .flag(true)), .set("root.twin.twin", .flag(true)), .type("root.twin.twin.name", "deep"),
      .insert("root.children", id: "a", before: nil), .insert("root.children[a].children", id: "b", before: nil),
      .type("root.children[a].children[b].name", "leaf"),
    ] {
      #expect(form.send(input) == .accepted, "\(input)")
    }
    #expect(form.model["root.twin.twin.name", as: String.self] == "deep")
    #expect(form.model["root.children.0.children.0.name", as: String.self] == "leaf")
    #expect(form.isShown("root.hint") && form.problems.isEmpty)
  }

  @Test("Given values of many levels are shown")
  func given() throws {
    let levels = 60
    let json =
      #"{"root":"# + String(repeating: #"{"name":"x","twin":"#, count: levels) + "null"
      + String(repeating: "}", count: levels) + "}"
    let form = document.session(try FormValues(json: json))
    let path = "root" + String(repeating: ".twin", count: levels - 1) + ".name"
    #expect(form.send(.type(FormRowID(path), "y")) == .accepted)
    #expect(form.model[FormValuePath(path), as: String.self] == "y")
  }

  @Test("One form in two places is two forms")
  func twice() {
    let address = DocumentForm { DocumentField("city", .text()) }
    let document = FormDocument(
      "twice",
      form: DocumentForm {
        DocumentField("home", .form(DocumentSubform(.named("address"), presentation: .inline)))
        DocumentField("work", .form(DocumentSubform(.named("address"), presentation: .inline)))
      }, forms: ["address": address])
    let form = document.session()
    form.send(.type("work.city", "Bonn"))
    #expect(form.model == ["home": [:], "work": ["city": "Bonn"]])
  }
}
