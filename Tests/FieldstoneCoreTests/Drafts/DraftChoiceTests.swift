import FieldstoneCore
import Foundation
import Testing

@Suite("What becomes of a draft that was found")
struct DraftChoiceTests {
  private let store = FormMemoryStore()
  private let place: FormDraftPlace
  private let savedAt = Date(timeIntervalSince1970: 1_000)

  init() { place = FormDraftPlace(store, as: "contact") }

  private func session() -> FormSession<Contact> {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    environment.now = { [savedAt] in savedAt }
    return FormSession(Contact(), environment: environment)
  }

  /// Leaves a draft in the store.
  private func leaveDraft() async throws {
    let form = session()
    if let found = try await form.beginDraft(in: place) { _ = try await form.begin(with: found, .keepBoth, in: place) }
    #expect(form.keepsDraft)
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(store.load("contact") != nil)
  }

  private func found(_ form: FormSession<Contact>) async throws -> FormFoundDraft {
    try #require(try await form.beginDraft(in: place))
  }

  @Test("A place has a name, and waits a second for changes to come to rest")
  func named() {
    #expect(place.name == "contact" && place.delay == .seconds(1))
    #expect(FormDraftChoice.allCases == [.resume, .startAnew, .keepBoth])
    #expect(FormDraftChoice.allCases.map(\.title) == [.resumeDraft, .startAnew, .keepBothDrafts])
  }

  @Test("While nobody has said what to do with a draft, none is kept")
  func asked() async throws {
    try await leaveDraft()
    let form = session()
    let draft = try await found(form)
    #expect(!form.keepsDraft && form.model.name == "Ada" && draft.savedAt == savedAt)
  }

  @Test("Whoever goes on with it has its answers, and it is kept from then on")
  func resume() async throws {
    try await leaveDraft()
    let form = session()
    let unfit = try await form.begin(with: found(form), .resume, in: place)
    #expect(unfit == [] && form.model.name == "Bob" && form.keepsDraft)
    form.send(.type("name", "Bobby"))
    await form.runJobs()
    let other = session()
    #expect(try await found(other).snapshot.fields["name"]?.value == .text("Bobby"))
  }

  @Test("Whoever starts over has none of its answers, and neither has the store")
  func startAnew() async throws {
    try await leaveDraft()
    let form = session()
    let unfit = try await form.begin(with: found(form), .startAnew, in: place)
    #expect(unfit == [] && form.model.name == "Ada" && form.keepsDraft && store.load("contact") == nil)
  }

  @Test("Whoever keeps both begins without its answers, and is asked about it again once the new one is submitted")
  func keepBoth() async throws {
    try await leaveDraft()
    let draft = store.load("contact")
    let form = session()
    let unfit = try await form.begin(with: found(form), .keepBoth, in: place)
    #expect(unfit == [] && form.model.name == "Ada" && form.keepsDraft)
    #expect(store.load("contact") == nil && store.load("contact.kept-1") == draft)
    form.send(.type("name", "Carol"))
    try await form.saveDraftNow()
    let newer = session()
    #expect(try await found(newer).snapshot.fields["name"]?.value == .text("Carol"))
    _ = try await newer.begin(with: found(newer), .startAnew, in: place)
    let last = session()
    let kept = try await found(last)
    #expect(kept.snapshot.fields["name"]?.value == .text("Bob"))
    _ = try await last.begin(with: kept, .resume, in: place)
    #expect(last.model.name == "Bob" && store.load("contact") == draft && store.load("contact.kept-1") == nil)
  }

  @Test("Of several that were kept, the newest is offered first; each is kept, or removed by itself")
  func several() async throws {
    for _ in 0..<2 {
      try await leaveDraft()
      let form = session()
      _ = try await form.begin(with: found(form), .keepBoth, in: place)
    }
    #expect(store.load("contact.kept-1") != nil && store.load("contact.kept-2") != nil)
    let again = session()
    _ = try await again.begin(with: found(again), .keepBoth, in: place)
    #expect(store.load("contact.kept-2") != nil && store.load("contact.kept-3") == nil)
    let other = session()
    _ = try await other.begin(with: found(other), .startAnew, in: place)
    #expect(store.load("contact.kept-1") != nil && store.load("contact.kept-2") == nil)
  }

  @Test("The draft of somebody else whose name ends with a number isn't offered")
  func others() async throws {
    let other = session()
    other.send(.type("name", "Eve"))
    try await other.saveDraft(in: store, as: "contact-1")
    #expect(try await session().beginDraft(in: place) == nil && store.load("contact-1") != nil)
  }

  @Test("One that was kept and is no draft is set aside, and isn't in the way")
  func keptUnreadable() async throws {
    store.save(Data("{".utf8), as: "contact.kept-1")
    let form = session()
    await #expect(throws: DecodingError.self) { try await form.beginDraft(in: place) }
    #expect(store.load("contact.kept-1") == nil && store.load("contact.kept-1-unreadable") != nil && form.keepsDraft)
    #expect(try await session().beginDraft(in: place) == nil)
  }

  @Test("Answers that don't fit the form are named, and stay in the draft")
  func unfit() async throws {
    let json = #"{"version":2,"form":{"id":"Contact","version":1},"fields":{"name":{"value":{"flag":true}}}}"#
    store.save(Data(json.utf8), as: "contact")
    let form = session()
    #expect(!form.hasUnfitAnswers)
    let unfit = try await form.begin(with: found(form), .resume, in: place)
    #expect(unfit == ["name"] && form.hasUnfitAnswers && form.names(ofUnfit: unfit) == "Name")
  }

  @Test("What is no draft is kept for whoever can read it, and isn't in the way of a new one")
  func unreadable() async throws {
    store.save(Data("{".utf8), as: "contact")
    let form = session()
    await #expect(throws: DecodingError.self) { try await form.beginDraft(in: place) }
    #expect(store.load("contact") == nil && store.load("contact-unreadable") == Data("{".utf8) && form.keepsDraft)
  }

  @Test("So is a draft of another form, once somebody wants to go on with it")
  func otherForm() async throws {
    let json = Data(#"{"version":2,"form":{"id":"Other","version":1},"fields":{}}"#.utf8)
    store.save(json, as: "contact")
    let form = session()
    let draft = try await found(form)
    await #expect(throws: FormSnapshotError.otherForm("Other", expected: "Contact")) {
      try await form.begin(with: draft, .resume, in: place)
    }
    #expect(store.load("contact") == nil && store.load("contact-unreadable") == json && form.keepsDraft)
    #expect(form.model.name == "Ada")
  }
}
