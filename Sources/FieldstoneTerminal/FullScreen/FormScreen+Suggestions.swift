import FieldstoneCore

/// Suggestions below the text field that is being edited.
extension FormScreen {
  /// Suggests what matches the text of the field.
  ///
  /// - Returns: false if there is nothing to suggest.
  @discardableResult func suggest() -> Bool {
    if focusedRow?.isFile == true { return suggestPaths() }
    suggestions = nil
    guard let editor, !editor.isLong, !editor.isSecret, let row = focusedRow, !row.isReadOnly,
      !row.suggestions.isEmpty
    else { return false }
    suggestions = SuggestionList(row, for: editor.text)
    return suggestions != nil
  }

  /// - Returns: nil for keys that keep their usual meaning.
  func pressInSuggestions(_ key: Key) -> Outcome? {
    guard var list = suggestions else { return nil }
    switch key {
    case Key(.down), Key(.up):
      guard list.move(by: key == Key(.down) ? 1 : -1) else { break }
      suggestions = list
      return .goesOn
    case Key(.tab) where focusedRow?.isFile == true && isPathComplete:
      list.cycle()
      suggestions = list
      return .goesOn
    case Key(.enter): if let current = list.current { return take(current) }
    case Key(.escape): return close()
    default: if Self.unfolds(key) { return close() }
    }
    // Every other key is for the text.
    suggestions?.place = nil
    if key.name == .tab || key.name == .enter { suggestions = nil }
    return nil
  }

  private func close() -> Outcome {
    suggestions = nil
    return .goesOn
  }

  func take(_ suggestion: SuggestionList.Entry) -> Outcome {
    if focusedRow?.isFile == true { return takePath(suggestion.id) }
    defer { suggestions = nil }
    guard let focus else { return .goesOn }
    let outcome = send(.type(focus, suggestion.id))
    if var editor {
      editor.move(to: editor.end, isSelecting: false)
      self.editor = editor
    }
    return outcome
  }
}
