import FieldstoneCore

/// Files: the path of one is typed in the row, and the file copied once the path is complete.
extension FormScreen {
  /// - Returns: nil for keys that keep their usual meaning.
  func press(_ key: Key, inPathOf row: FormRow) -> Outcome? {
    guard let editor, row.isEnabled, !row.isReadOnly else { return nil }
    guard editor.text.isEmpty else {
      switch key {
      case Key(.tab):
        if complete() { return .goesOn }
        // Goes through the names that fit.
        if suggestions != nil, isPathComplete { return nil }
        // A path that was refused is left like any other text.
        return refusedPaths[row.id] == editor.text ? nil : takePath(editor.text)
      case Key(.enter): return takePath(suggestions?.current?.id ?? editor.text)
      default: return nil
      }
    }
    guard key == Key(.delete) || key == Key(.backspace) else { return nil }
    if row.states.contains(.unread) {
      // First goes what was refused, and the file before it stays.
      refusedPaths[row.id] = nil
      return send(.set(row.id, row.file.map { .text($0.id) } ?? .none))
    }
    return row.file != nil ? send(.set(row.id, .none)) : nil
  }

  /// Copies the file at a path, which becomes the answer. A folder is entered instead.
  func takePath(_ path: String) -> Outcome {
    guard let focus, let row = focusedRow, case .file(let style) = row.control.known else { return .goesOn }
    if path.hasSuffix("/") {
      replacePath(path)
      return .goesOn
    }
    do throws(FormIssue) {
      let file = try engine.files.add(path: path, for: style)
      refusedPaths[focus] = nil
      replacePath("")
      return send(.set(focus, .text(file.id)))
    } catch {
      if case .file(.isFolder) = error.kind {
        replacePath(path + "/")
      } else {
        refuse(path, focus, error)
      }
      settle()
      return .goesOn
    }
  }

  /// The same for a path that was typed in a row that loses the focus, or before a submit, so that it isn't lost.
  func takeTypedPath() {
    guard let focus, let path = editor?.text, !path.isEmpty, let row = engine.row(focus), row.isEnabled,
      !row.isReadOnly,
      case .file(let style) = row.control.known
    else { return }
    // The row says already why the path was refused.
    if refusedPaths[focus] == path, row.states.contains(.unread) { return }
    do throws(FormIssue) {
      let file = try engine.files.add(path: path, for: style)
      guard engine.send(.set(focus, .text(file.id))).isAccepted else { return }
      refusedPaths[focus] = nil
      editor?.replace("")
    } catch {
      refuse(path, focus, error)
    }
  }

  private func refuse(_ path: String, _ row: FormRowID, _ issue: FormIssue) {
    refusedPaths[row] = path
    suggestions = nil
    engine.refuseFile(row, named: path, issue)
  }

  /// Suggests what the typed path may go on with.
  ///
  /// - Returns: false if there is nothing to suggest.
  @discardableResult func suggestPaths() -> Bool {
    guard let editor, let row = focusedRow else { return false }
    suggestions =
      editor.text.isEmpty ? nil : SuggestionList(paths: PathNames(for: editor.text), for: editor.text, in: row)
    return suggestions != nil
  }

  /// Completes the path as far as it is clear how it goes on.
  ///
  /// - Returns: Whether it goes on.
  private func complete() -> Bool {
    guard let path = editor?.text else { return false }
    let names = PathNames(for: path)
    guard names.commonBeginning.count > path.count else { return false }
    replacePath(names.commonBeginning)
    return true
  }

  /// Whether several files or folders begin like the path, and nothing more is common to all of them.
  var isPathComplete: Bool {
    guard let path = editor?.text else { return false }
    let names = PathNames(for: path)
    return names.paths.count > 1 && names.commonBeginning.count <= path.count
  }

  private func replacePath(_ path: String) {
    editor?.replace(path)
    if var editor {
      editor.move(to: editor.end, isSelecting: false)
      self.editor = editor
    }
    suggestPaths()
    focusLooksDifferent()
  }
}
