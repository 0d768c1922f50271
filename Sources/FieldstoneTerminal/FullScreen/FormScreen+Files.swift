import FieldstoneCore

/// Files: the path of one is typed in the row, and the file copied once the path is complete.
extension FormScreen {
  /// - Returns: nil for keys that keep their usual meaning.
  func press(_ key: Key, inPathOf row: FormRow) -> Outcome? {
    guard let editor, row.isEnabled, !row.isReadOnly else { return nil }
    guard editor.text.isEmpty else {
      switch key {
      // A path that was refused is left as any other field is.
      case Key(.tab) where refusedPaths[row.id] == editor.text: return nil
      case Key(.tab): return complete() ? .goesOn : takePath(editor.text)
      case Key(.enter): return takePath(suggestions?.current?.id ?? editor.text)
      default: return nil
      }
    }
    let clears = key == Key(.delete) || key == Key(.backspace)
    return clears && (row.file != nil || row.states.contains(.unread)) ? send(.set(row.id, .none)) : nil
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
      replacePath("")
      return send(.set(focus, .text(file.id)))
    } catch {
      if case .file(.isFolder) = error.kind {
        replacePath(path + "/")
      } else {
        refuse(path, focus, error)
        suggestions = nil
      }
      settle()
      return .goesOn
    }
  }

  /// The same for a path that was typed in a row that loses the focus, or before a submit, so that it isn't lost.
  func takeTypedPath() {
    guard let focus, let path = editor?.text, !path.isEmpty, let row = engine.row(focus), row.isEnabled,
      case .file(let style) = row.control.known
    else { return }
    do throws(FormIssue) {
      engine.send(.set(focus, .text(try engine.files.add(path: path, for: style).id)))
      editor?.replace("")
    } catch {
      refuse(path, focus, error)
    }
  }

  private func refuse(_ path: String, _ row: FormRowID, _ issue: FormIssue) {
    refusedPaths[row] = path
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
  /// - Returns: false if the path is complete already.
  private func complete() -> Bool {
    guard let path = editor?.text else { return false }
    let names = PathNames(for: path)
    if names.commonBeginning.count > path.count {
      replacePath(names.commonBeginning)
      return true
    }
    return names.paths.count > 1
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
