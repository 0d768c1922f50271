import FieldstoneCore

/// The state of a full-screen form: what shows, and what keys do. It doesn't depend on a terminal.
final class FormScreen {
  /// The result of a key or of a pointer event.
  enum Outcome: Equatable {
    case goesOn
    /// The form was submitted; the program's submit handler has to run.
    case submits
    /// The save that is in progress has to be cancelled.
    case cancelsSave
    /// The form was left.
    case leaves
    /// The answers have to be stored, and then the form is left.
    case leavesForLater
    /// Something has to be done with the draft that was found.
    case takesDraft(FormDraftChoice)
    /// The program has to be suspended, for Ctrl-Z.
    case stops
    /// The text of the row has to be opened in an external editor.
    case handsOver
    /// Everything has to be redrawn, because something else has written to the window.
    case redraws
    /// A row that was placed by hand was left with Tab or Enter, or back.
    case moves(back: Bool)
  }

  /// A line of a row in the window.
  struct Hit {
    let y: Int
    let row: FormRowID
    let line: Int
    /// The columns in which a click is one on the row.
    let columns: Range<Int>
    /// The column where the row begins.
    let start: Int
  }

  let engine: FormEngine
  /// The theme, as a program sets it while the form is shown, and as the last frame has it.
  var appearance = FormAppearance() { didSet { themeRevision = -1 } }
  var formTheme = FormTheme.standard
  var themeRevision = 0
  /// The only row that shows, because the program has placed it by hand; nil for whole pages.
  let only: FormRowID?
  var width: Int
  var height: Int
  /// Whether the form has only as many lines under the prompt as it needs.
  var isInline = false
  /// The maximum height of the window in lines.
  private(set) var mostHeight: Int
  /// The panel over the form.
  var panel: ScreenPanel?
  /// The number of lines that the panel is scrolled by.
  var panelStart = 0
  /// The index of the dialog button that Enter presses.
  var panelButton = 0
  /// What is expanded below the focused row.
  var unfolded: Unfolded?
  /// The index of the option or tag in the focused row that keys apply to; nil until the person moves to one.
  var currentOption: Int?
  /// The editor of the focused row; nil if its answer can't be typed.
  var editor: TextEditor?
  /// The suggestions for the text in the editor, while they show.
  var suggestions: SuggestionList?
  /// What the program says about the rows.
  var ownParts = OwnParts() {
    didSet {
      ownControls = [:]
      shown.removeAll()
      // A field that is placed by hand must not take the focus before keys go to it.
      if only == nil { settle() }
    }
  }
  /// The program's controls of the rows that have been shown.
  var ownControls: [FormRowID: any TerminalFormControl] = [:]
  /// The paths of files that were refused, so that they can be corrected.
  var refusedPaths: [FormRowID: String] = [:]
  /// Whether the program's control for the focused row fills the window.
  var isOnOwnScreen = false
  var isRevealing = false
  /// The row whose text the pointer selects.
  var dragged: FormRowID?
  /// The row whose slider the pointer holds.
  var held: FormRowID?
  /// Whether the second press of a double click is ignored.
  var ignoresRepeats = false
  /// Whether the last press has removed an element: another one may be under the pointer now.
  var hasRemoved = false
  /// Whether a key has been pressed.
  var hasBegun = false
  /// Whether the changes are not wanted, because somebody has chosen to discard them.
  var isDiscarding = false
  /// Whether a draft of the answers is kept.
  var keepsDraft = false
  /// Whether the form is left once the save that is in progress has succeeded.
  var leavesAfterSave = false
  /// Whether the save that is in progress has been cancelled, and hasn't ended yet.
  var isCancellingSave = false
  /// Whether the form was being edited when its rows were made.
  private var wasEditing = true
  private var languageChanges = 0
  /// Whether the form has the terminal to itself, so that it can run an editor and be suspended.
  var ownsTerminal = true
  /// Whether there is an external editor.
  var hasTextProgram = false
  /// The text that was last copied in the form.
  var clipboard = ""
  /// The row whose value was copied last, because the key was pressed for it.
  var copiedRow: FormRowID?
  /// The text to send to the system clipboard.
  var copied: String?
  /// The element that the last key has moved.
  var moved: FormRowID?
  /// The message about the last key.
  var message: String?
  /// Whether the window follows the focus. The wheel scrolls it away until the next key.
  var followsFocus = true
  /// Whether the window was scrolled away from the focus before the last key.
  var isElsewhere = false
  /// What is on each line of the window.
  var hits: [Hit] = []
  /// The clickable entries of the list over the form.
  var jumpHits: [JumpList.Hit] = []
  /// How cells were reordered for right-to-left text, by line of the window.
  var orders: [Int: LineOrder] = [:]
  /// Whether the form's language is written from right to left.
  private(set) var isMirrored: Bool
  /// Whether the hints for the focused row are in the line of the help, and not in the status line as well.
  var hasKeysInHelp = false
  /// The key hints that can be clicked.
  var hints: [KeySpot] = []

  /// The cache of shown rows. A batch that names a row removes it.
  var shown: [FormRowID: ShownRow] = [:]
  /// The rows whose answers to questions are open.
  var openRows: Set<FormRowID> = []
  /// The number of rows created for the screen so far.
  var madeRows = 0
  /// The scroll position of the page, and the last ones of the pages visited before.
  var place = PagePlace()
  private var places: [FormPageID: PagePlace] = [:]
  private var page: FormPageID
  private(set) var focus: FormRowID?
  /// Whether the “Done” button has the focus instead of a row of the form.
  var isOnDone = false
  var content: FormRow?
  /// Whether a batch has named the focused row since its options were read.
  private var isListOld = false
  private var observation: FormObservation?

  /// - Parameter only: the only row that shows; nil for whole pages.
  init(_ engine: FormEngine, width: Int = 80, height: Int = 24, only: FormRowID? = nil) {
    self.engine = engine
    self.only = only
    (self.width, self.height, mostHeight) = (width, height, height)
    page = engine.page
    (wasEditing, languageChanges) = (engine.facts.isEditing, engine.facts.languageChanges)
    isMirrored = engine.environment.isRightToLeft
    observation = engine.observe { [weak self] in self?.apply($0) }
    // A field that is placed by hand has the focus only while keys go to it.
    if only == nil { settle() }
  }

  /// Call when keys go elsewhere: the field that is placed by hand shows its value, as others do without the focus.
  func rest() {
    takeTypedPath()
    if let focus { shown[focus] = nil }
    (focus, unfolded, editor, suggestions, isRevealing) = (nil, nil, nil, nil, false)
    (content, currentOption, isOnOwnScreen) = (nil, nil, false)
  }

  var environment: FormEnvironment { engine.environment }
  func text(_ words: FormString) -> String { words.text(in: environment) }

  func resize(_ width: Int, _ height: Int) {
    (self.width, self.height, mostHeight) = (max(1, width), max(1, height), max(1, height))
    shown.removeAll()
    // The focused row may fit in the new window together with the rows that are being read.
    if !followsFocus { followsFocus = isFocusNear }
  }

  // MARK: Changes

  /// Updates what shows: the “apply a batch” step of a surface.
  func apply(_ changes: FormChanges) {
    for changed in changes.pages {
      for update in changed.updates {
        shown[update.row] = nil
        if update.row == focus { (content, isListOld) = (nil, true) }
        if update.aspects.contains(.actions) { forgetElements(of: update.row) }
      }
      if !ownControls.isEmpty, changed.splices.contains(where: { $0.removed > 0 }) {
        // Those of hidden rows come back with what they were doing.
        ownControls = ownControls.filter { engine.row($0.key) != nil }
      }
      for splice in changed.splices {
        for row in splice.inserted { shown[row] = nil }
        if changed.id == page {
          place.apply(splice)
        }
      }
    }
    if let facts = changes.facts, facts.isEditing != wasEditing {
      // Every row may look different.
      wasEditing = facts.isEditing
      (content, isListOld) = (nil, true)
      shown.removeAll()
    }
    if let facts = changes.facts, facts.languageChanges != languageChanges {
      languageChanges = facts.languageChanges
      isMirrored = environment.isRightToLeft
      // What is unfolded has words of its own.
      (content, isListOld, unfolded, editor, suggestions) = (nil, true, nil, nil, nil)
      shown.removeAll()
    }
    if case .some(let new) = changes.focus {
      if let focus { shown[focus] = nil }
      if let new { shown[new] = nil }
    }
    // Where it leads to may be gone.
    if changes.openPages != nil { shown[Self.done] = nil }
    if let top = changes.openPages?.last, top.id != page {
      places[page] = place
      page = top.id
      isOnDone = false
      place = places[page] ?? PagePlace()
      shown.removeAll()
    }
  }

  /// Call after an input: a row of the page gets the focus if any can have it, and the editor gets that row's text.
  func settle() {
    // A submit clears the focus. After one that fails, the focus has to be restored here. People go on during a save.
    if engine.facts.isSubmitting, engine.facts.mode == .submit { return }
    if let only, engine.focusedRow != only { engine.send(.focus(only)) }
    if engine.focusedRow != nil || engine.openPages.count < 2 { isOnDone = false }
    if engine.focusedRow == nil, !isOnDone, only == nil {
      let isBack = focus.map { engine.page(of: $0) == engine.page && engine.send(.focus($0)).isAccepted } ?? false
      if !isBack, hasBegun || !engine.startsWithoutFocus, let first = engine.firstFocusableRow {
        engine.send(.focus(first))
      }
    }
    let row = only == nil || engine.focusedRow == only ? engine.focusedRow : nil
    if row != focus {
      takeTypedPath()
      if let focus { shown[focus] = nil }
      (focus, unfolded, editor, suggestions, isRevealing) = (row, nil, nil, nil, false)
      (content, currentOption, isOnOwnScreen) = (nil, nil, false)
    }
    let now = focusedRow
    if isListOld, let now, case .list(var list)? = unfolded {
      list.update(FilteredList(now, environment).entries)
      unfolded = .list(list)
      focusLooksDifferent()
    }
    if isListOld, let list = suggestions, now?.suggestions != list.source {
      suggest()
      focusLooksDifferent()
    }
    isListOld = false
    if unfolded == nil, isListInPage, let now, replacement(of: now) == nil { unfold(now) }
    guard let now, now.isTyped, replacement(of: now) == nil else { return editor = nil }
    if editor == nil {
      var new = TextEditor(now.text, isLong: now.control.known == .longText, isSecret: now.isSecure)
      // A number is replaced more often than edited.
      if now.isNumber || now.typing?.selectsAll == true { new.select(0, new.end) }
      if now.isFile { new.replace(now.states.contains(.unread) ? refusedPaths[now.id] ?? "" : "") }
      editor = new
    } else if !now.isFile, editor?.text != now.text {
      editor?.replace(now.text)
      suggestions = nil
    }
  }
}
