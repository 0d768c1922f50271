#if GTK
  import FieldstoneCore

  /// Taking away a subform that may be left out.
  extension RowView {
    /// Makes the row's subform, or takes it away; asks first where answers in it would be lost.
    func setPresence(_ isThere: Bool) {
      guard !isShowing, let form else { return }
      if isThere { form.made.insert(id) }
      guard !isThere, form.hasAnswers(in: id) else { return send(.set(id, .flag(isThere))) }
      showAgain()
      form.askToRemove(id)
    }
  }

  extension FormView {
    /// Whether somebody has answered something in a subform, or it came with answers.
    fileprivate func hasAnswers(in subform: FormRowID) -> Bool {
      let prefix = subform.path + "."
      // That it is there is a change too; what counts here are answers in it.
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
