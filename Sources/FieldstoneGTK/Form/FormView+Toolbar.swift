#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The toolbar of a form that is edited rather than submitted: its buttons are those of the header bar, and its status
  /// is above the rows.
  extension FormView {
    /// Presses the first button of the header bar: Submit, or what the toolbar has in its place.
    func pressPrimary() {
      guard let toolbar = engine.toolbar else { return press(header.submit, or: .submit) }
      // What is wrong shows even if the button can't be pressed because of it.
      if let primary = toolbar.primary, primary.isEnabled || primary.input == .save { send(primary.input) }
    }

    /// Presses the other button of the header bar: Cancel or Close.
    func pressSecondary() {
      if let work, engine.facts.isSubmitting, engine.mode != .submit { return work.cancel() }
      guard let secondary = engine.toolbar?.secondary else { return leave() }
      send(secondary.input)
    }

    /// Shows which buttons apply now, and what has become of the changes.
    func showToolbar() {
      guard let toolbar = engine.toolbar else { return }
      header.show(toolbar, isSaving: engine.facts.isSubmitting)
      let status = toolbar.status.map(text) ?? ""
      for page in pages { page.showStatus(status) }
    }

    /// The form was locked or unlocked: any row may look different.
    func refreshRows() {
      for page in pages { page.refresh() }
      // Not through `send`, because the batch is still being applied.
      if engine.facts.isEditing, engine.focusedRow == nil, let first = engine.firstFocusableRow {
        engine.send(.focus(first))
      }
    }

    /// Tells that the changes were not saved. A form that saves by itself must not interrupt whoever goes on typing.
    func tellNotSaved(_ error: any Error) {
      let words = engine.environment.words(for: error)
      guard engine.mode == .free else {
        let answers = [
          Dialog.Answer(id: "close", title: text(.common(.close))),
          Dialog.Answer(id: "again", title: text(.window(.tryAgain)), look: .suggested),
        ]
        return ask(.window(.changesNotSaved), words ?? text(.common(.actionFailed)), answers) { [weak self] answer in
          if answer == "again" { self?.submit() } else { self?.restoreFocus() }
        }
      }
      toasts.show(words ?? text(.common(.notSaved)), close: text(.common(.close)), text(.window(.tryAgain))) {
        [weak self] in self?.send(.save)
      }
    }
  }

  extension FormHeader {
    /// Shows the buttons of a toolbar in the place of Submit and Cancel.
    func show(_ toolbar: FormToolbar, isSaving: Bool) {
      show(toolbar.primary, on: submit)
      submit.setClass("suggested-action", toolbar.primary?.input == .save)
      if isSaving {
        set(cancel, .common(.cancel), isEnabled: true)
      } else if let secondary = toolbar.secondary {
        set(cancel, secondary.title, isEnabled: secondary.isEnabled)
      } else {
        set(cancel, .common(.close), isEnabled: true)
        cancel.isVisible = isOwnWindow
      }
    }

    private func show(_ button: FormToolbar.Button?, on widget: Widget) {
      widget.isVisible = button != nil
      if let button { set(widget, button.title, isEnabled: button.isEnabled) }
    }

    private func set(_ widget: Widget, _ title: FormString, isEnabled: Bool) {
      widget.isVisible = true
      let title = title.text(in: environment)
      if self.title(of: widget) != title { Label.setButton(widget, title) }
      widget.isSensitive = isEnabled
    }
  }

  extension PageView {
    /// Shows what has become of the changes, and has it read out.
    func showStatus(_ status: String) {
      guard status != shownStatus else { return }
      shownStatus = status
      Label.set(statusLabel, status)
      statusLabel.isVisible = !status.isEmpty
    }

    /// Shows every row as it is now.
    func refresh() {
      for view in rows.rows {
        guard let row = form.engine.row(view.id) else { continue }
        update(view, row)
      }
    }
  }
#endif
