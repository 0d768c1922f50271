import FieldstoneCore

/// What the full screen says by itself, in the language of the form's environment.
enum ScreenWords {
  static let yes: FormString = "Yes"
  static let no: FormString = "No"
  static let none: FormString = "None"
  static let add: FormString = "Add"
  static let remove: FormString = "Remove"
  static let submitting: FormString = "Submitting… Ctrl-C ends the program."
  static let failed: FormString = "This could not be submitted."
  static let nothingLost: FormString = "Your answers are still here."
  static let startedOver: FormString = "Started over. ^_ brings the answers back."
  static let nothingToUndo: FormString = "Nothing to undo."
  static let textKeys: FormString = "F4 Editor"
  static let noTextProgram: FormString = "No editor is set. EDITOR=vi, for example, sets one."
  static let noLongText: FormString = "Only long texts go to an editor."
  static func editorFailed(_ failure: TextHandOver.Failure) -> FormString {
    switch failure {
    case .noFile: "There is no room for a temporary file."
    case .noShell: "The editor could not be started."
    case .code(126), .code(127): "The editor was not found. The text is as it was."
    case .code(let code): "The editor ended with code \(code). The text is as it was."
    case .noText(let path): "What the editor left is no text in UTF-8. It lies in \(path)."
    }
  }
  static let nothingCopied: FormString = "Nothing was copied here."
  static let nothingSelected: FormString = "Nothing is selected. Shift with the arrows selects."
  static let secretsStay: FormString = "A secret is not copied."
  static let nothingToRedo: FormString = "Nothing to redo."
  static let keys: FormString = "^S Submit  F1 Help  Esc Leave"
  static let pageKeys: FormString = "^S Submit  F1 Help  Esc Back"
  static let issueKeys: FormString = "F8 Next issue"
  static let fewKeys: FormString = "F1 Help"
  static let listKeys: FormString = "↑↓ Choose  Return Take  Esc Close"
  static let calendarKeys: FormString = "←↑↓→ Day  PgUp PgDn Month  T Today  Return Take  Esc Close"
  static let clockKeys: FormString = "←→ Part  ↑↓ Set  T Now  Return Take  Esc Close"
  static let takeOrClose: FormString = "Return Take  Esc Close"
  static let fewListKeys: FormString = "Return Take"
  static let listInPageKeys: FormString = "↑↓ Choose  Space Take"
  static let arrowsChoose: FormString = "←→ Choose"
  static let spaceUnfolds: FormString = "Space Options"
  static let spaceSwitches: FormString = "Space Switch"
  static let unfoldsCalendar: FormString = "F4 Calendar"
  static let unfoldsClock: FormString = "F4 Clock"
  static let signsStep: FormString = "+ − Step"
  static let arrowsStep: FormString = "←→ Step"
  static let altArrowsStep: FormString = "Alt-↑↓ Step"
  static let deleteEmpties: FormString = "Delete Clears"
  static let deleteTakesAway: FormString = "Delete Remove"
  static let showsSecret: FormString = "^T Show"
  static let hidesSecret: FormString = "^T Hide"
  static let typeToFind: FormString = "Type to find"
  static let noFurther: FormString = "It goes no further."
  static let moreRows: FormString = "more"
  static func more(_ count: Int) -> FormString { "\(count) more" }
  static let returnAdds: FormString = "Return adds it."
  static let returnOpens: FormString = "Return opens it, Delete removes it."
  static let deleteRemoves: FormString = "Delete removes it."
  static let anyKey: FormString = "Any key goes on"
  static let leave: FormString = "Leave without submitting? What you changed will be lost."
  static let leaveKeys: FormString = "S  Submit\nL  Leave, and lose the changes\nEsc  Keep editing"
  static func remove(_ title: String) -> FormString { "Remove ‘\(title)’ and the answers in it?" }
  static let removeKeys: FormString = "R  Remove\nEsc  Keep it"
  static func moreAnswers(_ count: Int) -> FormString { "… and \(count) more" }
  static let search: FormString = "Search"
  static let jumpKeys: FormString = "↑↓ Choose  Return Go there  Esc Close"
  static let fewJumpKeys: FormString = "Return Go there"
  static let searchHint: FormString = "Words of a title, help or option"
  static func option(_ title: String) -> FormString { "has ‘\(title)’" }
  static let nothingFound: FormString = "Nothing is called that."
  static let noIssues: FormString = "No issues so far."
  static func issue(_ number: Int, of count: Int) -> FormString { "Issue \(number) of \(count)" }
  static let cancelled: FormString = "Cancelled. Nothing was submitted."

  static let help: FormString = """
    Tab, ↑ ↓  Next or previous field
    Return  Next field; opens a list or page, presses a button
    Space  Sets a switch, opens a list
    F4, Alt-↓  Opens and closes a list or calendar; ^Space too
    Shift ← →  Selects; Alt-A everything
    Alt-C ^X ^V  Copy, cut, paste
    Letters  Find an option in a list
    + −, Alt-↑↓  A number up or down; ← → in a slider
    Delete  Deletes; takes an answer back that may be left out
    ^W ^U ^K  Delete the word, the text before or after the cursor
    ^T  Show or hide a password
    ^_ ^Y  Undo, redo
    ^F, /  Search the form
    F2, ^G  List of issues
    F8, Alt-N  Next issue; Shift-F8, Alt-P the one before
    ^S  Submit
    Esc  Back, or leave
    """
  /// Of a form that has the terminal for itself.
  static let helpOfTerminal: FormString = """
    F4  In a long text, your own editor
    ^Z  Stop; fg goes on
    """
  static let noEditorHere: FormString = "There is no editor here."

  static func issues(_ count: Int) -> FormString { count == 1 ? "1 issue" : "\(count) issues" }
  static let unsaved: FormString = "Unsaved"
  static func answered(_ count: Int, _ asked: Int) -> FormString { "\(count) of \(asked) answered" }
  static func changed(_ count: Int) -> FormString { count == 1 ? "1 change" : "\(count) changes" }
  static func noMatch(_ text: String) -> FormString { "No option matches ‘\(text)’." }
  static func position(_ first: Int, _ last: Int, of count: Int) -> FormString { "\(first)–\(last) of \(count)" }

  static func format(_ kind: FormDateKind) -> FormString {
    switch kind {
    case .date: "Like 2025-03-31."
    case .time: "Like 14:30."
    case .dateAndTime: "Like 2025-03-31 14:30."
    }
  }
}
