/// What a field offers to choose from, without the type of its values. Immutable, so that fields, rows and threads can
/// share it.
class AnyOptionList: @unchecked Sendable {
  /// The ids of the options, in order.
  let ids: [String]
  /// The ids that more than one option would have had.
  let duplicates: [String]
  private let indices: [String: Int]
  private let caches = Locked(Caches())

  /// What is made when it is first needed.
  private struct Caches {
    var lowercasedIDs: Set<String>?
    /// The titles in each language, for searches.
    var searches: [SearchKey: OptionSearch] = [:]
  }

  /// What titles depend on.
  private struct SearchKey: Hashable {
    let locale: String
    let titleCase: FormTitleCase
  }

  /// - Parameter names: The ids that the options would like to have. Two values with the same description still get
  ///   different ids.
  init(named names: [String], repeated: [String] = []) {
    var (ids, indices) = (names, [String: Int](minimumCapacity: names.count))
    var second: [Int] = []
    for (index, name) in names.enumerated() {
      if indices[name] == nil { indices[name] = index } else { second.append(index) }
    }
    // A name that an option has by itself is not given to another one.
    var counts: [String: Int] = [:]
    for index in second {
      let name = names[index]
      repeat {
        let count = counts[name, default: 0] + 1
        counts[name] = count
        ids[index] = count == 1 ? name + "+" : name + "+\(count)"
      } while indices[ids[index]] != nil
      indices[ids[index]] = index
    }
    (self.ids, self.indices, duplicates) = (ids, indices, second.map { names[$0] } + repeated)
  }

  final var count: Int { ids.count }

  /// The bytes that the options take, about: each with its value and its id, which is in a table, too.
  ///
  /// - Complexity: O(count).
  final var bytes: Int { ids.reduce(0) { $0 + 150 + $1.utf8.count } }

  /// - Complexity: O(1).
  final func index(ofID id: String) -> Int? { indices[id] }

  /// Whether an option has an id that is a text in lower case but for its case.
  ///
  /// - Complexity: O(1) after the first time.
  final func hasID(inAnyCase name: String) -> Bool {
    caches.withLock { caches in
      let ids = caches.lowercasedIDs ?? Set(ids.lazy.map { $0.lowercased() })
      caches.lowercasedIDs = ids
      return ids.contains(name)
    }
  }

  /// The search among the titles in a language, for forms without translations of their own.
  final func search(in environment: FormEnvironment) -> OptionSearch {
    let key = SearchKey(locale: environment.locale.identifier, titleCase: environment.titleCase)
    return caches.withLock { caches in
      let search = caches.searches[key] ?? OptionSearch()
      caches.searches[key] = search
      return search
    }
  }

  /// The option whose value a text is, written as a field of its type accepts it.
  func index(ofTyped text: String, _ environment: FormEnvironment) -> Int? { nil }

  /// An option, made when it is needed.
  func option(at index: Int) -> FormOption { fatalError("abstract") }
}

/// The options of one type.
final class OptionList<Value: Hashable & Sendable>: AnyOptionList, @unchecked Sendable {
  let values: [Value]
  private let indices: [Value: Int]
  private let describe: OptionDescriber<Value>

  /// - Complexity: O(values).
  init(_ offered: [Value], _ describe: OptionDescriber<Value>) {
    var (values, repeated) = ([Value](), [String]())
    var indices = [Value: Int](minimumCapacity: offered.count)
    values.reserveCapacity(offered.count)
    for value in offered {
      if indices[value] == nil {
        indices[value] = values.count
        values.append(value)
      } else {
        repeated.append(describe.id(value))
      }
    }
    (self.values, self.indices, self.describe) = (values, indices, describe)
    super.init(named: values.map(describe.id), repeated: repeated)
  }

  func index(of value: Value) -> Int? { indices[value] }

  override func index(ofTyped text: String, _ environment: FormEnvironment) -> Int? {
    describe.value?(text, environment).flatMap { indices[$0] }
  }

  override func option(at index: Int) -> FormOption { describe.option(values[index], ids[index]) }

  /// A value that isn't in the list, described like those that are. Its id is none of theirs.
  func option(for value: Value) -> FormOption {
    if let index = indices[value] { return option(at: index) }
    var id = describe.id(value)
    while index(ofID: id) != nil { id += "+" }
    return describe.option(value, id)
  }
}
