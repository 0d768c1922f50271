import FieldstoneCore
import Testing

private struct Salutation: Equatable {
  var isDoctor = false
  var name = ""
  var title: String?
}

@Suite("Suggestions while typing")
struct SuggestionTests {
  private let form = FormSession(
    Salutation(),
    definition: FormDefinition<Salutation> { fields in
      fields.add(\.isDoctor, "isDoctor")
      fields.add(\.name, "name").suggestions(["Ada", "Alan", "Zoë"])
      fields.add(\.title, "title").suggestions { $0.isDoctor ? ["Dr.", "Prof."] : ["Mr.", "Ms."] }
    })

  @Test("A text has suggestions, and takes any other text")
  func free() throws {
    let row = try #require(form.row("name"))
    #expect(
      row.control == .text(.plain) && row.options.isEmpty && row.suggestions.map(\.title) == ["Ada", "Alan", "Zoë"])
    #expect(row.suggestions.matching("zoe").map(\.id) == ["Zoë"] && row.suggestions.matching("x").isEmpty)
    form.send(.type("name", row.suggestions[1].id))
    #expect(form.model.name == "Alan")
    form.send(.type("name", "Grace"))
    #expect(form.model.name == "Grace" && form.issues.isEmpty)
  }

  @Test("Suggestions depend on other answers, and a change names the row")
  func dependent() {
    #expect(form.row("title")?.suggestions.map(\.id) == ["Mr.", "Ms."])
    _ = form.takeChanges()
    form.send(.set("isDoctor", .flag(true)))
    #expect(form.row("title")?.suggestions.map(\.id) == ["Dr.", "Prof."])
    let update = form.takeChanges().pages.flatMap(\.updates).first { $0.row == "title" }
    #expect(update?.aspects == .options)
  }

  @Test("A read-only field suggests nothing, whatever its control")
  func readOnly() {
    let form = FormSession(
      Salutation(),
      definition: FormDefinition<Salutation> { fields in
        fields.add(\.isDoctor, "isDoctor")
        fields.add(\.name, "name").suggestions(["Ada"]).control(.custom("own", fallback: .text(.plain))).readOnly {
          $0.isDoctor
        }
      })
    #expect(form.row("name")?.suggestions.map(\.id) == ["Ada"])
    form.send(.set("isDoctor", .flag(true)))
    #expect(form.row("name")?.suggestions.isEmpty == true)
  }

  @Test("Nothing can be added to suggestions: the field takes any text itself")
  func nothingToAdd() throws {
    let suggestions = try #require(form.row("name")).suggestions
    #expect(!suggestions.takesOwnEntries && !suggestions.canAdd("Grace"))
  }
}
