/// What has changed since the last batch: enough to update what is shown, and no more.
///
/// Recorded while the form changes, never by comparing two states. Apply a page's splices in order, each to the list
/// that the previous one produced, then refresh the updated rows.
public struct FormChanges: Sendable, Equatable {
  /// The changes of one page.
  public struct Page: Sendable, Equatable {
    public let id: FormPageID
    /// Rows that were inserted and removed.
    public internal(set) var splices: [Splice] = []
    /// Rows whose content changed.
    public internal(set) var updates: [Update] = []
  }

  /// Rows that were inserted and removed at one offset, as a list model signals them.
  public struct Splice: Sendable, Equatable {
    /// The offset in the list that the previous splices produced.
    public internal(set) var offset: Int
    /// How many rows are removed from that offset on.
    public internal(set) var removed: Int
    /// The rows that are inserted at that offset.
    public internal(set) var inserted: [FormRowID]
    /// For rows that are moved: the offset that the first of them has afterward. Nothing is inserted then; the rows that
    /// are removed are put back there, so a surface can keep their widgets, their focus, and their caret.
    public let destination: Int?

    public init(offset: Int, removed: Int, inserted: [FormRowID], destination: Int? = nil) {
      self.offset = offset
      self.removed = removed
      self.inserted = inserted
      self.destination = destination
    }

    /// Does to a list what was done to the rows of the page.
    ///
    /// - Parameter make: Makes what the list has for a row.
    public func apply<Row>(to list: inout [Row], make: (FormRowID) -> Row) {
      let range = offset..<offset + removed
      guard let destination else { return list.replaceSubrange(range, with: inserted.map(make)) }
      let moved = Array(list[range])
      list.removeSubrange(range)
      list.insert(contentsOf: moved, at: destination)
    }
  }

  /// A row whose content changed, and in which aspects.
  public struct Update: Sendable, Equatable {
    public let row: FormRowID
    public let aspects: Aspects
  }

  /// The aspects of a row that changed.
  public struct Aspects: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Text, answer or display.
    public static let value = Aspects(rawValue: 1)
    /// The issues that show, or their count.
    public static let issues = Aspects(rawValue: 2)
    /// Whether it can be edited, and so whether its title is marked.
    public static let enabled = Aspects(rawValue: 4)
    /// Whether it is required.
    public static let required = Aspects(rawValue: 8)
    /// Whether it differs from its starting value.
    public static let dirty = Aspects(rawValue: 16)
    /// Its options, and which of them can be chosen.
    public static let options = Aspects(rawValue: 32)
    /// What can be done with a collection or an element; of a collection, also which elements it has, and their order.
    public static let actions = Aspects(rawValue: 128)
    /// Its title, help or placeholder.
    public static let texts = Aspects(rawValue: 256)
    /// Its states, such as whether it waits for work.
    public static let states = Aspects(rawValue: 64)
  }

  /// The changes by page, only for pages where something changed.
  public internal(set) var pages: [Page] = []
  /// The row with the focus, if that changed: `.some(nil)` if no row has it.
  public internal(set) var focus: FormRowID??
  /// The open pages, the root first, if they changed.
  public internal(set) var openPages: [FormPage]?
  /// The facts about the whole form, if they changed.
  public internal(set) var facts: FormFacts?

  /// Whether nothing changed.
  public var isEmpty: Bool {
    guard pages.isEmpty, openPages == nil else { return false }
    // Patterns, because `==` copies what it compares.
    if case .some = focus { return false }
    if case .some = facts { return false }
    return true
  }
}

/// Facts about the whole form. Every change updates the counters, so reading them never scans the form.
public struct FormFacts: Sendable, Hashable {
  /// How many fields differ from their starting values.
  public internal(set) var dirtyFields = 0
  /// How many shown and enabled fields have an error.
  public internal(set) var invalidFields = 0
  /// How many shown and enabled fields have a warning and no error.
  public internal(set) var warnedFields = 0
  /// How many rows show an error now, on all pages together.
  public internal(set) var shownErrors = 0
  /// How many fields have been visited and left.
  public internal(set) var touchedFields = 0
  /// How many fields have been changed, even if they were changed back.
  public internal(set) var changedFields = 0
  /// How many fields apply now: shown, enabled and not read-only.
  public internal(set) var applicableFields = 0
  /// How many of those are answered: the field holds a valid value that is neither `nil` nor only white space, whoever
  /// gave it.
  public internal(set) var answeredFields = 0
  /// How often a submit was refused, or the whole form validated, since the last successful submit.
  public internal(set) var failedSubmits = 0
  /// Whether the form is being submitted now.
  public internal(set) var isSubmitting = false
  /// Whether the form was submitted, and not changed since.
  public internal(set) var isSubmitted = false
  /// How people work with the form.
  public internal(set) var mode = FormMode.submit
  /// Whether people can edit the form. When this changes, every row may look different: it is locked, or no longer, and
  /// batches don't name each of them.
  public internal(set) var isEditing = true
  /// How often the language has been changed. When this changes, every row, page, and button may look different, and
  /// batches don't name each of them.
  public internal(set) var languageChanges = 0
  /// Whether the changes were saved, and nothing has been changed since.
  public internal(set) var isSaved = false
  /// What has become of the draft that is kept.
  public internal(set) var draft: FormDraftState {
    get { storedDraft?.state ?? .none }
    set { storedDraft = newValue == .none ? nil : DraftStateBox(newValue) }
  }
  private var storedDraft: DraftStateBox?
  /// Whether the form was left without submitting.
  public internal(set) var isCancelled = false
  /// Whether there is a step to undo.
  public internal(set) var canUndo = false
  /// Whether there is a step to redo.
  public internal(set) var canRedo = false

  /// Whether any field differs from its starting value.
  public var isDirty: Bool { dirtyFields > 0 }
  /// Whether the form could be submitted.
  public var isValid: Bool { invalidFields == 0 }
}

/// A boxed draft state keeps ``FormFacts`` small: it is copied with each batch, and most forms keep no draft.
private final class DraftStateBox: Sendable, Hashable {
  let state: FormDraftState
  init(_ state: FormDraftState) { self.state = state }

  static func == (left: DraftStateBox, right: DraftStateBox) -> Bool { left.state == right.state }
  func hash(into hasher: inout Hasher) { hasher.combine(state) }
}
