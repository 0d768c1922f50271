import FieldstoneCore

/// How the forms of a document are in each other: finds those that never end, because they contain themselves where they
/// can't be missing, and those that are too large, because forms are used by others many times.
///
/// - Complexity: O(fields).
struct FormNesting {
  /// The most fields that a form may have at once, through forms that are described under a name.
  static let mostFields = 1_000_000
  /// The most ways from the form to others, until a form comes again: the engine goes each of them.
  static let mostWays = 20_000
  /// The most forms that may be in each other.
  static let mostLevels = 100

  private struct Node {
    var fields = 0
    var levels = 1
    /// How often it contains others where they can't be missing. What can be chosen counts, too: the answers for all
    /// cases are there from the beginning.
    var always: [String: Int] = [:]
    /// The first field that contains each of them, in order.
    var containing: [(name: String, path: [String], field: DocumentField)] = []
    /// All references to others, also where they can be missing.
    var others: [String] = []
    /// Whether it has a form that is there while it is visible.
    var hasVisibleForm = false
  }

  private var nodes: [String: Node] = [:]

  init(_ document: FormDocument) {
    // The form itself has a name that no other can have.
    for (name, form) in document.forms { nodes["#" + name] = Self.node(form) }
    nodes[""] = Self.node(document.form)
    let known = Set(nodes.keys)
    nodes = nodes.mapValues { node in
      var node = node
      node.always = node.always.filter { known.contains($0.key) }
      node.others = node.others.filter(known.contains)
      return node
    }
  }

  // MARK: One form

  private static func node(_ form: DocumentForm) -> Node {
    var node = Node()
    add(form, 1, level: 1, [], &node)
    return node
  }

  /// - Parameter path: The keys that lead to the form.
  private static func add(_ form: DocumentForm, _ times: Int, level: Int, _ path: [String], _ node: inout Node) {
    node.levels = max(node.levels, level)
    for field in form.fields {
      node.fields = sum(node.fields, times)
      func add(_ source: DocumentFormSource, _ count: Int, _ node: inout Node) {
        let count = product(times, count)
        switch source {
        case .form(let inner): Self.add(inner, count, level: level + 1, path + [field.key], &node)
        case .named(let name):
          if node.always["#" + name] == nil { node.containing.append(("#" + name, path + [field.key], field)) }
          node.always["#" + name] = sum(node.always["#" + name] ?? 0, count)
        }
      }
      refer(field, isInside: false, &node)
      switch field.kind {
      case .form(let subform):
        if subform.existsWhileVisible { node.hasVisibleForm = true }
        if !subform.isOptional || subform.existsWhileVisible || field.initial?.object != nil {
          add(subform.form, 1, &node)
        }
      case .list(let list):
        if case .form(let source) = list.element, let count = field.initial?.list?.count, count > 0 {
          add(source, count, &node)
        }
      case .alternatives(let alternatives):
        let path = field.key.isEmpty ? path : path + [field.key]
        for alternative in alternatives.cases { Self.add(alternative.form, times, level: level + 1, path, &node) }
      default: break
      }
    }
  }

  /// Notes what a field refers to, in optional forms and in elements, too.
  ///
  /// - Parameter isInside: Whether the field is in a form that may be missing, which nobody else looks at.
  private static func refer(_ field: DocumentField, isInside: Bool, _ node: inout Node) {
    var source: DocumentFormSource?
    var isAlways = false
    switch field.kind {
    case .form(let subform):
      source = subform.form
      isAlways = !subform.isOptional || subform.existsWhileVisible || field.initial?.object != nil
    case .list(let list):
      if case .form(let form) = list.element { source = form }
      isAlways = field.initial?.list?.isEmpty == false
    case .alternatives(let alternatives):
      guard isInside else { return }
      for field in alternatives.cases.flatMap(\.form.fields) { refer(field, isInside: true, &node) }
    default: break
    }
    switch source {
    case .named(let name)?: node.others.append("#" + name)
    // What is always there is looked at with the form that it is in.
    case .form(let form)? where isInside || !isAlways:
      for field in form.fields { refer(field, isInside: true, &node) }
    default: break
    }
  }

  /// So large that it is too large.
  private static let much = 1 << 40
  private static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, much) }
  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? much : min(product, much)
  }

  // MARK: All forms

  /// A form that contains itself where it can't be missing, through others or not.
  struct Endless {
    let name: String
    /// The keys that lead from it to the field through which it does.
    let path: [String]
    let field: DocumentField?
    /// Whether one of the forms is there while it is visible.
    let isWhileVisible: Bool
  }

  /// The forms that never end.
  ///
  /// What isn't on a circle is taken away from both ends, until nothing is left to take.
  var endless: [Endless] {
    var left = Set(nodes.keys)
    for isForward in [true, false] {
      var targets: [String: Set<String>] = [:]
      var sources: [String: [String]] = [:]
      for name in left {
        for other in nodes[name]?.always.keys ?? [:].keys where left.contains(other) {
          let (from, to) = isForward ? (name, other) : (other, name)
          targets[from, default: []].insert(to)
          sources[to, default: []].append(from)
        }
      }
      var ends = left.filter { targets[$0] == nil }
      while let end = ends.popFirst() {
        left.remove(end)
        for source in sources[end] ?? [] {
          targets[source]?.remove(end)
          if targets[source]?.isEmpty == true { ends.insert(source) }
        }
      }
    }
    let whileVisible = left.contains { nodes[$0]?.hasVisibleForm == true }
    return left.sorted().map { name in
      let found = nodes[name]?.containing.first { left.contains($0.name) }
      return Endless(
        name: String(name.dropFirst()), path: found?.path ?? [], field: found?.field, isWhileVisible: whileVisible)
    }
  }

  /// Whether there are more ways through the forms than there may be: each form that is used twice by the one above it
  /// doubles their number, and forms that all use each other have even more.
  ///
  /// - Complexity: O(``mostWays`` · ``mostLevels``) at most.
  var hasTooManyWays: Bool {
    var ways = 0
    // For each form on the way, the references that are left to follow.
    var stack: [(name: String, rest: ArraySlice<String>)] = [("", nodes[""]?.others[...] ?? [])]
    var isOnWay: Set<String> = [""]
    while let last = stack.last {
      guard let next = last.rest.first else {
        isOnWay.remove(last.name)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest.removeFirst()
      ways += 1
      if ways > Self.mostWays { return true }
      if isOnWay.insert(next).inserted { stack.append((next, nodes[next]?.others[...] ?? [])) }
    }
    return false
  }

  /// The names of forms with more fields, or more levels, than there may be, apart from those that only contain such a
  /// form. The form itself has an empty one.
  var tooLarge: [String] {
    var sizes: [String: (fields: Int, levels: Int)] = [:]
    var isOpen: Set<String> = []
    for start in nodes.keys.sorted() where sizes[start] == nil {
      var stack = [start]
      while let name = stack.last {
        guard sizes[name] == nil, let node = nodes[name] else {
          stack.removeLast()
          continue
        }
        if isOpen.insert(name).inserted {
          // What contains itself isn't followed again.
          stack += node.always.keys.filter { sizes[$0] == nil && !isOpen.contains($0) }
          continue
        }
        var size = (fields: node.fields, levels: node.levels)
        for (other, count) in node.always {
          guard let inner = sizes[other] else { continue }
          size.fields = Self.sum(size.fields, Self.product(inner.fields, count))
          size.levels = max(size.levels, node.levels + inner.levels)
        }
        sizes[name] = size
        stack.removeLast()
      }
    }
    let tooLarge = Set(sizes.filter { $0.value.fields > Self.mostFields || $0.value.levels > Self.mostLevels }.keys)
    return tooLarge.filter { nodes[$0]?.always.keys.contains(where: tooLarge.contains) != true }.sorted()
  }
}

extension FormDocument {
  /// Whether its form would never end, or is too large: then it is shown without its fields.
  var isEndless: Bool { problems.contains { $0.kind == .recursiveForm || $0.kind == .tooLarge } }

  /// The same without anything that it shows.
  var bare: FormDocument { FormDocument(id, version: version, form: DocumentForm(title: form.title)) }
}
