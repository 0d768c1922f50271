import FieldstoneCore

extension Question {
  /// The input for a typed answer. The engine parses most answers itself; option numbers, beginnings of names and yes
  /// or no are parsed here.
  ///
  /// - Throws: ``AnswerRefusal`` if an option can't be told, or the question about an optional subform is answered with
  ///   neither yes nor no.
  func input(for answer: String) throws(AnswerRefusal) -> FormInput {
    if isFlag, let flag = flag(beginning: answer.trimmingSpaces.lowercased()) { return .set(row.id, .flag(flag)) }
    if row.isOptionalSubform {
      do throws(FormIssue) {
        return .set(row.id, .flag(try Bool.formValue(from: answer, in: environment)))
      } catch {
        throw AnswerRefusal(error, environment)
      }
    }
    if takesSeveral { return .set(row.id, .choices(try ids(answer.trimmingSpaces))) }
    guard isChoice else { return .type(row.id, answer) }
    let name = answer.trimmingSpaces
    switch names.find(name) {
    case .one(let option): return .set(row.id, .choices([option.id]))
    case .several(let options, let count):
      throw AnswerRefusal(options, count: count, named: name, part: nil, self)
    case .none:
      return row.allowsNone && name.lowercased() == row.placeholder?.lowercased() ? clearing : .type(row.id, answer)
    }
  }

  /// The input that removes the answer.
  var clearing: FormInput {
    if takesSeveral { return .set(row.id, .choices([])) }
    return row.allowsNone ? .set(row.id, .none) : .type(row.id, "")
  }

  /// Parses the beginning of the words for yes and no in the form's language; nil if it fits neither or both.
  private func flag(beginning word: String) -> Bool? {
    guard !word.isEmpty, yes.hasPrefix(word) != no.hasPrefix(word) else { return nil }
    return yes.hasPrefix(word)
  }

  // MARK: Several options

  /// The most parts between commas that can be one title.
  private static let longestTitle = 4

  /// The ids of several options: numbers and names, separated by commas, or “all”.
  private func ids(_ answer: String) throws(AnswerRefusal) -> [String] {
    let names = names
    if let option = names.exact(answer) { return [option.id] }
    if [text(.dialogue(.all)), DialogueText.all.rawValue].contains(answer.lowercased()) {
      return row.options.filter { $0.isEnabled && $0.isOffered }.map(\.id)
    }
    let parts = answer.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    var ids: [String] = []
    var index = 0
    while index < parts.count {
      if let (id, end) = titleWithCommas(in: parts, from: index, names) {
        ids.append(id)
        index = end
      } else {
        ids.append(try id(parts[index], names))
        index += 1
      }
    }
    return ids
  }

  /// The option whose title is several of the parts, and the index of the part after it.
  private func titleWithCommas(in parts: [String], from start: Int, _ names: OptionNames) -> (id: String, end: Int)? {
    for end in stride(from: min(parts.count, start + Self.longestTitle), to: start + 1, by: -1) {
      if let option = names.exact(parts[start..<end].joined(separator: ", ")) { return (option.id, end) }
    }
    return nil
  }

  private func id(_ part: String, _ names: OptionNames) throws(AnswerRefusal) -> String {
    switch names.find(part) {
    case .one(let option): return option.id
    case .several(let options, let found):
      throw AnswerRefusal(options, count: found, named: part, part: part, self)
    case .none where row.options.takesOwnEntries: return part
    case .none:
      let name = FormArgument.text(VisibleText.short(part))
      throw AnswerRefusal(.dialogue(names.areNumbered ? .noSuchOption : .noSuchOptionName, name))
    }
  }
}
