import FieldstoneCore

extension Question {
  /// The input for a typed answer. The engine parses most answers itself; option numbers, beginnings of names and yes
  /// or no are parsed here.
  ///
  /// - Throws: the issue, if the answer to the question about an optional subform is not yes or no.
  func input(for answer: String) throws(FormIssue) -> FormInput {
    if isFlag, let flag = flag(beginning: answer.trimmingSpaces.lowercased()) { return .set(row.id, .flag(flag)) }
    if row.isOptionalSubform { return .set(row.id, .flag(try Bool.formValue(from: answer, in: environment))) }
    guard case .choice = control else { return .type(row.id, answer) }
    let name = answer.trimmingSpaces
    if numbersOptions, let position = Int(name), row.options.indices.contains(position - 1) {
      return .set(row.id, .choices([row.options[position - 1].id]))
    }
    if let id = option(named: name) { return .set(row.id, .choices([id])) }
    return .type(row.id, answer)
  }

  /// The input that removes the answer.
  var clearing: FormInput { row.allowsNone ? .set(row.id, .none) : .type(row.id, "") }

  /// The titles of the options that begin with an ambiguous name. Empty if the name is unknown or names one option.
  func candidates(for answer: String) -> [String] {
    guard case .choice = control, option(named: answer.trimmingSpaces) == nil else { return [] }
    return beginning(with: answer.trimmingSpaces.lowercased()).map(\.title)
  }

  /// Parses the beginning of the words for yes and no in the form's language; nil if it fits neither or both.
  private func flag(beginning word: String) -> Bool? {
    guard !word.isEmpty, yes.hasPrefix(word) != no.hasPrefix(word) else { return nil }
    return yes.hasPrefix(word)
  }

  /// The id of the option with this id or title, or of the only one whose id or title begins with the name. An id
  /// in the same case comes first.
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
