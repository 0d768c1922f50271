/// What a path in the values of a form leads to.
struct DocumentTarget {
  enum Content {
    /// The value of a field.
    case value(DocumentKind)
    /// An object with a form, or a list, which is set as a whole.
    case whole(DocumentField)
  }

  /// The names of the rows that lead to it, and its own.
  var names: [String]
  let content: Content
}

extension DocumentLevel {
  /// What a path leads to; nil for one that the form doesn't have, or not with these values.
  func target(_ path: ArraySlice<String>, in values: FormValues?, _ levels: DocumentLevels) -> DocumentTarget? {
    guard let key = path.first, let entry = self[key] else { return nil }
    if case .member(let shape, let cases, let key) = entry.content {
      return target(of: shape, cases, [key] + path.dropFirst(), in: values, levels).map { $0.below([""]) }
    }
    guard let field = form.fields.first(where: { $0.key == key }) else { return nil }
    return target(entry.content, field, path.dropFirst(), in: values?[key], levels)?.below([entry.rowName])
  }

  /// - Parameter path: The rest of the path, below the content.
  private func target(
    _ content: Content, _ field: DocumentField, _ path: ArraySlice<String>, in value: FormValues.Value?,
    _ levels: DocumentLevels
  ) -> DocumentTarget? {
    if path.isEmpty {
      if case .value = content { return DocumentTarget(names: [], content: .value(field.kind)) }
      return DocumentTarget(names: [], content: .whole(field))
    }
    switch content {
    case .value, .member, .unread: return nil
    case .form, .named: return content.level(in: levels)?.target(path, in: value?.object, levels)
    case .list(let element):
      guard let name = path.first, let index = Int(name), let list = value?.list, list.indices.contains(index) else {
        return nil
      }
      let rest = path.dropFirst()
      if rest.isEmpty {
        guard case .value = element, case .list(let list) = field.kind, case .value(let own) = list.element else {
          return nil
        }
        return DocumentTarget(names: [name], content: .value(own.kind))
      }
      return target(element, field, rest, in: list[index], levels)?.below([name])
    case .alternatives(let shape, let cases): return target(of: shape, cases, path, in: value?.object, levels)
    }
  }

  private func target(
    of shape: AlternativeShape, _ cases: [DocumentLevel], _ path: ArraySlice<String>, in object: FormValues?,
    _ levels: DocumentLevels
  ) -> DocumentTarget? {
    // A case is chosen by setting the object: the key that says which case it is means nothing alone.
    shape.index(in: object).flatMap { cases[$0].target(path, in: object, levels) }
  }
}

extension DocumentTarget {
  func below(_ names: [String]) -> DocumentTarget {
    var target = self
    target.names = names + self.names
    return target
  }
}
