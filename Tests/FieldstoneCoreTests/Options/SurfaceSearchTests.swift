import FieldstoneCore
import Testing

@Suite("Searches that a surface runs itself")
struct SurfaceSearchTests {
  private struct Trip: FormModel {
    var from: String?
    var to: String?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.from, "from").options { text in ["Bonn", "Köln"].filter { $0.hasPrefix(text) } }
      fields.add(\.to, "to").options { text in ["Bonn", "Köln"].filter { $0.hasPrefix(text) } }
    }
  }

  @Test("The form's runner isn't given such a search, but gets the next one")
  func runner() async throws {
    let form = FormSession(Trip())
    var jobs: [FormJob] = []
    form.jobRunner = { jobs.append($0) }
    let job = try #require(form.beginSearch("from", "B"))
    #expect(jobs.isEmpty)
    form.finish(await job.run())
    #expect(form.row("from")?.options.map(\.title) == ["Bonn"])
    form.send(.search("to", "K"))
    #expect(jobs.count == 1)
  }
}
