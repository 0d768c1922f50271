/// Texts of the full-screen form. Keys are named as they are printed on keyboards.
package enum ScreenText: String, CaseIterable, Sendable {
  // States and answers.
  case none = "None"
  case submitting = "Submitting… Ctrl-C quits."
  case startedOver = "Started over. ^_ brings the answers back."
  case nothingToUndo = "Nothing to undo."
  case nothingToRedo = "Nothing to redo."
  case nothingCopied = "Nothing was copied here."
  case nothingSelected = "Nothing is selected. Hold Shift and press the arrows to select."
  case copiedValue = "%@ copied: %@"
  case noValueToCopy = "This page has no read-only value to copy."
  case secretsStay = "A secret can't be copied."
  case noFurther = "No more steps."
  case moreRows = "more"
  case more = "%@ more"
  case moreAnswers = "… and %@ more"
  case unsaved = "Unsaved"
  case requiredMark = "* required"
  case answered = "%@ of %@ answered"
  case changed = "%@ change¦%@ changes"
  case issues = "%@ issue¦%@ issues"
  case position = "%@–%@ of %@"

  // Editing and saving.
  case discarded = "Changes discarded."
  case discardedWithUndo = "Changes discarded. ^_ brings them back."
  case changesKept = "Your changes are still here."
  case saveCancelled = "Cancelled. Nothing was saved."
  case cancellingSave = "Cancelling… Press ^C again to quit."
  case savingAtEnd = "Waiting for the save to end. Press ^C to quit."
  case nothingToSave = "There are no changes to save."
  case editFirst = "Press ^E to edit."
  case readOnlyForm = "This form can only be read."

  // Keys.
  case leaveKey = "Esc Leave"
  case escStops = "Esc Stop"
  case menuKey = "Alt-Enter Actions"
  case enterDoes = "Enter %@"
  case backKey = "Esc Back"
  case cancelsSave = "^C Cancel"
  case quitsSave = "^C Quit"
  case keys = "^S Submit  Esc Leave"
  case pageKeys = "^S Submit  Esc Back"
  case issueKeys = "F8 Next issue"
  case fewKeys = "F1 Help"
  case suggestionKeys = "↓ Suggestions  Esc Close"
  case listKeys = "↑↓ Move  Enter Select  Esc Close"
  case calendarKeys = "←↑↓→ Day  PgUp PgDn Month  < > Year  T Today  Enter Select  Esc Close"
  case clockKeys = "←→ Part  ↑↓ Set  T Now  Enter Select  Esc Close"
  case selectOrClose = "Enter Select  Esc Close"
  case fewListKeys = "Enter Select"
  case listInPageKeys = "↑↓ Move  Space Select"
  case severalInPageKeys = "↑↓ Move  Space Toggle"
  case severalKeys = "↑↓ Move  Space Toggle  Delete None  Enter Close"
  case severalKeysWithAll = "↑↓ Move  Space Toggle  Alt-A All  Delete None  Enter Close"
  case toggleOrClose = "Space Toggle  Enter Close"
  case enterCloses = "Enter Close"
  case arrowsChoose = "←→ Choose"
  case severalSideBySideKeys = "←→ Move  Space Toggle"
  case tileKeys = "←↑↓→ Move  Space Select"
  case severalTileKeys = "←↑↓→ Move  Space Toggle"
  case tagKeys = "←→ Move  Delete Remove"
  case addTagKeys = "←→ Move  Space Add"
  case spaceOpens = "Space Open"
  case spaceCloses = "Space Close"
  case spaceToggles = "Space Toggle"
  case opensCalendar = "F4 Calendar"
  case opensClock = "F4 Clock"
  case signsStep = "+ − Step"
  case arrowsStep = "←→ Step"
  case altArrowsStep = "Alt-↑↓ Step"
  case controlArrowsStep = "Ctrl-↑↓ Step"
  case deleteClears = "Delete Clear"
  case deleteRemoves = "Delete Remove"
  case showsSecret = "^T Show"
  case hidesSecret = "^T Hide"
  case textKeys = "F4 Editor"
  case pathKeys = "Tab Complete  Enter Choose"
  case path = "Path of a file"
  case otherPath = "Path of another file"
  case typeToFind = "Type to find"
  case enterAdds = "Press Enter to add it."
  case enterOpens = "Press Enter to open it, Delete to remove it."
  case deleteRemovesIt = "Press Delete to remove it."
  case anyKey = "Press any key"
  case keep = "Keep"
  case dialogKeys = "←→ Move  Enter Select"
  case stackedDialogKeys = "↑↓ Move  Enter Select"

  // Files.
  case helpOfPath =
    "Type the path of a file. Tab completes it, ~ is your home folder, and Delete removes the chosen file."

  // What is only looked at.
  case picture = "[Picture: %@]"

  // Collections.
  case removed = "Removed %@. Press ^_ to undo."
  case duplicated = "Duplicated as %@."
  case moved = "Moved to %@ of %@."
  case enterAddsElement = "Enter Add"
  case enterOpensElement = "Enter Open"
  case movesUp = "K Up"
  case movesDown = "J Down"
  case moves = "K J Move"
  case duplicates = "D Duplicate"
  case insertsBefore = "A Add above"
  case removesFromInside = "Alt-X Remove"
  case movesFromInside = "Alt-K Alt-J Move"

  // Search and issues.
  case search = "Search"
  case jumpKeys = "↑↓ Move  Enter Go  Esc Close"
  case fewJumpKeys = "Enter Go"
  case searchHint = "Search titles, help, and options"
  case option = "has “%@”"
  case enterTriesAgain = "Press Enter to try again."
  case noIssues = "No issues so far."
  case issue = "Issue %@ of %@"

  // The user's own text editor.
  case noEditorHere = "No editor can be opened here."
  case noTextProgram = "No editor is set. EDITOR=vi, for example, sets one."
  case noLongText = "Only long texts can be opened in an editor."
  case noFile = "There is no room for a temporary file."
  case noShell = "The editor couldn't be started."
  case noEditor = "The editor wasn't found. The text is unchanged."
  case editorFailed = "The editor ended with code %@. The text is unchanged."
  case editorLeftNoText = "The editor's file isn't text in UTF-8. It is still at %@."

  case help = """
    Tab, ↑ ↓  Next or previous field
    Enter  Next field; opens a list or page, presses a button
    Space  Toggles a switch, opens a list
    F4, Alt-↓  Opens and closes a list or calendar; ^Space too
    Shift ← →  Selects; Alt-A everything
    Alt-C ^X ^V  Copy, cut, paste
    Alt-V  Copies a read-only value; again, the next one
    ← → Home End  Go to an option, tag or step in a row
    Letters  Find an option in a list
    + −, Alt-↑↓  Increase or decrease a number; ← → in a slider
    Delete  Delete; clears an optional answer, removes an entry
    K J, Alt-K Alt-J  Move an entry up or down; Alt-↑↓ too
    D, Alt-M  Duplicate an entry
    A, Insert  Add an entry above this one
    Alt-X  Remove the entry that contains the field
    ^W ^U ^K  Delete the word, the text before or after the cursor
    ^T  Show or hide a password
    ^_ ^Y  Undo, redo
    ^F, /  Search the form
    F2, ^G  List of issues
    F8, Alt-N  Next issue; Shift-F8, Alt-P the previous one
    Alt-Enter  Actions of the row, if it has any
    Alt-W  Why the row is as it is
    ^L  Redraw the screen
    Esc  Back, or leave
    """
  /// Further help for a form that is submitted.
  case helpOfSubmit = "^S  Submit"
  /// Further help for a form that is edited and saved.
  case helpOfToolbar = """
    ^E  Edit
    ^S  Save the changes
    ^R  Cancel the changes
    ^C  While changes are saved, cancel that
    """
  /// Further help for a form that has the terminal to itself.
  case helpOfTerminal = """
    F4  In a long text, your own editor
    ^Z  Suspend (fg resumes)
    """
}
