/// The saved form of the values of several objects.
extension AnyCodec {
  /// A value as a draft stores it.
  func savedForAll(_ value: StoredValue) -> FormSnapshot.Value {
    value.severalValues.map { .several($0.map(saved)) } ?? saved(value)
  }

  /// The value of a draft; nil if it doesn't fit the type, or is about another number of objects.
  func value(savedForAll saved: FormSnapshot.Value, _ objects: Int) -> StoredValue? {
    guard case .several(let parts) = saved else { return value(saved: saved) }
    let values = parts.compactMap(value(saved:))
    return values.count == parts.count && parts.count == objects ? .several(values) : nil
  }
}
