import FieldstoneCore

/// Files: what has been chosen, and below it, while the row has the focus, the path of another one.
extension FieldPresenter {
  var file: ShownRow {
    let chosen = row.display.isEmpty ? [] : TextWrap.lines(VisibleText.bounded(row.display, 4 * width), width: width)
    guard presenter.editor != nil || chosen.isEmpty else {
      return ShownRow(lines: chosen.map { ScreenLine($0) })
    }
    var shown = ShownRow(lines: chosen.map { ScreenLine($0) })
    var editor = presenter.editor ?? TextEditor("")
    editor.show(in: TextArea(width: max(2, width)))
    let words = presenter.text(chosen.isEmpty ? .screen(.path) : .screen(.otherPath))
    let field = TypedField(editor: editor, isActive: presenter.isFocused, isEdited: presenter.editor != nil)
    let path = field.line(row.placeholder ?? words)
    shown.add(path)
    shown.editor = path.editor
    if let suggestions = presenter.suggestions { shown.add(suggestionLines(suggestions)) }
    return shown
  }
}
