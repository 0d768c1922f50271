#if GTK
  import FieldstoneCore

  /// Creating and removing an optional subform.
  extension RowView {
    /// Creates or removes the row's subform; asks for confirmation first if answers in it would be lost.
    func setPresence(_ isThere: Bool) {
      guard !isShowing, let form else { return }
      if isThere { form.made.insert(id) }
      guard !isThere, form.hasAnswers(in: id) else { return send(.set(id, .flag(isThere))) }
      showAgain()
      form.askToRemove(id)
    }
  }

  extension FormView {
    /// Whether a subform can contain answers: it wasn't created in this window, or one of its rows has changed.
    fileprivate func hasAnswers(in subform: FormRowID) -> Bool {
      let prefix = subform.path + "."
      // Creating the subform is a change of its own row; only changes to the rows in it count here.
      return !made.contains(subform) || engine.changedRows.contains { $0.path.hasPrefix(prefix) }
    }

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
