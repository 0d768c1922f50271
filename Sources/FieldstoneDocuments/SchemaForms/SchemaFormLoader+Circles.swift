import FieldstoneCore

/// Makes an object that a case requires one that people add, if it would otherwise contain itself without end: the
/// values of all cases exist from the beginning.
extension SchemaFormLoader {
  /// - Complexity: O(fields of the named forms). Only called if a form has alternatives.
  func deferCircles() {
    let circles = FormCircles(forms.mapValues { inner($0).filter(\.isThere).map(\.name) })
    for (name, form) in forms where circles.names.contains(name) {
      var form = form
      deferCircles(&form.items, of: name, circles, isInCase: false)
      forms[name] = form
    }
  }

  private func deferCircles(
    _ items: inout [DocumentItem], of name: String, _ circles: FormCircles, isInCase: Bool
  ) {
    for index in items.indices {
      switch items[index] {
      case .field(var field):
        deferCircles(&field, of: name, circles, isInCase: isInCase)
        items[index] = .field(field)
      case .section(var section):
        deferCircles(&section.items, of: name, circles, isInCase: isInCase)
        items[index] = .section(section)
      case .page(var page):
        deferCircles(&page.items, of: name, circles, isInCase: isInCase)
        items[index] = .page(page)
      default: break
      }
    }
  }

  private func deferCircles(
    _ field: inout DocumentField, of name: String, _ circles: FormCircles, isInCase: Bool
  ) {
    switch field.kind {
    case .form(var subform):
      switch subform.form {
      case .named(let other):
        guard isInCase, !subform.isOptional, circles.contain(name, other) else { return }
        subform.isOptional = true
        field.isRequired = true
      case .form(var inner):
        deferCircles(&inner.items, of: name, circles, isInCase: isInCase)
        subform.form = .form(inner)
      }
      field.kind = .form(subform)
    case .alternatives(var alternatives):
      for index in alternatives.cases.indices {
        deferCircles(&alternatives.cases[index].form.items, of: name, circles, isInCase: true)
      }
      field.kind = .alternatives(alternatives)
    default: break
    }
  }
}

/// Which forms contain one another: the strongly connected components of their graph, found with Kosaraju's algorithm.
struct FormCircles {
  /// The forms that contain themselves, through others or not.
  private(set) var names: Set<String> = []
  /// Forms that contain one another have the same number.
  private var numbers: [String: Int] = [:]

  /// - Parameter inner: The forms that are in each form.
  /// - Complexity: O(forms and what is in them).
  init(_ inner: [String: [String]]) {
    var outer: [String: [String]] = [:]
    for (name, others) in inner { for other in others { outer[other, default: []].append(name) } }
    // Each form comes after those in it. Going back, what is reached the other way is on a circle with the start.
    var (order, seen) = ([String](), Set<String>())
    for name in inner.keys { Self.visit(name, inner, &seen) { order.append($0) } }
    seen = []
    for (number, name) in order.reversed().enumerated() {
      var members: [String] = []
      Self.visit(name, outer, &seen) { members.append($0) }
      for member in members { numbers[member] = number }
      if members.count > 1 || inner[name]?.contains(name) == true { names.formUnion(members) }
    }
  }

  /// Whether two forms, one of which is in the other, are on a circle.
  func contain(_ form: String, _ other: String) -> Bool { numbers[form] == numbers[other] }

  /// Visits each form that hasn't been seen, depth first, and calls the closure once all in it have been visited.
  private static func visit(
    _ start: String, _ edges: [String: [String]], _ seen: inout Set<String>, _ done: (String) -> Void
  ) {
    guard seen.insert(start).inserted else { return }
    var stack = [(name: start, rest: (edges[start] ?? [])[...])]
    while let last = stack.last {
      guard let next = last.rest.first else {
        done(last.name)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest.removeFirst()
      if seen.insert(next).inserted { stack.append((next, (edges[next] ?? [])[...])) }
    }
  }
}
