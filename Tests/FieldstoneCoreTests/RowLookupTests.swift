import FieldstoneCore
import Testing

@Suite("Rows by their ids")
struct RowLookupTests {
  private struct Trip {
    var from = ""
    var to = ""
    var nights = 0
  }

  @Test("An id of another form finds the row with its name, wherever that row is")
  func otherForm() throws {
    let form = FormSession(
      Trip(),
      definition: FormDefinition(describe: {
        $0.add(\.from, "from"); $0.add(\.to, "to")
      }))
    let other = FormSession(
      Trip(),
      definition: FormDefinition(describe: {
        $0.add(\.nights, "nights")
        $0.add(\.to, "to")
        $0.add(\.from, "from")
      }))
    for name in ["from", "to"] {
      let id = try #require(form.row(FormRowID(name))?.id)
      #expect(other.row(id)?.id.path == name)
      #expect(other.send(.type(id, name)).isAccepted)
    }
    #expect(other.model.from == "from" && other.model.to == "to")
    let nights = try #require(other.row("nights")?.id)
    #expect(form.row(nights) == nil && form.send(.type(nights, "2")) == .refused(.unknownRow("nights")))
    #expect(form.model.from == "")
  }
}
