import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Drafts on the full screen")
struct DraftScreenTests: ScreenSuite {
  let form: FormSession<Arrival>
  let screen: FormScreen
  private let store = FormMemoryStore()

  init() {
    var environment = FormEnvironment.standard
    environment.now = { Date(timeIntervalSince1970: 1_790_000_000) }
    environment.sleep = { _ in }
    form = FormSession(Arrival(), environment: environment)
    screen = FormScreen(form, width: 80, height: 16)
  }

  private func keeper(_ store: any FormDraftStore) -> ScreenDraft {
    ScreenDraft(screen, in: FormDraftPlace(store, as: "visit"))
  }

  @Test("Changes are stored once they have come to rest, and the status line says when")
  func stored() async {
    await keeper(store).offer()
    #expect(screen.panel == nil && screen.keepsDraft)
    type("Ada")
    await form.runJobs()
    screen.settle()
    #expect(shown.contains("Answers saved at 2:13"), "\(shown)")
    #expect(store.load("visit") != nil)
  }

  @Test("A draft is offered when the form opens; what no longer fits is named")
  func offered() async throws {
    let old = FormSession(OldArrival(), environment: form.environment)
    old.send(.type("name", "Ada"))
    old.send(.type("year", "1843"))
    try await old.saveDraft(in: store, as: "visit")
    let keeper = keeper(store)
    await keeper.offer()
    #expect(
      shown.contains("Continue with your saved answers?") && shown.contains("Start over and keep them"), "\(shown)")
    #expect(screen.press(Key(.escape)) == .takesDraft(.resume))
    await keeper.begin(with: .resume)
    #expect(
      form.model.name == "Ada" && shown.contains("These answers no longer fit the form:") && shown.contains("year"))
    press(Key(.escape))
    #expect(screen.panel == nil)
  }

  @Test("A form with changes can be left for later; if that can't be stored, it stays open and says why")
  func later() async {
    let keeper = keeper(store)
    await keeper.offer()
    type("Ada")
    press(Key(.escape))
    #expect(shown.contains("Save for later"), "\(shown)")
    // A second Ctrl-C loses nothing.
    #expect(screen.press(.control("c")) == .leavesForLater)
    #expect(await keeper.store() && form.facts.isCancelled && store.load("visit") != nil)
  }

  @Test("That answers couldn't be stored stands where it says that they were")
  func notStored() async {
    await keeper(FullStore()).offer()
    type("Ada")
    await form.runJobs()
    screen.settle()
    #expect(shown.contains("Your answers could not be saved.") && !shown.contains("Answers saved"), "\(shown)")
  }

  @Test("Discarding the changes removes the draft")
  func discarded() async {
    let keeper = keeper(store)
    await keeper.offer()
    type("Ada")
    await form.runJobs()
    #expect(store.load("visit") != nil)
    press(Key(.escape))
    #expect(screen.press(Key(.text("d"))) == .leaves)
    await keeper.end(isDiscarded: screen.isDiscarding)
    #expect(store.load("visit") == nil)
  }

  @Test("Answers that don't fit stay in the draft of whoever looks and leaves; an unreadable draft is set aside")
  func unfit() async throws {
    let old = FormSession(OldArrival(), environment: form.environment)
    old.send(.type("year", "1843"))
    try await old.saveDraft(in: store, as: "visit")
    let keeper = keeper(store)
    await keeper.offer()
    await keeper.begin(with: .resume)
    screen.panel = nil
    #expect(!form.facts.isDirty && screen.press(Key(.escape)) == .leaves)
    await keeper.end(isDiscarded: screen.isDiscarding)
    #expect(store.load("visit") != nil)
    store.save(Data("nonsense".utf8), as: "visit")
    let other = FormScreen(FormSession(Arrival(), environment: form.environment))
    await ScreenDraft(other, in: FormDraftPlace(store, as: "visit")).offer()
    #expect(other.keepsDraft && other.panel == nil && store.load("visit-unreadable") != nil)
  }

  @Test("If the answers can't be stored, the form stays open and says why")
  func failing() async {
    let keeper = keeper(FullStore())
    await keeper.offer()
    type("Ada")
    #expect(await keeper.store() == false && !form.facts.isCancelled)
    #expect(shown.contains("The disk is full."), "\(shown)")
  }
}

/// The form before a question was taken out.
@Form
struct OldArrival: Codable {
  var name = ""
  var year = 2000
  static func arrange(_ form: FormBuilder<OldArrival>) { form.identity("Arrival", version: 1) }
}
