import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Drafts in the dialogue")
struct DraftDialogueTests {
  private let store = FormMemoryStore()
  private let interrupt = FormConsoleScript.interrupt

  private func play(_ lines: [String]) async -> (model: Arrival?, transcript: String) {
    var environment = FormEnvironment.standard
    environment.now = { Date(timeIntervalSince1970: 1_790_000_000) }
    let script = FormConsoleScript(lines)
    var form = TerminalForm(FormSession(Arrival(), environment: environment), console: script.console)
    form.draft = FormDraftPlace(store, as: "visit")
    let model = try? await form.run()
    return (model, script.transcript)
  }

  @Test("Answers are stored as they are given, and offered the next time; the questions go on where they ended")
  func resumed() async throws {
    let first = await play(["Ada", interrupt, interrupt])
    #expect(first.model == nil)
    #expect(first.transcript.contains("Press Ctrl-C again to quit. Your answers are kept for later."))
    #expect(first.transcript.hasSuffix("Answers saved at 2:13\u{202F}PM.\n"), "\(first.transcript)")
    let second = await play(["", "Rome", "", ""])
    #expect(
      second.transcript.hasPrefix(
        """
        Continue with your answers from Sep 21, 2026 at 2:13\u{202F}PM?
        1 Continue
        2 Start over
        3 Start over and keep them
        What next? [1]:\u{20}
        """), "\(second.transcript)")
    #expect(!second.transcript.contains("Name (required): ") && second.model == Arrival(name: "Ada", city: "Rome"))
    #expect(store.load("visit") == nil)
  }

  @Test("The draft has every answer before the next question is asked")
  func everyAnswer() async throws {
    _ = await play(["Ada", "Rome"])
    let data = try #require(store.load("visit"))
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: data)
    #expect(snapshot.fields["name"]?.value == .text("Ada") && snapshot.fields["city"]?.value == .text("Rome"))
  }

  @Test("Starting over removes the draft, or keeps it for the time after; a wrong number is told")
  func anew() async {
    _ = await play(["Ada", interrupt, interrupt])
    let both = await play(["9", "3", "Eve", "Oslo", ""])
    #expect(both.transcript.contains("Error: There is no number 9. Enter a number from 1 to 3."), "\(both.transcript)")
    #expect(both.model == Arrival(name: "Eve", city: "Oslo"))
    #expect(store.load("visit") == nil && store.load("visit.kept-1") != nil)
    let offered = await play(["start over", interrupt])
    #expect(offered.transcript.contains("Continue with your answers from"))
    #expect(offered.model == nil && store.load("visit") == nil && store.load("visit.kept-1") == nil)
    _ = await play(["Bob", interrupt, interrupt])
    let new = await play(["start over", interrupt])
    #expect(new.model == nil && store.load("visit") == nil)
  }

  @Test("Whoever quits is asked whether to keep the answers; Ctrl-C at the question about a draft leaves it")
  func kept() async {
    _ = await play(["Ada", ":cancel", "no"])
    #expect(store.load("visit") == nil)
    let kept = await play(["Ada", ":cancel", "x", ""])
    #expect(kept.transcript.contains("Keep your answers for later? [Y/n]: x\nError: "), "\(kept.transcript)")
    #expect(store.load("visit") != nil)
    #expect(await play([interrupt]).model == nil && store.load("visit") != nil)
  }

  @Test("A store that fails is told once, and the form goes on")
  func failing() async {
    let script = FormConsoleScript(["Ada", "Rome", ""])
    var form = TerminalForm(FormSession(Arrival()), console: script.console)
    form.draft = FormDraftPlace(FullStore(), as: "visit")
    let model = try? await form.run()
    #expect(model == Arrival(name: "Ada", city: "Rome"))
    #expect(script.transcript.components(separatedBy: "The disk is full.").count == 2, "\(script.transcript)")
  }

  @Test("Answers that are to be kept and can't be keep the form open, once")
  func stays() async {
    let script = FormConsoleScript(["Ada", ":cancel", "", ":cancel", ""])
    var form = TerminalForm(FormSession(Passage()), console: script.console)
    form.draft = FormDraftPlace(FullStore(), as: "visit")
    let model = try? await form.run()
    #expect(model == nil)
    let parts = script.transcript.components(separatedBy: "Keep your answers for later? [Y/n]: \n")
    #expect(parts.count == 3 && parts[1].contains("The disk is full.\n"), "\(parts)")
    #expect(parts[1].contains("From (") && !parts[1].contains("To ("), "The same question is asked again: \(parts)")
  }

  @Test("What no longer fits is named before the questions go on, and stays in the draft")
  func unfit() async throws {
    let old = FormSession(OldArrival())
    old.send(.type("name", "Ada"))
    old.send(.type("year", "1843"))
    try await old.saveDraft(in: store, as: "visit")
    let played = await play(["", "", "Rome", interrupt, interrupt])
    #expect(played.transcript.contains("These answers no longer fit the form:\nyear\n"), "\(played.transcript)")
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: #require(store.load("visit")))
    #expect(snapshot.unfit["year"] != nil && snapshot.fields["city"]?.value == .text("Rome"))
  }

  @Test("A pipe is asked nothing, and leaves no draft")
  func pipe() async throws {
    _ = await play(["Ada", interrupt, interrupt])
    let script = FormConsoleScript(["Bob", "Oslo"], isTerminal: false)
    var form = TerminalForm(FormSession(Arrival()), console: script.console)
    form.draft = FormDraftPlace(store, as: "visit")
    #expect(try await form.run() == Arrival(name: "Bob", city: "Oslo"))
    #expect(store.load("visit") != nil)
  }
}

/// A form with two questions.
@Form
struct Arrival: Equatable, Codable {
  @Field(.required) var name = ""
  var city = ""
}

/// A form with three questions.
@Form
struct Passage {
  @Field(.required) var name = ""
  var from = ""
  var to = ""
}

/// A store on a disk that is full.
struct FullStore: FormDraftStore {
  struct Full: LocalizedError { var errorDescription: String? { "The disk is full." } }
  func load(_ name: String) -> Data? { nil }
  func save(_ data: Data, as name: String) throws { throw Full() }
  func remove(_ name: String) {}
}
