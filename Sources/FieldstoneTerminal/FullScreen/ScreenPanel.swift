import FieldstoneCore

/// What lies over the form until it is answered.
enum ScreenPanel: Equatable {
  case help
  /// Leave with changes?
  case leaving
  /// Remove a subform with what is in it?
  case removing(FormRowID)
  /// A submit failed; what the program had to say.
  case failed(String)
  /// What a search has found, or what is wrong.
  case jump(JumpPanel)
}

extension FormScreen {
  func show(_ new: ScreenPanel) {
    panel = new
    panelStart = 0
    // What loses nothing is pressed first.
    panelButton = max(0, buttons(of: new).count - 1)
  }

  func draw(_ panel: ScreenPanel, in grid: inout CellGrid) {
    if case .jump(let jump) = panel { return draw(jump, in: &grid) }
    let room = max(2, min(70, width - 4))
    // What goes on stays in sight, however far one has scrolled.
    let last = panel == .help ? TextWrap.lines(text(.screen(.anyKey)), width: room) : []
    var shown = TextPanel(lines: lines(of: panel, room: room), last: last.map { ($0, .help) })
    shown.buttons = PanelButtons(buttons: buttons(of: panel), current: panelButton)
    // The last line names the keys of the dialog.
    if !shown.buttons.buttons.isEmpty { grid.dim(lines: footHeight(height) > 0 ? height - 1 : height) }
    hints += shown.draw(in: &grid, start: &panelStart)
    if takesAnyKey(panel) { hints = (0..<height).map { KeySpot(y: $0, columns: 0..<width, keys: [Key(.escape)]) } }
    grid.cursor = nil
  }

  /// What can be done in a dialog, with the letter for it.
  func buttons(of panel: ScreenPanel) -> [PanelButtons.Button] {
    let buttons: [(FormString, Key)] =
      switch panel {
      case .leaving:
        [
          (FormString(verbatim: submitTitle), Key(.text("s"))),
          (.screen(.discardAndLeave), Key(.text("l"))), (.common(.keepEditing), Key(.escape)),
        ]
      case .removing: [(.common(.remove), Key(.text("r"))), (.screen(.keep), Key(.escape))]
      case .failed: [(.common(.close), Key(.escape))]
      case .help, .jump: []
      }
    return buttons.map { PanelButtons.Button(title: text($0), key: $1) }
  }

  /// Whether any key will do.
  private func takesAnyKey(_ panel: ScreenPanel) -> Bool {
    switch panel {
    case .help, .failed: true
    case .leaving, .removing, .jump: false
    }
  }

  /// What the form's own submit button is called.
  private var submitTitle: String {
    let button = engine.rows(of: .root)?.first { $0.kind == .action && $0.action == .submit }
    return button?.shownTitle ?? text(.common(.submit))
  }

  private func lines(of panel: ScreenPanel, room: Int) -> [TextPanel.Line] {
    var lines: [TextPanel.Line] = []
    func add(_ words: String, _ style: CellStyle = .plain) {
      lines += TextWrap.lines(VisibleText.bounded(words, 4000), width: room).map { ($0, style) }
    }
    switch panel {
    case .help:
      if let row = focus.flatMap(engine.row) {
        add(row.shownTitle, .heading)
        row.help.map { add($0) }
        add("")
      }
      let words = [FormString.screen(.help)] + (ownsTerminal ? [FormString.screen(.helpOfTerminal)] : [])
      lines += words.flatMap { KeyTable.lines(text($0), room) }.map { ($0, .plain) }
      add("")
    case .leaving:
      add(text(.common(.saveQuestion)), .heading)
      add("")
    case .removing(let row):
      add(text(.common(.removeQuestion, .text(VisibleText.short(engine.row(row)?.shownTitle ?? row.path)))), .heading)
      add("")
    case .failed(let message):
      add(text(.common(.failed)), .heading)
      add(message)
      add("")
      add(text(.common(.answersKept)))
      add("")
    case .jump: break
    }
    return lines
  }
}
