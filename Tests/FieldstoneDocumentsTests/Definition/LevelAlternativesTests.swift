import FieldstoneCore
import FieldstoneDocuments
import Testing

@Suite("Alternatives whose keys are those of the form around them")
struct LevelAlternativesTests {
  private let document = FormDocument("customer") {
    DocumentField("id", .integer)
    DocumentField(
      "",
      .alternatives(
        DocumentAlternatives(
          by: "type",
          [
            .init("person") {
              DocumentField("first", .text(), isRequired: true)
              DocumentField("tags", .list(of: .text()))
            },
            .init("company") {
              DocumentField("firm", .text(), isRequired: true)
              DocumentField("tags", .list(of: .text()))
            },
          ])), visible: .reading("id") { $0["id"] != .integer(0) })
    DocumentField("hint", .text(), visible: .equals("type", "company") && .isAnswered("firm"))
    DocumentButton("Send", .submit)
  }

  @Test("They are rows of the form, and the values have no object for them")
  func flat() async throws {
    #expect(document.problems.isEmpty)
    let form = document.session(try FormValues(json: #"{"extra":1,"type":"person","first":"Ada","tags":["x"]}"#))
    #expect(form.problems.isEmpty)
    #expect(form.rows.ids.map(\.path).prefix(5) == ["id", "type", "first", "person.tags", "person.tags[1]"])
    #expect(form.row("type")?.title == "Type")
    form.send(.type("person.tags[1]", "y"))
    #expect("\(form.model)" == #"{"extra":1,"type":"person","first":"Ada","tags":["y"]}"#)
    form.send(.set("type", .choices(["company"])))
    form.send(.type("firm", "Analytical"))
    #expect(form.model["first"] == nil)
    #expect(form.isShown("hint"))
    #expect("\(form.model)" == #"{"extra":1,"type":"company","tags":[],"firm":"Analytical"}"#)
    form.send(.set("type", .choices(["person"])))
    #expect("\(form.model)" == #"{"extra":1,"type":"person","first":"Ada","tags":["y"]}"#)
    form.send(.undo)
    #expect(form.model["firm"] == "Analytical")
  }

  @Test("Hidden ones are left out of what is submitted, and nothing else")
  func hidden() async throws {
    let form = document.session(try FormValues(json: #"{"extra":1,"type":"person","first":"Ada"}"#))
    form.send(.type("id", "0"))
    let submitted = try #require(await form.submit().model)
    #expect("\(submitted)" == #"{"extra":1,"id":0}"#)
    #expect(form.model["first"] == "Ada")
  }

  @Test("Keys that the form has already, and unknown cases, are found")
  func mistakes() throws {
    let twice = FormDocument("twice") {
      DocumentField("first", .text())
      DocumentField("", .alternatives(DocumentAlternatives(by: "by", [.init("a") { DocumentField("first", .text()) }])))
    }
    #expect(twice.problems.map(\.description) == ["first: Two fields have the key 'first'."])
    let form = document.session(try FormValues(json: #"{"type":"alien"}"#))
    #expect(form.row("type")?.issues.map(\.code) == ["notChoice"])
  }
}
