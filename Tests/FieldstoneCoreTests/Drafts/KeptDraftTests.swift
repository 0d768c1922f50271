import FieldstoneCore
import Foundation
import Testing

@Suite("Drafts that are kept")
struct KeptDraftTests {
  private struct Full: Error, LocalizedError { var errorDescription: String? { "The disk is full." } }

  /// Fails when the test says so.
  private final class Store: FormDraftStore, @unchecked Sendable {
    let drafts = FormMemoryStore()
    var fails = false
    private(set) var saves = 0
    func load(_ name: String) async throws -> Data? { drafts.load(name) }
    func save(_ data: Data, as name: String) async throws {
      saves += 1
      if fails { throw Full() }
      drafts.save(data, as: name)
    }
    func remove(_ name: String) async throws { drafts.remove(name) }
  }

  private func session() -> FormSession<Contact> {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    environment.now = { Date(timeIntervalSince1970: 1_000) }
    return FormSession(Contact(), environment: environment)
  }

  @Test("A draft is stored once changes have come to rest, and can be found and restored")
  func stored() async throws {
    let store = Store()
    let form = session()
    form.keepDraft(in: store, as: "contact")
    #expect(form.draftState == .none && !form.hasJobs)
    form.send(.type("name", "Bob"))
    form.send(.type("name", "Bobby"))
    #expect(form.draftState == .waiting && form.facts.draft == .waiting)
    await form.runJobs()
    #expect(form.draftState == .saved(Date(timeIntervalSince1970: 1_000)) && store.saves == 1)
    let found = try #require(try await form.findDraft(in: store, as: "contact"))
    #expect(found.savedAt == Date(timeIntervalSince1970: 1_000))
    let other = session()
    try other.restore(found.snapshot)
    #expect(other.model.name == "Bobby")
    #expect(try await form.findDraft(in: store, as: "other") == nil)
  }

  @Test("A draft that can't be stored says why, and the next change tries again")
  func failure() async throws {
    let store = Store()
    store.fails = true
    let form = session()
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(form.draftState == .failed("The disk is full."))
    store.fails = false
    form.send(.type("name", "Bobby"))
    await form.runJobs()
    #expect(form.draftState == .saved(Date(timeIntervalSince1970: 1_000)))
  }

  @Test("Leaving stores at once what was entered")
  func now() async throws {
    let store = Store()
    let form = session()
    form.keepDraft(in: store, as: "contact")
    try await form.saveDraftNow()
    #expect(store.saves == 0, "Nothing was entered.")
    form.send(.type("name", "Bob"))
    try await form.saveDraftNow()
    #expect(store.saves == 1 && form.draftState == .saved(Date(timeIntervalSince1970: 1_000)))
    await form.runJobs()
    #expect(store.saves == 1)
  }

  @Test("A submit removes the draft, and so does giving it up")
  func removed() async throws {
    let store = Store()
    let form = session()
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(await form.submit().model?.name == "Bob")
    #expect(store.drafts.load("contact") == nil && form.draftState == .none)
    form.send(.type("name", "Eve"))
    await form.runJobs()
    #expect(store.drafts.load("contact") != nil)
    try await form.discardDraft()
    #expect(store.drafts.load("contact") == nil && form.draftState == .none)
  }
}
