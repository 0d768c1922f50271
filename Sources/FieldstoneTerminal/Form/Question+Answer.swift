import FieldstoneCore

extension Question {
  /// The input for a typed answer. The engine parses most answers itself; option numbers, beginnings of names and yes
  /// or no are parsed here.
  ///
  /// - Throws: ``AnswerRefusal`` if an option can't be told, or the question about an optional subform is answered with
  ///   neither yes nor no.
  func input(for answer: String) throws(AnswerRefusal) -> FormInput {
    if isFlag {
      if let flag = flag(beginning: answer.trimmingSpaces.lowercased()) { return .set(row.id, .flag(flag)) }
      do throws(FormIssue) {
        return .set(row.id, .flag(try Bool.formValue(from: answer, in: environment)))
      } catch {
        // The field says itself what is wrong with the text.
        if row.isOptionalSubform { throw AnswerRefusal(error, environment) }
      }
    }
    if takesSeveral { return .set(row.id, .choices(try ids(answer.trimmingSpaces))) }
    guard isChoice else { return .type(row.id, answer) }
    let (name, names) = (answer.trimmingSpaces, names)
    if let id = meant[name] { return .set(row.id, .choices([id])) }
    switch names.find(name) {
    case .one(let option): return .set(row.id, .choices([option.id]))
    case .several(let positions): throw AnswerRefusal(AmbiguousName(name: name, positions: positions), self)
    case .none where row.allowsNone && name.lowercased() == row.noneTitle?.lowercased(): return clearing
    case .none where row.options.takesOwnEntries: return .type(row.id, answer)
    case .none where Self.parts(name).count > 1 && Self.parts(name).allSatisfy { !names.find($0).isNone }:
      throw AnswerRefusal(.dialogue(.oneOnly))
    case .none where names.areMany: throw AnswerRefusal(nothingFoundFor: name)
    case .none: return .type(row.id, answer)
    }
  }

  /// The parts of an answer between commas, as any language writes them.
  static func parts(_ answer: String) -> [String] {
    answer.split(whereSeparator: { ",،、，".contains($0) }).map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The input that removes the answer.
  var clearing: FormInput {
    if takesSeveral { return .set(row.id, .choices([])) }
    // An empty text would keep what differs.
    return row.allowsNone || row.isMixed ? .set(row.id, .none) : .type(row.id, "")
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
      let ids = row.options.filter { $0.isEnabled && $0.isOffered }.map(\.id)
      if let refusal = row.refusal(ofCount: ids.count) { throw AnswerRefusal(refusal) }
      return ids
    }
    let parts = Self.parts(answer)
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
    if let id = meant[part] { return id }
    switch names.find(part) {
    case .one(let option): return option.id
    case .several(let positions): throw AnswerRefusal(AmbiguousName(name: part, positions: positions), self)
    case .none where row.options.takesOwnEntries: return part
    case .none where names.areMany: throw AnswerRefusal(nothingFoundFor: part)
    case .none:
      let name = FormArgument.text(VisibleText.short(part))
      throw AnswerRefusal(.dialogue(names.areNumbered ? .noSuchOption : .noSuchOptionName, name))
    }
  }
}
