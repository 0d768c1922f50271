import FieldstoneCore

extension Question {
  /// What a typed line means to the engine, which reads most of them itself. Read here are places in the list of options,
  /// the beginnings of names, and whether a subform is to be there.
  ///
  /// - Throws: what is wrong with the answer to a question about a subform.
  func input(for answer: String) throws(FormIssue) -> FormInput {
    if isFlag, let flag = flag(beginning: answer.trimmingSpaces.lowercased()) { return .set(row.id, .flag(flag)) }
    if row.isOptionalSubform { return .set(row.id, .flag(try Bool.formValue(from: answer, in: environment))) }
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
    guard case .choice = control, option(named: answer.trimmingSpaces) == nil else { return [] }
    return beginning(with: answer.trimmingSpaces.lowercased()).map(\.title)
  }

  /// Yes or no in the person's language, by the beginning of the word.
  private func flag(beginning word: String) -> Bool? {
    guard !word.isEmpty, yes.hasPrefix(word) != no.hasPrefix(word) else { return nil }
    return yes.hasPrefix(word)
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
