import FieldstoneCore

/// Choosing any number of options.
extension FormScreen {
  /// Chooses an option, or gives it up.
  func toggle(_ id: String, in row: FormRow) -> Outcome {
    var ids = row.chosenIDs
    if let index = ids.firstIndex(of: id) { ids.remove(at: index) } else { ids.append(id) }
    return send(.set(row.id, .choices(ids)))
  }

  /// Chooses all options that the list shows, or none of them. What the typed text doesn't match stays as it is.
  func choose(_ isChosen: Bool, _ list: FilteredList, in row: FormRow) -> Outcome {
    let listed = list.matches.lazy.map { list.entries[$0] }.filter { $0.refusal == nil && !$0.isOwn }.compactMap(\.id)
    let chosen = row.chosenIDs
    if isChosen {
      let known = Set(chosen)
      let all = chosen + listed.filter { !known.contains($0) }
      if let refusal = row.refusal(ofCount: all.count) {
        message = text(refusal)
        return .goesOn
      }
      return send(.set(row.id, .choices(all)))
    }
    guard !list.typed.isEmpty else { return send(.set(row.id, .choices([]))) }
    let given = Set(listed)
    return send(.set(row.id, .choices(chosen.filter { !given.contains($0) })))
  }
}

extension FormRow {
  /// Whether any number of options can be chosen.
  var takesSeveral: Bool {
    if case .choices = control.known { return true }
    return false
  }

  /// The ids of what is chosen.
  var chosenIDs: [String] {
    if case .choices(let ids) = answer { return ids }
    return []
  }

  /// The input that takes the answer of a choice back.
  var clearing: FormInput { .set(id, takesSeveral ? .choices([]) : .none) }
}
