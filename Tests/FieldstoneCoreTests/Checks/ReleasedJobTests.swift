import FieldstoneCore
import Synchronization
import Testing

@Suite("Work that a surface runs within a request")
struct ReleasedJobTests {
  private struct Offline: Error {}
  private struct Person: FormModel {
    var name = ""
    var email = ""
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name").minimumLength(2)
      fields.add(\.email, "email")
    }
    static func arrange(_ form: FormBuilder<Person>) {
      form[\.name].asyncRule { name in
        if name == "Eve" { throw Offline() }
        return name == "Ada" ? "Taken." : nil
      }
      form[\.email].asyncRule { $0 == "a" ? "Unknown." : nil }
      form.button("First") { press in
        press.run {
          1
        } then: { _ in
          press.edit { $0.email = "b" }
        }
      }
      form.button("Second") { press in press.run { 2 } }
    }
  }

  private static let notChecked = "This couldn't be checked. Please try again."

  private func session(_ noteReport: @escaping @Sendable () -> Void = {}) -> FormSession<Person> {
    var environment = FormEnvironment.standard
    // Only the time limit is that long.
    environment.sleep = { if $0 > .seconds(1) { try await Task.sleep(for: $0) } }
    environment.report = { _ in noteReport() }
    return FormSession(Person(), environment: environment)
  }
  private func isPending(_ row: FormRowID, _ form: FormSession<Person>) -> Bool {
    form.row(row)?.states.contains(.pending) == true
  }

  @Test("Checks that nobody runs are handed over with their rows, once")
  func checks() async {
    let form = session()
    #expect(form.releaseChecks().isEmpty)
    form.send(.type("email", "a"))
    form.send(.type("name", "Ada"))
    let checks = form.releaseChecks()
    #expect(checks.map(\.row) == ["name", "email"] && form.releaseChecks().isEmpty)
    #expect(isPending("name", form) && isPending("email", form))
    for (_, job) in checks { form.finish(await job.run()) }
    #expect(!isPending("name", form) && !isPending("email", form) && form.issues.map(\.row) == ["name", "email"])
    #expect(form.releaseChecks().isEmpty, "These have passed or failed.")
  }

  @Test("A check that has begun in another session begins here, too, and nobody else runs it")
  func begun() async throws {
    let form = session()
    form.send(.type("name", "Ada"))
    let own = try #require(form.releaseChecks().first?.job)
    form.jobRunner = { _ in Issue.record("The job is the surface's.") }
    let job = try #require(form.beginCheck("name"))
    #expect(job.id != own.id && isPending("name", form) && form.jobRunner != nil)
    let outcome = await job.run()
    form.finish(outcome)
    #expect(form.row("name")?.issues.map(\.text) == ["Taken."])
  }

  @Test("A value that other rules refuse isn't checked, and neither is a row that has no value")
  func notChecked() {
    let form = session()
    form.send(.type("name", "A"))
    #expect(form.beginCheck("name") == nil && form.beginCheck("nowhere") == nil)
    #expect(form.beginCheck("action.first") == nil && form.beginCheck("email") == nil)
    #expect(!isPending("name", form))
  }

  @Test("What a check has found counts for another form; that it has failed isn't reported again")
  func outcomes() async throws {
    let form = session()
    func outcome(_ name: String) async throws -> FormJob.Outcome {
      form.send(.type("name", name))
      return try await #require(form.releaseChecks().first).job.run()
    }
    let (found, passed, failed) = (try await outcome("Ada"), try await outcome("Bob"), try await outcome("Eve"))
    #expect(found.isIssue && !passed.isIssue && !failed.isIssue)
    #expect(!found.isFailure && !passed.isFailure && failed.isFailure)
    #expect(found.again.isIssue && !found.again.isFailure && !passed.again.isFailure && failed.again.isFailure)

    let reports = Mutex(0)
    let other = session { reports.withLock { $0 += 1 } }
    for (name, outcome, words) in [("B", found, "Taken."), ("C", failed.again, Self.notChecked)] {
      other.send(.type("name", "\(name)ert"))
      other.finish(try #require(other.releaseChecks().first).job.outcome(like: outcome))
      #expect(other.issues.map { $0.text(in: .standard) } == [words])
    }
    #expect(reports.withLock(\.self) == 0)
    other.send(.type("name", "Grace"))
    other.finish(try #require(other.releaseChecks().first).job.outcome(like: failed))
    #expect(reports.withLock(\.self) == 1)
  }
}
