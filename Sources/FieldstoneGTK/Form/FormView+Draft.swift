#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The draft of a form: it is offered when the form is shown, and kept while people fill it in.
  extension FormView {
    /// Looks for a draft, and asks whether to go on with it.
    func offerDraft(in place: FormDraftPlace) {
      Task { [weak self] in
        guard let engine = self?.engine else { return }
        do {
          if let found = try await engine.beginDraft(in: place) {
            self?.ask(about: found, in: place)
          } else {
            self?.draftPlace = place
          }
        } catch {
          if engine.keepsDraft { self?.draftPlace = place }
          self?.tell(draftError: error)
        }
      }
    }

    private func ask(about found: FormFoundDraft, in place: FormDraftPlace) {
      let choices = FormDraftChoice.allCases
      let answers = choices.enumerated().map { index, choice in
        Dialog.Answer(
          id: "\(index)", title: text(.common(choice.title)), look: choice == .resume ? .suggested : .plain)
      }
      ask(engine.question(about: found), "", answers) { [weak self] answer in
        self?.begin(with: found, Int(answer).map { choices[$0] } ?? .resume, in: place)
      }
    }

    private func begin(with found: FormFoundDraft, _ choice: FormDraftChoice, in place: FormDraftPlace) {
      Task { [weak self] in
        guard let engine = self?.engine else { return }
        do {
          let unfit = try await engine.begin(with: found, choice, in: place)
          self?.draftPlace = place
          self?.tell(unfit: unfit)
          self?.start()
        } catch {
          if engine.keepsDraft { self?.draftPlace = place }
          self?.tell(draftError: error)
        }
      }
    }

    /// Names the answers that don't fit the form any longer.
    private func tell(unfit paths: [String]) {
      guard !paths.isEmpty else { return }
      let close = Dialog.Answer(id: "close", title: text(.common(.close)))
      ask(.common(.unfitAnswers), engine.names(ofUnfit: paths), [close]) { [weak self] _ in self?.start() }
    }

    private func tell(draftError error: any Error, else words: CommonText = .draftNotRead) {
      toasts.show(engine.words(forDraft: error, else: words), close: text(.common(.close)))
    }

    /// Shows what has become of the draft, under the title.
    func showDraft() {
      guard engine.toolbar == nil, draftPlace != nil else { return }
      let status = engine.draftStatus.map(text) ?? ""
      for page in pages { page.showStatus(status) }
    }

    /// Leaves the form once its draft is stored, or removed. If it can't be removed, that is for whoever runs the
    /// program: nobody can do anything about it in the window.
    func leave(keepingDraft: Bool) {
      guard draftPlace != nil else {
        send(.cancel)
        return
      }
      Task { [weak self] in
        guard let engine = self?.engine else { return }
        do { try await engine.endDraft(isKept: keepingDraft) } catch {
          if keepingDraft {
            self?.tell(draftError: error, else: .draftNotSaved)
            return
          }
          engine.environment.report(error)
        }
        self?.send(.cancel)
      }
    }
  }
#endif
