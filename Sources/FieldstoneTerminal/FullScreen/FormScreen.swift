import FieldstoneCore

/// A form on a screen: what is shown of it, and what keys do. Knows no terminal.
final class FormScreen {
  /// What a key has led to.
  enum Outcome: Equatable {
    case goesOn
    /// The form was submitted; the program's own work is to be done.
    case submits
    /// The form was left.
    case leaves
    /// The program is to be stopped, as with Ctrl-Z.
    case stops
    /// The text of the row is to be edited in a program of the person's own.
    case handsOver
    /// Everything is to be drawn anew: something else has written on the window.
    case redraws
  }

  let engine: FormEngine
  var width: Int
  var height: Int
  /// Whether it has a few lines under a prompt, as many as it needs.
  var isInline = false
  /// How high the window may become.
  private(set) var mostHeight: Int
  /// What lies over the form.
  var panel: ScreenPanel?
  /// How many lines of a panel that does not fit are above its window.
  var panelStart = 0
  /// Which of a dialog's buttons Enter presses.
  var panelButton = 0
  /// What is unfolded under the row that has the focus.
  var unfolded: Unfolded?
  /// What is typed in the row that has the focus.
  var editor: TextEditor?
  var isRevealing = false
  /// The row whose text the pointer selects.
  var dragged: FormRowID?
  /// The row whose slider the pointer holds.
  var held: FormRowID?
  /// Whether the second press of two that come quickly counts for nothing.
  var ignoresRepeats = false
  /// Whether the terminal can be lent to another program, and the program stopped.
  var ownsTerminal = true
  /// Whether there is a program to edit texts with.
  var hasTextProgram = false
  /// What was copied here last.
  var clipboard = ""
  /// What is to go to the system's clipboard as well.
  var copied: String?
  /// What there is to say about the last key.
  var message: String?
  /// Whether the window goes where the focus is; the wheel moves it elsewhere until the next key.
  var followsFocus = true
  /// Whether it was elsewhere before the last key.
  var isElsewhere = false
  /// Which line of which row each line of the window shows.
  var hits: [(y: Int, row: FormRowID, line: Int)] = []
  /// Which entry of a list over the form each of its cells shows.
  var jumpHits: [JumpList.Hit] = []
  /// Which cells of the window were turned around, by line.
  var orders: [Int: LineOrder] = [:]
  /// Whether the window's language goes from right to left.
  let isMirrored: Bool
  /// Names of keys that can be clicked.
  var hints: [KeySpot] = []
  /// The subforms that were made here, so that nothing but what is typed in them can be lost.
  var madeSubforms: Set<FormRowID> = []

  /// Rows as they were shown last; a batch that names one removes it.
  var shown: [FormRowID: ShownRow] = [:]
  /// How many rows were made for the screen so far.
  var madeRows = 0
  /// Where the window begins, and where it began in pages further up.
  var place = PagePlace()
  private var places: [FormPageID: PagePlace] = [:]
  private var page: FormPageID
  private(set) var focus: FormRowID?
  /// Whether the button at the end of the page has the focus, and so no row of the form.
  var isOnDone = false
  var content: FormRow?
  /// Whether the row with the focus was named by a batch since its options were taken from it.
  private var isListOld = false
  private var observation: FormObservation?

  init(_ engine: FormEngine, width: Int = 80, height: Int = 24) {
    self.engine = engine
    (self.width, self.height, mostHeight) = (width, height, height)
    page = engine.page
    isMirrored = engine.environment.isRightToLeft
    observation = engine.observe { [weak self] in self?.apply($0) }
    settle()
  }

  var environment: FormEnvironment { engine.environment }
  func text(_ words: FormString) -> String { words.text(in: environment) }

  func resize(_ width: Int, _ height: Int) {
    (self.width, self.height, mostHeight) = (max(1, width), max(1, height), max(1, height))
    shown.removeAll()
    // What was read on the way to the focus may fit in this window together with it.
    if !followsFocus { followsFocus = isFocusNear }
  }

  // MARK: Changes

  /// Brings what is shown up to date: a surface's "apply a batch".
  func apply(_ changes: FormChanges) {
    for changed in changes.pages {
      for update in changed.updates {
        shown[update.row] = nil
        if update.row == focus { (content, isListOld) = (nil, true) }
      }
      for splice in changed.splices {
        for row in splice.inserted { shown[row] = nil }
        if changed.id == page {
          place.apply(at: splice.offset, removed: splice.removed, inserted: splice.inserted.count)
        }
      }
    }
    if case .some(let new) = changes.focus {
      if let focus { shown[focus] = nil }
      if let new { shown[new] = nil }
    }
    if let top = changes.openPages?.last, top.id != page {
      places[page] = place
      page = top.id
      isOnDone = false
      place = places[page] ?? PagePlace()
      shown.removeAll()
    }
  }

  /// After an input: some row of the page has the focus if any can, and the editor has that row's text.
  func settle() {
    // A submit takes the focus away; one that fails leaves it to us to give it back.
    if engine.facts.isSubmitting { return }
    if engine.focusedRow != nil || engine.openPages.count < 2 { isOnDone = false }
    if engine.focusedRow == nil, !isOnDone {
      let isBack = focus.map { engine.page(of: $0) == engine.page && engine.send(.focus($0)).isAccepted } ?? false
      if !isBack, let first = engine.firstFocusableRow { engine.send(.focus(first)) }
    }
    let row = engine.focusedRow
    if row != focus {
      if let focus { shown[focus] = nil }
      (focus, unfolded, editor, isRevealing) = (row, nil, nil, false)
      content = nil
    }
    let now = focusedRow
    if isListOld, let now, case .list(var list)? = unfolded {
      list.update(FilteredList(now, text).entries)
      unfolded = .list(list)
      focusLooksDifferent()
    }
    isListOld = false
    if unfolded == nil, isListInPage, let now { unfold(now) }
    guard let now, now.isTyped else { return editor = nil }
    if editor == nil {
      var new = TextEditor(now.text, isLong: now.control.known == .longText, isSecret: now.isSecure)
      // A number is rather replaced than changed.
      if now.isNumber { new.select(0, new.end) }
      editor = new
    } else if editor?.text != now.text {
      editor?.replace(now.text)
    }
  }
}
