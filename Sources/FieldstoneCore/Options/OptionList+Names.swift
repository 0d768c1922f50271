extension AnyOptionList {
  /// The option that a person means: by its exact id, otherwise by its title or id in any case.
  ///
  /// - Complexity: O(options) unless it is an id.
  func index(named text: String, _ environment: FormEnvironment) -> Int? {
    if let index = index(ofID: text) { return index }
    let wanted = text.lowercased()
    return ids.indices.first {
      ids[$0].lowercased() == wanted || option(at: $0).title.text(in: environment).lowercased() == wanted
    }
  }

  /// The options that a person means by several names or ids, separated by commas.
  ///
  /// - Throws: An issue with the first name that is none of theirs.
  func indices(
    named text: String, _ environment: FormEnvironment
  ) throws(FormIssue) -> Set<Int> {
    if let index = index(named: text, environment) { return [index] }
    var indices: Set<Int> = []
    var parts = text.split(separator: ",")[...]
    while let first = parts.first {
      // A name may contain commas itself: the longest one counts.
      let found = (1...min(parts.count, 4)).reversed().lazy.compactMap { count in
        let name = parts.prefix(count).joined(separator: ",").trimmingCharacters(in: .whitespaces)
        return self.index(named: name, environment).map { ($0, count) }
      }.first
      if let (index, count) = found {
        indices.insert(index)
        parts = parts.dropFirst(count)
      } else {
        let name = first.trimmingCharacters(in: .whitespaces)
        guard name.isEmpty else { throw FormIssue(.notChoice(String(name.prefix(80)))) }
        parts = parts.dropFirst()
      }
    }
    return indices
  }
}
