#if GTK
  import FieldstoneCore

  /// Creating and removing an optional subform.
  extension RowView {
    /// Creates or removes the row's subform; asks for confirmation first if answers in it would be lost.
    func setPresence(_ isThere: Bool) {
      guard !isShowing, let form else { return }
      guard !isThere, form.engine.hasAnswers(below: id) else { return send(.set(id, .flag(isThere))) }
      showAgain()
      form.askToRemove(id)
    }
  }

  extension FormView {
    fileprivate func askToRemove(_ subform: FormRowID) {
      guard let row = engine.row(subform) else { return }
      let answers = [
        Dialog.Answer(id: "keep", title: text(.window(.keep))),
        Dialog.Answer(id: "remove", title: text(.common(.remove)), look: .destructive),
      ]
      ask(.window(.removeQuestion, .text(row.label)), text(.window(.removalUndone)), answers) { [weak self] answer in
        if answer == "remove" { self?.send(.set(subform, .flag(false))) }
      }
    }
  }
#endif
