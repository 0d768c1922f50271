/// The state of a form that is being filled in, to be kept and taken up again: what was answered and half typed, what each
/// answer started from, where somebody has been, which page is open. Secrets are left out; ``FormSecrets`` holds them.
///
/// It holds what differs from the model that the session began with, and is taken up over that model, whatever was submitted
/// in between. Its format is described in Documentation/Drafts.md.
public struct FormSnapshot: Sendable, Equatable {
  /// The version of the format. Others are refused.
  public static let currentVersion = 2

  /// Which form it is a snapshot of.
  public struct Form: Sendable, Hashable, Codable {
    /// What the definition is called: see ``FormBuilder/identity(_:version:)``.
    public let id: String
    /// The definition's own version, for programs that bring old drafts up to date.
    public let version: Int
  }

  /// A value, exactly.
  public enum Value: Sendable, Hashable {
    case none
    /// A text, or the id of an option.
    case text(String)
    case flag(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    /// A floating-point number or a date, in digits that give it back.
    case number(String)
    /// A value of another type, as it would be typed in English.
    case written(String)
  }

  /// One row.
  public struct Field: Sendable, Equatable, Codable {
    /// The value, if it or what it started from differs from where the session began.
    public internal(set) var value: Value?
    /// What it started from: what `reset` puts back.
    public internal(set) var start: Value?
    /// The text in the field, if it is not the written form of the value.
    public internal(set) var draft: String?
    /// Whether the subform is another one than the session began with: a blank one, made since.
    public internal(set) var isNew: Bool?
    /// Whether somebody has been in the field and left it.
    public internal(set) var isTouched: Bool?
    /// Whether somebody has typed or chosen an answer.
    public internal(set) var isAnswered: Bool?
    /// Whether its issues may show.
    public internal(set) var mayShowIssues: Bool?

    /// Whether it holds an answer, not only where somebody has been.
    var isHeld: Bool { value != nil || draft != nil }

    /// The same without the answer.
    var visits: Field { Field(isTouched: isTouched, isAnswered: isAnswered, mayShowIssues: mayShowIssues) }
  }

  public internal(set) var version = FormSnapshot.currentVersion
  public internal(set) var form: Form
  /// By path.
  public internal(set) var fields: [String: Field] = [:]
  /// What a snapshot brought that did not fit the form, carried along: by path, until the field has another answer.
  public internal(set) var unfit: [String: Field] = [:]
  /// The ids of the elements of collections, in order, by path. Kept for forms that have collections.
  public internal(set) var elements: [String: [String]] = [:]
  /// The open page.
  public internal(set) var page = FormPageID.root
  /// How often a submit was refused.
  public internal(set) var failedSubmits = 0

  /// These answers with the places of another snapshot: where somebody has been, whose issues may show, the open page,
  /// refused submits. Going back to earlier answers leaves those as they are, as undo does.
  ///
  /// - Complexity: O(fields in both).
  public func withPlaces(of other: FormSnapshot) -> FormSnapshot {
    var mixed = other
    mixed.unfit = unfit
    mixed.fields = other.fields.mapValues(\.visits)
    for (path, field) in fields where field.isHeld {
      var entry = mixed.fields[path] ?? Field()
      (entry.value, entry.start, entry.draft) = (field.value, field.start, field.draft)
      mixed.fields[path] = entry
    }
    mixed.fields = mixed.fields.filter { $0.value != Field() }
    return mixed
  }
}

/// Why a snapshot is not taken up.
public enum FormSnapshotError: Error, Hashable, CustomStringConvertible {
  /// It has a version of the format that this library does not read.
  case version(Int)
  /// It is a snapshot of another form.
  case otherForm(String, expected: String)

  public var description: String {
    switch self {
    case .version(let version):
      "The draft has version \(version) of the format; this library reads version \(FormSnapshot.currentVersion)."
    case .otherForm(let id, let expected): "The draft belongs to the form '\(id)'; this form is '\(expected)'."
    }
  }
}
