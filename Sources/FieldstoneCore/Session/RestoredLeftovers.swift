/// What a restored snapshot has and the form has no place for. It is carried along, so that later snapshots have it
/// too.
struct RestoredLeftovers {
  /// Entries that do not fit the form, by path.
  var fields: [String: FormSnapshot.Field] = [:]
  /// The same for secrets.
  var secrets: [String: FormSnapshot.Field] = [:]
  /// The element ids of collections, by path. Those of collections that the form does not have.
  var elementIDs: [String: [String]] = [:]

  /// The paths of all entries.
  var paths: Set<String> { Set(fields.keys).union(secrets.keys) }

  /// Forgets the entry of a field that has got another answer.
  mutating func forget(_ path: @autoclosure () -> String) {
    guard !fields.isEmpty || !secrets.isEmpty else { return }
    let path = path()
    fields[path] = nil
    secrets[path] = nil
  }
}
