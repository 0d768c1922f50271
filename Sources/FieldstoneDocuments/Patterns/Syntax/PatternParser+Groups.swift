/// A group whose end hasn't been reached.
struct OpenGroup {
  enum Kind {
    case plain
    case lookaround(isAhead: Bool, isNegated: Bool)
  }

  let kind: Kind
  let offset: Int
  var sequence: [PatternNode] = []
  private var alternatives: [PatternNode] = []
  /// The names of groups in the current alternative, and in those before it.
  private var names: Set<String> = []
  private var earlierNames: Set<String> = []

  init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  mutating func finishAlternative() {
    alternatives.append(.sequence(sequence))
    sequence = []
    earlierNames.formUnion(names)
    names = []
  }

  mutating func finish() -> PatternNode {
    finishAlternative()
    return .either(alternatives)
  }

  /// All names in the group, once it is finished.
  var allNames: Set<String> { earlierNames }

  func has(_ name: String) -> Bool { names.contains(name) }

  mutating func add(_ newNames: Set<String>) { names.formUnion(newNames) }
}

extension PatternParser {
  mutating func openGroup() throws(Problem) {
    let start = offset
    offset += 1
    var group = OpenGroup(kind: .plain, offset: start)
    if take("?") {
      if take("=") {
        group = OpenGroup(kind: .lookaround(isAhead: true, isNegated: false), offset: start)
      } else if take("!") {
        group = OpenGroup(kind: .lookaround(isAhead: true, isNegated: true), offset: start)
      } else if take("<=") {
        group = OpenGroup(kind: .lookaround(isAhead: false, isNegated: false), offset: start)
      } else if take("<!") {
        group = OpenGroup(kind: .lookaround(isAhead: false, isNegated: true), offset: start)
      } else if take("<") {
        try parseGroupName()
      } else if !take(":") {
        let flags: Set<Unicode.Scalar?> = ["i", "m", "s", "-"]
        throw flags.contains(peek()) ? .flags(start) : .unknownGroup(start)
      }
    }
    guard groups.count <= limits.nesting else { throw .tooDeep(start, limits.nesting) }
    groups.append(group)
  }

  mutating func closeGroup() throws(Problem) {
    guard groups.count > 1 else { throw .unopenedGroup(offset) }
    offset += 1
    var group = groups.removeLast()
    let body = group.finish()
    groups[groups.count - 1].add(group.allNames)
    switch group.kind {
    case .plain: try add(body, group.offset)
    case .lookaround(let isAhead, let isNegated):
      guard lookarounds.count < limits.lookarounds else {
        throw .tooManyLookarounds(group.offset, limits.lookarounds)
      }
      try checkSize(body, group.offset)
      lookarounds.append(Lookaround(body: body, isAhead: isAhead))
      lookaroundSize += body.size + 1
      try add(assertion: .lookaround(lookarounds.count - 1, isNegated: isNegated))
    }
  }

  /// Parses a name and the `>` after it.
  private mutating func parseGroupName() throws(Problem) {
    let start = offset
    var name = String.UnicodeScalarView()
    while !take(">") {
      guard let next = peek() else { throw .groupName(start) }
      offset += 1
      var value = next.value
      if next == "\\" {
        guard take("u") else { throw .groupName(start) }
        value = try unicodeEscape(offset - 2)
      }
      guard let scalar = Unicode.Scalar(value), Self.canBeNamed(scalar, isFirst: name.isEmpty) else {
        throw .groupName(start)
      }
      name.append(scalar)
    }
    guard !name.isEmpty else { throw .groupName(start) }
    // Two groups can have the same name if no match can have both (ECMA-262, MightBothParticipate): they are then in
    // different alternatives of a group around both.
    guard !groups.contains(where: { $0.has(String(name)) }) else { throw .duplicateGroupName(start, String(name)) }
    groups[groups.count - 1].add([String(name)])
  }

  private static func canBeNamed(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    if isFirst { return scalar.properties.isIDStart }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
