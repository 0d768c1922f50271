#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// How a form ends.
  extension FormView {
    /// Submits as the button in the header bar does, from any page.
    func submit() {
      guard !isClosed, header.submit.isVisible, header.submit.isSensitive else { return }
      send(.submit)
    }

    /// After an input: does what a submit has left to do.
    func followSubmit() {
      guard !isWorking, !isClosed else { return }
      if engine.facts.isSubmitted { return end(.submitted) }
      guard engine.facts.isSubmitting else { return }
      isWorking = true
      let finish = finish
      Task { [weak self] in
        var failure: (any Error)?
        do { try await finish() } catch { failure = error }
        self?.worked(failure)
      }
    }

    private func worked(_ failure: (any Error)?) {
      isWorking = false
      guard !isClosed else { return }
      if let failure {
        let reason = (failure as? any LocalizedError)?.errorDescription ?? String(describing: failure)
        ask(Words.failed, "\(reason)\n\(text(Words.nothingLost))", [("close", Words.close, .plain)]) { [weak self] _ in
          self?.start()
        }
      } else if engine.facts.isSubmitted {
        end(.submitted)
      }
    }

    /// Leaves the form; where something would be lost, after a question.
    func leave() {
      guard !isClosed, !isWorking, dialog == nil else { return }
      guard engine.facts.isDirty else {
        send(.cancel)
        return
      }
      let answers: [(String, FormString, FormRole)] = [
        ("stay", Words.stay, .plain), ("leave", Words.leave, .destructive),
      ]
      ask(Words.leaveQuestion, text(Words.isLost), answers) { [weak self] answer in
        if answer == "leave" { self?.send(.cancel) }
      }
    }

    /// Asks in a dialog over the window; without an answer it is the first one.
    private func ask(
      _ question: FormString, _ remark: String, _ answers: [(id: String, words: FormString, role: FormRole)],
      _ call: @escaping @MainActor (String) -> Void
    ) {
      guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
      let dialog = fieldstone_gtk_dialog(root.widget.cast(), text(question), remark.shown)!
      for answer in answers {
        adw_message_dialog_add_response(dialog.cast(), answer.id, text(answer.words))
        if answer.role == .destructive {
          adw_message_dialog_set_response_appearance(dialog.cast(), answer.id, ADW_RESPONSE_DESTRUCTIVE)
        }
      }
      adw_message_dialog_set_close_response(dialog.cast(), answers[0].id)
      adw_message_dialog_set_default_response(dialog.cast(), answers[0].id)
      gtk_window_set_destroy_with_parent(dialog.cast(), 1)
      connect(dialog.object, "response") { arguments in
        let answer = arguments.text(0)
        // When the dialog has closed itself: an answer may destroy the window under it.
        Task { call(answer) }
      }
      self.dialog = dialog
      connect(dialog, "destroy") { [weak self] in self?.dialog = nil }
      gtk_window_present(dialog.cast())
    }
  }
#endif
