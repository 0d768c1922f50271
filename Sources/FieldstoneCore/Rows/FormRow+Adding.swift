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
  /// Why a row can add nothing because its collection is full, which surfaces say in its place; nil if it isn't.
  package func fullness(of add: FormRow) -> FormString? {
    guard !add.isEnabled, let collection = add.collectionToAddTo.flatMap({ row($0) }), collection.isEnabled,
      !collection.isReadOnly
    else { return nil }
    return fullness(of: collection.id)
  }

  /// Says that a collection has as many elements as it may have, and how many that are.
  package func fullness(of collection: FormRowID) -> FormString {
    mostElements(of: collection).map { .issue(.isMaximum, .grouped($0, in: environment)) } ?? .issue(.isFull)
  }

  /// The message of a refusal for the person filling in the form. A refusal by itself doesn't know any numbers.
  package func message(of refusal: FormReply.Refusal) -> FormString {
    if case .full(let collection) = refusal { return fullness(of: collection) }
    return refusal.message
  }
}
