/// Counts presses that form a double or triple click.
struct ClickCounter {
  private var last: (pointer: Pointer, time: ContinuousClock.Instant)?
  /// The maximum time between two presses of a double click.
  static let time = Duration.milliseconds(400)

  /// The event, with the number of presses in quick succession in the same cell.
  mutating func count(_ pointer: Pointer, at now: ContinuousClock.Instant) -> Pointer {
    guard pointer.action == .press else { return pointer }
    var pointer = pointer
    if let last, last.pointer.x == pointer.x, last.pointer.y == pointer.y, now - last.time <= Self.time {
      pointer.clicks = last.pointer.clicks % 3 + 1
    }
    last = (pointer, now)
    return pointer
  }
}
