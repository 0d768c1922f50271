import FieldstoneCore

/// Finds computed values and conditions that need each other whatever the answers are. Circles that only some answers
/// lead to are found by the form, once somebody gives those.
struct CircleFinder {
  /// What is worked out of a field.
  fileprivate enum Aspect {
    case value, visible, enabled
  }
  private struct Key: Hashable {
    let level: ObjectIdentifier
    let name: String
    var aspect = Aspect.value
  }
  private struct Node {
    let field: DocumentField
    let level: DocumentLevel
    let path: [String]
    /// The key of the file that says it.
    let part: String
    /// What it reads whatever the answers are.
    let reads: [Read]
  }
  fileprivate struct Read {
    let path: ExpressionPath
    let aspect: Aspect
  }

  let levels: DocumentLevels
  private var nodes: [Key: Node] = [:]
  private var order: [Key] = []
  /// The subforms that are never missing.
  private var subforms: Set<Key> = []

  /// Whether a field has something that can be a part of a circle.
  ///
  /// - Complexity: O(size of its conditions).
  static func mayHaveCircles(_ field: DocumentField) -> Bool {
    guard field.rest != nil else { return false }
    if field.computed != nil { return true }
    return [field.visible, field.enabled, field.readOnly].contains { condition in
      condition?.expressions.contains { $0.root?.asksForState == true } == true
    }
  }

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
      if field.rest != nil { addParts(of: field, key, level, path) }
      if case .form(let subform) = field.kind, !subform.isOptional { subforms.insert(key) }
      switch level[field.key]?.content {
      case .form(let inner)?, .list(.form(let inner))?: add(inner, path)
      case .alternatives(_, let cases)?: for inner in cases { add(inner, path) }
      default: break
      }
    }
  }

  private mutating func addParts(of field: DocumentField, _ key: Key, _ level: DocumentLevel, _ path: [String]) {
    func expression(_ condition: DocumentCondition?) -> DocumentExpression? { condition?.expressions.first }
    let parts: [(Aspect, String, DocumentExpression?)] = [
      (.value, "computed", field.computed?.expression), (.visible, "visible", expression(field.visible)),
      (.enabled, "enabled", expression(field.enabled)), (.enabled, "readOnly", expression(field.readOnly)),
    ]
    for (aspect, part, expression) in parts {
      guard let root = expression?.root else { continue }
      let key = Key(level: key.level, name: key.name, aspect: aspect)
      // A field that is enabled by one condition and read-only by another needs what both read.
      let reads = (nodes[key]?.reads ?? []) + root.readAlways
      if nodes[key] == nil { order.append(key) }
      nodes[key] = Node(field: field, level: level, path: path, part: nodes[key]?.part ?? part, reads: reads)
    }
  }

  /// The field that a path leads to without passing anything that may be missing.
  private func target(of read: Read, in level: DocumentLevel) -> Key? {
    let path = read.path
    var level: DocumentLevel? = level
    for _ in 0..<path.parents { level = level?.parent }
    for key in path.components.dropLast() {
      guard let form = level, subforms.contains(Key(level: ObjectIdentifier(form), name: key)) else { return nil }
      level = form[key]?.content.level(in: levels)
    }
    guard path.root == .field, let level, let name = path.components.last else { return nil }
    return Key(level: ObjectIdentifier(level), name: name, aspect: read.aspect)
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
    let isComputed = circle.allSatisfy { $0.key.aspect == .value }
    func name(_ node: Node) -> String {
      let path = FormValuePath(node.path).description
      return isComputed ? path : "\(path) (\(node.part))"
    }
    let names = shown.map(name) + (circle.count > 20 ? ["…"] : [])
    let way = (names + [name(first)]).joined(separator: " → ")
    let text = isComputed ? "The value depends on itself: \(way)." : "The condition depends on itself: \(way)."
    found.add(
      isComputed ? .wrongComputed : .badExpression, first.path, first.part, text, first.field.source(of: first.part))
  }
}

extension ExpressionNode {
  /// Whether it asks whether a field is visible or enabled.
  fileprivate var asksForState: Bool {
    switch kind {
    case .literal, .path: false
    case .call(.isVisible, _), .call(.isEnabled, _): true
    default: parts.contains(where: \.asksForState)
    }
  }

  /// What is read whatever the answers are.
  fileprivate var readAlways: [CircleFinder.Read] {
    switch kind {
    case .literal: []
    case .path(let path): [CircleFinder.Read(path: path, aspect: .value)]
    case .list(let parts): parts.flatMap(\.readAlways)
    case .sum(let parts): parts.flatMap(\.1.readAlways)
    case .not(let part), .negative(let part), .each(_, let part, _): part.readAlways
    case .compare(_, let left, let right), .isIn(let left, let right, _): left.readAlways + right.readAlways
    case .and(let parts), .or(let parts): parts.first?.readAlways ?? []
    case .product(let parts): parts.first?.1.readAlways ?? []
    case .choose(let cases, _): cases.first?.condition.readAlways ?? []
    case .call(.default, let parts): parts.first?.readAlways ?? []
    case .call(.isVisible, let parts): parts.first?.asked(.visible) ?? []
    case .call(.isEnabled, let parts): parts.first?.asked(.enabled) ?? []
    case .call(.isValid, _): []
    case .call(_, let parts): parts.flatMap(\.readAlways)
    }
  }

  private func asked(_ aspect: CircleFinder.Aspect) -> [CircleFinder.Read] {
    if case .path(let path) = kind { [CircleFinder.Read(path: path, aspect: aspect)] } else { [] }
  }
}
