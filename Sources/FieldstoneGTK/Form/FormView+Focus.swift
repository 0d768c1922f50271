#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The keyboard focus, and the keys that the form handles as a whole.
  extension FormView {
    /// Tracks the keyboard focus of the window that contains the form.
    func followFocus() {
      var window: UnsafeMutableRawPointer?
      var connection: UInt = 0
      connect(widget, "realize") { [weak self] in
        guard let self, let root = gtk_widget_get_root(self.widget) else { return }
        window = root.object
        connection = connect(root.object, "notify::focus-widget") { [weak self] _ in self?.takeOverFocus() }
      }
      connect(widget, "unrealize") {
        if let window { g_signal_handler_disconnect(window, connection) }
        window = nil
      }
    }

    /// The widget in the form that has the keyboard focus.
    var focusedWidget: Widget? {
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return nil }
      return focus.isInside(widget) ? focus : nil
    }

    private func takeOverFocus() {
      guard !isApplying, !isClosed else { return }
      let row = focusedWidget.flatMap { widget in
        header.row(of: widget) ?? top?.rows.row(containing: widget)?.id
      }
      if row != engine.focusedRow {
        // A row that is only read has a button that copies its value.
        let isTaken = row.map { send(.focus($0)).isAccepted } ?? false
        // A field that was placed alone doesn't know what else has the focus.
        if !isTaken, let old = engine.focusedRow, only == nil || only == old { send(.blur(old)) }
      }
      showFormats()
      if let row { top?.reveal(row) }
    }

    /// Moves the keyboard focus to the engine's focused row.
    func showFocus() {
      guard let id = engine.focusedRow, let row = top?.rows.row(id) else { return }
      showFormats()
      // The row's own page has the focus.
      if optionsView?.id == id { return }
      let isThere = focusedWidget.map { top?.rows.row(containing: $0) === row } ?? false
      if !isThere { row.takeFocus() }
      top?.reveal(id)
    }

    /// Gives the focus to the focused row once more: a screen reader doesn't notice a focus that was given to a widget
    /// before it was shown.
    func giveFocusAgain() {
      guard !isClosed, let focus = focusedWidget, let root = gtk_widget_get_root(widget) else { return }
      let wasApplying = isApplying
      isApplying = true
      gtk_root_set_focus(root, nil)
      gtk_widget_grab_focus(focus)
      isApplying = wasApplying
    }

    /// A field that is left shows its value as it is read, and one that is entered as it is typed.
    private func showFormats() {
      let (old, new) = (editedRow, engine.focusedRow)
      guard old != new else { return }
      editedRow = new
      if refusedRow != new { forgetRefusal() }
      for row in [old, new].compactMap(\.self) where engine.row(row)?.formatted != nil {
        top?.rows.row(row)?.showAgain()
      }
    }

    /// Shows the form's window for the first time.
    func start(_ present: () -> Void) {
      // GTK first focuses the header bar, which may show the button of a row: that is not a choice of the user's.
      isApplying = true
      present()
      isApplying = false
      start()
    }

    /// Moves the keyboard focus to the engine's focused row, or else to the first row of the page.
    func start() {
      guard !isClosed else { return }
      if engine.focusedRow == nil, !engine.startsWithoutFocus, let first = firstRow { send(.focus(first)) }
      showFocus()
    }

    /// The first focusable row; one whose button is in the header bar only if there is no other.
    private var firstRow: FormRowID? {
      let first = engine.firstFocusableRow
      var next = first
      while let row = next, top?.rows.row(row)?.place == .bar { next = engine.focusableRow(after: row) }
      return next ?? first
    }

    /// Does what Return does in a row: mostly, it moves the keyboard focus to the next one; after the last row of a page,
    /// to the page's Done button.
    func goOn(from row: FormRowID) {
      switch engine.returnStep(in: row) {
      case .submit where only == nil: submit()
      case .act(let action): send(.act(row, action: action))
      case .next(let next): send(.focus(next))
      case .submit,
        .done where engine.row(row)?.typing?.returnKey == .done:
        // The field is left and entered again: without a focus, nobody would know where Tab goes.
        send(.blur(row))
        send(.focus(row))
      case .done: if let done = top?.done { gtk_widget_grab_focus(done) }
      }
    }

    // MARK: Keys

    func followKeys() {
      // Before the control sees the key, because text widgets have their own undo.
      Keys.follow(widget, GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
      Keys.follow(widget) { [weak self] in self?.pressRest($0) ?? false }
    }

    /// - Returns: Whether the key was handled.
    private func press(_ key: Keys.Press) -> Bool {
      switch Int32(key.value) {
      case GDK_KEY_z where key.control: send(key.shift ? .redo : .undo)
      case GDK_KEY_y where key.control: send(.redo)
      case GDK_KEY_Return where key.control, GDK_KEY_KP_Enter where key.control: submit()
      case GDK_KEY_f where key.control && only == nil: openSearch()
      case GDK_KEY_w where key.alt && !key.control: explain()
      case key.backArrow where key.alt && optionsView != nil: closeOptions()
      case key.backArrow where key.alt && pages.count > 1: send(.back)
      case GDK_KEY_Menu,
        GDK_KEY_F10 where key.shift:
        guard let row = engine.focusedRow, let menu = top?.rows.row(row)?.menu, !menu.items.isEmpty else {
          return false
        }
        menu.open()
      case GDK_KEY_Up where key.alt, GDK_KEY_KP_Up where key.alt: return moveElement(.moveUp)
      case GDK_KEY_Down where key.alt, GDK_KEY_KP_Down where key.alt: return moveElement(.moveDown)
      case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab:
        guard !key.control, !key.alt, let focus = focusedWidget else { return false }
        return top?.moveFocus(from: focus, key.shift ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD) ?? false
      default: return false
      }
      return true
    }

    /// Moves the element that contains the focus.
    private func moveElement(_ action: ElementAction) -> Bool {
      guard let row = engine.focusedRow, let element = engine.element(containing: row) else { return false }
      return act(action, on: element)
    }

    /// Removes the element whose row has the focus, unless the key is for a text.
    private func removeElement() -> Bool {
      guard let row = engine.focusedRow, engine.position(of: row) != nil, let focus = focusedWidget,
        g_type_check_instance_is_a(focus.cast(), gtk_editable_get_type()) == 0
      else { return false }
      return act(.remove, on: row)
    }

    /// Handles keys that no control or popover has handled.
    private func pressRest(_ key: Keys.Press) -> Bool {
      if [GDK_KEY_Delete, GDK_KEY_KP_Delete].contains(Int32(key.value)), !key.control, !key.alt, !key.shift {
        return removeElement()
      }
      guard Int32(key.value) == GDK_KEY_Escape else { return false }
      if optionsView != nil {
        closeOptions()
        return true
      }
      guard pages.count > 1 || isOwnWindow else { return false }
      if pages.count > 1 { send(.back) } else { leave() }
      return true
    }
  }
#endif
