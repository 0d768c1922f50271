import FieldstoneCore

/// The draft of a form: it is offered when the form appears, and kept while people fill it in.
extension FormState {
  /// Looks for a draft, and asks whether to go on with it.
  func offerDraft(in place: FormDraftPlace) async {
    do {
      guard let found = try await engine.beginDraft(in: place) else {
        draftPlace = place
        return
      }
      ask(
        engine.question(about: found).text(in: engine.environment), "",
        FormDraftChoice.allCases.map { choice in
          FormQuestion.Answer(text(.common(choice.title))) { [weak self] in self?.begin(found, choice, place) }
        }, isAlert: true)
    } catch {
      tell(error, place)
    }
  }

  private func begin(_ found: FormFoundDraft, _ choice: FormDraftChoice, _ place: FormDraftPlace) {
    Task {
      do {
        let unfit = try await engine.begin(with: found, choice, in: place)
        draftPlace = place
        guard !unfit.isEmpty else { return }
        ask(
          text(.common(.unfitAnswers)), engine.names(ofUnfit: unfit), [.init(text(.common(.close)), .cancel)],
          isAlert: true)
      } catch {
        tell(error, place)
      }
    }
  }

  private func tell(_ error: any Error, _ place: FormDraftPlace) {
    if engine.keepsDraft { draftPlace = place }
    explain(FormString(verbatim: engine.words(forDraft: error, else: .draftNotRead)))
  }

  /// Stores the draft now: the app may be ended while it is in the background.
  func storeDraft() {
    guard draftPlace != nil, engine.keepsDraft else { return }
    Task {
      do { try await engine.saveDraftNow() } catch { engine.environment.report(error) }
    }
  }
}
