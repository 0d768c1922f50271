import FieldstoneCore

/// Rows that are only looked at.
extension RowPresenter {
  func presentContent(_ row: FormRow) -> ShownRow {
    let x = row.depth == 0 ? 0 : left(row)
    switch row.content {
    case .text(let text): return ShownRow(lines: lines(text, x: x))
    case .info, .link: return presentField(row)
    case .image where row.title.isEmpty: return ShownRow(lines: [.blank])
    case .image: return ShownRow(lines: wrapped(text(.screen(.picture, .text(row.title))), x: x, .help))
    case .disclosure(let answer): return presentDisclosure(row, answer)
    case .progress(let fraction): return presentProgress(row, fraction)
    case .spacer: return ShownRow(lines: [.blank])
    case .divider:
      return ShownRow(lines: [ScreenLine(String(repeating: "─", count: max(1, width - x - 1)), x: x, .border)])
    case nil: return present(row.inStandardKind)
    }
  }

  private func lines(_ text: FormMarkdown, x: Int) -> [ScreenLine] {
    text.markedSpans.flatMap { line -> [ScreenLine] in
      guard let mark = line.mark else { return wrapped(line.spans, x: x) }
      var item = wrapped(line.spans, x: x + CellWidth.of(mark) + 1)
      if !item.isEmpty { item[0].add(mark, x: x, .plain) }
      return item
    }
  }

  private func wrapped(_ spans: [FormMarkdown.Span], x: Int) -> [ScreenLine] {
    let x = min(x, max(0, width - 4))
    var text = StyledText()
    for span in spans {
      let style: CellStyle =
        span.address != nil ? .link : span.isStrong ? .strong : span.isEmphasized ? .emphasis : .plain
      text.add(span.text, style)
      if let address = span.shownAddress { text.add(address, .plain) }
    }
    return text.lines(x: x, width: width - x - 1)
  }

  private func presentDisclosure(_ row: FormRow, _ answer: FormMarkdown) -> ShownRow {
    let x = left(row)
    var shown = ShownRow()
    let title = TextWrap.lines(VisibleText.bounded(row.shownTitle, 1000), width: width - x - 3)
    shown.lines = title.map { ScreenLine($0, x: x + 2, isFocused ? .title : .plain) }
    shown.lines[0].add(isOpen ? "▾" : "▸", x: x, isFocused ? .key : .help)
    shown.spots = shown.lines.enumerated().map { Spot(line: $0, x..<$1.end, .keys([Key(.enter)])) }
    if isFocused {
      shown.lines[0].add(mark, x: max(0, x - 2), .mark)
      shown.cursor = (x, 0)
    }
    if isOpen { shown.lines += lines(answer, x: x + 2) }
    return shown
  }

  /// A bar with its percentage; dots if nobody knows how far it is.
  private func presentProgress(_ row: FormRow, _ fraction: Double?) -> ShownRow {
    var field = LabelledField(
      title: VisibleText.bounded(row.shownTitle, 1000), style: .plain, x: left(row), width: width)
    field.mark = mark
    let part = ValueBar.progress(Int(((fraction ?? 0) * 1000).rounded(.down)), of: 1000)
    let words = fraction == nil ? "…" : "\(part) \(row.display)"
    return field.lines(ShownRow(lines: [ScreenLine(words)]))
  }
}
