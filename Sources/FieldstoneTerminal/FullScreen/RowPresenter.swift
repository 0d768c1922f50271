import FieldstoneCore

/// Turns a row into lines: the “present a row” step of a surface.
struct RowPresenter {
  let width: Int
  /// Whether it shares its line with others.
  var isInLine = false
  /// Whether groups of rows are in boxes, with their titles in the frame.
  let isInBox: Bool
  /// Whether others are: then a row of a plain group begins where theirs do.
  var isAmongBoxes = false
  let environment: FormEnvironment
  /// The editor of the row, if it has the focus.
  var editor: TextEditor?
  /// What is expanded below the row.
  var unfolded: Unfolded?
  /// What is suggested below the row's text.
  var suggestions: SuggestionList?
  /// The index of the option or tag in the row that keys apply to.
  var currentOption: Int?
  /// Whether the row's options fill the window.
  var isOnOptionsPage = false
  /// The program's control for the row.
  var own: (any TerminalFormControl)?
  /// Whether that control fills the window.
  var isOnOwnScreen = false
  /// The theme of the form.
  var theme = FormTheme.standard
  /// The mark of the row in it.
  var requirement: FormRow.Mark?
  /// The program's view of the row's issues; nil if it has none.
  var ownIssues: ((FormRow, TerminalFormSpace) -> [TerminalFormLine]?)?
  /// What the program says about the look of the row.
  var look = TerminalFormRowLook()
  var isFocused = false
  var isRevealing = false
  /// The position of the row in its collection, and how many elements there are; nil if it is no element.
  var position: (number: Int, count: Int)?
  /// Whether the row was moved by the last key.
  var isMoving = false
  /// Whether what can be unfolded is.
  var isOpen = false
  /// Whether the row is a collection without elements.
  var isEmpty = false
  /// Why the row can add nothing because its collection is full; nil if it isn't.
  var fullness: FormString?
  /// The maximum number of list entries, or of lines of a long text, that show.
  var most = 6

  func present(_ row: FormRow) -> ShownRow {
    if let own, row.kind != .field {
      return [.action, .link].contains(row.kind) ? presentContent(of: row, own) : presentView(own, row)
    }
    switch row.kind {
    case .header:
      if isInBox, row.depth == 0 { return ShownRow(heading: row.title) }
      return ShownRow(lines: [.blank] + wrapped(row.title, x: 2 * row.depth, .heading))
    case .footer: return ShownRow(lines: wrapped(row.title, x: left(row), .help))
    case .note: return ShownRow(lines: wrapped(row.title, x: row.depth == 0 ? 0 : left(row), .help))
    case .notice: return ShownRow(lines: issueLines(row, x: 2))
    case .action: return presentAction(row)
    case .link where row.isInline: return presentHeading(row)
    case .element where row.isInline:
      var shown = presentElement(row)
      addMarks(to: &shown, row)
      return shown
    case .link, .field, .element:
      var shown = presentField(row)
      shown.isMarkedRequired = requirement == .required && theme.marks != .word
      addMarks(to: &shown, row)
      return shown
    case .collection: return presentCollection(row)
    case .add: return presentAdd(row)
    case .content: return presentContent(row)
    }
  }

  // MARK: Parts

  func text(_ words: FormString) -> String { words.text(in: environment) }

  /// What a switch says.
  func word(_ row: FormRow, _ isOn: Bool) -> String { VisibleText.short(row.word(for: isOn, in: environment), 40) }

  /// The mark in front of the row with the focus; another one while the row moves.
  var mark: String { isMoving ? "↕" : "›" }

  /// The title, with the position of an element: `Guest 2 of 3`.
  func title(of row: FormRow) -> String {
    guard let position else { return (row.icon?.symbol.map { $0 + " " } ?? "") + row.shownTitle }
    return text(.common(.elementTitle, .text(row.shownTitle), .count(position.number), .count(position.count)))
  }

  /// The column of a row's title. In a wide window without boxes, rows of a section are indented by a further step.
  func left(_ row: FormRow) -> Int { left(depth: row.depth) }

  func left(depth: Int) -> Int {
    let steps = isInBox || isAmongBoxes || width < LabelledField.leastForColumns ? depth : depth + 1
    return min(2 * max(1, steps), max(0, width - 4))
  }

  func wrapped(_ text: String, x: Int, _ style: CellStyle) -> [ScreenLine] {
    guard !text.isEmpty else { return [] }
    let x = min(x, max(0, width - 4))
    return TextWrap.lines(VisibleText.bounded(text, 4000), width: width - x - 1).map { ScreenLine($0, x: x, style) }
  }

  func issueLines(_ row: FormRow, x: Int) -> [ScreenLine] {
    if let own = ownIssueLines(row, x: x) { return own }
    return row.issues.flatMap { issue -> [ScreenLine] in
      let (mark, style, text) = Self.looks(of: issue.severity)
      let lines = MarkedText(mark: mark, style: style, text: issue.text, textStyle: text).lines(x: x, width: width)
      return theme.issues == .bar || theme.issues == .filled ? lines.map { barred($0, x: x, style) } : lines
    }
  }

  /// The remarks that always stand beside a row.
  func captionLines(_ row: FormRow, x: Int) -> [ScreenLine] {
    row.captions.flatMap { caption -> [ScreenLine] in
      guard let severity = caption.kind.severity else { return wrapped(caption.text, x: x, .help) }
      let (mark, style, text) = Self.looks(of: severity)
      return MarkedText(mark: mark, style: style, text: caption.text, textStyle: text).lines(x: x, width: width)
    }
  }

  /// How an issue's severity shows, with and without color: a mark, and the styles of the mark and of the text.
  static func looks(of severity: FormIssue.Severity) -> (mark: String, CellStyle, text: CellStyle) {
    switch severity {
    case .error: ("✗", .error, .errorText)
    case .warning: ("!", .warning, .warningText)
    case .info: ("i", .info, .infoText)
    }
  }

  /// Says beside the value that it is being checked: behind it, over the empty end of its field, or else below it.
  private func add(_ words: String, to shown: inout ShownRow, line: Int, x: Int) {
    let room = CellWidth.of(words)
    guard shown.lines.indices.contains(line) else { return }
    let (end, inked) = (shown.lines[line].end, shown.lines[line].inkedEnd)
    let beside = end + 2 + room < width ? end + 2 : end - room
    if beside > inked + 1 {
      shown.lines[line].add(words, x: beside, .help)
    } else {
      shown.lines += wrapped(words, x: x, .help)
    }
  }

  private func presentAction(_ row: FormRow) -> ShownRow {
    let leadsOn = row.control.standard == .button(.navigation)
    let button = PageButton(
      title: title(of: row) + (leadsOn ? " ›" : ""), isEnabled: row.isEnabled, isActive: isFocused)
    var shown = button.lines(x: left(row), width: width)
    if let words = row.waitingWords { shown.lines += wrapped(text(words), x: left(row), .help) }
    shown.lines += captionLines(row, x: left(row)) + issueLines(row, x: left(row))
    return shown
  }

  /// The “Done” button at the end of a page.
  func presentDone(_ title: FormString) -> ShownRow {
    PageButton(title: text(title), isActive: isFocused).lines(x: min(2, max(0, width - 4)), width: width)
  }

  /// An inline subform: its heading, with a button to add or remove it if it is optional.
  private func presentHeading(_ row: FormRow) -> ShownRow {
    if isInBox, row.depth == 0 {
      var shown = ShownRow(heading: row.shownTitle)
      if row.isOptionalSubform {
        shown.put(FieldPresenter(presenter: self, row: row, width: width - 2).presence, x: 2, line: 0)
        if isFocused { shown.lines[0].add("›", x: 0, .mark) }
      }
      shown.lines += helpLines(row, x: 2) + issueLines(row, x: 2)
      return shown
    }
    guard row.isOptionalSubform else {
      return ShownRow(
        lines: [.blank] + wrapped(row.title, x: 2 * row.depth, .heading) + helpLines(row, x: 2 * row.depth)
          + issueLines(row, x: 2))
    }
    var shown = ShownRow(lines: [.blank])
    shown.put(presentField(row), x: 0, line: 1)
    return shown
  }

  /// The help of a heading that never has the focus, so that it can't be asked for.
  private func helpLines(_ row: FormRow, x: Int) -> [ScreenLine] {
    row.isOptionalSubform ? [] : wrapped(row.help ?? "", x: x, .help)
  }

  /// The options of a field that fill the window, under its title.
  private func presentOptionsPage(_ row: FormRow) -> ShownRow {
    var shown =
      isInBox
      ? ShownRow(heading: row.shownTitle)
      : ShownRow(lines: [ScreenLine(VisibleText.short(row.shownTitle, max(1, width - 1)), .heading)])
    let field = FieldPresenter(presenter: self, row: row, width: width - 3)
    shown.put(own.map(field.own) ?? field.optionsPage, x: 2, line: shown.lines.count)
    return shown
  }

  func presentField(_ row: FormRow) -> ShownRow {
    if isOnOptionsPage || isOnOwnScreen { return presentOptionsPage(row) }
    let title =
      VisibleText.bounded(look.before + title(of: row), 1000)
      + row.titleMark(requirement, isWord: theme.marks == .word, in: environment)
    var field = LabelledField(
      title: title, style: look.title?.style ?? (isFocused || row.isInline ? .title : .plain), isActive: isFocused,
      x: left(row), width: width)
    field.isAbove = isInLine || theme.labels == .above || theme.labels == .floating
    field.mark = mark
    if !field.isBeside, own == nil, let box = row.box {
      var shown = field.lines(box: box)
      shown.lines += captionLines(row, x: field.x + 4) + issueLines(row, x: field.x + 4)
      return shown
    }
    let room = max(3, field.room - (row.actions.isEmpty ? 0 : Self.roomForMarks))
    var value = FieldPresenter(presenter: self, row: row, width: room).value
    if let answer = look.answer { value.replace(.plain, by: answer.style) }
    // In a narrow window, an arrow alone doesn't take a line.
    let isArrow = row.leadsOnly && own == nil && width < LabelledField.leastForColumns
    var shown = field.lines(value, isArrow: isArrow)
    if let words = row.waitingWords { add(text(words), to: &shown, line: field.isBeside ? 0 : 1, x: field.valueX) }
    shown.lines += captionLines(row, x: field.valueX) + issueLines(row, x: field.valueX)
    return shown
  }
}
