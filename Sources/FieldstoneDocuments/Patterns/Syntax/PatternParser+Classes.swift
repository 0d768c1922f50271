extension PatternParser {
  private enum ClassAtom {
    case scalar(UInt32)
    case set(ScalarSet)
  }

  /// Parses a character class from its bracket on.
  mutating func parseClass() throws(Problem) -> ScalarSet {
    let start = offset
    offset += 1
    let isNegated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    // Sets are added once, so that a class that repeats a property doesn't become large.
    var escapes: Set<ArraySlice<UInt32>> = []
    while !take("]") {
      let atomStart = offset
      let atom = try parseClassAtom(start)
      if peek() == "-", let next = peek(1), next != "]" {
        offset += 1
        guard case .scalar(let last) = try parseClassAtom(start), case .scalar(let first) = atom else {
          throw .rangeOfClasses(atomStart)
        }
        guard first <= last else { throw .rangeOrder(atomStart) }
        ranges.append(first...last)
        continue
      }
      switch atom {
      case .scalar(let scalar): ranges.append(scalar...scalar)
      case .set(let set):
        if escapes.insert(source[atomStart..<offset]).inserted { ranges += set.ranges }
      }
    }
    let set = ScalarSet(ranges)
    return isNegated ? set.inverted : set
  }

  private mutating func parseClassAtom(_ classStart: Int) throws(Problem) -> ClassAtom {
    guard let character = peek() else { throw .unclosedClass(classStart) }
    guard character == "\\" else {
      offset += 1
      return .scalar(character.value)
    }
    if let set = try parseClassEscape() { return .set(set) }
    return .scalar(try parseCharacterEscape(inClass: true))
  }
}

/// The different sets of characters in a pattern.
struct SetPool {
  private(set) var sets: [ScalarSet] = []
  private var indices: [ScalarSet: Int] = [:]
  private var rangeCount = 0

  /// Room for hundreds of different classes that each have a large property.
  private static let maximumRanges = 200_000

  /// The index of a set, which is added if it is new; nil if there is no room.
  mutating func index(of set: ScalarSet) -> Int? {
    if let index = indices[set] { return index }
    rangeCount += set.ranges.count
    guard rangeCount <= Self.maximumRanges else { return nil }
    indices[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }
}
