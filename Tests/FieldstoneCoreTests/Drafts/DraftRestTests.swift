import FieldstoneCore
import Foundation
import Testing

@Suite("Drafts that are overtaken while they are stored")
struct DraftRestTests {
  private let store = FormMemoryStore()

  /// A form whose jobs the test runs, one after the other.
  private final class Desk {
    let form: FormSession<Contact>
    private var jobs: [FormJob] = []

    init(_ store: some FormDraftStore, now: Date = Date(timeIntervalSince1970: 1_000)) {
      var environment = FormEnvironment.standard
      environment.sleep = { _ in }
      environment.now = { now }
      environment.report = { _ in }
      form = FormSession(Contact(), environment: environment)
      form.keepDraft(in: store, as: "contact")
      form.jobRunner = { [unowned self] in jobs.append($0) }
    }

    nonisolated(nonsending) func runNext() async { form.finish(await jobs.removeFirst().run()) }
    var isIdle: Bool { jobs.isEmpty }
  }

  private var name: FormSnapshot.Value? {
    store.load("contact").flatMap { try? JSONDecoder().decode(FormSnapshot.self, from: $0).fields["name"]?.value }
  }

  @Test("What was typed while a draft was being stored is stored next")
  func meanwhile() async {
    let desk = Desk(store)
    desk.form.send(.type("name", "Bob"))
    await desk.runNext()
    #expect(name == nil && !desk.isIdle, "It is being stored now.")
    desk.form.send(.type("name", "Bobby"))
    await desk.runNext()
    #expect(name == .text("Bob") && desk.form.draftState == .waiting)
    await desk.runNext()
    await desk.runNext()
    #expect(name == .text("Bobby") && desk.isIdle)
    #expect(desk.form.draftState == .saved(Date(timeIntervalSince1970: 1_000)))
  }

  @Test("Whoever goes on typing without a pause has a draft now and then")
  func neverAtRest() async {
    let desk = Desk(store)
    for round in 1...2 {
      let before = name
      desk.form.send(.type("name", "\(round).0"))
      for number in 1...11 {
        desk.form.send(.type("name", "\(round).\(number)"))
        #expect(name == before)
        await desk.runNext()
      }
      await desk.runNext()
      #expect(name == .text("\(round).11") && desk.isIdle)
    }
  }

  @Test("A draft with a time that can't be written is not stored, and says so")
  func impossible() async {
    let desk = Desk(store, now: Date(timeIntervalSinceReferenceDate: .nan))
    desk.form.send(.type("name", "Bob"))
    await desk.runNext()
    #expect(store.load("contact") == nil && desk.isIdle)
    guard case .failed(let reason) = desk.form.draftState else {
      Issue.record("It is \(desk.form.draftState).")
      return
    }
    #expect(!reason.isEmpty)
  }
}
