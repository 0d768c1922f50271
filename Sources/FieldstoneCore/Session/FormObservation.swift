import Synchronization

/// Keeps an observer alive: it is removed when this is cancelled or released.
///
/// It may be cancelled and released on any thread, because that only sets a flag. The session, in its own isolation,
/// stops calling the observer and releases it the next time it has something to report or gets another observer.
public final class FormObservation: Sendable {
  let isOver: ObservationEnd

  init(_ isOver: ObservationEnd = ObservationEnd()) { self.isOver = isOver }

  deinit { isOver.set() }

  /// Removes the observer. It is not called again, not even for changes that are being reported.
  public func cancel() { isOver.set() }
}

/// Whether an observation is over. The observation sets it on any thread; the session reads it.
final class ObservationEnd: Sendable {
  private let value = Atomic(false)

  func set() { value.store(true, ordering: .releasing) }
  var isSet: Bool { value.load(ordering: .acquiring) }
}

/// The observers of a session, and those that are waiting to be notified.
struct Observers {
  private var form: [(isOver: ObservationEnd, call: (FormChanges) -> Void)] = []
  private var fields: [Int: [(isOver: ObservationEnd, call: () -> Void)]] = [:]
  private var queued: [Int32] = []
  /// The fields whose observers have not been notified yet.
  var queuedSlots: [Int] { queued.map(Int.init) }

  mutating func queue(_ slot: Int, _ flags: inout SlotFlags) {
    guard flags.contains(.isObserved), !flags.contains(.isQueuedForNotice) else { return }
    flags.insert(.isQueuedForNotice)
    queued.append(Int32(slot))
  }

  mutating func add(_ call: @escaping (FormChanges) -> Void) -> ObservationEnd {
    let isOver = ObservationEnd()
    form.append((isOver, call))
    return isOver
  }

  mutating func add(at slot: Int, _ call: @escaping () -> Void) -> ObservationEnd {
    let isOver = ObservationEnd()
    fields[slot, default: []].append((isOver, call))
    return isOver
  }

  // Ended observers are returned, so that what their closures capture is released while nothing here is being modified.

  /// Removes and returns the form observers that have ended.
  mutating func takeEnded() -> [(FormChanges) -> Void] {
    guard form.contains(where: { $0.isOver.isSet }) else { return [] }
    let ended = form.filter { $0.isOver.isSet }.map(\.call)
    form.removeAll { $0.isOver.isSet }
    return ended
  }

  /// Removes and returns the observers of a field that have ended.
  mutating func takeEnded(at slot: Int) -> [() -> Void] {
    let ended = fields[slot]?.filter { $0.isOver.isSet }.map(\.call) ?? []
    if !ended.isEmpty { fields[slot]?.removeAll { $0.isOver.isSet } }
    if fields[slot]?.isEmpty == true { fields[slot] = nil }
    return ended
  }

  func hasAny(at slot: Int) -> Bool { fields[slot] != nil }
}

extension Observers {
  /// Notifies all observers. An observer may send inputs, which are reported in their turn.
  ///
  /// - Returns: Whether there was anything to report.
  func notify(_ engine: FormEngine) -> Bool {
    let hasNotices = !queued.isEmpty
    if hasNotices {
      engine.observers.queued.removeAll(keepingCapacity: true)
      for slot in queued {
        let slot = Int(slot)
        engine.slots[slot].flags.remove(.isQueuedForNotice)
        for observer in fields[slot] ?? [] where !observer.isOver.isSet { observer.call() }
        _ = engine.observers.takeEnded(at: slot)
        if !engine.observers.hasAny(at: slot) { engine.slots[slot].flags.remove(.isObserved) }
      }
    }
    guard !form.isEmpty else { return hasNotices }
    _ = engine.observers.takeEnded()
    guard !engine.observers.form.isEmpty else { return hasNotices }
    let changes = engine.takeChanges()
    guard !changes.isEmpty else { return hasNotices }
    for observer in form where !observer.isOver.isSet { observer.call(changes) }
    return true
  }
}

extension FormEngine {
  /// Calls a closure with every batch of changes until the observation is cancelled or released.
  ///
  /// While there is such an observer, ``takeChanges()`` returns nothing: the changes have gone to the observers.
  public func observe(untilReleased call: @escaping (FormChanges) -> Void) -> FormObservation {
    _ = observers.takeEnded()
    // Earlier changes are not reported to a new observer. While others are being told, they belong to those.
    if depth == 0, !isNotifying { _ = takeChanges() }
    return FormObservation(observers.add(call))
  }

  /// Calls a closure whenever the value in a slot has changed.
  func observe(slot: Int, _ call: @escaping () -> Void) -> FormObservation {
    _ = observers.takeEnded(at: slot)
    slots[slot].flags.insert(.isObserved)
    return FormObservation(observers.add(at: slot, call))
  }

  /// Sets the handler for buttons whose action has this name. The handler gets the row that was pressed and replaces
  /// any earlier handler.
  public func on(_ action: FormAction, _ handler: @escaping (FormRowID) -> Void) { handlers[action.name] = handler }
}
