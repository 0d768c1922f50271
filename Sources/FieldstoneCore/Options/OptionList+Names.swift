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

  /// The options that a person means by several names or ids, separated by commas, and the names that are none of
  /// theirs.
  func parts(named text: String, _ environment: FormEnvironment) -> (indices: Set<Int>, others: [String]) {
    if let index = index(named: text, environment) { return ([index], []) }
    var indices: Set<Int> = []
    var others: [String] = []
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
        if !name.isEmpty { others.append(name) }
        parts = parts.dropFirst()
      }
    }
    return (indices, others)
  }
}
