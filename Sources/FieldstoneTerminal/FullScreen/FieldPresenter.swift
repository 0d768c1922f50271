import FieldstoneCore

/// How a field's value looks: what stands beside or under the title.
struct FieldPresenter {
  let presenter: RowPresenter
  let row: FormRow
  let width: Int

  var value: ShownRow {
    if row.kind == .link { return link }
    guard row.isEnabled, !row.isReadOnly else { return readOnly }
    switch row.control.known {
    case .label: return readOnly
    case .toggle, .checkbox: return flag
    case .choice: return choice
    case .longText: return longText
    default: return field
    }
  }

  private var link: ShownRow {
    let style: CellStyle = row.isEnabled ? .plain : .dim
    var line = ScreenLine(cut(row.display.isEmpty ? "›" : row.display + " ›", width), style)
    if row.issueCount > 0 {
      let x = CellWidth.of(line.spans[0].text) + 1
      line.add("✗ " + presenter.text(ScreenWords.issues(row.issueCount)), x: x, CellStyle(color: .red))
    }
    return ShownRow(lines: [line])
  }

  private var readOnly: ShownRow {
    if row.control.isSecure { return ShownRow(lines: [ScreenLine(row.text.isEmpty ? "" : "••••••", x: 0, .dim)]) }
    var words = row.display.isEmpty ? row.text : row.display
    if case .flag(let isOn) = row.answer { words = presenter.text(isOn ? ScreenWords.yes : ScreenWords.no) }
    let style: CellStyle = row.isReadOnly ? .plain : .dim
    return ShownRow(
      lines: TextWrap.lines(words.isEmpty ? "–" : words, width: width).prefix(4).map { ScreenLine($0, x: 0, style) })
  }

  private var flag: ShownRow {
    let words =
      switch row.answer {
      case .flag(true): "[x] " + presenter.text(ScreenWords.yes)
      case .flag(false): "[ ] " + presenter.text(ScreenWords.no)
      default: "[-]"
      }
    return ShownRow(lines: [ScreenLine(words)], cursor: presenter.isFocused ? (1, 0) : nil)
  }

  private var choice: ShownRow {
    let words = row.display.isEmpty ? (row.text.isEmpty ? "–" : row.text) : row.display
    var shown = ShownRow(lines: [ScreenLine(cut(words, width - 2) + (presenter.list == nil ? " ▾" : " ▴"))])
    guard let list = presenter.list else { return shown }
    let window = list.window(presenter.most)
    if window.lowerBound > 0 {
      shown.lines.append(ScreenLine("↑ " + presenter.text(ScreenWords.more(window.lowerBound)), .dim))
    }
    for place in window {
      let entry = list.entries[place]
      if place == list.place { shown.cursor = (0, shown.lines.count) }
      shown.lines.append(
        ScreenLine(
          cut((place == list.place ? "› " : "  ") + (entry.isChosen ? "(•) " : "( ) ") + entry.title, width),
          place == list.place ? .inverse : .plain))
    }
    let rest = list.entries.count - window.upperBound
    if rest > 0 { shown.lines.append(ScreenLine("↓ " + presenter.text(ScreenWords.more(rest)), .dim)) }
    return shown
  }

  private var longText: ShownRow {
    let all = FieldText.lines(presenter.editor ?? TextEditor(row.text, isLong: true), width: width)
    let most = presenter.editor == nil ? min(3, presenter.most) : presenter.most
    let start = presenter.editor == nil ? 0 : min(max(0, all.cursor.line - most + 1), max(0, all.lines.count - most))
    var shown = ShownRow()
    for line in all.lines[start..<min(all.lines.count, start + most)] { shown.lines.append(area(line)) }
    if all.lines.count > start + most { shown.lines.append(ScreenLine("…", .dim)) }
    if presenter.editor != nil { shown.cursor = (all.cursor.x, all.cursor.line - start) }
    return shown
  }

  private var field: ShownRow {
    let unit = row.control.known.unit.map { " " + $0 } ?? ""
    let room = max(2, min(usual, width - CellWidth.of(unit)))
    var shown = ShownRow()
    if row.text.isEmpty, presenter.editor?.characters.isEmpty ?? true, let placeholder = row.placeholder {
      shown.lines = [ScreenLine(padded(cut(placeholder, room), room), CellStyle(isDim: true, isUnderlined: true))]
      if presenter.editor != nil { shown.cursor = (0, 0) }
    } else {
      var editor = presenter.editor ?? TextEditor(String(row.text.prefix(room + 1)))
      if presenter.editor == nil { _ = editor.press(Key(.home)) }
      let part = FieldText.line(editor, width: room, isHidden: row.control.isSecure && !presenter.isRevealing)
      shown.lines = [area(part.text, room)]
      if presenter.editor != nil { shown.cursor = (part.cursor, 0) }
    }
    if !unit.isEmpty { shown.lines[0].add(unit, x: room) }
    return shown
  }

  /// How long answers of the kind are.
  private var usual: Int {
    switch row.control.known {
    case .number, .stepper, .slider: 12
    case .date: 20
    default: 40
    }
  }

  /// The text of a field with a line under it as far as it goes, so that an empty one can be seen.
  private func area(_ text: String, _ room: Int? = nil) -> ScreenLine {
    ScreenLine(padded(text, room ?? min(40, width)), CellStyle(isUnderlined: true))
  }

  private func padded(_ text: String, _ room: Int) -> String {
    text + String(repeating: " ", count: max(0, room - CellWidth.of(text)))
  }

  /// A text that fits, with a mark where it does not.
  private func cut(_ text: String, _ room: Int) -> String {
    let text = VisibleText.line(String(text.prefix(room + 1)))
    guard CellWidth.of(text) > room else { return text }
    var short = ""
    var used = 0
    for character in text {
      used += CellWidth.of(character)
      if used > room - 1 { break }
      short.append(character)
    }
    return short + "…"
  }
}

extension ScreenLine {
  fileprivate init(_ text: String, _ style: CellStyle) { self.init(text, x: 0, style) }
}

extension FormControl {
  /// The control itself, or what stands for a control of the program's own.
  var known: FormControl {
    if case .custom(_, let fallback) = self { return fallback.known }
    return self
  }

  var isSecure: Bool {
    if case .secure = known { return true }
    return false
  }

  /// Whether its answer is typed.
  var isTyped: Bool {
    switch known {
    case .text, .longText, .secure, .number, .stepper, .slider, .date: true
    default: false
    }
  }
}
