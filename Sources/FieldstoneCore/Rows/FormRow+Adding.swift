/// The row that adds an element to a collection.
extension FormRow {
  private static let addSuffix = "[+]"

  /// The collection to which the row adds an element; nil for any other row.
  package var collectionToAddTo: FormRowID? {
    kind == .add ? FormRowID(String(id.path.dropLast(Self.addSuffix.count))) : nil
  }

  /// The row that adds an element to a collection.
  package var rowThatAdds: FormRowID { FormRowID(id.path + Self.addSuffix) }
}

extension FormEngine {
  /// Whether a row can add nothing because its collection is full, which surfaces say in its place.
  package func isFull(_ add: FormRow) -> Bool {
    guard !add.isEnabled, let collection = add.collectionToAddTo.flatMap({ row($0) }) else { return false }
    return collection.isEnabled && !collection.isReadOnly
  }
}
