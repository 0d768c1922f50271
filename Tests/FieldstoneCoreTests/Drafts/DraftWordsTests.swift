import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What people are told about a draft")
struct DraftWordsTests {
  private struct Full: Error, LocalizedError { var errorDescription: String? { "The disk is full." } }
  private struct Broken: Error {}
  private final class Store: FormDraftStore, @unchecked Sendable {
    let drafts = FormMemoryStore()
    var fails = false
    func load(_ name: String) async throws -> Data? { drafts.load(name) }
    func save(_ data: Data, as name: String) async throws {
      if fails { throw Full() }
      drafts.save(data, as: name)
    }
    func remove(_ name: String) async throws { drafts.remove(name) }
  }

  private let store = Store()
  /// 14:32:59 on October 3, 2025.
  private let time = Date(timeIntervalSince1970: 1_759_501_979)

  private func session() -> FormSession<Contact> {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    environment.now = { [time] in time }
    environment.report = { _ in }
    let form = FormSession(Contact(), environment: environment)
    form.keepDraft(in: store, as: "contact")
    return form
  }
  private func status(_ form: FormSession<Contact>) -> String? {
    form.draftStatus?.text(in: form.environment).replacing("\u{202F}", with: " ")
  }

  @Test("They are asked about it with its time, to the minute")
  func question() async throws {
    let form = session()
    form.send(.type("name", "Bob"))
    #expect(
      form.question(about: FormFoundDraft(savedAt: nil, snapshot: form.snapshot, name: "contact"))
        == .common(.continueDraft))
    await form.runJobs()
    let found = try #require(try await form.findDraft(in: store, as: "contact"))
    let question = form.question(about: found).text(in: .standard).replacing("\u{202F}", with: " ")
    #expect(question == "Continue with your answers from Oct 3, 2025 at 2:32 PM?")
  }

  @Test("The status says when it was stored, or why it wasn't")
  func status() async {
    let form = session()
    #expect(status(form) == nil)
    form.send(.type("name", "Bob"))
    #expect(form.draftState == .waiting && status(form) == nil)
    await form.runJobs()
    #expect(status(form) == "Answers saved at 2:32 PM.")
    store.fails = true
    form.send(.type("name", "Bobby"))
    await form.runJobs()
    #expect(status(form) == "Your answers could not be saved. The disk is full.")
  }

  @Test("An error has its own words, or those for what it was about")
  func words() {
    let form = session()
    #expect(form.words(forDraft: Full()) == "The disk is full.")
    #expect(form.words(forDraft: Broken()) == "Your saved answers could not be read.")
    #expect(form.words(forDraft: Broken(), else: .draftNotSaved) == "Your answers could not be saved.")
  }

  @Test("Leaving tells whoever leaves that the draft couldn't be stored, and the status goes on saying so")
  func leaving() async {
    let form = session()
    form.send(.type("name", "Bob"))
    store.fails = true
    await #expect(throws: Full.self) { try await form.saveDraftNow() }
    #expect(form.draftState == .failed("The disk is full."))
  }

  @Test("A form that is left keeps the draft, or removes it")
  func ending() async throws {
    let form = session()
    form.send(.type("name", "Bob"))
    try await form.endDraft(isKept: true)
    #expect(store.drafts.load("contact") != nil && form.draftState == .saved(time))
    try await form.endDraft(isKept: false)
    #expect(store.drafts.load("contact") == nil && form.draftState == .none)
  }

  @Test(
    "Answers that don't fit the form are kept even if nothing was changed: they are nowhere else",
    arguments: [
      false, true,
    ])
  func unfit(isChanged: Bool) async throws {
    let json = #"{"version":2,"form":{"id":"Contact","version":1},"fields":{"gone":{"value":{"text":"a"}}}}"#
    store.drafts.save(Data(json.utf8), as: "contact")
    let form = session()
    let place = FormDraftPlace(store, as: "contact")
    let found = try #require(try await form.beginDraft(in: place))
    _ = try await form.begin(with: found, .resume, in: place)
    if isChanged { form.send(.type("name", "Bob")) }
    try await form.endDraft(isKept: false)
    let isThere = store.drafts.load("contact") != nil
    #expect(isThere != isChanged)
  }
}
