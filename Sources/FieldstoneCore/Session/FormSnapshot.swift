import Foundation

/// The state of a form that is being filled in, to be saved and restored: answers and half-typed texts, what each
/// answer started from, which fields were visited, and the open page. Secrets are left out; ``FormSecrets`` holds them.
///
/// It holds the differences from the model that the session began with, and has to be restored over that model,
/// whatever was submitted in between. Its format is described in Documentation/Drafts.md.
public struct FormSnapshot: Sendable, Equatable {
  /// The version of the format. Snapshots of other versions are refused.
  public static let currentVersion = 2

  /// The form that the snapshot belongs to.
  public struct Form: Sendable, Hashable, Codable {
    /// The definition's identity: see ``FormBuilder/identity(_:version:)``.
    public let id: String
    /// The definition's own version, for programs that migrate old drafts.
    public let version: Int
  }

  /// A value, stored exactly.
  public enum Value: Sendable, Hashable {
    case none
    /// A text, or the id of an option.
    case text(String)
    case flag(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    /// A floating-point number or a date, in digits that restore it exactly.
    case number(String)
    /// A value of another type, as it would be typed in English.
    case written(String)
    /// The parts of a collection of chosen values.
    indirect case list([Value])
    /// The values of several objects, which differ.
    indirect case several([Value])
  }

  /// The saved state of one row.
  public struct Field: Sendable, Equatable, Codable {
    /// The value, if it or its start value differs from the value that the session began with.
    public internal(set) var value: Value?
    /// Its start value: what `reset` restores.
    public internal(set) var start: Value?
    /// The text in the field, if it is not the formatted value.
    public internal(set) var draft: String?
    /// Whether that text was read: the value is what it means, in the language and the time zone of that session.
    public internal(set) var isRead: Bool?
    /// Whether the subform is a blank one that was created after the session began.
    public internal(set) var isNew: Bool?
    /// Whether the user has visited the field and left it.
    public internal(set) var isTouched: Bool?
    /// Whether the user has typed or chosen an answer.
    public internal(set) var isAnswered: Bool?
    /// Whether its issues may show.
    public internal(set) var mayShowIssues: Bool?

    /// Whether it holds an answer, and not only visits.
    var isHeld: Bool { value != nil || draft != nil }

    /// The entry without its answer: only the visits.
    var visits: Field { Field(isTouched: isTouched, isAnswered: isAnswered, mayShowIssues: mayShowIssues) }
  }

  public internal(set) var version = FormSnapshot.currentVersion
  public internal(set) var form: Form
  /// The rows' entries, by path.
  public internal(set) var fields: [String: Field] = [:]
  /// Entries of an earlier snapshot that did not fit the form, by path. They are carried along until the field gets
  /// another answer.
  public internal(set) var unfit: [String: Field] = [:]
  /// The ids of the elements of collections, in order, by path.
  public internal(set) var elements: [String: [String]] = [:]
  /// The same for those that `reset` restores, where a submit has changed which these are.
  public internal(set) var startElements: [String: [String]] = [:]
  /// The open page.
  public internal(set) var page = FormPageID.root
  /// The number of refused submits.
  public internal(set) var failedSubmits = 0
  /// When it was stored, if it is a draft that is kept.
  public internal(set) var savedAt: Date?
  /// Whether a form with the mode ``FormMode/edit`` is being edited.
  public internal(set) var isEditing = false
  /// How the last save has ended; nil if there was none, and if something has been changed since it succeeded.
  public internal(set) var lastSave: SaveResult?
  /// What the program has found wrong with the answers, in the order in which it did.
  public internal(set) var reported: [Reported] = []

  /// Who has changed the answers that were changed here, too, by the paths of their rows; an empty text if nobody knows.
  public internal(set) var conflicts: [String: String] = [:]

  /// What others have changed in read-only fields, by path: the value, and what it was as its start value.
  public internal(set) var news: [String: Field] = [:]

  /// The paths of the steps that were finished.
  public internal(set) var finishedSteps: [String] = []

  /// How a save has ended.
  public enum SaveResult: String, Sendable, Codable {
    case succeeded, failed
  }

  /// An issue that the program has reported, in the language of the session.
  public struct Reported: Sendable, Equatable, Codable {
    public internal(set) var row: FormRowID
    public let severity: FormIssue.Severity
    public let text: String
  }

  /// The state that `reset` would restore: what has been submitted or saved.
  var atBaseline: FormSnapshot {
    var snapshot = FormSnapshot(form: form)
    snapshot.elements = startElements
    snapshot.news = news
    snapshot.fields = fields.compactMapValues { field in field.start.map { Field(value: $0, start: $0) } }
    return snapshot
  }

  /// Combines the answers of this snapshot with the visits, showing issues, open page, and refused submits of another
  /// one. Like undo, this goes back to earlier answers and leaves everything else as it is. An element that the other
  /// one doesn't have comes back with its own visits. What was saved in between stays saved.
  ///
  /// - Complexity: O(fields in both).
  public func withVisits(of other: FormSnapshot) -> FormSnapshot {
    var mixed = other
    mixed.unfit = unfit
    mixed.elements = elements
    mixed.startElements.merge(startElements) { other, _ in other }
    mixed.news.merge(news(missingIn: other)) { other, _ in other }
    // It is true of the other answers only.
    mixed.reported = other.reported.filter { fields[$0.row.path] == other.fields[$0.row.path] }
    mixed.fields = other.fields.mapValues(\.visits)
    for (path, field) in fields where field.isHeld {
      var entry = mixed.fields[path] ?? Field()
      let start = other.fields[path]?.start ?? field.start
      (entry.value, entry.start, entry.draft, entry.isRead) = (field.value, start, field.draft, field.isRead)
      mixed.fields[path] = entry
    }
    // The earlier answer is the one that the session began with. It may differ from what has been saved since.
    let blank = other.fields.filter { $0.value.isNew == true }.map { $0.key + "." }
    for (path, field) in other.fields where field.start != nil && fields[path]?.isHeld != true {
      if !blank.contains(where: path.hasPrefix) { mixed.fields[path]?.start = field.start }
    }
    for (path, field) in fields where other.fields[path] == nil && path.utf8.contains(UInt8(ascii: "[")) {
      var entry = mixed.fields[path] ?? Field()
      (entry.isTouched, entry.isAnswered, entry.mayShowIssues) = (
        field.isTouched, field.isAnswered, field.mayShowIssues
      )
      mixed.fields[path] = entry
    }
    let returning = finishedSteps.filter { $0.utf8.contains(UInt8(ascii: "[")) }
    mixed.finishedSteps = Set(other.finishedSteps).union(returning).sorted()
    mixed.fields = mixed.fields.filter { $0.value != Field() }
    return mixed
  }

  /// What others have changed in rows that another snapshot may lack. Of all others, that one has what is true.
  private func news(missingIn other: FormSnapshot) -> [String: Field] {
    guard !news.isEmpty else { return [:] }
    let absent = other.fields.filter { $0.value.value == .flag(false) }.map { $0.key + "." }
    return news.filter { path, field in
      field.start == nil || path.utf8.contains(UInt8(ascii: "[")) || absent.contains(where: path.hasPrefix)
    }
  }
}

/// Why a snapshot can't be restored.
public enum FormSnapshotError: Error, Hashable, CustomStringConvertible {
  /// The version of its format is not supported.
  case version(Int)
  /// It belongs to another form.
  case otherForm(String, expected: String)

  public var description: String {
    switch self {
    case .version(let version):
      "The draft has version \(version) of the format; this library reads version \(FormSnapshot.currentVersion)."
    case .otherForm(let id, let expected): "The draft belongs to the form '\(id)'; this form is '\(expected)'."
    }
  }
}
