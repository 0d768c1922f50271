/// Edits of several objects.
extension FormEngine {
  /// The value of an input, with what it doesn't say taken from the old value of each object: a new day keeps the time of
  /// each.
  func mergedOverAll(_ new: Parsed, _ slot: Int, _ codec: AnyCodec) -> Parsed {
    guard several != nil, let values = storedValue(slot).severalValues, case .value(let value) = new else {
      return codec.merged(new, over: storedValue(slot), environment)
    }
    var merged: [StoredValue] = []
    merged.reserveCapacity(values.count)
    for old in values {
      switch codec.merged(value, over: old, environment) {
      case .value(let value): merged.append(value)
      case .failure(let issue): return .failure(issue)
      }
    }
    return .value(.several(merged))
  }
}
