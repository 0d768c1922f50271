/// Which row has the keyboard focus, and which one has just lost it.
struct FocusState {
  /// The slot that has the focus; -1 if none has it.
  private(set) var slot = -1
  /// Whether the focused row could be edited or pressed when it got the focus: the first error gets it in any case.
  private var isUsable = false
  private var isDoubtful = false
  /// The row of the element that got the focus during this input from one that is gone, so that nobody has seen it there
  /// yet. Nil if the focus has come otherwise.
  private(set) var successor: Successor?

  struct Successor {
    /// The row of the element, or the one that adds one.
    let row: Int
    /// Whether the focus stays on that row, as it was on the other element's own row.
    let isOnRow: Bool
  }
  private var lost = -1
  private var hasMoved = false

  mutating func move(to slot: Int, isUsable: Bool) {
    (self.slot, self.isUsable, hasMoved, successor) = (slot, isUsable, true, nil)
  }

  /// Notes that the focus has come from an element that is gone.
  mutating func notePassing(to successor: Successor) { self.successor = successor }

  /// The input has ended: people see where the focus is.
  mutating func settle() { successor = nil }

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

  /// Notes that the focused row can no longer have the focus: a neighbor gets it once everything has settled.
  mutating func noteLoss() { lost = slot }

  /// The same where no row of what has gone can get the focus: the neighbors of this row are asked instead.
  mutating func noteLoss(near slot: Int) { lost = slot }

  /// The slot that has the focus or has just lost it; -1 if there is none.
  var place: Int { slot >= 0 ? slot : lost }

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
