import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Options that are searched for, in the dialogue and from pipes")
struct SearchedDialogueTests {
  private let service = CityService()

  /// Answers questions, then leaves.
  private func play(_ lines: [String], _ trip: Trip = Trip()) async throws -> (transcript: String, trip: Trip) {
    let form = service.form(trip)
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (script.transcript, form.model)
  }

  @Test("A typed text is searched for; a single match is taken, and an exact name in any case")
  func found() async throws {
    let played = try await play(["kö"])
    #expect(
      played.transcript.contains("City (optional, name or part of it): kö\nSearching…\nKöln\nStops"),
      "\(played.transcript)")
    #expect(played.trip.city == "Köln" && !played.transcript.contains("No options"))
    #expect(try await play(["BONN"]).trip.city == "Bonn")
    #expect(try await play(["", "bonn"], Trip(city: "Paris")).trip == Trip(city: "Paris", stops: ["Bonn"]))
  }

  @Test("Several matches are listed with numbers to answer with; none says so")
  func several() async throws {
    let played = try await play(["x", "be", "2"])
    #expect(
      played.transcript.contains(
        """
        City (optional, name or part of it): x
        Searching…
        Error: “x”: Nothing found.
        City (optional, name or part of it): be
        Searching…
        “be” matches 2 options:
          1  Berlin
          2  Bern
        Which “be”? (number, more letters, or Enter to start again): 2
        Bern
        Stops (optional, names or parts of them, separated by commas):
        """), "\(played.transcript)")
    #expect(played.trip.city == "Bern")
  }

  @Test("A failure prints its sentence and asks again, and the same text searches again")
  func failure() async throws {
    service.isDown.withLock { $0 = true }
    let form = service.form()
    let script = FormConsoleScript(["bonn", "?", "bonn", FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    let console = FormConsole(
      isTerminal: true,
      source: { [service] prompt in
        let line = script.console.ask(prompt.text)
        if line == .text("?") { service.isDown.withLock { $0 = false } }
        return line
      }, sink: { script.console.report(String($0.dropLast())) })
    _ = try await TerminalForm(form, console: console).run()
    #expect(script.transcript.contains("Searching…\nError: The service doesn't answer.\nCity"), "\(script.transcript)")
    #expect(script.transcript.contains("  Enter a name or part of it to search for it."))
    #expect(form.model.city == "Bonn" && service.asked.withLock(\.self) == ["bonn", "bonn"])
  }

  @Test("Several parts are searched for one after the other; a part that fits several keeps the answer")
  func parts() async throws {
    #expect(Set(try await play(["-", "kö, bonn"]).trip.stops) == ["Köln", "Bonn"])
    let played = try await play(["", "bonn, be, zü", "1"], Trip(stops: ["Köln"]))
    #expect(
      played.transcript.contains("Searching…\n“be” matches 2 options:\n  1  [ ] Berlin\n"), "\(played.transcript)")
    #expect(Set(played.trip.stops) == ["Bonn", "Berlin", "Zürich"])
    #expect(try await play(["", "bonn, be", ""], Trip(stops: ["Zürich"])).trip.stops == ["Zürich"])
    #expect(try await play(["", "bonn, be"], Trip(stops: ["Zürich"])).trip.stops == ["Zürich"])
  }

  @Test("More letters choose among what was found, or are searched for; what finds nothing keeps the rest")
  func narrowed() async throws {
    #expect(try await play(["", "kö, be", "bern"]).trip.stops.sorted() == ["Bern", "Köln"])
    let played = try await play(["", "kö, be", "x", "zü"])
    #expect(played.transcript.contains("Error: “x”: Nothing found.\nSearching…\n“be” matches 2 options:\n"))
    #expect(Set(played.trip.stops) == ["Köln", "Zürich"], "\(played.transcript)")
  }

  @Test("Help lists the first suggestions")
  func suggestions() async throws {
    let transcript = try await play(["", "", "?", "Grace"]).transcript
    #expect(transcript.contains("  Suggestions: Ada, Adam, Alan, Alba, Alice, Alma, Zoë\n"), "\(transcript)")
  }

  // MARK: Pipes

  private func pipe(_ lines: [String], byName: Bool = false) async -> (trip: Trip?, error: String?) {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(service.form(), console: script.console)
    if byName { terminal.input = .byName }
    do {
      let trip = try await terminal.run()
      #expect(script.transcript.isEmpty)
      return (trip, nil)
    } catch {
      return (nil, error.message)
    }
  }

  @Test("An answer in a pipe or by name is searched for, and must match exactly one option")
  func pipes() async {
    let trip = await pipe(["kö", "bonn, zü", ""]).trip
    #expect(trip?.city == "Köln" && trip.map { Set($0.stops) } == ["Bonn", "Zürich"])
    #expect(await pipe(["stops=bonn", "city=BERN"], byName: true).trip == Trip(city: "Bern", stops: ["Bonn"]))
    #expect(await pipe(["be"]).error == "line 1: City: “be” could be Berlin or Bern.")
    #expect(await pipe(["1"]).error == "line 1: City: “1”: Nothing found.")
    #expect(
      await pipe(["stops=bonn,x", "city=be"], byName: true).error
        == "line 1: stops: “x”: Nothing found.\nline 2: city: “be” could be Berlin or Bern.")
  }

  @Test("A search that fails in a pipe is an error that names the row")
  func failedPipe() async {
    service.isDown.withLock { $0 = true }
    #expect(await pipe(["bonn"]).error == "line 1: City: The service doesn't answer.")
    #expect(await pipe(["city=bonn"], byName: true).error == "line 1: city: The service doesn't answer.")
  }
}
