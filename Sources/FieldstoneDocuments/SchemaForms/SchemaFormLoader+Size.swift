import FieldstoneCore

/// Finds out whether a form is as small as the limits ask for, once the forms within one another are counted.
extension SchemaFormLoader {
  /// The forms in a form by their names, and whether each is there from the beginning.
  func inner(_ form: DocumentForm) -> [(name: String, isThere: Bool)] {
    var (found, left) = ([(name: String, isThere: Bool)](), [(items: form.items, isThere: true)])
    while let (items, isThere) = left.popLast() {
      for item in items {
        switch item {
        case .field(let field):
          switch field.kind {
          case .form(let subform):
            let isInnerThere = isThere && !subform.isOptional
            switch subform.form {
            case .named(let name): found.append((name, isInnerThere))
            case .form(let form): left.append((form.items, isInnerThere))
            }
          case .alternatives(let alternatives): left += alternatives.cases.map { ($0.form.items, isThere) }
          default: break
          }
        case .section(let section): left.append((section.items, isThere))
        case .page(let page): left.append((page.items, isThere))
        default: break
        }
      }
    }
    return found
  }

  /// The forms in each form, and how far each has been followed.
  private struct Walk {
    enum State { case onTheWay, done }

    var inner: [String: [(name: String, isThere: Bool)]] = [:]
    var states: [String: State] = [:]
    /// How many fields a form has with those that are there from the beginning.
    var sizes: [String: Int] = [:]
    var total = 0
  }

  /// Refuses forms that never end, that are too deep, or that have too many fields, once forms that several fields
  /// refer to are counted each time.
  func checkSize(_ form: DocumentForm, _ root: SchemaPart) {
    guard !forms.isEmpty else { return }
    var walk = Walk()
    for (name, form) in forms { walk.inner[name] = inner(form) }
    for start in inner(form) { follow(start.name, depth: 1, &walk, root) }
    for name in forms.keys.sorted() where problems.isEmpty { follow(name, depth: 1, &walk, root) }
    guard problems.isEmpty else { return }
    var state: [String: Walk.State] = [:]
    for name in forms.keys.sorted() {
      guard let size = size(name, &walk, &state) else {
        guard problems.isEmpty else { return }
        fail(part(of: name) ?? root, "This object always contains itself, so it would never end.", .recursiveForm)
        return
      }
      walk.total = walk.total.addingReportingOverflow(size).partialValue
      if size > options.limits.fields || walk.total > 4 * options.limits.fields || walk.total < 0 {
        fail(
          part(of: name) ?? root,
          "The form has more than \(options.limits.fields) fields. To allow more, raise 'limits.fields'.")
        return
      }
    }
  }

  private func part(of name: String) -> SchemaPart? { names.first { $0.value == name }?.key.first }

  /// Follows forms as their definitions are built: each once, and all in it before it is done.
  private func follow(_ name: String, depth: Int, _ walk: inout Walk, _ root: SchemaPart) {
    guard walk.states[name] == nil, problems.isEmpty else { return }
    guard depth <= options.limits.depth else {
      return fail(
        part(of: name) ?? root, "Forms can be nested up to \(options.limits.depth) levels deep.")
    }
    walk.states[name] = .onTheWay
    for (name, _) in walk.inner[name] ?? [] { follow(name, depth: depth + 1, &walk, root) }
    walk.states[name] = .done
  }

  /// The number of fields of a form; nil if it contains itself where it can't be missing.
  private func size(_ name: String, _ walk: inout Walk, _ state: inout [String: Walk.State], depth: Int = 1) -> Int? {
    if let known = walk.sizes[name] { return known }
    guard state[name] == nil else { return nil }
    // What was followed in another order may be deeper than it seemed.
    guard depth <= options.limits.depth else {
      if let part = part(of: name) {
        fail(part, "Forms can be nested up to \(options.limits.depth) levels deep.")
      }
      return nil
    }
    state[name] = .onTheWay
    var size = forms[name]?.items.count ?? 0
    for (name, isThere) in walk.inner[name] ?? [] where isThere {
      guard let inner = self.size(name, &walk, &state, depth: depth + 1) else { return nil }
      let sum = size.addingReportingOverflow(inner)
      size = sum.overflow ? .max : sum.partialValue
    }
    state[name] = .done
    walk.sizes[name] = size
    return size
  }
}
