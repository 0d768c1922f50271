import FieldstoneCore

extension FormRow {
  /// What people can do with an element or a collection now.
  var actionNames: [String] {
    let names: [(Actions, String)] = [
      (.insert, "insert"), (.remove, "remove"), (.moveUp, "moveUp"), (.moveDown, "moveDown"), (.duplicate, "duplicate"),
    ]
    return names.filter { actions.contains($0.0) }.map(\.1)
  }
}
