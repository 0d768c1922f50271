import FieldstoneCore

/// The part of an issue that is compared: its code, or the message of a custom rule.
struct ReferenceIssue: Hashable {
  var code: String
  var severity = Severity.error
}

/// Text in a field that differs from the formatted value, and the issue if the text can't be parsed.
struct ReferenceDraft: Hashable {
  var text: String
  var issue: ReferenceIssue?
  /// Whether it waits to be read until its field is left.
  var isHeld = false
}

/// The state of a field or a subform before a step.
enum ReferenceSaved: Hashable {
  /// The value and the text of a field, and what a live object has instead of a value that is refused.
  case field(PlanValue, ReferenceDraft?, held: PlanValue?)
  /// The complete state and identity of a subform; nil if it didn't exist.
  case subform(ReferenceWhole?)
  /// The ids of the elements of a collection. Everything else about an element that is gone stays where it is.
  case elements([String])

  static var noSubform: ReferenceSaved { .subform(nil) }
}

/// The saved state of a subform.
struct ReferenceWhole: Hashable {
  var values: [String: PlanValue] = [:]
  var drafts: [String: ReferenceDraft] = [:]
  /// What a live object had instead of refused values.
  var held: [String: PlanValue] = [:]
  /// Which of its rows had been visited, one set for each part of the visit state.
  var places: [Set<String>] = []
  /// Its identity, and those of the subforms in it, by path.
  var ids: [String: ReferenceSubformID] = [:]
  /// The elements of the collections in it.
  var elements: [String: [String]] = [:]
}

/// The identity of a subform: the one that the session began with, a blank one created since, or one that the program
/// set.
enum ReferenceSubformID: Hashable {
  case origin, blank(Int), program(Int)
  var isBlank: Bool { if case .blank = self { true } else { false } }
}

/// An undo step.
struct ReferenceUndoStep: Hashable {
  /// The changed paths, in the order of their first change.
  var paths: [String] = []
  var before: [String: ReferenceSaved] = [:]
  /// The id of the row of the element that was moved, if that was the step.
  var moved: String?

  mutating func note(_ path: String, _ saved: ReferenceSaved) {
    guard before[path] == nil else { return }
    paths.append(path)
    before[path] = saved
  }
}

/// The state of a form after an input: everything that can't be derived from something else.
struct ReferenceState {
  /// The values of all properties; those of subforms that are nil have blank values.
  var values: [String: PlanValue] = [:]
  /// The optional subforms that exist.
  var present: Set<String> = []
  var drafts: [String: ReferenceDraft] = [:]
  /// What a live object has instead of values that their own traits refuse.
  var held: [String: PlanValue] = [:]
  /// The values when the session began or was last submitted; for computed fields, the values that they showed.
  var start: [String: PlanValue] = [:]
  var startPresent: Set<String> = []
  var touched: Set<String> = []
  var answered: Set<String> = []
  /// Rows that were left with an answer.
  var leftWithAnswer: Set<String> = []
  /// Rows that counted when a submit was refused.
  var reported: Set<String> = []
  /// Rows that `validate(row)` was called for.
  var requested: Set<String> = []
  var focus: String?
  /// The open pages, by the id of the row that leads there; the main page's is empty.
  var pages = [""]
  var failedSubmits = 0
  var isSubmitted = false {
    // Whatever makes a form count as not submitted makes its changes count as not saved.
    didSet {
      guard !isSubmitted else { return }
      (isSaved, hasSaveFailed) = (false, false)
      if mode == .free { isSaveNeeded = true }
    }
  }
  var isCancelled = false
  var isEnabled = true
  var mode = FormMode.submit
  /// Whether people can edit the form, because it isn't locked.
  var isEditing = true
  /// Whether the changes were saved, and nothing has been changed since.
  var isSaved = false
  /// Whether the last save failed, and nothing has been changed since.
  var hasSaveFailed = false
  /// Whether a form that saves by itself has changes that no save has tried to save.
  var isSaveNeeded = false
  /// The submit or save that is in progress.
  var work: ReferenceWork?
  /// What fields with an action had before the answers after which they were not left yet, by the ids of their rows.
  var unleft: [String: PlanValue] = [:]
  /// Issues from outside, by the ids of their rows.
  var outside: [String: [ReferenceIssue]] = [:]
  /// What is known from checks that take time, by path, and the answers that are to be checked after this input.
  var checks: [String: ReferenceCheck] = [:]
  var unchecked: Set<String> = []
  /// The answers that are to be checked once no other rule refuses them.
  var refused: Set<String> = []
  var done: [ReferenceUndoStep] = []
  var undone: [ReferenceUndoStep] = []
  /// The field whose typing is the last undo step, and the time of that typing.
  var typing: (path: String, at: Double)?
  /// The current identity of each subform, and its identity at the start.
  var ids: [String: ReferenceSubformID] = [:]
  var startIDs: [String: ReferenceSubformID] = [:]
  var lastID = 0
  /// The saved states of subforms that existed at the start and have been removed or replaced since; `lostBefore` has
  /// those from before the last submit.
  var lost: [String: ReferenceSaved] = [:]
  var lostBefore: [String: ReferenceSaved] = [:]
  /// The ids of the elements of each collection, in order, and at the start.
  var elements: [String: [String]] = [:]
  var startElements: [String: [String]] = [:]
  /// All ids that each collection has ever had.
  var usedIDs: [String: Set<String>] = [:]
  /// The last number that was an id.
  var lastElement = 0
  /// The entries of a snapshot that did not fit, by path.
  var carried: [String: FormSnapshot.Value] = [:]
  var files = ReferenceFiles()
}

/// Everything derived from a state: recalculated each time until nothing changes.
struct ReferenceFacts: Equatable {
  /// Rows whose visibility conditions, and those of all rows that contain them, hold.
  var open: Set<String> = []
  var shown: Set<String> = []
  var enabled: Set<String> = []
  var required: Set<String> = []
  /// Rows that a condition makes read-only.
  var readOnly: Set<String> = []
  /// Whether the form is locked.
  var isLocked = false
  /// Rows that add to a collection that has as many elements as it may.
  var full: Set<String> = []
  /// What choices offer: the ids of the options, in order.
  var offered: [String: [String]] = [:]
  var disabledOptions: [String: Set<String>] = [:]
  var issues: [String: [ReferenceIssue]] = [:]
  /// What numbers are numbers of, where that depends on answers; empty for nothing.
  var units: [String: String] = [:]
  /// The values of computed fields by path; `none` for a field without a value.
  var computed: [String: PlanValue] = [:]
  /// The values of labels, by path.
  var viewed: [String: PlanValue] = [:]
  /// What their formulas returned, in any case.
  var returned: [String: PlanValue] = [:]
}
