import FieldstoneCore

/// Finds the option that a person means by a number, an id, a title or a part of a title.
struct OptionNames {
  enum Found {
    case one(FormRow.Option)
    /// The first of several options that fit, and how many fit.
    case several([FormRow.Option], count: Int)
    case none
  }

  let options: FormRow.Options
  /// Whether options are numbered. They aren't if a title is a whole number, which could be taken for a position.
  let areNumbered: Bool
  /// Whether there are too many options to print all of them.
  let areMany: Bool

  /// The longest list that is printed whole.
  private static let longest = 20
  /// How many options of a longer list are printed.
  static let shown = 10

  init(_ options: FormRow.Options) {
    self.options = options
    areMany = options.count > Self.longest
    areNumbered = !options.prefix(Self.longest).contains { Int($0.title) != nil }
  }

  /// The option with this number, id or title, or the only one whose title begins with the name. Among many options,
  /// also the only one whose title contains its words.
  func find(_ name: String) -> Found {
    guard !name.isEmpty else { return .none }
    // The title of an option that wasn't printed may be a number.
    if areNumbered, let option = numbered(name) { return .one(areMany ? titled(name) ?? option : option) }
    if let option = exact(name) { return .one(option) }
    // The beginning of a title may be a value of the person's own.
    return options.takesOwnEntries ? .none : beginning(name)
  }

  /// The option with this id or title.
  func exact(_ name: String) -> FormRow.Option? {
    if let position = options.position(ofID: name) { return options[position] }
    if areMany { return titled(name) }
    let name = name.lowercased()
    return options.first { $0.title.lowercased() == name || $0.id.lowercased() == name }
  }

  private func numbered(_ name: String) -> FormRow.Option? {
    guard let number = Int(name), options.indices.contains(number - 1) else { return nil }
    return options[number - 1]
  }

  /// The option with a title, among many.
  private func titled(_ name: String) -> FormRow.Option? {
    let wanted = name.lowercased()
    return options.matching(name).first { $0.title.lowercased() == wanted }
  }

  private func beginning(_ name: String) -> Found {
    let wanted = SearchText.folded(name)
    func begins(_ option: FormRow.Option) -> Bool { SearchText.folded(option.title).hasPrefix(wanted) }
    guard areMany else {
      return Self.found(options.filter { begins($0) || $0.id.lowercased().hasPrefix(name.lowercased()) })
    }
    let matches = options.matching(name)
    let first = Array(matches.lazy.filter(begins).prefix(2))
    if first.count == 1 { return .one(first[0]) }
    return Self.found(Array(matches.prefix(Self.shown)), count: matches.count)
  }

  private static func found(_ options: [FormRow.Option], count: Int? = nil) -> Found {
    switch options.count {
    case 0: .none
    case 1: .one(options[0])
    default: .several(options, count: count ?? options.count)
    }
  }
}
