import Foundation
import Synchronization
import Testing

@testable import FieldstoneCore

private struct Ride: Equatable {
  var city: City?
  var station: String?
  var stops: [String] = []
}

/// A service with a protocol of what it was asked, which fails for "?".
private final class Service: Sendable {
  struct Failure: LocalizedError { var errorDescription: String? { "The service doesn't answer." } }

  let asked = Mutex<[String]>([])
  let pauses = Mutex<[Duration]>([])

  func find(_ text: String) throws -> [String] {
    asked.withLock { $0.append(text) }
    if text == "?" { throw Failure() }
    return ["Berlin", "Bonn", "Köln", "Zürich"].filter { $0.hasPrefix(text) }
  }
}

@Suite("Options that are searched for")
struct OptionQueryTests {
  private let service = Service()
  private let form: FormSession<Ride>

  init() {
    let service = service
    var environment = FormEnvironment.standard
    environment.sleep = { pause in service.pauses.withLock { $0.append(pause) } }
    form = FormSession(
      Ride(),
      definition: FormDefinition<Ride> { fields in
        fields.add(\.city, "city").options { text in try service.find(text).map { City(name: $0) } }
        fields.add(\.stops, "stops").options(delay: .seconds(1)) { text in try service.find(text) }
      }, environment: environment)
  }

  private func options(_ id: FormRowID) throws -> FormRow.Options { try #require(form.row(id)?.options) }

  /// The jobs that wait for a runner.
  private func jobs() -> [FormJob] { form.jobs.takeWaiting().compactMap { form.jobs[$0] } }

  @Test("A search shows that it searches, and then what was found; the first one begins at once, others after a pause")
  func found() async throws {
    #expect(try options("city").finding == .notStarted && options("city").isEmpty && form.problems.isEmpty)
    #expect(form.send(.search("city", "")) == .accepted)
    #expect(try options("city").finding == .searching("") && form.hasJobs)
    #expect(form.row("city")?.states == .busy && form.row("stops")?.states == [])
    _ = form.takeChanges()
    await form.runJobs()
    #expect(try options("city").finding == .found("") && !form.hasJobs)
    #expect(form.row("city")?.states == [])
    let updates = form.takeChanges().pages.flatMap(\.updates)
    #expect(updates.map(\.row) == ["city"] && updates.first?.aspects.contains(.states) == true)
    #expect(try options("city").map(\.title) == ["Berlin", "Bonn", "Köln", "Zürich"])
    form.send(.search("city", "B"))
    // What was found before stays until then.
    #expect(try options("city").count == 4 && options("city").finding == .searching("B"))
    await form.runJobs()
    #expect(try options("city").map(\.title) == ["Berlin", "Bonn"])
    form.send(.search("city", "x"))
    await form.runJobs()
    #expect(try options("city").isEmpty && options("city").finding == .found("x"))
    #expect(service.pauses.withLock(\.self) == [.milliseconds(250), .milliseconds(250)])
  }

  @Test("A form that is cancelled has neither searches nor what they found")
  func cancelled() async throws {
    form.send(.search("city", ""))
    await form.runJobs()
    form.send(.search("city", "B"))
    form.send(.cancel)
    #expect(try options("city").isEmpty && options("city").finding == .notStarted && !form.hasJobs)
    #expect(form.row("city")?.states == [])
  }

  @Test("A value that was found stays right, whatever is found later")
  func stays() async throws {
    form.send(.search("city", ""))
    await form.runJobs()
    form.send(.set("city", .choices([try options("city")[1].id])))
    #expect(form.model.city == .bonn)
    form.send(.search("city", "Z"))
    await form.runJobs()
    #expect(try options("city").map(\.title) == ["Zürich", "Bonn"] && options("city").allSatisfy(\.isOffered))
    #expect(form.issues.isEmpty && form.row("city")?.display == "Bonn")
    let snapshot = form.snapshot
    form.send(.undo)
    #expect(form.model.city == nil)
    #expect(try form.restore(snapshot).isEmpty && form.model.city == .bonn)
  }

  @Test("Several can be chosen from several searches")
  func several() async throws {
    for (text, position) in [("B", 0), ("K", 0)] {
      form.send(.search("stops", text))
      await form.runJobs()
      let chosen = try options("stops").chosen.map(\.id)
      form.send(.set("stops", .choices(chosen + [try options("stops")[position].id])))
    }
    #expect(Set(form.model.stops) == ["Berlin", "Köln"] && form.issues.isEmpty)
    #expect(service.pauses.withLock(\.self) == [.seconds(1)])
  }

  @Test("A failure is shown with its reason, and the same search tries again")
  func failure() async throws {
    form.send(.search("city", "?"))
    await form.runJobs()
    #expect(try options("city").finding == .failed("?", message: "The service doesn't answer."))
    form.send(.search("city", "?"))
    #expect(try options("city").finding == .searching("?"))
    await form.runJobs()
    #expect(service.asked.withLock(\.self) == ["?", "?"])
    form.send(.search("city", "K"))
    await form.runJobs()
    #expect(try options("city").map(\.title) == ["Köln"])
  }

  @Test("A failure without words for people is reported to the program, and its description isn't shown")
  func wordless() {
    let reported = Mutex<[String]>([])
    var environment = FormEnvironment()
    environment.report = { error in reported.withLock { $0.append("\(error)") } }
    #expect(environment.words(for: Service.Failure()) == "The service doesn't answer." && reported.withLock(\.isEmpty))
    struct Disk: Error { let sector = 7 }
    #expect(environment.words(for: Disk()) == nil)
    #expect(reported.withLock(\.self) == ["Disk(sector: 7)"])
  }

  @Test("Late answers lose, in whatever order they come; a search that was replaced is cancelled")
  func late() async throws {
    form.send(.search("city", "B"))
    let first = try #require(jobs().first)
    let late = await first.run()
    form.send(.search("city", "K"))
    form.send(.search("city", "K"))
    let second = try #require(jobs().first)
    form.finish(late)
    #expect(try options("city").isEmpty && options("city").finding == .searching("K"))
    form.send(.search("city", "Z"))
    let third = jobs()
    // It was cancelled before it began.
    form.finish(await second.run())
    #expect(service.asked.withLock(\.self) == ["B"])
    form.finish(await third[0].run())
    form.finish(late)
    #expect(try options("city").map(\.title) == ["Zürich"] && third.count == 1)
  }

  @Test("A runner gets each job as soon as its input is published, and those that waited for it")
  func runner() {
    form.send(.search("city", "B"))
    var taken: [Int] = []
    form.jobRunner = { taken.append($0.id) }
    form.send(.search("stops", "B"))
    #expect(taken == [1, 2] && jobs().isEmpty && form.hasJobs)
  }

  @Test("A search that never ends keeps nobody from submitting, and ends with the form")
  func never() async throws {
    let ended = Mutex(false)
    do {
      let form = FormSession(
        Ride(),
        definition: FormDefinition<Ride> { fields in
          fields.add(\.city, "city").options { _ in
            try await withTaskCancellationHandler {
              try await Task.sleep(for: .seconds(600))
              return []
            } onCancel: {
              ended.withLock { $0 = true }
            }
          }
        })
      form.send(.search("city", ""))
      let job = try #require(form.jobs.waiting.first.flatMap { form.jobs[$0] })
      Task { await job.run() }
      while !job.isRunning { await Task.yield() }
      guard case .submitted = await form.submit() else { return #expect(Bool(false), "The form should be submitted.") }
    }
    while !ended.withLock(\.self) { await Task.yield() }
  }

  @Test("Only a row that asks for its options can search, and only while it can be edited")
  func refused() {
    #expect(form.send(.search("nope", "")) == .refused(.unknownRow("nope")))
    form.isEnabled = false
    #expect(form.send(.search("city", "")) == .refused(.disabled("city")))
  }

  @Test("A value that can't be chosen now is an issue even before anything was searched for")
  func disabledBefore() {
    let form = FormSession(
      Ride(stops: ["a"]),
      definition: FormDefinition<Ride> { fields in
        fields.add(\.stops, "stops").options(searching: { _ in ["a"] }).disabledOptions { _ in ["a"] }
      })
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
    form.replace(Ride(stops: ["b"]))
    #expect(form.issues.isEmpty)
  }

  @Test("A text without names chooses nothing, before the first search as after one that found nothing")
  func nothingNamed() async {
    for searches in [false, true] {
      let form = FormSession(
        Ride(stops: ["a"]),
        definition: FormDefinition<Ride> { fields in
          fields.add(\.stops, "stops").options(searching: { _ in [] })
        })
      if searches {
        form.send(.search("stops", ""))
        await form.runJobs()
      }
      form.send(.type("stops", "b"))
      #expect(form.model.stops == ["a"] && form.issues.map(\.kind.code) == ["notChoice"])
      form.send(.type("stops", ","))
      #expect(form.model.stops.isEmpty && form.issues.isEmpty)
    }
  }

  @Test("Choosing nothing where nothing is chosen leaves the value as the program wrote it")
  func nothingAgain() {
    let form = FormSession(
      Ride(station: ""),
      definition: FormDefinition<Ride> { fields in
        fields.add(\.station, "station").options(searching: { _ in [] })
      })
    form.send(.set("station", .choices([])))
    #expect(form.model.station == "" && !form.facts.isDirty)
  }

  @Test("Titles declared after the search count, and what is chosen can be left out before anything was found")
  func declaredAfter() async {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    let form = FormSession(
      Ride(stops: ["a", "b"]),
      definition: FormDefinition<Ride> { fields in
        fields.add(\.city, "city").options(searching: { _ in [City(name: "oslo")] })
          .optionTitle { FormString(verbatim: $0.name.uppercased()) }
        fields.add(\.stops, "stops").options(searching: { _ in ["c"] }).disabledOptions { _ in ["c"] }
      }, environment: environment)
    form.send(.set("stops", .choices(["a"])))
    #expect(form.model.stops == ["a"] && form.issues.isEmpty)
    form.send(.search("city", ""))
    await form.runJobs()
    #expect(form.row("city")?.options.map(\.title) == ["OSLO"])
    form.send(.search("stops", ""))
    await form.runJobs()
    form.send(.set("stops", .choices(["c"])))
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
    form.send(.search("stops", "x"))
    await form.runJobs()
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
  }

  @Test("A search that was given up counts as not started, and what it would have found is ignored")
  func givenUp() async throws {
    form.send(.search("city", "B"))
    let job = try #require(jobs().first)
    form.finish(job.giveUp())
    #expect(try options("city").finding == .notStarted && options("city").isEmpty && !form.hasJobs)
    form.finish(await job.run())
    #expect(try options("city").finding == .notStarted)
    form.send(.search("city", "B"))
    await form.runJobs()
    #expect(try options("city").map(\.title) == ["Berlin", "Bonn"])
  }

  @Test("Searches end when the form is closed or begins anew")
  func ended() async {
    for isCancelled in [true, false] {
      form.send(.search("city", "B"))
      if isCancelled { form.send(.cancel) } else { form.replace(Ride()) }
      #expect(!form.hasJobs && form.row("city")?.options.finding == .notStarted)
      form.replace(Ride())
    }
  }

  @Test("A surface that waits for one search leaves the others to the form")
  func released() async throws {
    form.send(.search("stops", "B"))
    let job = try #require(form.beginSearch("city", "B"))
    #expect(form.jobs.waiting.count == 1 && form.hasJobs)
    await form.runJobs()
    #expect(try options("stops").map(\.title) == ["Berlin", "Bonn"] && options("city").finding == .searching("B"))
    form.finish(await job.run())
    #expect(try options("city").map(\.title) == ["Berlin", "Bonn"])
  }
}
