import FieldstoneCore

// What the engine doesn't have yet: to be replaced when its collections are there.

extension FormReply.Refusal {
  /// The element is no longer there.
  static func stale(_ row: FormRowID) -> Self { .hidden(FormRowID("stale " + row.path)) }
  /// The collection has as many elements as it may.
  static func full(_ row: FormRowID) -> Self { .hidden(FormRowID("full " + row.path)) }
}

extension FormRow {
  /// What people can do with an element or a collection now.
  var actionNames: [String] { [] }
}

/// The codes of issues of collections.
enum CollectionCode {
  static let required = "required"
  static let tooFew = "tooFewEntries"
  static let tooMany = "tooManyEntries"
  static let notUnique = "notUnique"
}
