import FieldstoneCore

/// Editing the text of the focused row.
extension FormScreen {
  func typeInField(_ key: Key) -> Bool {
    guard editor != nil else { return false }
    if useClipboard(key) { return true }
    // An arrow key moves in the direction it points, also in right-to-left text.
    let isArrow = key.name == .left || key.name == .right
    return edit { $0.press(isArrow && $0.goesLeft(isMirrored) ? key.mirrored : key) }
  }

  /// Runs an edit, and sends the text if it changed.
  @discardableResult func edit(_ work: (inout TextEditor) -> Bool) -> Bool {
    guard let old = editor, let focus else { return false }
    let edits = editor?.edits
    guard work(&editor!) else { return false }
    if let mask = focusedRow?.typing?.mask, editor?.edits != edits { editor?.apply(mask, after: old) }
    if focusedRow?.isFile == true {
      if editor?.edits != edits { suggestPaths() }
    } else if let editor, editor.edits != edits {
      send(.type(focus, editor.text))
      suggest()
    }
    return true
  }

  // MARK: Copy, cut, paste

  private func useClipboard(_ key: Key) -> Bool {
    switch key {
    case .alt("c"), Key(.insert, .control): copy()
    case .control("x"), Key(.delete, .shift):
      guard copy() else { return true }
      edit { editor in
        editor.remove(editor.cursor, editor.cursor)
        return true
      }
    case .control("v"), Key(.insert, .shift):
      guard !clipboard.isEmpty else { return say(.screen(.nothingCopied)) }
      let text = clipboard
      edit { $0.press(Key(.paste(text))) }
    default: return false
    }
    return true
  }

  @discardableResult private func copy() -> Bool {
    if editor?.isSecret == true { return !say(.screen(.secretsStay)) }
    guard let selected = editor?.selected else { return !say(.screen(.nothingSelected)) }
    clipboard = selected
    copied = selected
    return true
  }

  /// - Returns: true.
  private func say(_ words: FormString) -> Bool {
    message = text(words)
    return true
  }

  /// Copies the next value of the page that is only shown: the first one, the next one when the key is pressed again.
  func copyValue() {
    let rows = engine.rows.filter { !$0.copyable.isEmpty }
    guard !rows.isEmpty else { return message = text(.screen(.noValueToCopy)) }
    let last = copiedRow.flatMap { id in rows.firstIndex { $0.id == id } }
    let row = rows[last.map { ($0 + 1) % rows.count } ?? 0]
    copiedRow = row.id
    (clipboard, copied) = (row.copyable, row.copyable)
    message = text(.screen(.copiedValue, .text(row.shownTitle), .text(VisibleText.short(row.copyable, 40))))
  }

  // MARK: External editor

  /// Whether the focused row has a long text, and there is an external editor for it.
  var canHandOver: Bool { hasTextProgram && editor?.isLong == true }

  func handOver() -> Outcome {
    if canHandOver { return .handsOver }
    // Only texts have anything to do with an editor.
    guard let editor else { return .goesOn }
    let isHere = FormString.screen(ownsTerminal ? .noTextProgram : .noEditorHere)
    message = text(editor.isLong ? isHere : .screen(.noLongText))
    return .goesOn
  }

  func takeBack(_ result: Result<String, TextHandOver.Failure>) {
    switch result {
    case .failure(let failure): message = text(failure.message)
    case .success(let new):
      guard new != editor?.text else { return }
      edit { editor in
        editor.select(0, editor.end)
        editor.insert(new)
        return true
      }
      focusLooksDifferent()
    }
  }

  // MARK: The pointer in the text

  /// Places the cursor at a press. A double click selects the word, a triple click the line.
  func press(_ pointer: Pointer, on offsets: [Int], from start: Int) {
    let column = pointer.x - start
    let offset = offsets.indices.contains(column) ? offsets[column] : 0
    editor?.point(at: offset, clicks: pointer.clicks, isSelecting: pointer.modifiers.contains(.shift))
    dragged = focus
    focusLooksDifferent()
  }

  /// Selects up to the pointer. Beyond the edges of the field, the text scrolls.
  func drag(to pointer: Pointer) {
    if let bar { return slide(along: bar.spots, to: pointer.x - bar.start) }
    guard let dragged, dragged == focus, editor != nil else { return }
    defer { focusLooksDifferent() }
    // Creating rows reads the editor, so this must come before the editor is modified.
    let lines = caretLines
    editor?.drag(to: pointer, over: lines)
  }

  /// The lines of the focused text that are in the window.
  private var caretLines: [TextEditor.ShownLine] {
    guard let focus, let index = engine.index(of: focus) else { return [] }
    let spots = shownRow(at: index).spots
    return hits.filter { $0.row == focus }.flatMap { hit in
      spots.filter { $0.line == hit.line }.compactMap { spot in
        if case .caret(let offsets) = spot.action { return (hit.y, hit.start + spot.columns.lowerBound, offsets) }
        return nil
      }
    }
  }
}
