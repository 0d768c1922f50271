import FieldstoneCore

/// Lays out a field's value, which is next to its title or below it.
struct FieldPresenter {
  let presenter: RowPresenter
  let row: FormRow
  let width: Int

  var value: ShownRow {
    if row.kind == .link || row.kind == .element { return link }
    guard let control = presenter.own else { return usual }
    guard control.addsToField else { return own(control) }
    var shown = usual
    shown.add(own(control))
    return shown
  }

  /// The form's own control.
  private var usual: ShownRow {
    guard row.isEnabled, !row.isReadOnly else { return readOnly }
    switch row.control.known {
    case .label: return readOnly
    case .toggle, .checkbox: return flag
    case .choice, .choices: return choice
    case .longText: return longText
    case .file: return file
    case .date: return date
    case .stepper(let style): return stepper(style)
    case .slider(let style): return slider(style)
    default: return field
    }
  }

  private var link: ShownRow {
    if row.isOptionalSubform, row.isInline || !row.isThere { return presence }
    let style: CellStyle = !row.isEnabled ? .disabled : presenter.isFocused ? .current : .plain
    let count = row.issueCount > 0 ? "✗ " + presenter.text(.common(.toFix, .count(row.issueCount))) : ""
    // The arrow and the number of errors have their room first; the summary is cut.
    let room = width - 2 - (count.isEmpty ? 0 : CellWidth.of(count) + 1)
    if row.action == .change, CellWidth.of(row.display) > room { return answer(style) }
    let summary = CellWidth.cut(VisibleText.short(row.display, max(1, width)), room)
    var line = ScreenLine(summary.isEmpty ? "›" : summary + " ›", style)
    if !count.isEmpty { line.add(CellWidth.cut(count, width - line.end - 1), x: line.end + 1, .error) }
    return ShownRow(line, pressing: Key(.enter), cursor: presenter.isFocused ? 0 : nil)
  }

  /// The most lines of an answer that a review or a list of conflicts repeats.
  private static let mostOfAnswer = 12

  /// An answer that leads to its field, on several lines. Whoever decides between two answers has to read both.
  private func answer(_ style: CellStyle) -> ShownRow {
    var lines = TextWrap.lines(VisibleText.bounded(row.display, (Self.mostOfAnswer + 1) * width), width: width - 2)
    if lines.count > Self.mostOfAnswer {
      lines = lines.prefix(Self.mostOfAnswer - 1) + [CellWidth.cut(lines[Self.mostOfAnswer - 1] + "…", width - 2)]
    }
    lines[lines.count - 1] += " ›"
    var shown = ShownRow(lines: lines.map { ScreenLine($0, style) })
    shown.spots = shown.lines.enumerated().map { Spot(line: $0, 0..<$1.end, .keys([Key(.enter)])) }
    if presenter.isFocused { shown.cursor = (0, 0) }
    return shown
  }

  /// The button that adds or removes an optional subform.
  var presence: ShownRow {
    guard row.isEnabled, !row.isReadOnly else {
      return ShownRow(lines: [ScreenLine(row.isThere ? "" : "–", readOnlyStyle)])
    }
    let words = presenter.text(.common(row.isThere ? .remove : .add))
    let line = ScreenLine("[ \(words) ]", presenter.isFocused ? .activeButton : .button)
    return ShownRow(line, pressing: Key(.enter), cursor: presenter.isFocused ? 2 : nil)
  }

  /// What is read-only, or locked, is there to be read; only what is disabled is dimmed.
  private var readOnlyStyle: CellStyle { row.isReadOnly || row.control.known == .label ? .plain : .disabled }

  private var readOnly: ShownRow {
    if row.isSecure { return ShownRow(lines: [ScreenLine(row.text.isEmpty ? "–" : "••••••", readOnlyStyle)]) }
    var words = row.display.isEmpty ? row.text : row.display
    if case .flag(let isOn) = row.answer { words = presenter.word(row, isOn) }
    var lines = words.isEmpty ? ["–"] : TextWrap.lines(VisibleText.bounded(words, 4 * width + 4), width: width)
    if lines.count > 4 { lines = lines.prefix(3) + [CellWidth.cut(lines[3], width - 1) + "…"] }
    return ShownRow(lines: lines.map { ScreenLine($0, readOnlyStyle) })
  }

  private var flag: ShownRow {
    if row.words != nil { return states }
    let words =
      switch row.answer {
      case .flag(true): "[x] " + presenter.word(row, true)
      case .flag(false): "[ ] " + presenter.word(row, false)
      default: row.mixedWords(in: presenter.environment).map { "[-] " + $0 } ?? "[-]"
      }
    let line = ScreenLine(words, presenter.isFocused ? .current : .plain)
    return ShownRow(line, pressing: Key(.text(" ")), cursor: presenter.isFocused ? 1 : nil)
  }

  /// A switch with words of its own, as two states of which one is on: an empty box before the word for off could as
  /// well say that this word doesn't apply.
  private var states: ShownRow {
    let options = [true, false].map { isOn in
      RowOption(title: presenter.word(row, isOn), isChosen: row.answer == .flag(isOn), isEnabled: row.isEnabled)
    }
    let current = presenter.isFocused ? options.firstIndex(where: \.isChosen) ?? 0 : nil
    var shown = SideBySide.lines(options, width: width, current: current)
    for index in shown.spots.indices { shown.spots[index].action = .keys([Key(.text(index == 0 ? "y" : "n"))]) }
    return shown
  }
}
