/// Keeps an observer: it is removed when this is cancelled, or when nothing holds it any more.
public final class FormObservation {
  private var remove: (() -> Void)?

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  deinit { remove?() }

  /// Removes the observer. It is not called again, not even by what is under way.
  public func cancel() {
    remove?()
    remove = nil
  }
}

/// Who follows a session, and whom there is something to tell.
struct Observers {
  private var nextID = 0
  private var form: [(id: Int, call: (FormChanges) -> Void)] = []
  private var fields: [Int: [(id: Int, call: () -> Void)]] = [:]
  private var queued: [Int32] = []
  /// The fields whose observers have not been told yet.
  var queuedSlots: [Int] { queued.map(Int.init) }

  mutating func queue(_ slot: Int, _ flags: inout SlotFlags) {
    guard flags.contains(.isObserved), !flags.contains(.isQueuedForNotice) else { return }
    flags.insert(.isQueuedForNotice)
    queued.append(Int32(slot))
  }

  mutating func add(_ call: @escaping (FormChanges) -> Void) -> Int {
    nextID += 1
    form.append((nextID, call))
    return nextID
  }

  mutating func add(at slot: Int, _ call: @escaping () -> Void) -> Int {
    nextID += 1
    fields[slot, default: []].append((nextID, call))
    return nextID
  }

  mutating func remove(_ id: Int) {
    form.removeAll { $0.id == id }
    for slot in fields.keys where fields[slot]?.contains(where: { $0.id == id }) == true {
      fields[slot]?.removeAll { $0.id == id }
    }
  }

  private func isKept(_ id: Int) -> Bool { form.contains { $0.id == id } }

  private func isKept(_ id: Int, at slot: Int) -> Bool { fields[slot]?.contains { $0.id == id } ?? false }
}

extension Observers {
  /// Tells everybody. An observer may send inputs; they are told of in their turn.
  ///
  /// - Returns: whether there was anything to tell.
  func notify(_ engine: FormEngine) -> Bool {
    let hasNotices = !queued.isEmpty
    if hasNotices {
      engine.observers.queued.removeAll(keepingCapacity: true)
      for slot in queued {
        let slot = Int(slot)
        engine.slots[slot].flags.remove(.isQueuedForNotice)
        for observer in fields[slot] ?? [] where engine.observers.isKept(observer.id, at: slot) { observer.call() }
      }
    }
    guard !engine.observers.form.isEmpty else { return hasNotices }
    let changes = engine.takeChanges()
    guard !changes.isEmpty else { return hasNotices }
    for observer in form where engine.observers.isKept(observer.id) { observer.call(changes) }
    return true
  }
}

extension FormEngine {
  /// Calls back with every batch of changes, until the observation is cancelled or released.
  ///
  /// While there is such an observer, ``takeChanges()`` finds nothing: the changes have gone to the observers.
  public func observe(_ call: @escaping (FormChanges) -> Void) -> FormObservation {
    // What changed before is not the observer's business.
    if depth == 0 { _ = takeChanges() }
    return observation(observers.add(call))
  }

  func observation(_ id: Int) -> FormObservation {
    FormObservation { [weak self] in self?.observers.remove(id) }
  }

  /// Handles a button whose action has this name; the handler gets the row that was pressed. The last handler counts.
  public func on(_ action: FormAction, _ handler: @escaping (FormRowID) -> Void) { handlers[action.name] = handler }
}
