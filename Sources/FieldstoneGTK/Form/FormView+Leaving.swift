#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  extension FormEngine {
    /// Whether an input submits the form.
    func isSubmit(_ input: FormInput) -> Bool {
      if case .perform(let row) = input { self.row(row)?.action == .submit } else { input == .submit }
    }
  }

  /// Submitting and leaving.
  extension FormView {
    /// Submits the form like the button in the header bar, from any page.
    func submit() {
      // The program submits the fields that it has placed by hand.
      guard !isClosed, !engine.facts.isSubmitting, only == nil else { return }
      if engine.mode != .submit { return pressPrimary() }
      guard canSubmit else { return showNotSubmitted() }
      send(.submit)
    }

    /// Whether the button that submits the form can be pressed: that of the header bar, or one on another page.
    var canSubmit: Bool {
      if header.submit.isVisible { return header.submit.isSensitive }
      return engine.mode == .submit && !engine.facts.isSubmitting && engine.submitButton?.isEnabled == true
    }

    /// Shows a Submit of the header bar's own if nothing in the form submits it.
    func showOwnSubmit() {
      guard engine.mode == .submit, only == nil, header.row(of: header.submit) == nil else { return }
      header.hasOwnSubmit = engine.submitButton == nil
    }

    /// Called directly after each input: runs the handlers if the input has started a submit or a save. Where no handler
    /// has to run, there may be a draft to remove.
    func followSubmit() {
      guard !isWorking, !isClosed else { return }
      // An observer's edits in reaction to the submit don't keep the form open.
      let isOver = engine.submitWentThrough
      if isOver, !engine.keepsDraft { return end(.submitted) }
      guard isOver || engine.hasWork || engine.facts.isSaved && engine.draftState != .none else { return }
      isWorking = true
      let finish = finish
      work = Task { [weak self] in
        let outcome = await finish()
        self?.worked(isOver ? .submitted(()) : outcome)
      }
    }

    /// Called when the handlers have run. Their own edits don't change what was submitted.
    private func worked(_ outcome: FormOutcome<Void>?) {
      (isWorking, work) = (false, nil)
      guard !isClosed else { return }
      if engine.mode != .submit { return saved(outcome) }
      switch outcome {
      case .submitted: end(.submitted)
      case .failed(let error): tell(engine.environment.words(for: error) ?? text(.common(.failed)))
      case .cancelled: tell(nil)
      case .refused(let refusal): tell(refusal)
      case .invalid, nil: break
      }
    }

    /// Called when a save has ended: people go on with the form, unless they wanted to save and leave.
    private func saved(_ outcome: FormOutcome<Void>?) {
      let leaves = leavesAfterSave
      leavesAfterSave = false
      switch outcome {
      case .failed(let error): tellNotSaved(error)
      // Another view of the form is saving it.
      case .refused: break
      // What has been changed meanwhile isn't saved.
      case nil where leaves && engine.facts.isDirty: leave()
      case nil where leaves: send(.cancel)
      default: followSubmit()
      }
    }

    /// Shows why the form can't be submitted, for a reason that isn't its answers.
    func tell(_ refusal: FormReply.Refusal) {
      guard refusal != .submitting, refusal != .closed else { return }
      tell(refusal == .hasProblems ? text(refusal.message) : nil)
    }

    private func tell(_ reason: String?) {
      let remark = (reason.map { $0 + "\n" } ?? "") + text(.common(.answersKept))
      let close = Dialog.Answer(id: "close", title: text(.common(.close)))
      ask(.window(.notSubmitted), remark, [close]) { [weak self] _ in self?.restoreFocus() }
    }

    /// Leaves the form; asks for confirmation first if changes would be lost.
    func leave() {
      guard !isClosed, !isWorking || engine.mode != .submit, dialog == nil else { return }
      guard engine.facts.isDirty else { return leave(keepingDraft: false) }
      // What is being saved needs no question, unless somebody doesn't wait for it.
      leavesAfterSave = engine.mode == .free && isWorking && !leavesAfterSave
      if leavesAfterSave { return }
      var answers = [
        Dialog.Answer(id: "stay", title: text(.window(.keepEditing))),
        Dialog.Answer(id: "leave", title: text(.common(.discard)), look: .destructive),
      ]
      if draftPlace != nil {
        answers.append(Dialog.Answer(id: "later", title: text(.window(.saveForLater)), look: .suggested))
      }
      let title = header.submit.isVisible ? header.title(of: header.submit) : engine.submitTitle
      let save = Dialog.Answer(id: "submit", title: title, look: .suggested)
      let canSave = canSubmit && (engine.mode == .submit || engine.toolbar?.primary?.input == .save)
      let isSent = engine.mode == .submit
      let question = FormString.window(isSent ? .leaveQuestion : canSave ? .saveQuestion : .discardQuestion)
      let remark = isSent ? draftPlace == nil ? text(.common(.answersLost)) : "" : text(.common(.changesLost))
      ask(question, remark, canSave ? answers + [save] : answers) {
        [weak self] answer in
        if answer == "leave" { self?.leave(keepingDraft: false) }
        if answer == "later" { self?.leave(keepingDraft: true) }
        guard answer == "submit", let self else { return }
        submit()
        guard engine.mode != .submit else { return }
        // No work has begun if something is wrong, or if there is no handler.
        leavesAfterSave = isWorking
        if !isWorking, !engine.facts.isDirty { send(.cancel) }
      }
    }

    /// Asks a question in a dialog over the window. Does nothing while another dialog is open.
    func ask(
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
