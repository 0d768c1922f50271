extension AnyOptionList {
  /// The option that a person means: by its exact id, otherwise by its title or id in any case, otherwise by its value
  /// as a field of its type accepts it: `50%` for 50 %.
  ///
  /// - Complexity: O(options) unless it is an id.
  func index(named text: String, _ environment: FormEnvironment) -> Int? {
    if let index = index(ofID: text) { return index }
    let wanted = text.lowercased()
    return ids.indices.first {
      ids[$0].lowercased() == wanted || option(at: $0).title.text(in: environment).lowercased() == wanted
    } ?? index(ofTyped: text, environment)
  }

  /// The options that a person means by several names or ids, separated by commas, and the names that are none of
  /// theirs.
  ///
  /// - Parameter others: Options that are not in the list, and are counted on after its last one. Only their exact
  ///   names mean them: in another case, a name of a person's own is another one.
  func parts(
    named text: String, beside others: [FormOption] = [], _ environment: FormEnvironment
  ) -> (indices: Set<Int>, unknown: [String]) {
    // Made at most once, because a text may name many options of a long list.
    lazy var named = namedIndices(environment)
    var exact: [String: Int] = [:]
    for (index, option) in others.enumerated().reversed() {
      exact[option.title.text(in: environment)] = count + index
      exact[option.id] = count + index
    }
    func position(_ name: String) -> Int? { index(ofID: name) ?? exact[name] ?? named[name.lowercased()] }
    if let index = position(text) { return ([index], []) }
    // A name may contain commas itself: the longest one counts. Only as many parts are tried as a name may have.
    let lengths = exact.keys.reduce(into: Set(1...4)) { $0.insert($1.utf8.count { $0 == UInt8(ascii: ",") } + 1) }
      .sorted(by: >)
    var indices: Set<Int> = []
    var unknown: [String] = []
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)[...]
    while let first = parts.first {
      func longest(_ position: (String) -> Int?) -> (index: Int, count: Int)? {
        for count in lengths where count <= parts.count {
          let name = parts.prefix(count).joined(separator: ",").trimmingCharacters(in: .whitespaces)
          if !name.isEmpty, let index = position(name) { return (index, count) }
        }
        return nil
      }
      // Names come first: where 1, 234, and 1234 are offered, "1,234" names two of them.
      if let found = longest(position) ?? longest({ index(ofTyped: $0, environment) }) {
        indices.insert(found.index)
        parts = parts.dropFirst(found.count)
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
