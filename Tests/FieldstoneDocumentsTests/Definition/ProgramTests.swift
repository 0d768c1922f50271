import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("What programs do with a document's form")
struct ProgramTests {
  private let document = FormDocument("trip") {
    DocumentField("name", .text(), initial: "", rules: [.minimumLength(2)])
    DocumentField("seats", .integer, initial: 1)
    DocumentField(
      "hotel",
      .form(optional: true) {
        DocumentField("stars", .integer, initial: 3)
        DocumentField("note", .text())
      })
    DocumentField("guests", .list { DocumentField("age", .integer) })
    DocumentField("colors", .choices(["red", "blue"]))
    DocumentField(
      "pay",
      .alternatives(
        DocumentAlternatives(
          by: "by",
          [.init("card") { DocumentField("number", .text()) }, .init("cash") { DocumentField("coins", .integer) }],
          initial: "card")))
  }

  @Test("A value that is set by its path is an edit with its rules, and one undo step")
  func values() {
    let form = document.session()
    form[path: "name"] = "x"
    #expect(form.model["name"] == "x" && form.issues.count == 1)
    form.edit {
      $0["name"] = "Ada"
      $0[path: "pay.number"] = "4711"
    }
    #expect(form.issues.isEmpty && form.model[path: "pay.number"] == "4711")
    form.send(.undo)
    #expect(form.model["name"] == "x" && form.model[path: "pay.number"] == nil)
  }

  @Test("A value of another kind, and none where there has to be one, change nothing")
  func mistyped() {
    let form = document.session()
    for value in ["two", nil, .null, [1]] as [FormValues.Value?] {
      form[path: "seats"] = value
      #expect(form.model["seats"] == 1 && !form.facts.canUndo)
    }
    form[path: "guests"] = "none"
    form[path: "hotel"] = 5
    #expect(form.model["guests"] == [] && form.model["hotel"] == nil && !form.facts.canUndo)
    form[path: "unknown"] = "kept"
    #expect(form.model["unknown"] == "kept" && form.problems.isEmpty)
  }

  @Test("A form that is set as a whole gets what is missing in it, and undo takes all of it back")
  func wholes() {
    let form = document.session()
    form[path: "hotel"] = ["note": "quiet", "id": 7]
    #expect(form.model["hotel"] == ["note": "quiet", "id": 7, "stars": 3])
    form[path: "hotel"] = ["stars": 5]
    form.send(.undo)
    #expect(form.model["hotel"] == ["note": "quiet", "id": 7, "stars": 3])
    form[path: "hotel"] = nil
    form[path: "hotel.stars"] = 4
    #expect(form.model["hotel"] == ["stars": 4])
    form[path: "guests"] = [["age": 1], ["age": 2]]
    form[path: "guests.1.age"] = 9
    #expect(form.model["guests"] == [["age": 1], ["age": 9]])
  }

  @Test("An observer gets the value at a path whenever it has changed")
  func observing() {
    let form = document.session()
    var seen: [FormValues.Value?] = []
    let observation = form.observe("seats") { seen.append($0) }
    form.send(.type("seats", "4"))
    form[path: "seats"] = 5
    form[path: "name"] = "Ada"
    #expect(seen == [4, 5])
    withExtendedLifetime(observation) {}
  }

  @Test("Undo brings back a list of options as the program gave it")
  func repeated() {
    let form = document.session(["colors": ["red", "red", "green"]])
    form.send(.set("colors", .choices(["blue"])))
    form.send(.undo)
    #expect(form.model["colors"] == ["red", "red", "green"])
  }

  @Test("A draft has values that are not offered")
  func unoffered() throws {
    let form = document.session(["colors": ["green"], "name": "Ada"])
    form.send(.set("colors", .choices(["green", "red"])))
    let later = document.session(["colors": ["green"], "name": "Ada"])
    #expect(try later.restore(form.snapshot).isEmpty)
    #expect(later.model["colors"] == form.model["colors"])
  }

  @Test("A document says how people work with its form")
  func mode() {
    var document = document
    document.mode = .edit
    let form = document.session()
    #expect(!form.facts.isEditing && form.send(.type("name", "Ada")) != .accepted)
    form.send(.edit)
    #expect(form.send(.type("name", "Ada")) == .accepted)
  }

  @Test("A document goes when nobody needs it any more")
  func memory() {
    weak var compiler: DocumentCompiler?
    do {
      let tree = FormDocument(
        "tree", form: DocumentForm { DocumentField("root", .form(DocumentSubform(.named("node")))) },
        forms: [
          "node": DocumentForm {
            DocumentField("twin", .form(DocumentSubform(.named("node"), isOptional: true)))
            DocumentField("children", .list(DocumentList(.form(.named("node")))))
            DocumentField("tags", .list(of: .text()))
          }
        ])
      let form = tree.session()
      form.send(.insert("root.children", id: "a", before: nil))
      form.send(.insert("root.children[a].tags", id: "b", before: nil))
      form.send(.set("root.twin", .flag(true)))
      compiler = form.source as? DocumentCompiler
      #expect(compiler != nil && form.model[path: "root.children.0.tags.0"] == "" && form.problems.isEmpty)
    }
    #expect(compiler == nil)
  }

  @Test("Texts are changed, suggested and described as a document says")
  func texts() {
    var code = DocumentField("code", .text(), initial: "")
    code.traits = [
      .trimmed, .uppercased, .suggestions(["AB"]),
      .captionFrom(.warning, DocumentComputation(paths: ["code"]) { $0["code"] == "AB" ? "Taken." : "" }),
      .helpFrom(DocumentComputation { _ in "Two letters." }),
    ]
    var rate = DocumentField("rate", .number)
    rate.traits = [.percent, .updates(.whenLeft)]
    let form = FormDocument("texts", form: DocumentForm(items: [.field(code), .field(rate)])).session()
    form.send(.type("code", " ab "))
    form.send(.blur("code"))
    #expect(form.model["code"] == "AB")
    #expect(form.row("code")?.suggestions.map(\.id) == ["AB"] && form.row("code")?.help == "Two letters.")
    #expect(form.row("code")?.captions.map(\.text) == ["Taken."])
    form.send(.focus("rate"))
    form.send(.type("rate", "19"))
    #expect(form.model["rate"] == nil)
    form.send(.blur("rate"))
    #expect(form.model["rate"] == 0.19)
  }
}
