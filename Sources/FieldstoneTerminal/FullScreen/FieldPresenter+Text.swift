import FieldstoneCore

/// Text fields.
extension FieldPresenter {
  var field: ShownRow {
    let unit = formatted == nil ? row.control.known.unit.map { VisibleText.short($0, 12) } ?? "" : ""
    let suffix = unit.isEmpty && CellWidth.of(count) < width / 2 ? count : unit
    let room = max(2, min(usual ?? width, width - (suffix.isEmpty ? 0 : CellWidth.of(suffix) + 1)))
    let area = TextArea(width: room, isHidden: row.isSecure && !presenter.isRevealing)
    var shown = typed(in: area, bound: 20 * room + 20).line(row.text.isEmpty ? row.placeholder : nil)
    if !unit.isEmpty { shown.lines[0].add(unit, x: room + 1) }
    addCount(to: &shown, room: room, isBeside: !count.isEmpty && suffix == count)
    if let suggestions = presenter.suggestions { shown.add(suggestionLines(suggestions)) }
    return shown
  }

  func suggestionLines(_ list: SuggestionList) -> ShownRow {
    list.lines(width: width) {
      presenter.text(.screen(.position, .count($0.lowerBound + 1), .count($0.upperBound), .count($1)))
    }
  }

  /// A long text, which has the declared number of lines and grows with its content, both as far as there is room.
  var longText: ShownRow {
    let room = max(2, width - 1)
    let area = TextArea(width: room, height: presenter.most)
    let least = min(row.typing?.lines ?? 1, area.height)
    var shown = typed(in: area, bound: 20 * room * area.height)
      .lines(atLeast: least, row.text.isEmpty ? row.placeholder : nil)
    addCount(to: &shown, room: room, isBeside: false)
    return shown
  }

  /// How much has been typed of how much may be.
  private var count: String { row.length.map { presenter.text($0.shown) } ?? "" }

  private func addCount(to shown: inout ShownRow, room: Int, isBeside: Bool) {
    guard let length = row.length else { return }
    let style: CellStyle = length.isExceeded ? .errorText : .help
    if isBeside {
      shown.lines[0].add(count, x: room + 1, style)
    } else {
      shown.lines.append(ScreenLine(CellWidth.cut(count, width), x: max(0, room - CellWidth.of(count)), style))
    }
  }

  /// The text as the active editor shows it; without an editor, from its beginning.
  private func typed(in area: TextArea, bound: Int) -> TypedField {
    let isLong = row.control.known == .longText
    var editor = presenter.editor ?? TextEditor(VisibleText.bounded(formatted ?? row.text, bound), isLong: isLong)
    if presenter.editor == nil { editor.move(to: 0, isSelecting: false) }
    editor.show(in: area)
    return TypedField(editor: editor, isActive: presenter.isFocused, isEdited: presenter.editor != nil)
  }

  /// The value in its format, which shows as long as nobody edits it. What is wrong shows as it was typed: a format could
  /// round away what the message is about.
  private var formatted: String? {
    presenter.isFocused || presenter.editor != nil || row.isRefused ? nil : row.formatted.map(VisibleText.line)
  }

  /// The maximum width of a field for this kind of answer, in columns; nil if it uses the width of its row.
  private var usual: Int? {
    switch row.control.known {
    // What stands for several values is longer than most numbers.
    case .number, .stepper, .slider: row.isMixed ? 16 : 12
    case .date: 20
    default: nil
    }
  }
}
