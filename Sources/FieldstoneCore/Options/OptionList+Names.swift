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
  ///
  /// - Parameter others: Options that are not in the list, and are counted on after its last one. Only their exact names
  ///   mean them: in another case, a name of a person's own is another one.
  func parts(
    named text: String, beside others: [FormOption] = [], _ environment: FormEnvironment
  ) -> (indices: Set<Int>, unknown: [String]) {
    // Made once, because a text may name many options of a long list.
    let named = namedIndices(environment)
    var exact: [String: Int] = [:]
    for (index, option) in others.enumerated().reversed() {
      exact[option.title.text(in: environment)] = count + index
      exact[option.id] = count + index
    }
    func position(_ name: String) -> Int? { index(ofID: name) ?? exact[name] ?? named[name.lowercased()] }
    if let index = position(text) { return ([index], []) }
    let longest = exact.keys.reduce(4) { max($0, $1.count { $0 == "," } + 1) }
    var indices: Set<Int> = []
    var unknown: [String] = []
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)[...]
    while let first = parts.first {
      // A name may contain commas itself: the longest one counts.
      let found = (1...min(parts.count, longest)).reversed().lazy.compactMap { count in
        let name = parts.prefix(count).joined(separator: ",").trimmingCharacters(in: .whitespaces)
        return name.isEmpty ? nil : position(name).map { ($0, count) }
      }.first
      if let (index, count) = found {
        indices.insert(index)
        parts = parts.dropFirst(count)
      } else {
        let name = first.trimmingCharacters(in: .whitespaces)
        if !name.isEmpty { unknown.append(name) }
        parts = parts.dropFirst()
      }
    }
    return (indices, unknown)
  }

  /// The first option for each id and title in lower case.
  ///
  /// - Complexity: O(options).
  func namedIndices(_ environment: FormEnvironment) -> [String: Int] {
    var indices: [String: Int] = [:]
    for index in ids.indices.reversed() {
      indices[option(at: index).title.text(in: environment).lowercased()] = index
      indices[ids[index].lowercased()] = index
    }
    return indices
  }
}
