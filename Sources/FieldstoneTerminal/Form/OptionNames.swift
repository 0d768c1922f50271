import FieldstoneCore

/// Finds the option that a person means by a number, an id, a title or a part of a title.
struct OptionNames {
  enum Found {
    case one(FormRow.Option)
    /// The positions of several options that fit.
    case several([Int])
    case none

    var isNone: Bool { if case .none = self { true } else { false } }
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

  /// The option with this number or title among some of the options, or those of them that have its words.
  func find(_ name: String, among positions: [Int]) -> Found {
    if areNumbered, let number = Int(name), positions.contains(number - 1) { return .one(options[number - 1]) }
    let known = Set(positions)
    let matches = options.matching(name).positions.filter(known.contains)
    let wanted = name.lowercased()
    if let position = matches.first(where: { options[$0].title.lowercased() == wanted }) {
      return .one(options[position])
    }
    return found(matches, beginningWith: SearchText.folded(name))
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
    guard areMany else {
      return found(
        options.indices.filter {
          SearchText.folded(options[$0].title).hasPrefix(wanted)
            || options[$0].id.lowercased().hasPrefix(name.lowercased())
        })
    }
    return found(options.matching(name).positions, beginningWith: wanted)
  }

  /// The only one of some matches whose title begins with a text, or else all of them. Matches that begin with the text
  /// come first.
  private func found(_ matches: [Int], beginningWith wanted: String) -> Found {
    let first = matches.prefix(2).filter { SearchText.folded(options[$0].title).hasPrefix(wanted) }
    return first.count == 1 ? .one(options[first[0]]) : found(matches)
  }

  private func found(_ matches: [Int]) -> Found {
    switch matches.count {
    case 0: .none
    case 1: .one(options[matches[0]])
    default: .several(matches)
    }
  }
}
