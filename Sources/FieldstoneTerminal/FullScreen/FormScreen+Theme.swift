import FieldstoneCore

/// The theme of a full-screen form.
extension FormScreen {
  /// Shows the theme as it is now, if it has changed since the last frame: only the rows in the window are made again.
  func followTheme() {
    let revision = appearance.revision
    guard revision != themeRevision else { return }
    (formTheme, themeRevision) = (appearance.theme, revision)
    shown.removeAll()
  }

  /// What the picture at the top of the page shows.
  var headerLines: [ScreenLine] {
    guard only == nil, let header = formTheme.header else { return [] }
    let words = text(header.description)
    return words.isEmpty ? [] : pageLines(text(.screen(.picture, .text(words)))) + [.blank]
  }

  /// The text at the end of the page.
  var footerLines: [ScreenLine] {
    guard only == nil, let footer = formTheme.footer.map(text), !footer.isEmpty else { return [] }
    return [.blank] + pageLines(footer)
  }

  private func pageLines(_ text: String) -> [ScreenLine] {
    TextWrap.lines(VisibleText.bounded(text, 2000), width: max(1, rowWidth - 2)).map { line in
      ScreenLine(line, x: rowStart + 1, .help)
    }
  }

  /// The program's lines for the issues of a row.
  func issueLines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine]? {
    ownParts.issues.entries(for: row, in: engine).reversed().lazy.compactMap { $0(row, space) }.first
  }
}
