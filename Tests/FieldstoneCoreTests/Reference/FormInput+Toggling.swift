import FieldstoneCore

extension FormInput {
  /// The answer that a surface sends when somebody picks one of the options that a row shows.
  static func toggling(
    _ path: String, _ field: FieldPlan?, _ options: [(id: String, isChosen: Bool)], _ number: Int
  ) -> FormInput {
    // The structure that is known to the test of the engine has no elements.
    let leaf = field?.leaf ?? Leaf.byName[path.lastName]
    let id = FormRowID(path)
    guard !options.isEmpty else { return .set(id, .choices([])) }
    let picked = options[number % options.count]
    guard leaf?.isSeveral == true else { return .set(id, .choices([picked.id])) }
    let chosen = options.filter(\.isChosen).map(\.id)
    return .set(id, .choices(picked.isChosen ? chosen.filter { $0 != picked.id } : chosen + [picked.id]))
  }
}
