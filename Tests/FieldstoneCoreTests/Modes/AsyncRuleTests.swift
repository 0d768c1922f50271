import FieldstoneCore
import Foundation
import Testing

@Suite("Checks that take time")
struct AsyncRuleTests {
  struct Account: FormModel {
    var name = ""
    var age = 0
    static func describe(_ fields: FieldList<Account>) {
      fields.add(\.name, "name").required().minimumLength(2)
      fields.add(\.age, "age")
    }
  }

  /// Answers checks when the test says so.
  actor Registry {
    private(set) var asked: [String] = []
    private var answers: [String: Result<FormIssue?, any Error>] = [:]
    private var waiting: [String: [CheckedContinuation<FormIssue?, any Error>]] = [:]

    func check(_ name: String) async throws -> FormIssue? {
      asked.append(name)
      if let answer = answers[name] { return try answer.get() }
      return try await withCheckedThrowingContinuation { waiting[name, default: []].append($0) }
    }

    func answer(_ name: String, _ result: Result<FormIssue?, any Error>) {
      answers[name] = result
      for continuation in waiting.removeValue(forKey: name) ?? [] { continuation.resume(with: result) }
    }
  }

  private func session(
    _ registry: Registry, sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> FormSession<Account> {
    let definition = FormDefinition<Account>(describe: Account.describe) { form in
      form[\.name].asyncRule(limit: .seconds(60)) { try await registry.check($0) }
    }
    var environment = FormEnvironment.standard
    // Only the time limit is that long.
    environment.sleep = { duration in
      if duration > .seconds(1) { try await Task.sleep(for: duration) } else { try await sleep(duration) }
    }
    environment.report = { _ in }
    return FormSession(Account(), definition: definition, environment: environment)
  }

  @Test("An answer is checked once other rules accept it, and pending until then")
  func pending() async {
    let registry = Registry()
    await registry.answer("Ada", .success("This name is taken."))
    let form = session(registry)
    form.send(.type("name", "A"))
    #expect(form.row("name")?.states.contains(.pending) == false && !form.hasJobs)
    form.send(.type("name", "Ada"))
    #expect(form.row("name")?.states.contains(.pending) == true && form.hasJobs)
    #expect(form.facts.isValid, "Nobody knows yet.")
    await form.runJobs()
    #expect(form.row("name")?.states.contains(.pending) == false)
    #expect(form.row("name")?.issues.map(\.text) == ["This name is taken."] && !form.facts.isValid)
    form.send(.type("name", "Adam"))
    #expect(form.row("name")?.issues == [] && form.facts.isValid)
    #expect(await registry.asked == ["Ada"])
  }

  @Test("Only the latest answer is checked, and late outcomes are ignored")
  func latest() async {
    let registry = Registry()
    await registry.answer("Eve", .success(nil))
    let form = session(registry)
    var jobs: [FormJob] = []
    form.jobRunner = { jobs.append($0) }
    form.send(.type("name", "Ada"))
    form.send(.type("name", "Eve"))
    #expect(jobs.count == 2)
    await registry.answer("Ada", .success("Taken."))
    for job in jobs { form.finish(await job.run()) }
    #expect(await registry.asked == ["Eve"], "The first check was cancelled before it began.")
    #expect(form.row("name")?.issues == [] && !form.hasJobs)
    form.undo()
    #expect(form.row("name")?.text == "", "One run of typing is one step.")
    #expect(form.row("name")?.states.contains(.pending) == false)
  }

  @Test("A submit waits for the checks, whether or not they have begun")
  func submit() async {
    let registry = Registry()
    await registry.answer("Ada", .success("Taken."))
    await registry.answer("Bob", .success(nil))
    let form = session(registry)
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Ada"))
    guard case .invalid(let issues) = await form.submit() else {
      Issue.record("The name is taken.")
      return
    }
    #expect(issues.map(\.row) == ["name"] && submitted.isEmpty && !form.facts.isSubmitting)
    #expect(form.focusedRow == "name" && form.facts.failedSubmits == 1)
    form.send(.type("name", "Bob"))
    #expect(await form.submit().model?.name == "Bob")
    #expect(submitted == ["Bob"] && form.facts.isSubmitted)
    #expect(await registry.asked == ["Ada", "Bob"])
  }

  @Test("Without a handler, a submit waits, too")
  func noHandler() async {
    let registry = Registry()
    await registry.answer("Bob", .success(nil))
    let form = session(registry)
    form.send(.type("name", "Bob"))
    #expect(await form.submit().model?.name == "Bob")
    #expect(form.facts.isSubmitted && !form.facts.isSubmitting)
  }

  @Test("What has been checked isn't checked again")
  func once() async {
    let registry = Registry()
    await registry.answer("Bob", .success(nil))
    let form = session(registry)
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(await form.submit().model?.name == "Bob")
    #expect(await registry.asked == ["Bob"])
  }

  @Test("A check that fails is said to have failed, and the next submit tries again")
  func failure() async {
    let registry = Registry()
    await registry.answer("Bob", .failure(SaveFailure()))
    let form = session(registry)
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(form[\.name].issues.map(\.kind) == [.notChecked])
    guard case .invalid = await form.submit() else {
      Issue.record("It still fails.")
      return
    }
    await registry.answer("Bob", .success(nil))
    #expect(await form.submit().model?.name == "Bob")
  }

  @Test("A check may take only so long", .unlessItHangs)
  func timeOut() async {
    let definition = FormDefinition<Account>(describe: Account.describe) { form in
      form[\.name].asyncRule(delay: .zero, limit: .milliseconds(20)) { _ in
        try await Task.sleep(for: .seconds(3600))
        return nil
      }
    }
    let form = FormSession(Account(), definition: definition)
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(form[\.name].issues.map(\.kind) == [.notChecked])
  }

  @Test("A form that is left, replaced, or restored has no checks")
  func ended() async throws {
    let registry = Registry()
    await registry.answer("Ada", .success("Taken."))
    let form = session(registry)
    form.send(.type("name", "Ada"))
    form.replace(Account())
    #expect(!form.hasJobs && form.row("name")?.states.contains(.pending) == false)
    form.send(.type("name", "Ada"))
    await form.runJobs()
    let other = session(registry)
    try other.restore(form.snapshot)
    #expect(!other.hasJobs && other.row("name")?.issues.map(\.text) == ["Taken."])
    form.send(.type("name", "Bob"))
    form.send(.cancel)
    #expect(!form.hasJobs)
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String] = []
    func add(_ value: String) { lock.withLock { values.append(value) } }
    var all: [String] { lock.withLock { values } }
  }

  @Test("Of many values in many fields, only the last of each is checked, in the order in which they were given")
  func many() async {
    let log = Log()
    let definition = FormDefinition<[String]> { fields in
      for index in 0..<60 {
        fields.add(\.[index], "f\(index)").asyncRule(delay: .zero) { value in
          log.add(value)
          return nil
        }
      }
    }
    let form = FormSession(Array(repeating: "", count: 60), definition: definition)
    for round in 1...5 { for index in 0..<60 { form.send(.type(FormRowID("f\(index)"), "\(round).\(index)")) } }
    await form.runJobs()
    #expect(log.all == (0..<60).map { "5.\($0)" } && !form.hasJobs)
  }
}
