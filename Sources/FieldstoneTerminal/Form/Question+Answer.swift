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

  /// The option of this name, or the only one whose name begins so.
  private func option(named name: String) -> String? {
    if let exact = row.options.first(where: { $0.id == name }) { return exact.id }
    let name = name.lowercased()
    guard !name.isEmpty else { return nil }
    let names = row.options.map { ($0.id, [$0.title.lowercased(), $0.id.lowercased()]) }
    if let same = names.first(where: { $0.1.contains(name) }) { return same.0 }
    let beginning = names.filter { $0.1.contains { $0.hasPrefix(name) } }
    return beginning.count == 1 ? beginning[0].0 : nil
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
