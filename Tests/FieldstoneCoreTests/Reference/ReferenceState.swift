import FieldstoneCore

/// An issue, as far as it is compared: its code, or its words where they are the program's.
struct ReferenceIssue: Hashable {
  var code: String
  var severity = Severity.error
}

/// Text in a field that is not the written form of its value, and what is wrong with it, if it means nothing.
struct ReferenceDraft: Hashable {
  var text: String
  var issue: ReferenceIssue?
}

/// What a field or a subform was before a step.
enum ReferenceSaved: Hashable {
  case field(PlanValue, ReferenceDraft?)
  /// All that was in a subform, and which one it was; nil where it was not there.
  case subform(ReferenceWhole?)

  static var noSubform: ReferenceSaved { .subform(nil) }
}

/// A subform as it was.
struct ReferenceWhole: Hashable {
  var values: [String: PlanValue] = [:]
  var drafts: [String: ReferenceDraft] = [:]
  /// Where somebody had been in it.
  var places: [Set<String>] = []
  /// Which one it was, and which ones were in it.
  var ids: [String: ReferenceSubformID] = [:]
}

/// One of the subforms that have stood in a place: the one that the session began with, one that was made blank, one that
/// the program has put there.
enum ReferenceSubformID: Hashable {
  case origin, blank(Int), program(Int)
  var isBlank: Bool { if case .blank = self { true } else { false } }
}

/// A step of undo.
struct ReferenceUndoStep: Hashable {
  /// In the order in which they were changed first.
  var paths: [String] = []
  var before: [String: ReferenceSaved] = [:]

  mutating func note(_ path: String, _ saved: ReferenceSaved) {
    guard before[path] == nil else { return }
    paths.append(path)
    before[path] = saved
  }
}

/// What a form is after an input: everything that does not follow from something else.
struct ReferenceState {
  /// The properties, also those of subforms that are nil: then they are as in the blank one.
  var values: [String: PlanValue] = [:]
  /// Subforms that may be nil and are not.
  var present: Set<String> = []
  var drafts: [String: ReferenceDraft] = [:]
  /// What everything was when the form began, or was submitted; computed fields as they were shown.
  var start: [String: PlanValue] = [:]
  var startPresent: Set<String> = []
  var touched: Set<String> = []
  var answered: Set<String> = []
  /// Left with an answer.
  var judged: Set<String> = []
  /// Rows that counted when a submit was refused.
  var reported: Set<String> = []
  /// Rows that `validate(row)` was asked for.
  var requested: Set<String> = []
  var focus: String?
  /// The open pages, by the id of the row that leads there; the form's own is empty.
  var pages = [""]
  var failedSubmits = 0
  var isSubmitted = false
  var isCancelled = false
  var isEnabled = true
  var done: [ReferenceUndoStep] = []
  var undone: [ReferenceUndoStep] = []
  /// The field whose typing is the last step, and when that was.
  var typing: (path: String, at: Double)?
  /// Which subform stands in a place now, and which one did at the start.
  var ids: [String: ReferenceSubformID] = [:]
  var startIDs: [String: ReferenceSubformID] = [:]
  var lastID = 0
  /// Subforms that were there at the start and were removed or replaced since: what they were then. The same of before the
  /// last submit.
  var lost: [String: ReferenceSaved] = [:]
  var lostBefore: [String: ReferenceSaved] = [:]
  /// What a snapshot held that did not fit, by the path that it gave.
  var carried: [String: FormSnapshot.Value] = [:]
}

/// What follows from a state: worked out anew each time, to a fixed point.
struct ReferenceFacts: Equatable {
  /// Rows whose conditions hold, with all above them.
  var open: Set<String> = []
  var shown: Set<String> = []
  var enabled: Set<String> = []
  var required: Set<String> = []
  /// Rows that a condition makes read-only.
  var readOnly: Set<String> = []
  var disabledOptions: [String: Set<String>] = [:]
  var issues: [String: [ReferenceIssue]] = [:]
  /// The computed fields and what they are; without a value, `none`.
  var computed: [String: PlanValue] = [:]
}
