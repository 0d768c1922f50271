import FieldstoneCore
import Testing

@Suite("A search that its program gives up")
struct AbandonedSearchTests {
  private struct Ride {
    var stop: String?
  }

  @Test("The list is as before any search, and the same search may begin again")
  func givenUp() async throws {
    let form = FormSession(
      Ride(),
      definition: FormDefinition { fields in
        fields.add(\.stop, "stop").options { text in
          if text == "x" { throw CancellationError() }
          return ["North", "South"]
        }
      })
    form.send(.search("stop", ""))
    await form.runJobs()
    #expect(form.row("stop")?.options.map(\.title) == ["North", "South"])
    form.send(.search("stop", "x"))
    await form.runJobs()
    let options = try #require(form.row("stop")?.options)
    #expect(options.isEmpty && options.finding == .notStarted)
    form.send(.search("stop", ""))
    await form.runJobs()
    #expect(form.row("stop")?.options.count == 2)
  }
}
