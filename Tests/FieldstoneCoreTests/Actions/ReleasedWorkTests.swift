import FieldstoneCore
import Testing

@Suite("Actions whose work a surface runs within a request")
struct ReleasedWorkTests {
  private struct Person: FormModel {
    var name = ""
    var city: String?
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name").asyncRule { _ in nil }
      fields.add(\.city, "city").options { text in [text] }
    }
    static func arrange(_ form: FormBuilder<Person>) {
      form.remainingFields()
      form.button("First") { press in
        press.run {
          1
        } then: { _ in
          press.edit { $0.name = "found" }
        }
      }
      form.button("Second") { press in press.run { 2 } }
    }
  }

  private let form = FormSession(Person())

  private func waits(_ row: FormRowID) -> String? { form.row(row)?.waitingWords?.text(in: .standard) }

  @Test("Work is handed over in the order in which it began, once, and its row is busy until it is finished")
  func handedOver() async {
    form.send(.perform("action.second"))
    form.send(.perform("action.first"))
    let jobs = form.releaseActionJobs()
    #expect(jobs.count == 2 && form.releaseActionJobs().isEmpty)
    #expect(waits("action.first") == "Working…" && waits("action.second") == "Working…")
    form.finish(await jobs[0].run())
    #expect(waits("action.second") == nil && waits("action.first") == "Working…" && form.model.name == "")
    form.finish(await jobs[1].run())
    #expect(waits("action.first") == nil && form.model.name == "found")
    #expect(form.releaseActionJobs().isEmpty)
  }

  @Test("A row says that its answer is being checked, or that its action is at work; a search speaks for itself")
  func words() {
    #expect(waits("name") == nil && waits("city") == nil)
    form.send(.type("name", "Ada"))
    #expect(waits("name") == "Checking…")
    form.send(.search("city", "Rome"))
    #expect(form.row("city")?.states.contains(.busy) == true && waits("city") == nil)
  }
}
