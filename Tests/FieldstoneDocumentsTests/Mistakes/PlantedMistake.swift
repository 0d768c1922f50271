import FieldstoneDocuments
import Testing

/// A mistake that is made in a valid document on purpose.
struct PlantedMistake {
  /// What it is, for people who read a failure.
  let name: String
  /// What it changes; two mistakes don't touch each other if neither is inside of the other's region.
  let region: [JSONTreeStep]
  /// Where it has to be reported, there or at what contains it.
  let pointer: String
  let plant: (inout JSONTree) -> Void

  /// Replaces the value at a path.
  static func value(_ name: String, _ path: [JSONTreeStep], _ value: JSONTree, region: [JSONTreeStep]? = nil) -> Self {
    PlantedMistake(name: name, region: region ?? path, pointer: path.pointer) { $0.change(path[...]) { $0 = value } }
  }

  /// Gives a member another key.
  static func key(_ path: [JSONTreeStep], _ key: String) -> Self? {
    guard case .member(let index, let old)? = path.last else { return nil }
    let outer = path.dropLast()
    let pointer = (Array(outer) + [.member(index, key)]).pointer
    return PlantedMistake(name: "'\(key)' for '\(old)'", region: path, pointer: pointer) { tree in
      tree.change(outer) { object in
        var members = object.members
        members[index].key = key
        object = .object(members)
      }
    }
  }

  /// Adds the same member again, at the end of its object.
  static func twice(_ path: [JSONTreeStep]) -> Self? {
    guard case .member(let index, let key)? = path.last else { return nil }
    return PlantedMistake(name: "'\(key)' twice", region: path, pointer: path.pointer) { tree in
      tree.change(path.dropLast()) { $0 = .object($0.members + [$0.members[index]]) }
    }
  }

  /// Adds an element at the end of an array.
  ///
  /// - Parameter key: The key in it that is wrong; nil for the element itself.
  static func added(_ name: String, _ path: [JSONTreeStep], _ element: JSONTree, count: Int, at key: String? = nil)
    -> Self
  {
    let place = path + [.element(count)]
    return PlantedMistake(name: name, region: place, pointer: place.pointer + (key.map { "/" + $0 } ?? "")) { tree in
      tree.change(path[...]) { if case .array(let elements) = $0 { $0 = .array(elements + [element]) } }
    }
  }

  func touches(_ other: PlantedMistake) -> Bool {
    zip(region, other.region).allSatisfy { $0 == $1 }
  }
}

extension String {
  /// With a letter in the middle written twice: not the same name, but nearly.
  var misspelled: String {
    let middle = index(startIndex, offsetBy: count / 2)
    return String(self[...middle]) + String(self[middle...])
  }
}

/// Plants mistakes in valid documents, and looks whether one load finds all of them.
struct MistakeTrial {
  /// What is said of a place.
  struct Said: Hashable {
    let pointer: String
    let kind: DocumentProblem.Kind
  }

  let tree: JSONTree
  let mistakes: [PlantedMistake]
  /// The problems of a file; none if it is valid.
  let problems: (String) -> [DocumentProblem]
  private var alone: [Int: Set<Said>] = [:]

  init(_ json: String, problems: @escaping (String) -> [DocumentProblem], mistakes: (JSONTree) -> [PlantedMistake])
    throws
  {
    tree = JSONTree(try JSONDocument(text: json).root)
    (self.problems, self.mistakes) = (problems, mistakes(tree))
    #expect(problems(tree.written.json).map(\.description) == [], "The document has to be valid before.")
  }

  /// Plants some mistakes that don't touch each other, and expects all of them, with their lines.
  ///
  /// - Returns: How many there were.
  mutating func run(_ random: inout SeededRandom) -> Int {
    var chosen: [Int] = []
    for _ in 0..<(2 + random.number(below: 9)) {
      let next = random.number(below: mistakes.count)
      if chosen.allSatisfy({ !mistakes[$0].touches(mistakes[next]) }) { chosen.append(next) }
    }
    let (json, found) = load(chosen)
    var followUps = Set(found.map { Said(pointer: $0.source?.pointer ?? "", kind: $0.kind) })
    for index in chosen {
      let mistake = mistakes[index]
      let parent = mistake.pointer.lastIndex(of: "/").map { String(mistake.pointer[..<$0]) } ?? ""
      if !found.contains(where: { [mistake.pointer, parent].contains($0.source?.pointer) }) {
        Issue.record(
          "'\(mistake.name)' at \(mistake.pointer) isn't found with \(names(chosen)):\n\(found)\n\(json)")
      }
      followUps.subtract(problemsAlone(index))
    }
    if !followUps.isEmpty {
      Issue.record("Only with others: \(followUps) of \(names(chosen)):\n\(found)\n\(json)")
    }
    return chosen.count
  }

  private func names(_ chosen: [Int]) -> [String] { chosen.map { "\(mistakes[$0].name) at \(mistakes[$0].pointer)" } }

  /// What a mistake alone leads to: problems at its place only.
  private mutating func problemsAlone(_ index: Int) -> Set<Said> {
    if let known = alone[index] { return known }
    let mistake = mistakes[index]
    let (json, found) = load([index])
    let said = Set(found.map { Said(pointer: $0.source?.pointer ?? "", kind: $0.kind) })
    let parent = mistake.pointer.lastIndex(of: "/").map { String(mistake.pointer[..<$0]) } ?? ""
    for problem in said where problem.pointer != parent && !problem.pointer.hasPrefix(mistake.pointer) {
      Issue.record("'\(mistake.name)' at \(mistake.pointer) has a follow-up: \(problem):\n\(found)\n\(json)")
    }
    alone[index] = said
    return said
  }

  /// The problems of the document with some mistakes. Each has its file, its line and its column.
  private func load(_ chosen: [Int]) -> (json: String, found: [DocumentProblem]) {
    var tree = tree
    for index in chosen { mistakes[index].plant(&tree) }
    let (json, lines) = tree.written
    let found = problems(json)
    for problem in found {
      let source = problem.source
      let isRight = lines[source?.pointer ?? "-"]?.contains(source?.line ?? 0) ?? false
      if !isRight || source?.file != "form.json" || source?.column == nil {
        Issue.record("The place is wrong: \(problem) (\(source?.pointer ?? "nil")) of \(names(chosen)):\n\(json)")
      }
    }
    let order = found.map { ($0.source?.line ?? 0, $0.source?.column ?? 0) }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }, "\(found)")
    return (json, found)
  }
}
