import FieldstoneCore

extension FormInput {
  /// The answer that a surface sends when somebody picks one of the options that a row shows.
  static func toggling(_ row: ReferenceRow?, _ options: [(id: String, isChosen: Bool)], _ number: Int) -> FormInput {
    let id = FormRowID(row?.id ?? "")
    guard !options.isEmpty else { return .set(id, .choices([])) }
    let picked = options[number % options.count]
    guard row?.field?.leaf?.isSeveral == true else { return .set(id, .choices([picked.id])) }
    let chosen = options.filter(\.isChosen).map(\.id)
    return .set(id, .choices(picked.isChosen ? chosen.filter { $0 != picked.id } : chosen + [picked.id]))
  }
}
