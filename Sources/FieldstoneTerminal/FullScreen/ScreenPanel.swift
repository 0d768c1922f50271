import FieldstoneCore

/// A panel that stays over the form until it is closed.
enum ScreenPanel: Equatable {
  case help
  /// The question whether to leave with unsaved changes.
  case leaving
  /// The question whether to remove a subform with its answers.
  case removing(FormRowID)
  /// The question before a button is pressed.
  case confirming(FormRowID)
  /// A submit handler has failed; the message that it has for people.
  case failed(String?)
  /// A save has failed; the message that it has for people.
  case notSaved(String?)
  /// The question what is to become of a draft that was found.
  case draft(String)
  /// The answers could not be stored, so the form isn't left; the message that the store has for people.
  case draftNotSaved(String?)
  /// The names of the rows whose answers in a draft don't fit the form.
  case unfit(String)
  /// The menu of a row.
  case menu(FormRowID)
  /// Why a row is as it is, for whoever makes the form.
  case why([FormRowID])
  /// A list of search hits or of issues.
  case jump(JumpPanel)
}

extension FormScreen {
  func show(_ new: ScreenPanel) {
    panel = new
    panelStart = 0
    // The last button is the one that loses nothing.
    panelButton = max(0, buttons(of: new).count - 1)
  }

  func draw(_ panel: ScreenPanel, in grid: inout CellGrid) {
    if case .jump(let jump) = panel { return draw(jump, in: &grid) }
    let room = max(2, min(70, width - 4))
    // The hint that closes the help stays visible while the panel scrolls.
    let last = panel == .help ? TextWrap.lines(text(.screen(.anyKey)), width: room) : []
    var shown = TextPanel(lines: lines(of: panel, room: room), last: last.map { ($0, .help) })
    shown.buttons = PanelButtons(buttons: buttons(of: panel), current: panelButton)
    // The status line isn't dimmed, because it names the dialog's keys.
    if !shown.buttons.buttons.isEmpty { grid.dim(lines: footHeight(height) > 0 ? height - 1 : height) }
    hints += shown.draw(in: &grid, start: &panelStart)
    if takesAnyKey(panel) { hints = (0..<height).map { KeySpot(y: $0, columns: 0..<width, keys: [Key(.escape)]) } }
    grid.cursor = nil
  }

  // The keys that press a dialog's buttons. None is a letter: a letter presses the button that begins with it.
  static let saves = Key.control("s")
  /// Presses the button that leaves, so that Ctrl-C always ends a program.
  static let leaves = Key.control("c")
  static let removes = Key.alt("r")
  static let confirms = Key.alt("y")
  static let startsAnew = Key.alt("n")
  static let keepsBoth = Key.alt("k")

  /// The key of an entry of a menu, which nobody has to know: it is chosen with the arrow keys, or its first letter.
  static func entry(_ index: Int) -> Key { Key(.function(100 + index)) }

  /// Answers that are stored are kept: who presses Ctrl-C twice loses nothing.
  var discards: Key { keepsDraft ? .alt("d") : Self.leaves }

  /// The buttons of a dialog, with their keys.
  func buttons(of panel: ScreenPanel) -> [PanelButtons.Button] {
    let buttons: [(FormString, Key)] =
      switch panel {
      case .leaving:
        (savingButton.map { [($0, Self.saves)] } ?? [])
          + [(.common(.discard), discards)]
          + (keepsDraft ? [(.common(.saveForLater), Self.leaves)] : [])
          + [(.common(.keepEditing), Key(.escape))]
      case .removing: [(.common(.remove), Self.removes), (.screen(.keep), Key(.escape))]
      case .confirming(let row):
        [
          (FormString(verbatim: engine.row(row)?.shownTitle ?? row.path), Self.confirms),
          (.common(.cancel), Key(.escape)),
        ]
      case .failed, .draftNotSaved: [(.common(.close), Key(.escape))]
      case .notSaved: [(.common(.tryAgain), Self.saves), (.common(.close), Key(.escape))]
      case .draft:
        [
          (.common(FormDraftChoice.startAnew.title), Self.startsAnew),
          (.common(FormDraftChoice.keepBoth.title), Self.keepsBoth),
          (.common(FormDraftChoice.resume.title), Key(.escape)),
        ]
      case .menu(let row):
        (engine.row(row)?.contextActions ?? []).enumerated().map { index, action in
          (FormString(verbatim: action.title), Self.entry(index))
        } + [(.common(.close), Key(.escape))]
      case .unfit, .why: [(.common(.close), Key(.escape))]
      case .help, .jump: []
      }
    return buttons.map { PanelButtons.Button(title: text($0), key: $1) }
  }

  /// The title of the button that saves before the form is left; nil if the changes can't be saved as they are.
  private var savingButton: FormString? {
    guard let toolbar = engine.toolbar else { return FormString(verbatim: engine.submitTitle) }
    guard let button = toolbar.primary, button.input == .save, button.isEnabled else { return nil }
    return button.title
  }

  /// Whether a click anywhere and every letter closes the panel.
  func takesAnyKey(_ panel: ScreenPanel) -> Bool {
    switch panel {
    case .help, .failed, .draftNotSaved, .unfit, .why: true
    case .leaving, .removing, .confirming, .notSaved, .draft, .menu, .jump: false
    }
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
        (row.help ?? helpOfList(of: row)).map { add($0) }
        row.hint.map { add($0) }
        if row.isFile { add(text(.screen(.helpOfPath))) }
        add("")
      }
      let words =
        [FormString.screen(.help), .screen(engine.toolbar == nil ? .helpOfSubmit : .helpOfToolbar)]
        + (ownsTerminal ? [.screen(.helpOfTerminal)] : [])
      lines += words.flatMap { KeyTable.lines(text($0), room) }.map { ($0, .plain) }
      add("")
    case .leaving:
      if engine.toolbar == nil {
        // What is sent isn't saved.
        add(text(.common(.leaveQuestion)), .heading)
        if !keepsDraft { add(text(.common(.answersLost))) }
      } else if savingButton == nil {
        add(text(.common(.discardQuestion)), .heading)
        add(text(.common(.changesLost)))
      } else {
        add(text(.common(.saveQuestion)), .heading)
      }
      add("")
    case .removing(let row):
      add(text(.common(.removeQuestion, .text(VisibleText.short(engine.row(row)?.shownTitle ?? row.path)))), .heading)
      add("")
    case .confirming(let row):
      add(engine.row(row)?.confirmation ?? "", .heading)
      add("")
    case .failed(let message):
      add(text(.common(.failed)), .heading)
      if let message {
        add(message)
        add("")
      }
      add(text(.common(.answersKept)))
      add("")
    case .draftNotSaved(let message):
      add(text(.common(.draftNotSaved)), .heading)
      if let message { add(message) }
      add("")
    case .notSaved(let message):
      add(text(.common(.notSaved)), .heading)
      if let message {
        add(message)
        add("")
      }
      add(text(.screen(.changesKept)))
      add("")
    case .draft(let question):
      add(question, .heading)
      add("")
    case .unfit(let names):
      add(text(.common(.unfitAnswers)), .heading)
      add(names)
      add("")
    case .menu(let row):
      add(engine.row(row)?.shownTitle ?? "", .heading)
      add("")
    case .why(let rows):
      for row in rows {
        add(row.path, .heading)
        for line in engine.why(row)?.description.lines ?? [] { add(line) }
        add("")
      }
    case .jump: break
    }
    return lines
  }
}
