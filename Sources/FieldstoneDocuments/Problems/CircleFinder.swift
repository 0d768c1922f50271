import FieldstoneCore

/// Finds computed values that need each other whatever the answers are. Circles that only some answers lead to are found
/// by the form, once somebody gives those.
struct CircleFinder {
  /// A computed field.
  private struct Key: Hashable {
    let level: ObjectIdentifier
    let name: String
  }
  private struct Node {
    let field: DocumentField
    let level: DocumentLevel
    let path: [String]
    /// What it reads whatever the answers are.
    let reads: [ExpressionPath]
  }

  let levels: DocumentLevels
  private var nodes: [Key: Node] = [:]
  private var order: [Key] = []
  /// The subforms that are never missing.
  private var subforms: Set<Key> = []

  /// - Complexity: O(fields and expressions).
  static func check(_ document: FormDocument, _ levels: DocumentLevels, _ found: inout DocumentChecker.Found) {
    var finder = CircleFinder(levels: levels)
    finder.add(levels.root, [])
    for name in document.forms.keys.sorted() {
      if let level = levels.level(named: name) { finder.add(level, ["#\(name)"]) }
    }
    if !finder.nodes.isEmpty { finder.report(&found) }
  }

  private init(levels: DocumentLevels) { self.levels = levels }

  private mutating func add(_ level: DocumentLevel, _ path: [String]) {
    for field in level.form.fields where !field.isUnread {
      let path = field.key.isEmpty ? path : path + [field.key]
      let key = Key(level: ObjectIdentifier(level), name: field.key)
      if let root = field.computed?.expression?.root, nodes[key] == nil {
        nodes[key] = Node(field: field, level: level, path: path, reads: root.readAlways)
        order.append(key)
      }
      if case .form(let subform) = field.kind, !subform.isOptional { subforms.insert(key) }
      switch level[field.key]?.content {
      case .form(let inner)?, .list(.form(let inner))?: add(inner, path)
      case .alternatives(_, let cases)?: for inner in cases { add(inner, path) }
      default: break
      }
    }
  }

  /// The field that a path leads to without passing anything that may be missing.
  private func target(of path: ExpressionPath, in level: DocumentLevel) -> Key? {
    var level: DocumentLevel? = level
    for _ in 0..<path.parents { level = level?.parent }
    for key in path.components.dropLast() {
      guard let form = level, subforms.contains(Key(level: ObjectIdentifier(form), name: key)) else { return nil }
      level = form[key]?.content.level(in: levels)
    }
    guard path.root == .field, let level, let name = path.components.last else { return nil }
    return Key(level: ObjectIdentifier(level), name: name)
  }

  /// Depth first: a field is on the way until all that it needs has been seen.
  private func report(_ found: inout DocumentChecker.Found) {
    var (way, places, done): ([(key: Key, next: Int)], [Key: Int], Set<Key>) = ([], [:], [])
    for start in order where !done.contains(start) {
      (way, places) = ([(start, 0)], [start: 0])
      while let (key, next) = way.last, !found.isFull {
        guard let node = nodes[key], next < node.reads.count else {
          done.insert(key)
          places[key] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        guard let needed = target(of: node.reads[next], in: node.level) else { continue }
        if let first = places[needed] {
          report(way[first...], &found)
        } else if nodes[needed] != nil, !done.contains(needed) {
          places[needed] = way.count
          way.append((needed, 0))
        }
      }
    }
  }

  private func report(_ circle: ArraySlice<(key: Key, next: Int)>, _ found: inout DocumentChecker.Found) {
    // A circle may be as long as the file.
    let shown = circle.prefix(20).compactMap { nodes[$0.key] }
    guard let first = shown.first else { return }
    let names = shown.map { FormValuePath($0.path).description } + (circle.count > 20 ? ["…"] : [])
    let way = (names + [FormValuePath(first.path).description]).joined(separator: " → ")
    found.add(
      .wrongComputed, first.path, "computed", "The value needs itself: \(way).", first.field.source(of: "computed"))
  }
}

extension ExpressionNode {
  /// The paths that are read whatever the answers are.
  fileprivate var readAlways: [ExpressionPath] {
    switch kind {
    case .literal: []
    case .path(let path): [path]
    case .list(let parts): parts.flatMap(\.readAlways)
    case .sum(let parts): parts.flatMap(\.1.readAlways)
    case .not(let part), .negative(let part), .each(_, let part, _): part.readAlways
    case .compare(_, let left, let right), .isIn(let left, let right, _): left.readAlways + right.readAlways
    case .and(let parts), .or(let parts): parts.first?.readAlways ?? []
    case .product(let parts): parts.first?.1.readAlways ?? []
    case .choose(let cases, _): cases.first?.condition.readAlways ?? []
    case .call(.default, let parts): parts.first?.readAlways ?? []
    case .call(.isVisible, _), .call(.isEnabled, _), .call(.isValid, _): []
    case .call(_, let parts): parts.flatMap(\.readAlways)
    }
  }
}
