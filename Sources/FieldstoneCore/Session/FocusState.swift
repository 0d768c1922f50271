/// Which row has the keyboard focus, and which one has just lost it.
struct FocusState {
  /// The slot that has the focus; -1 if none has it.
  private(set) var slot = -1
  /// Whether the focused row could be edited or pressed when it got the focus: the first error gets it in any case.
  private var isUsable = false
  private var isDoubtful = false
  /// Where the focus goes from an element that was taken out of the form during this input. Nil if the focus has moved
  /// since.
  private(set) var vacancy: Vacancy?
  private var lost = -1
  private var hasMoved = false

  /// The place of an element that had the focus and is gone.
  struct Vacancy {
    /// The row that adds to its collection, which comes after the collection's own row.
    let addRow: Int
    /// The nodes of the neighbors that are still there; negative if there are none.
    var next: Int32
    var previous: Int32
    /// Whether the element's own row had the focus, not a row inside it.
    let wasOnRow: Bool
  }

  mutating func move(to slot: Int, isUsable: Bool) {
    (self.slot, self.isUsable, hasMoved, vacancy) = (slot, isUsable, true, nil)
  }

  /// Notes that the focus was taken from an element that is gone. A neighbor gets it once all conditions have run,
  /// because they decide which rows can have it.
  mutating func vacate(_ vacancy: Vacancy) { self.vacancy = vacancy }

  /// Notes that an element was taken out of the form, perhaps a neighbor of the one that had the focus.
  mutating func noteRemoval(of node: Int32, addRow: Int, next: Int32, previous: Int32) {
    guard vacancy?.addRow == addRow else { return }
    if vacancy?.next == node { vacancy?.next = next }
    if vacancy?.previous == node { vacancy?.previous = previous }
  }

  /// Returns the vacancy and forgets it: it is filled once.
  mutating func takeVacancy() -> Vacancy? {
    defer { vacancy = nil }
    return vacancy
  }

  /// Notes that a row was hidden or disabled, perhaps only until the next condition runs.
  mutating func doubt(_ slot: Int) { if self.slot == slot { isDoubtful = true } }

  /// Whether the focused row has been hidden or disabled since the last call.
  mutating func takeDoubt() -> Bool {
    defer { isDoubtful = false }
    return isDoubtful && slot >= 0
  }

  /// Notes whether the focused row can be edited or pressed now.
  ///
  /// - Returns: Whether it can't be any more.
  mutating func becomes(usable: Bool) -> Bool {
    defer { isUsable = usable }
    return isUsable && !usable
  }

  /// Notes that the focus is lost at a row: the nearest one that can have it gets it once everything has settled.
  mutating func noteLoss(at slot: Int) { lost = slot }

  /// The slot that has the focus or has just lost it, or the row that adds to the collection whose element had it;
  /// -1 if there is none.
  var place: Int { slot >= 0 ? slot : vacancy?.addRow ?? lost }

  /// The slot that lost the focus during this input because it can no longer have it, if no other row has it.
  mutating func takeLoss() -> Int? {
    defer { lost = -1 }
    return lost >= 0 && slot < 0 ? lost : nil
  }

  /// Whether the focus has moved since the last call.
  mutating func takeMove() -> Bool {
    defer { hasMoved = false }
    return hasMoved
  }
}
