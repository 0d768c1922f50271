import FieldstoneCore

extension Question {
  /// What a typed line means to the engine. Only places in the list of options are read here; the engine reads the rest.
  func input(for answer: String) -> FormInput {
    guard case .choice = control else { return .type(row.id, answer) }
    let name = answer.trimmingSpaces
    if numbersOptions, let place = Int(name), row.options.indices.contains(place - 1) {
      return .set(row.id, .choices([row.options[place - 1].id]))
    }
    if let id = option(named: name) { return .set(row.id, .choices([id])) }
    return .type(row.id, answer)
  }

  /// No answer.
  var clearing: FormInput { row.allowsNone ? .set(row.id, .none) : .type(row.id, "") }

  /// The titles that a typed name could all be the beginning of; empty where it is clear or unknown.
  func candidates(for answer: String) -> [String] {
    guard case .choice = control, case .type = input(for: answer) else { return [] }
    return beginning(with: answer.trimmingSpaces.lowercased()).map(\.title)
  }

  /// The option of this name, or the only one whose name begins so.
  private func option(named name: String) -> String? {
    if let exact = row.options.first(where: { $0.id == name }) { return exact.id }
    let name = name.lowercased()
    let same = row.options.first { $0.title.lowercased() == name || $0.id.lowercased() == name }
    if let same { return same.id }
    let found = beginning(with: name)
    return found.count == 1 ? found[0].id : nil
  }

  private func beginning(with name: String) -> [FormRow.Option] {
    guard !name.isEmpty else { return [] }
    return row.options.filter { $0.title.lowercased().hasPrefix(name) || $0.id.lowercased().hasPrefix(name) }
  }
}

extension String {
  var trimmingSpaces: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
