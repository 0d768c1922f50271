/// What a value violates, as indices: pointers and messages are made when the check is over.
struct SchemaFinding: Sendable {
  /// The schema's index in the program.
  let schema: Int32
  /// The keyword's key in the schema's document, or -1 for the schema `false`.
  let key: Int32
  /// The value's index in its document.
  let node: Int
  /// The property that is missing.
  var name: String?
  /// Why each of several schemas doesn't accept the value.
  var causes: [SchemaFinding] = []
}

/// Why a check was ended before its verdict.
enum SchemaStop {
  case depth, work
}
