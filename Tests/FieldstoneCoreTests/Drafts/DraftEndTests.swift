import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What becomes of a draft in the end")
struct DraftEndTests {
  private actor SlowStore: FormDraftStore {
    let drafts = FormMemoryStore()
    private var isOpen = false
    private(set) var begun = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func load(_ name: String) -> Data? { drafts.load(name) }
    func save(_ data: Data, as name: String) async {
      begun += 1
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      drafts.save(data, as: name)
    }
    func remove(_ name: String) { drafts.remove(name) }
    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
    func untilBegun() async { while begun == 0 { await Task.yield() } }
  }

  private func environment() -> FormEnvironment {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    environment.now = { Date(timeIntervalSince1970: 1_000) }
    return environment
  }

  struct Stay: FormModel {
    struct Guest: FormModel, Equatable {
      var name = ""
      var diet = ""
      static func describe(_ fields: FieldList<Guest>) {
        fields.add(\.name, "name")
        fields.add(\.diet, "diet")
      }
      static var formTemplate: Guest? { Guest() }
    }
    var room = ""
    var guests: [Guest] = []
    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.room, "room")
      fields.add(\.guests, "guests").inline()
    }
    static func session(version: Int) -> FormSession<Stay> {
      let definition = FormDefinition<Stay>(describe: describe) { form in
        form.identity("stay", version: version)
        form.migrate(from: 1) { $0.answer("guests.diet", .text("none")) }
      }
      return FormSession(Stay(), definition: definition)
    }
  }

  @Test("A submit and a save that wait for a check remove the draft", arguments: [FormMode.submit, .save, .edit])
  func afterCheck(mode: FormMode) async throws {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(mode)
      form[\.name].asyncRule(delay: .zero) { _ in nil }
    }
    let store = FormMemoryStore()
    let form = FormSession(Contact(), definition: definition, environment: environment())
    form.keepDraft(in: store, as: "contact")
    form.send(.edit)
    form.send(.type("name", "Bob"))
    try await form.saveDraftNow()
    #expect(store.load("contact") != nil)
    #expect(await form.submit().model?.name == "Bob")
    #expect(!form.facts.isDirty)
    #expect(store.load("contact") == nil)
    #expect(form.draftState == .none)
  }

  @Test("A change that is made while the draft is stored at once isn't said to be saved")
  @MainActor func meanwhile() async throws {
    let store = SlowStore()
    let form = FormSession(Contact(), environment: environment())
    form.keepDraft(in: store, as: "contact")
    var jobs: [FormJob] = []
    form.jobRunner = { jobs.append($0) }
    form.send(.type("name", "Bob"))
    let saving = Task { @MainActor in try await form.saveDraftNow() }
    await store.untilBegun()
    form.send(.type("name", "Bobby"))
    await store.open()
    try await saving.value
    #expect(form.draftState == .waiting, "Bobby is nowhere yet.")
  }

  @Test("Two drafts that can't be read are both kept")
  func unreadable() async throws {
    let store = FormMemoryStore()
    for text in ["one", "two"] {
      store.save(Data(text.utf8), as: "a")
      let form = FormSession(Contact())
      await #expect(throws: (any Error).self) { try await form.beginForTest(store) }
    }
    #expect(store.load("a-unreadable") == Data("one".utf8))
  }

  @Test("A migration that answers a question about each guest finds nothing unfit where there are no guests")
  func noGuests() throws {
    let old = Stay.session(version: 1)
    old.send(.type("room", "blue"))
    #expect(try Stay.session(version: 2).restore(old.snapshot) == [])
    old.send(.insert("guests", id: "g", before: nil))
    old.send(.remove("guests[g]"))
    #expect(try Stay.session(version: 2).restore(old.snapshot) == [])
  }
}

extension FormEngine {
  nonisolated(nonsending) fileprivate func beginForTest(_ store: FormMemoryStore) async throws {
    _ = try await beginDraft(in: FormDraftPlace(store, as: "a"))
  }
}
