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
        let close = Dialog.Answer(id: "close", title: text(Words.close))
        let reason = (failure as? any LocalizedError)?.errorDescription ?? String(describing: failure)
        ask(Words.failed, "\(reason)\n\(text(Words.nothingLost))", [close]) { [weak self] _ in
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
      let answers = [
        Dialog.Answer(id: "stay", title: text(Words.stay)),
        Dialog.Answer(id: "leave", title: text(Words.leave), isDestructive: true),
      ]
      ask(Words.leaveQuestion, text(Words.isLost), answers) { [weak self] answer in
        if answer == "leave" { self?.send(.cancel) }
      }
    }

    /// Asks in a dialog over the window.
    private func ask(
      _ question: FormString, _ remark: String, _ answers: [Dialog.Answer],
      _ call: @escaping @MainActor (String) -> Void
    ) {
      guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
      let dialog = Dialog.ask(root.widget, text(question), remark, answers, call)
      self.dialog = dialog
      connect(dialog, "destroy") { [weak self] in self?.dialog = nil }
    }
  }
#endif
