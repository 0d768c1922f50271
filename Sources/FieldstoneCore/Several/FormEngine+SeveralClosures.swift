/// Closures over several objects: one that reads what differs runs once for each object.
extension FormEngine {
  /// Runs a closure and returns what it says about all objects.
  ///
  /// - Complexity: One run if it reads nothing that differs, else one for each object.
  func evaluate(_ tracker: Tracker, _ scope: ReadScope) -> TrackerResult {
    let first = tracker.evaluate(scope)
    guard let several, tracking.recorded.contains(where: mayDiffer) else {
      if tracker.kind == .options { several?.partlyOffered[tracker.slot] = nil }
      return first
    }
    defer { several.current = 0 }
    var results = [first]
    results.reserveCapacity(several.count)
    for object in 1..<several.count {
      several.current = object
      operations.closures += 1
      results.append(tracker.evaluate(scope))
    }
    return combined(results, tracker)
  }

  /// Whether what was read may be something else in another object.
  private func mayDiffer(_ fact: Dependency) -> Bool {
    switch fact.aspect {
    case .block: true
    case .value:
      // A subform as a whole is read from the model, and so is what the model computes.
      !slots[fact.slot].flags.contains(.isField) || element(at: fact.slot).flags.contains(.viewer)
        || storedValue(fact.slot).severalValues != nil
    default: false
    }
  }

  private func combined(_ results: [TrackerResult], _ tracker: Tracker) -> TrackerResult {
    switch results[0] {
    case .flag:
      let flags = results.map { if case .flag(true) = $0 { true } else { false } }
      // What may be changed must be changeable in each object; what has to be asked is asked for any.
      return .flag(tracker.kind == .enabled ? flags.allSatisfy(\.self) : flags.contains(true))
    case .issue:
      return .issue(
        grouped(results.map { if case .issue(let issue?) = $0 { [issue] } else { [] } })
          .max { $0.severity < $1.severity })
    case .value, .noValue:
      return .value(
        .several(results.map { if case .value(let value) = $0 { value } else { .none } }))
    case .disabledOptions:
      var all: [StoredValue] = []
      for case .disabledOptions(let options) in results { all += options.filter { !all.contains($0) } }
      return .disabledOptions(all)
    case .bounds(let first):
      guard let field = field(at: tracker.slot) else { return .bounds(first) }
      return .bounds(
        results.dropFirst().reduce(first) { narrowed, result in
          guard case .bounds(let other?) = result else { return narrowed }
          return narrowed?.narrowed(by: other, field.codec, environment) ?? other
        })
    case .options(let codec):
      if tracker.kind == .options { noteOffered(codec, results, tracker.slot) }
      return results[0]
    case .text(let text):
      let isShared = results.allSatisfy { if case .text(text) = $0 { true } else { false } }
      return tracker.kind == .shown && !isShared ? .text(.common(.mixed)) : results[0]
    case .fraction:
      return .fraction(
        results.reduce(0) { if case .fraction(let part) = $1 { $0 + part } else { $0 } } / Double(results.count))
    case .suggestions: return results[0]
    }
  }

  /// Notes which of the first object's options aren't offered for all objects: they can't be chosen.
  private func noteOffered(_ codec: AnyCodec, _ results: [TrackerResult], _ slot: Int) {
    var partly: Set<String> = []
    for case .options(let other) in results.dropFirst() where !codec.offersSame(as: other) {
      partly.formUnion(Set(codec.options?.ids ?? []).subtracting(other.options?.ids ?? []))
    }
    guard several?.partlyOffered[slot] ?? [] != partly else { return }
    several?.partlyOffered[slot] = partly.isEmpty ? nil : partly
    mark(slot, .options)
    revalidate(slot)
  }
}
