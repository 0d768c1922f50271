import FieldstoneCore

extension PagePlace {
  /// Adjusts the position after rows were inserted, removed or moved.
  mutating func apply(_ splice: FormChanges.Splice) {
    if let destination = splice.destination {
      apply(from: splice.offset, moved: splice.removed, to: destination)
    } else {
      apply(at: splice.offset, removed: splice.removed, inserted: splice.inserted.count)
    }
  }
}
