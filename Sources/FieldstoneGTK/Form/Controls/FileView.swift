#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A file: its name and size, a preview if it is a picture, and buttons that choose another one and remove it. A file can
  /// also be dropped on the row.
  final class FileView: RowView {
    private let line = Title.actionRow()
    let preview = Preview()
    let choosing = gtk_button_new()!
    let removing: Widget
    private var shown: FormFile?
    private var isPlaceholderShown = false
    private var dialog: OpaquePointer?

    /// The most bytes and pixels of a picture that is decoded for its preview.
    private static let (mostBytes, mostPixels) = (30_000_000, 40_000_000)

    /// How many files were chosen or removed: a copy that another choice has overtaken counts for nothing.
    private var copies = 0

    /// Whether a file is being copied. The button looks as if it couldn't be pressed, but it can: one that GTK doesn't let
    /// be pressed loses the keyboard focus.
    private(set) var isCopying = false {
      didSet {
        choosing.setClass("dim-label", isCopying)
        fieldstone_gtk_set_busy(choosing, isCopying ? 1 : 0)
      }
    }

    init(_ row: FormRow, _ form: FormView) {
      removing = PageFrame.iconButton("edit-delete-symbolic", row.label)
      super.init(row, .boxed, form)
      lines = [line]
      input = choosing
      Label.setButton(choosing, text(.window(.chooseFile)))
      for button in [choosing, removing] { gtk_widget_set_valign(button, GTK_ALIGN_CENTER) }
      for look in ["flat", "circular"] { removing.addClass(look) }
      adw_action_row_add_suffix(line.cast(), choosing)
      adw_action_row_add_suffix(line.cast(), removing)
      Title.setControl(line, choosing)
      connect(choosing, "clicked") { [weak self] in self?.openDialog() }
      connect(removing, "clicked") { [weak self] in
        guard let self else { return }
        self.copies += 1
        self.isCopying = false
        self.send(.set(self.id, .none))
        self.takeFocus()
      }
      FilePicking.target(line) { [weak self] in self?.take($0) ?? false }
      show(row)
    }

    isolated deinit { closeDialog() }

    /// Closes the dialog, if it is open.
    func closeDialog() {
      guard let dialog else { return }
      gtk_native_dialog_hide(dialog.object.assumingMemoryBound(to: GtkNativeDialog.self))
      g_object_unref(dialog.object)
      self.dialog = nil
    }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      Title.setSubtitle(line, row.display.isEmpty ? row.placeholder : row.display)
      let name = text(.window(.chooseFileFor, .text(row.display.isEmpty ? fullLabel(row) : named(row, row.display))))
      fieldstone_gtk_set_label(choosing, name.shown)
      let removal = text(.window(.removeFileOf, .text(fullLabel(row))))
      fieldstone_gtk_set_label(removing, removal.shown)
      gtk_widget_set_tooltip_text(removing, removal.shown)
      // An element is removed as a whole.
      removing.isVisible = row.actions.isEmpty && row.allowsNone && (row.file != nil || row.states.contains(.unread))
      showPreview(row)
    }

    override func showElement(_ row: FormRow) {
      super.showElement(row)
      // The name of the button says more than that of the element.
      if position != nil { present(row) }
    }

    private func showPreview(_ row: FormRow) {
      if let file = row.file {
        guard file != shown else { return }
        (shown, isPlaceholderShown) = (file, false)
        preview.show(Self.isShown(file) ? form?.engine.files.bytes(of: file, most: Self.mostBytes) : nil)
      } else if shown != nil || !isPlaceholderShown {
        (shown, isPlaceholderShown) = (nil, true)
        preview.show(row.placeholderImage?.bytes)
      }
      preview.place(in: line)
    }

    private static func isShown(_ file: FormFile) -> Bool {
      guard file.isPicture, let size = file.imageSize else { return false }
      let (pixels, isHuge) = size.width.multipliedReportingOverflow(by: size.height)
      return !isHuge && pixels <= mostPixels
    }

    // MARK: Choosing

    private func openDialog() {
      guard let row = form?.engine.row(id), case .file(let style) = row.control.standard else { return }
      closeDialog()
      let types = style.types.flatMap(\.mediaTypes)
      let accepted = FilePicking.Filter(name: text(.window(.acceptedFiles)), mediaTypes: types)
      dialog = FilePicking.choose(from: line, fullLabel(row), types.isEmpty ? [] : [accepted]) { [weak self] paths in
        if let path = paths.first { _ = self?.take(path) }
      }
    }

    /// Copies the file at a path into the form's store, without keeping the window from answering. The row keeps the file
    /// that it has until the new one is whole.
    ///
    /// - Returns: Whether the row takes files now.
    @discardableResult func take(_ path: String) -> Bool {
      guard let form, let row = form.engine.row(id), row.isEnabled, case .file(let style) = row.control.standard else {
        return false
      }
      let (files, id) = (form.engine.files, id)
      isCopying = true
      copies += 1
      let copy = copies
      Task { [weak self] in
        let result = await Self.copy(path, files, style)
        // Somebody may have chosen or removed something meanwhile; what nobody has is removed with the form.
        guard let self, self.copies == copy else { return }
        self.isCopying = false
        switch result {
        case .success(let file): form.send(.set(id, .text(file.id)))
        case .failure(let issue): form.engine.refuseFile(id, named: path, issue)
        }
      }
      return true
    }

    nonisolated static func copy(
      _ path: String, _ files: FormFiles, _ style: FormFileStyle
    ) async -> Result<FormFile, FormIssue> {
      await Task.detached {
        do throws(FormIssue) {
          return .success(try files.add(path: path, for: style))
        } catch {
          return .failure(error.aboutChosenFile)
        }
      }.value
    }
  }
#endif
