import FieldstoneCore
import Testing

@Suite("Values of a set that are not among the options")
struct SetOrderTests {
  private struct Post {
    var tags: Set<String> = ["e", "b", "d", "a", "c"]
  }

  @Test("They come after the options, in alphabetical order: the same in every run")
  func order() throws {
    let form = FormSession(Post(), definition: FormDefinition { $0.add(\.tags, "tags").options(["z", "y"]) })
    #expect(form.row("tags")?.options.map(\.title) == ["z", "y", "a", "b", "c", "d", "e"])
  }
}
