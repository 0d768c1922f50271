import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Checks that take time, on pages")
struct CheckPageTests {
  @Form
  struct Account: Codable, Sendable {
    @Field(.required) var name = ""
    @Field(.uppercased) var code = ""
    var note = ""
  }

  /// Answers checks when the test says so.
  actor Registry {
    private(set) var asked: [String] = []
    private var answers: [String: Result<FormIssue?, any Error>] = [:]
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func check(_ name: String) async throws -> FormIssue? {
      asked.append(name)
      while answers[name] == nil { await withCheckedContinuation { waiting.append($0) } }
      return try answers[name]?.get()
    }

    func answer(_ name: String, _ result: Result<FormIssue?, any Error>) {
      answers[name] = result
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private struct Unreachable: Error {}

  private let registry = Registry()

  private var site: WebFormSite<Account> {
    let registry = registry
    let definition = FormDefinition<Account>(describe: Account.describe) { form in
      form[\.name].asyncRule(limit: .seconds(60)) { try await registry.check($0) }
      form[\.code].asyncRule(limit: .seconds(60)) { try await registry.check($0) }
    }
    var environment = FormEnvironment.standard
    // Only the time limit is that long.
    environment.sleep = { duration in if duration > .seconds(1) { try await Task.sleep(for: duration) } }
    environment.report = { _ in }
    var limits = WebFormLimits()
    limits.searchSeconds = 0.05
    return WebFormSite(limits: limits) { [environment] in
      FormSession(Account(), definition: definition, environment: environment)
    }
  }

  /// Asks for the page as the script does, until it says something else.
  private func wait(_ visitor: Visitor<Account>, _ text: String) async throws {
    for _ in 1...200 where !visitor.html.contains(text) {
      try await Task.sleep(for: .milliseconds(10))
      _ = await visitor.press("update")
    }
    #expect(visitor.html.contains(text))
  }

  @Test("A submit waits for the check, and says what it has found")
  func submit() async {
    await registry.answer("Bob", .success("This name is taken."))
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.press("submit", ("name", "Bob")) == 303)
    for _ in 1...2 {
      #expect(visitor.html.contains("There is a problem") && visitor.focus == "summary")
      #expect(visitor.html.contains("Not submitted: 1 item needs attention."))
      #expect(visitor.html.components(separatedBy: "This name is taken.").count == 3, "In the summary and at the row.")
      await visitor.get()
    }
    await registry.answer("Eve", .success(nil))
    _ = await visitor.press("submit", ("name", "Eve"))
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("A page shows that a check is going on, and what it has found once it has ended")
  func pending() async throws {
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.press("update", ("name", "Bob")) == 303)
    #expect(visitor.html.contains("<p class=\"checking\" role=\"status\">Checking…</p>"))
    #expect(visitor.html.contains("aria-describedby=\"row-name:issues\""))
    _ = await visitor.press("update", ("note", "Others don't wait."))
    #expect(visitor.html.contains("Checking…") && visitor.html.contains("Others don&#39;t wait."))
    await registry.answer("Bob", .success("This name is taken."))
    try await wait(visitor, "This name is taken.")
    #expect(!visitor.html.contains("Checking…"))
    await visitor.get()
    #expect(visitor.html.components(separatedBy: "This name is taken.").count == 2)
    #expect(await registry.asked == ["Bob"], "Every request has a form of its own, and the visit has one check.")
    _ = await visitor.press("update", ("name", "Bo"))
    #expect(!visitor.html.contains("This name is taken."))
  }

  @Test("A late outcome changes nothing")
  func late() async throws {
    let visitor = Visitor(site)
    await visitor.get()
    _ = await visitor.press("update", ("name", "Bob"))
    _ = await visitor.press("update", ("name", "Eve"))
    await registry.answer("Bob", .success("This name is taken."))
    await registry.answer("Eve", .success(nil))
    for _ in 1...200 where visitor.html.contains("Checking…") {
      try await Task.sleep(for: .milliseconds(10))
      _ = await visitor.press("update")
    }
    #expect(!visitor.html.contains("Checking…") && !visitor.html.contains("taken"))
    _ = await visitor.press("submit")
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
    #expect(await registry.asked == ["Bob", "Eve"], "What is known to be right isn't checked again.")
  }

  @Test("A check that fails says so until it is tried again")
  func failed() async throws {
    await registry.answer("Bob", .failure(Unreachable()))
    let visitor = Visitor(site)
    await visitor.get()
    _ = await visitor.press("update", ("name", "Bob"))
    let words = FormIssue(.notChecked).text(in: .standard).replacingOccurrences(of: "'", with: "&#39;")
    try await wait(visitor, words)
    await visitor.get()
    #expect(visitor.html.contains(words))
    await registry.answer("Bob", .success(nil))
    _ = await visitor.press("submit")
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  /// Sends the page as the script does.
  private func send(
    _ visitor: Visitor<Account>, _ number: Int, left: String = "", _ more: (name: String, value: String)...
  ) async -> String {
    let own = [(LivePost.name, "0123456789abcdef.\(number).0"), (LivePost.leftName, left), (":do", "update")]
    let fields = PageFields.fields(of: visitor.html).filter { field in !more.contains { $0.name == field.name } }
    let body = PageFields.encode(fields + more + own.map { (name: $0.0, value: $0.1) })
    let type = "application/x-www-form-urlencoded"
    let response = await visitor.send(
      WebFormRequest(method: "POST", path: "/", contentType: type, cookies: visitor.cookie, body: body))
    let html = String(decoding: response.body, as: UTF8.self)
    for (name, value) in PageFields.fields(of: html) where [":csrf", ":page"].contains(name) {
      let old = PageFields.fields(of: visitor.html).first { $0.name == name }?.value ?? ""
      visitor.html = visitor.html.replacingOccurrences(of: "value=\"\(old)\"", with: "value=\"\(value)\"")
    }
    return html
  }

  @Test("With the script, the response comes at once, and a later one has the outcome")
  func live() async throws {
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await send(visitor, 1, ("name", "Bob")).contains("Checking…"))
    await registry.answer("Bob", .success("This name is taken."))
    var html = ""
    for number in 2...200 where !html.contains("taken") {
      try await Task.sleep(for: .milliseconds(10))
      html = await send(visitor, number, ("name", "Bob"))
    }
    #expect(html.contains("This name is taken.") && !html.contains("Checking…") && !html.contains("autofocus"))
    #expect(await registry.asked == ["Bob"])
  }

  @Test("A check goes on when its text is written in another way as the field is left")
  func rewritten() async throws {
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await send(visitor, 1, ("code", "spring")).contains("Checking…"))
    #expect(await send(visitor, 2, left: "code", ("code", "spring")).contains("value=\"SPRING\""))
    await registry.answer("SPRING", .success("This code is used up."))
    var html = ""
    for number in 3...200 where !html.contains("used up") {
      try await Task.sleep(for: .milliseconds(10))
      html = await send(visitor, number, ("code", "SPRING"))
    }
    #expect(html.contains("This code is used up.") && !html.contains("Checking…"))
    #expect(await registry.asked == ["SPRING"])
  }
}
