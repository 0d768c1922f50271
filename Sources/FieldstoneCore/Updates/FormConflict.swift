/// An answer that was changed both in the form and by somebody else since the form was opened.
///
/// ``FormSession/update(from:by:)`` finds them. Each one is an error of its row, so nothing is submitted or saved over what
/// somebody else has entered, until it is resolved: by people with the entries of the row's menu, or by the program with
/// ``FormEngine/resolve(_:_:)``.
public struct FormConflict: Sendable, Hashable, Identifiable {
  /// The row that it is about.
  public let row: FormRowID
  /// The title of the row.
  public let title: String
  /// What the form has, as it is shown; empty for no answer and for a secret.
  public let mine: String
  /// What somebody else has entered, as it is shown; empty for no answer, for a secret, and for what is gone.
  public let theirs: String
  /// Who has changed it, if that is known.
  public let author: String?

  public var id: FormRowID { row }

  public init(row: FormRowID, title: String, mine: String, theirs: String, author: String? = nil) {
    (self.row, self.title, self.mine, self.theirs, self.author) = (row, title, mine, theirs, author)
  }

  /// Which of two answers is kept.
  public enum Choice: Sendable, Hashable, CaseIterable {
    /// That of the form.
    case mine
    /// The one that somebody else has entered.
    case theirs
  }
}

/// The conflicts that are not resolved, by slot. What the others have entered is the start value of the row.
struct Conflicts {
  struct Entry: Equatable {
    let author: String?
  }

  private var entries: [Int: Entry] = [:]
  private(set) var slots = SlotSet()

  var isEmpty: Bool { slots.isEmpty }

  subscript(slot: Int) -> Entry? {
    get { slots.contains(slot) ? entries[slot] : nil }
    set {
      entries[slot] = newValue
      if newValue == nil { slots.remove(slot) } else { slots.insert(slot) }
    }
  }

  mutating func removeAll() { self = Conflicts() }
}

/// What the history keeps of a conflict that was resolved.
final class ConflictBox: ValueBox {
  let entry: Conflicts.Entry?

  init(_ entry: Conflicts.Entry?) { self.entry = entry }
}
