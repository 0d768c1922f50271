import FieldstoneCore
import Testing

@testable import FieldstoneTesting

/// Each step of a save fails, or is cancelled while it is at work, after random changes.
@MainActor
@Suite("Saves that end at each of their steps")
struct SaveStepTests {
  enum End: CaseIterable, Sendable { case thrown, cancelled }

  /// Where what is saved goes to.
  private final class Store {
    var contact = Contact()
    var wholes = 0
    /// The step that fails, and how; nil for a store that works.
    var failing: (step: Int, end: End)?
    /// Called once the failing step is at work.
    var atWork: () -> Void = {}

    nonisolated(nonsending) func reach(_ step: Int) async throws {
      guard let failing, failing.step == step else { return }
      atWork()
      switch failing.end {
      case .thrown: throw SaveFailure()
      case .cancelled:
        // Until somebody presses Cancel.
        while true { try await Task.sleep(for: .seconds(60)) }
      }
    }
  }

  private func session(_ mode: FormMode, _ store: Store) -> FormSession<Contact> {
    let form = Contact.session(mode)
    form.onSave(\.name, undo: { store.contact.name = $0 }) { _, new in
      try await store.reach(0)
      store.contact.name = new
    }
    form.onSave(\.email, undo: { store.contact.email = $0 }) { _, new in
      try await store.reach(1)
      store.contact.email = new
    }
    form.onSave(\.phones, undo: { store.contact.phones = $0 }) { _, new in
      try await store.reach(2)
      store.contact.phones = new
    }
    form.onSave { _ in
      try await store.reach(3)
      store.wholes += 1
    }
    return form
  }

  /// Changes the three properties, and others, in a random order; some changes are undone again.
  private func change(_ form: FormSession<Contact>, _ random: inout SplitMix) {
    var inputs: [FormInput] = [
      .type("name", "Bob"), .type("email", "bob@example.org"), .insert("phones", id: "n1", before: nil),
      .type("address.city", "Paris"), .type("note", "x"),
    ]
    inputs.shuffle(using: &random)
    for input in inputs {
      form.send(input)
      if Bool.random(using: &random) {
        form.send(.undo)
        form.send(.redo)
      }
    }
  }

  @Test(
    "Store, model, changes and undo are what they were; the next save does it all", arguments: 0..<4, End.allCases)
  func ends(step: Int, end: End) async throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      let store = Store()
      let form = session(seed.isMultiple(of: 2) ? .edit : .save, store)
      let original = form.model
      if form.facts.mode == .edit { form.send(.edit) }
      change(form, &random)
      let (model, rows) = (form.model, form.changedRows)
      store.failing = (step, end)
      let (began, begin) = AsyncStream<Void>.makeStream()
      store.atWork = { begin.finish() }
      let save = Task { await form.save() }
      for await _ in began {}
      if end == .cancelled { save.cancel() }
      let outcome = await save.value
      switch (end, outcome) {
      case (.thrown, .failed(let error)): #expect(error is SaveFailure)
      case (.cancelled, .cancelled): break
      default: Issue.record("\(end) at \(step) gave \(outcome)")
      }
      #expect(store.contact == Contact() && store.wholes == 0)
      #expect(form.model == model && form.changedRows == rows)
      #expect(form.facts.isEditing && !form.facts.isSaved && !form.facts.isSubmitting)
      while form.facts.canUndo { form.send(.undo) }
      #expect(form.model == original && !form.facts.isDirty)
      while form.facts.canRedo { form.send(.redo) }
      #expect(form.model == model && form.changedRows == rows)
      store.failing = nil
      #expect(await form.save().model == model)
      #expect((store.contact.name, store.contact.email) == ("Bob", "bob@example.org"))
      #expect(store.contact.phones == model.phones && store.wholes == 1 && !form.facts.isDirty)
    }
  }

  @Test("Cancelled and tried again at each step in turn, a save is done once", arguments: End.allCases)
  func again(end: End) async throws {
    let store = Store()
    let form = session(.save, store)
    var random = SplitMix(seed: 5)
    change(form, &random)
    for step in 0..<4 {
      store.failing = (step, end)
      let (began, begin) = AsyncStream<Void>.makeStream()
      store.atWork = { begin.finish() }
      let save = Task { await form.save() }
      for await _ in began {}
      if end == .cancelled { save.cancel() }
      _ = await save.value
      #expect(store.contact == Contact() && store.wholes == 0, "\(step)")
    }
    store.failing = nil
    #expect(await form.save().model == form.model)
    #expect(store.wholes == 1)
  }
}
