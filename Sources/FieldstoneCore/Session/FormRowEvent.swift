/// Something that happens to a row while people look at the form, for programs that show something beside it. See
/// ``FormEngine/observeRows(untilReleased:)``.
public enum FormRowEvent: String, Sendable, Hashable {
  /// It has come into view: its page was opened, it has been shown, or somebody has scrolled to it.
  case appeared
  /// It is no longer in view.
  case disappeared
  /// It has the keyboard focus.
  case focused
  /// It has lost the keyboard focus.
  case left
}

/// Who is told what happens to rows, and what they have been told.
struct RowWatch {
  private var calls: [(isOver: ObservationEnd, call: (FormRowID, FormRowEvent) -> Void)] = []
  fileprivate var inView: [FormRowID] = []
  fileprivate var focused: FormRowID?

  var isEmpty: Bool { calls.isEmpty }

  fileprivate mutating func add(_ call: @escaping (FormRowID, FormRowEvent) -> Void) -> ObservationEnd {
    let isOver = ObservationEnd()
    calls.append((isOver, call))
    return isOver
  }

  /// Removes and returns those that have ended.
  fileprivate mutating func takeEnded() -> [(FormRowID, FormRowEvent) -> Void] {
    let ended = calls.filter { $0.isOver.isSet }.map(\.call)
    if !ended.isEmpty { calls.removeAll { $0.isOver.isSet } }
    return ended
  }

  fileprivate func tell(_ events: [(FormRowID, FormRowEvent)]) {
    for (row, event) in events { for watch in calls where !watch.isOver.isSet { watch.call(row, event) } }
  }
}

extension FormEngine {
  /// Calls a closure whenever a row comes into view, goes out of it, gets the keyboard focus or loses it, until the
  /// observation is cancelled or released. Scrolling is rows that come and go.
  ///
  /// The full screen and windows say which rows are in view; the dialogue has only a focus. A page is looked at in a
  /// browser, and its session lives as long as a request: there, a script of the program's own can observe the rows.
  public func observeRows(untilReleased call: @escaping (FormRowID, FormRowEvent) -> Void) -> FormObservation {
    _ = rowWatch.takeEnded()
    rowWatch.focused = focusedRow
    return FormObservation(rowWatch.add(call))
  }

  /// The rows that are in view, in their order; empty as long as no surface has said which.
  public var rowsInView: [FormRowID] { rowWatch.inView }

  /// Whether somebody wants to know what happens to rows, so that a surface has to find out which are in view.
  public var areRowsObserved: Bool { !rowWatch.isEmpty }

  /// Called by a surface: these rows are in view now.
  ///
  /// - Complexity: O(rows in view).
  public func noteRows(inView rows: [FormRowID]) {
    let before = rowWatch.inView
    guard rows != before else { return }
    rowWatch.inView = rows
    _ = rowWatch.takeEnded()
    guard !rowWatch.isEmpty else { return }
    let (old, new) = (Set(before), Set(rows))
    let events =
      before.filter { !new.contains($0) }.map { ($0, FormRowEvent.disappeared) }
      + rows.filter { !old.contains($0) }.map { ($0, FormRowEvent.appeared) }
    tell(events)
  }

  /// A copy is told, because an observer may add others or send inputs.
  private func tell(_ events: [(FormRowID, FormRowEvent)]) {
    let watch = rowWatch
    watch.tell(events)
  }

  /// Called after each input: tells who has lost the focus, and who has it now.
  func followFocusOfRows() {
    guard !rowWatch.isEmpty, rowWatch.focused != focusedRow else { return }
    let events =
      [rowWatch.focused.map { ($0, FormRowEvent.left) }, focusedRow.map { ($0, FormRowEvent.focused) }].compactMap(
        \.self)
    rowWatch.focused = focusedRow
    _ = rowWatch.takeEnded()
    tell(events)
  }
}
