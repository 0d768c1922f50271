#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Adds the files that somebody chooses in a dialog, or drops on the row: each becomes an element.
  final class AddFilesView: AddView {
    private let style: FormFileStyle
    private var dialog: OpaquePointer?

    init(_ row: FormRow, _ style: FormFileStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
      if let line = lines.first {
        FilePicking.target(line) { [weak self] path in
          guard let self, self.form?.engine.row(self.id)?.isEnabled == true else { return false }
          Task { await self.take([path]) }
          return true
        }
      }
    }

    isolated deinit { closeDialog() }

    override func add() {
      guard let row = form?.engine.row(id), let line = lines.first else { return }
      closeDialog()
      let types = style.types.flatMap(\.mediaTypes)
      let accepted = FilePicking.Filter(name: text(.window(.acceptedFiles)), mediaTypes: types)
      dialog = FilePicking.choose(from: line, row.label, types.isEmpty ? [] : [accepted], isSeveral: true) {
        [weak self] paths in
        Task { await self?.take(paths) }
      }
    }

    private func closeDialog() {
      guard let dialog else { return }
      gtk_native_dialog_hide(dialog.object.assumingMemoryBound(to: GtkNativeDialog.self))
      g_object_unref(dialog.object)
      self.dialog = nil
    }

    /// Copies files one after the other, and says which ones could not be added, and why.
    func take(_ paths: [String]) async {
      guard let form, let collection = form.engine.row(id)?.collectionToAddTo else { return }
      var refused: [String] = []
      for path in paths {
        // What nobody sees anymore is not copied.
        guard !form.isClosed else { return }
        let name = String(path.split(separator: "/").last ?? "")
        switch await FileView.copy(path, form.engine.files, style) {
        case .success(let file):
          guard !form.isClosed else { return form.engine.removeUnusedFiles() }
          let element = form.engine.newElementID()
          if case .refused(let reason) = form.engine.send(.insert(collection, id: element, before: nil)) {
            refused.append(naming(name, text(form.engine.message(of: reason))))
          } else {
            form.send(.set(FormRowID("\(collection.path)[\(element)]"), .text(file.id)))
          }
        case .failure(let issue): refused.append(naming(name, issue.text(in: form.engine.environment)))
        }
      }
      if !refused.isEmpty { tell(refused) }
    }

    /// The most files that are named in a dialog, which can't be scrolled.
    private static let mostNamed = 8

    /// Says in a dialog which files could not be added: several sentences are too long for a message that disappears.
    private func tell(_ sentences: [String]) {
      guard let form else { return }
      let rest = sentences.count - Self.mostNamed
      let more = rest > 0 ? [text(.window(.more, .count(rest)))] : []
      let words = (sentences.prefix(Self.mostNamed) + more).joined(separator: "\n")
      let close = text(.common(.close))
      // Of files that were dropped one after the other, each can be refused.
      guard form.dialog == nil else { return form.toasts.show(words, close: close) }
      form.ask(.window(.filesNotAdded), words, [Dialog.Answer(id: "close", title: close)]) { [weak form] _ in
        form?.restoreFocus()
      }
    }

    /// A sentence about a file, after its name unless the sentence has it.
    private func naming(_ name: String, _ words: String) -> String {
      words.contains(name) ? words : text(.common(.labelled, .text(name), .text(words)))
    }
  }
#endif
