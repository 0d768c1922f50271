/// What has changed since the last time: enough to bring what is shown up to date, and no more.
///
/// Made while the form changes, never by comparing two states. Apply a page's splices in order, each to the list as the
/// one before has left it; then show the named rows anew.
public struct FormChanges: Sendable, Equatable {
  /// The changes of one page.
  public struct Page: Sendable, Equatable {
    public let id: FormPageID
    /// Rows that came and went.
    public internal(set) var splices: [Splice] = []
    /// Rows whose content changed.
    public internal(set) var updates: [Update] = []
  }

  /// Rows that came and went in one place: exactly the signal of a list model.
  public struct Splice: Sendable, Equatable {
    /// Where, in the list as the splices before have left it.
    public internal(set) var offset: Int
    /// How many rows are gone from there on.
    public internal(set) var removed: Int
    /// The rows that are there instead.
    public internal(set) var inserted: [FormRowID]

    public init(offset: Int, removed: Int, inserted: [FormRowID]) {
      self.offset = offset
      self.removed = removed
      self.inserted = inserted
    }
  }

  /// A row whose content changed, and what of it.
  public struct Update: Sendable, Equatable {
    public let row: FormRowID
    public let aspects: Aspects
  }

  /// What of a row changed.
  public struct Aspects: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Text, answer or display.
    public static let value = Aspects(rawValue: 1)
    /// The issues that show, or their count.
    public static let issues = Aspects(rawValue: 2)
    /// Whether it can be edited, and so whether its title is marked.
    public static let enabled = Aspects(rawValue: 4)
    /// Whether an answer is needed.
    public static let required = Aspects(rawValue: 8)
    /// Whether it differs from where it started.
    public static let dirty = Aspects(rawValue: 16)
    /// Which of its options can be chosen.
    public static let options = Aspects(rawValue: 32)
  }

  /// By page; only pages where something changed.
  public internal(set) var pages: [Page] = []
  /// The row that has the focus now, where that changed: `.some(nil)` when none has it.
  public internal(set) var focus: FormRowID??
  /// The open pages, the root first, where they changed.
  public internal(set) var openPages: [FormPage]?
  /// The facts about the whole form, where they changed.
  public internal(set) var facts: FormFacts?

  /// Whether nothing changed.
  public var isEmpty: Bool { pages.isEmpty && focus == nil && openPages == nil && facts == nil }
}

/// Facts about the whole form. Counters, kept up to date by every change; none is a scan.
public struct FormFacts: Sendable, Hashable {
  /// How many fields differ from where they started.
  public internal(set) var dirtyFields = 0
  /// How many shown and enabled fields have an error.
  public internal(set) var invalidFields = 0
  /// How many shown and enabled fields have a warning and no error.
  public internal(set) var warnedFields = 0
  /// How many rows show an error now, on all pages together.
  public internal(set) var shownErrors = 0
  /// How many fields somebody has been in and left.
  public internal(set) var touchedFields = 0
  /// How many fields have been changed, even if they were put back.
  public internal(set) var changedFields = 0
  /// How many fields people are asked for now: shown, enabled and not read-only.
  public internal(set) var applicableFields = 0
  /// How many of those are answered: somebody has been in the field, or it differs from where it started, and it holds
  /// a valid value that is neither nil nor white space.
  public internal(set) var answeredFields = 0
  /// How often a submit was refused, or the whole form validated, since the last submit that went through.
  public internal(set) var failedSubmits = 0
  /// Whether the form is being submitted now.
  public internal(set) var isSubmitting = false
  /// Whether the form was submitted, and not changed since.
  public internal(set) var isSubmitted = false
  /// Whether the form was left without submitting.
  public internal(set) var isCancelled = false
  /// Whether there is a step to take back.
  public internal(set) var canUndo = false
  /// Whether there is a step to take again.
  public internal(set) var canRedo = false

  /// Whether any field differs from where it started.
  public var isDirty: Bool { dirtyFields > 0 }
  /// Whether the form could be submitted.
  public var isValid: Bool { invalidFields == 0 }
}
