import Fieldstone
import Foundation
import Synchronization
import Testing

@testable import FieldstoneTerminal

@Suite("Waking the terminal when a job has ended", .serialized)
struct JobBellTests {
  @Test("A job that ends wakes the wait for keys, and its outcome is taken once")
  func woken() async throws {
    let form = CityService().form()
    let bell = try #require(JobBell())
    form.jobRunner = { bell.run($0) }
    #expect(!bell.isBusy)
    form.send(.search("city", "kö"))
    // Long, because the job waits for a thread while other tests block theirs.
    let wait = PollWait(descriptors: [bell.readEnd], milliseconds: 900_000)
    var result = await wait.elsewhere()
    // A signal that another test sends may end a wait, as in the terminal.
    while result.ready.isEmpty, !result.isLate { result = await wait.elsewhere() }
    #expect(result.ready == [bell.readEnd])
    let outcomes = bell.take()
    #expect(outcomes.count == 1 && !bell.isBusy && !bell.hasOutcomes && bell.take().isEmpty)
    #expect(PollWait(descriptors: [bell.readEnd], milliseconds: 0).here().isLate)
    for outcome in outcomes { form.finish(outcome) }
    #expect(form.row("city")?.options.map(\.title) == ["Köln"])
  }

  @Test("A search that still runs when its screen ends is searched again on the next one")
  func givenUp() async throws {
    let isStuck = Mutex(true)
    let form = FormSession(
      Trip(),
      definition: FormDefinition<Trip>(describe: {
        $0.add(\.city, "city").options { _ in
          if isStuck.withLock(\.self) { try await Task.sleep(for: .seconds(600)) }
          return ["Köln"]
        }
      }))
    let bell = try #require(JobBell())
    form.jobRunner = { bell.run($0) }
    form.send(.search("city", ""))
    #expect(bell.isBusy && form.row("city")?.options.finding == .searching(""))
    for outcome in bell.end() { form.finish(outcome) }
    #expect(!bell.isBusy && bell.end().isEmpty && !form.hasJobs && form.row("city")?.options.finding == .notStarted)
    isStuck.withLock { $0 = false }
    form.jobRunner = nil
    form.send(.search("city", ""))
    await form.runJobs()
    #expect(form.row("city")?.options.map(\.title) == ["Köln"])
  }

  @Test("On a terminal, results are drawn without a key, even if the query needs the actor of the form")
  func terminal() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let terminal = try PseudoTerminal(
      Program.path(of: "Trouble"),
      environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no", "SEARCH_UNTIL=\(file)"])
    try terminal.wait(for: "City")
    terminal.type("\r")
    try terminal.wait(for: "Searching…")
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    try terminal.wait(for: "Köln")
    terminal.type("\u{1B}[B\u{1B}[B\r\u{13}")
    let (code, output) = try terminal.end()
    #expect(code == 0 && output.contains("\"city\" : \"Köln\""), "\(terminal.screen)")
  }

  @Test("In a program's own screen, the program runs the searches and draws again")
  func ownScreen() async {
    let form = CityService().form()
    let view = TerminalFormView(form, columns: 60, lines: 20, theme: .terminal, environment: ["TERM": "xterm"])
    view.feed("\r".utf8)
    #expect(String(decoding: view.draw(), as: UTF8.self).contains("Searching…"))
    await form.runJobs()
    #expect(String(decoding: view.draw(), as: UTF8.self).contains("Köln"))
  }

  @Test("A form can be left while a search runs")
  func left() throws {
    let terminal = try PseudoTerminal(
      Program.path(of: "Trouble"),
      environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no", "SEARCH_UNTIL=/nowhere/at/all"])
    try terminal.wait(for: "City")
    terminal.type("\r")
    try terminal.wait(for: "Searching…")
    terminal.type("\u{3}")
    #expect(try terminal.end().code == 130)
    #expect(terminal.echoes)
  }
}
