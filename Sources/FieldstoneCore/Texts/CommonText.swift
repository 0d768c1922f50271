import Foundation

/// Texts that several surfaces share.
package enum CommonText: String, CaseIterable, Sendable {
  case form = "Form"
  case yes = "Yes"
  case no = "No"
  case required = "Required"
  case optional = "Optional"
  case mixed = "Multiple values"
  case noAnswer = "No answer"
  /// At the end of an answer in a review: it leads to the field.
  case change = "Change"
  case unavailable = "not available"
  case addOwnEntry = "Add “%@”"
  case notOffered = "not one of the options"
  case notOfferedOption = "%@ (not one of the options)"
  case noOptions = "No options"
  case unavailableOption = "%@ (not available)"
  case search = "Search"
  case searchOptions = "Search %@"
  case shownOptions = "Showing %@ of %@. Search to narrow the list."
  case foundOptions = "%@ match.¦%@ matches."
  case nothingFound = "Nothing found."
  case nothingFoundFor = "Nothing found for “%@”."
  case searching = "Searching…"
  case searchFailed = "The search failed."

  case error = "Error"
  case warning = "Warning"
  case note = "Note"
  case labelled = "%@: %@"
  case count = "%@ of %@"
  case range = "%@ – %@"
  case countOfCharacters = "%@ of %@ characters"
  case copy = "Copy"
  case copyValue = "Copy %@"
  case copied = "%@ copied."
  case repeated = "%@ again"
  case showSecret = "Show %@"
  case increase = "Increase %@"
  case decrease = "Decrease %@"
  case toFix = "%@ to fix"
  case stepNotStarted = "Not started"
  case stepInProgress = "In progress"
  case stepDone = "Completed"
  case notSubmitted = "Not submitted: %@ item needs attention.¦Not submitted: %@ items need attention."
  case changesNotSaved = "Not saved: %@ item needs attention.¦Not saved: %@ items need attention."
  case notSubmittable = "This form can't be submitted yet."
  case failed = "Something went wrong. The form was not submitted."
  case answersKept = "Your answers are still here."

  case submit = "Submit"
  case cancel = "Cancel"
  case edit = "Edit"
  case save = "Save"
  case tryAgain = "Try again"
  case checking = "Checking…"
  case working = "Working…"
  case actionFailed = "Something went wrong. Please try again."
  case stop = "Stop"
  case continueDraft = "Continue with your saved answers?"
  case continueDraftFrom = "Continue with your answers from %@?"
  case resumeDraft = "Continue"
  case startAnew = "Start over"
  case keepBothDrafts = "Start over and keep them"
  case saveForLater = "Save for later"
  case draftSaved = "Answers saved at %@."
  case unfitAnswers = "These answers no longer fit the form:"
  case draftNotRead = "Your saved answers could not be read."
  case draftNotSaved = "Your answers could not be saved."
  case saving = "Saving…"
  case saved = "All changes saved."
  case notSaved = "The changes were not saved."
  case unsavedChanges = "%@ unsaved change¦%@ unsaved changes"
  case stepTitle = "Step %@ of %@: %@"
  case nextStep = "Next step"
  case previousStep = "Previous step"
  case allSteps = "All steps"
  case keepMine = "Keep mine"
  case takeTheirs = "Use the newer one"
  case keepAllMine = "Keep all of mine"
  case takeAllTheirs = "Use all newer ones"
  case changedElsewhere = "Changed elsewhere, too"
  case mineAndTheirs = "Yours: %@. Newer: %@."
  case mineAndTheirsBy = "Yours: %@. Newer, by %@: %@."
  case checkAnswers = "Check your answers"
  case done = "Done"
  case back = "Back"
  case close = "Close"
  case undo = "Undo"
  case redo = "Redo"
  case add = "Add"
  case remove = "Remove"
  case addSubform = "Add %@"
  case removeSubform = "Remove %@"
  case removeQuestion = "Remove “%@” and the answers in it?"

  case entry = "Entry"
  /// What an element without a title is called as what a sentence is about: “Remove entry 2”. With an article where the
  /// language has one there, and with a capital where the sentences begin with it.
  case entryInSentence = "entry"
  case list = "Entries"
  case elementTitle = "%@ %@ of %@"
  case numbered = "%@ %@"
  case rowOfEntry = "%@, %@"
  case entries = "%@ entry¦%@ entries"
  case noEntries = "None yet."
  case duplicate = "Duplicate"
  case moveUp = "Move up"
  case isFirst = "It's already first."
  case isLast = "It's already last."
  case moveDown = "Move down"

  case saveQuestion = "Save changes?"
  case discardQuestion = "Discard changes?"
  case leaveQuestion = "Leave this form?"
  case answersLost = "Your answers will be lost."
  case changesLost = "Changes that aren't saved will be lost."
  case discard = "Discard"
  case keepEditing = "Keep editing"
  case submitted = "Submitted."
  case cancelled = "Cancelled. Nothing was submitted."

  case dimensions = "%@ × %@"
  case textFile = "text"
  case audioFile = "audio"
  case videoFile = "video"
  case unknownFile = "unknown"
  case removeFile = "Remove file"

  case either = "%@ or %@"
  case both = "%@ and %@"
  case quoted = "“%@”"
  /// What stands between the entries of a list.
  case listed = "%1$@, %2$@"
  /// What stands between two phrases, such as those of a hint.
  case phrases = "%1$@. %2$@"
  /// What stands between two sentences.
  case sentences = "%1$@ %2$@"
  /// What stands between two things that are lists themselves.
  case groups = "%1$@; %2$@"
  /// A remark behind what it is about.
  case bracketed = "%1$@ (%2$@)"
}

extension FormString {
  /// Titles in quotation marks: `“Ham”, “Olives” and “Kale”`.
  static func quoted(_ titles: [FormString]) -> FormString {
    enumerated(titles.map { .string(.common(.quoted, .string($0))) })
  }

  /// Things with commas between them, and “and” before the last one.
  static func enumerated(_ items: [FormArgument]) -> FormString {
    guard let last = items.last, items.count > 1 else { return list(items) }
    return .common(.both, .string(.list(items.dropLast())), last)
  }

  /// Things of which one is meant: `a, b or c`.
  static func alternatives(_ items: [FormArgument]) -> FormString {
    guard let last = items.last, items.count > 1 else { return list(items) }
    return .common(.either, .string(.list(items.dropLast())), last)
  }

  /// Things with commas between them.
  package static func list(_ items: [FormArgument]) -> FormString {
    FormString(listing: items)
  }

  /// Two sentences.
  package static func sentences(_ first: FormString, _ second: FormString) -> FormString {
    .common(.sentences, .string(first), .string(second))
  }

  /// Says that only some of many options are shown.
  package static func shown(_ count: Int, of all: Int, in environment: FormEnvironment) -> FormString {
    .common(.shownOptions, .grouped(count, in: environment), .grouped(all, in: environment))
  }

  /// Says that a search has found nothing, and what it was for.
  package static func nothingFound(_ text: String) -> FormString {
    text.isEmpty ? .common(.nothingFound) : .common(.nothingFoundFor, .text(String(text.prefix(80))))
  }
}

extension Array<String> {
  /// The texts with what stands between the entries of a list in the language.
  package func listed(in environment: FormEnvironment) -> String {
    FormString.list(map { .text($0) }).text(in: environment)
  }
}

extension FormArgument {
  /// A large number, with separators between its groups of digits.
  package static func grouped(_ number: Int, in environment: FormEnvironment) -> FormArgument {
    .text(number.formatted(.number.locale(environment.locale)))
  }
}
