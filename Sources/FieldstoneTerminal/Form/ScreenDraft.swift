import FieldstoneCore

/// The draft of a full-screen form: what is done with it when the form opens, and when it is left.
final class ScreenDraft {
  private let view: FormScreen
  private let place: FormDraftPlace
  /// The draft that people are asked about.
  private var found: FormFoundDraft?
  private var engine: FormEngine { view.engine }

  init(_ view: FormScreen, in place: FormDraftPlace) { (self.view, self.place) = (view, place) }

  /// Looks for a draft, and asks what is to become of it.
  nonisolated(nonsending) func offer() async {
    do {
      found = try await engine.beginDraft(in: place)
      if let found {
        view.show(.draft(view.text(engine.question(about: found))))
      } else {
        view.keepsDraft = true
      }
    } catch {
      view.keepsDraft = engine.keepsDraft
      view.message = VisibleText.line(engine.words(forDraft: error))
    }
  }

  /// Does with the draft what somebody has chosen.
  nonisolated(nonsending) func begin(with choice: FormDraftChoice) async {
    guard let found else { return }
    self.found = nil
    do {
      let unfit = try await engine.begin(with: found, choice, in: place)
      view.keepsDraft = true
      view.settle()
      if !unfit.isEmpty { view.show(.unfit(engine.names(ofUnfit: unfit))) }
    } catch {
      view.keepsDraft = engine.keepsDraft
      view.message = VisibleText.line(engine.words(forDraft: error))
    }
  }

  /// Stores the answers, and leaves the form.
  ///
  /// - Returns: Whether they were stored. If not, the form stays open and says why.
  nonisolated(nonsending) func store() async -> Bool {
    do {
      try await engine.endDraft(isKept: true)
      engine.send(.cancel)
      return true
    } catch {
      view.show(.draftNotSaved(engine.environment.words(for: error)))
      return false
    }
  }

  /// Removes the draft of a form that was left: there are no changes, or they are not wanted. If it can't be removed,
  /// that is for whoever runs the program, because the window is closed.
  nonisolated(nonsending) func end(isDiscarded: Bool) async {
    guard view.keepsDraft else { return }
    do {
      if isDiscarded { try await engine.discardDraft() } else { try await engine.endDraft(isKept: false) }
    } catch {
      engine.environment.report(error)
    }
  }

  /// Stores the answers because the program ends.
  nonisolated(nonsending) func storeAtEnd() async {
    guard view.keepsDraft else { return }
    do { try await engine.endDraft(isKept: true) } catch { engine.environment.report(error) }
  }
}
