#if GTK
  import CAdw
  import FieldstoneCore

  /// Where the keyboard focus is when a submit begins. The engine then leaves the field, and GTK takes the focus from what
  /// can't be used meanwhile.
  enum HeldFocus {
    case row(FormRowID)
    /// A button of the header bar, which is there as long as the form.
    case button(Widget)
  }

  extension FormView {
    /// Called when a submit begins, before anything is disabled.
    func holdFocus() {
      isBusy = true
      heldFocus = focusedWidget.flatMap { widget in
        if [header.submit, header.cancel].contains(widget) { return .button(widget) }
        return top?.rows.row(containing: widget).map { .row($0.id) }
      }
    }

    /// Called when a submit has ended without closing the form: the focus is again where it was, unless it has been moved.
    func giveFocusBack() {
      isBusy = false
      defer { heldFocus = nil }
      guard let heldFocus, !isClosed, let root = gtk_widget_get_root(widget), gtk_root_get_focus(root) == nil else {
        return
      }
      switch heldFocus {
      case .button(let button) where engine.focusedRow == nil: gtk_widget_grab_focus(button)
      case .row(let row) where engine.focusedRow == nil: if send(.focus(row)).isAccepted { showFocus() }
      default: showFocus()
      }
    }

    /// Called when a dialog was closed: without a focus, nobody would know where Tab goes.
    func restoreFocus() { if focusedWidget == nil { start() } }
  }
#endif
