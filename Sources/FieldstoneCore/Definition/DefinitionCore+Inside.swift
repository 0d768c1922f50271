/// What can be said of a definition, and of those of the forms in it, whatever the answers are.
extension DefinitionCore {
  /// This definition, and those of all subforms and elements in it, each once.
  ///
  /// - Complexity: O(fields).
  var allInside: [DefinitionCore] {
    var all = [self]
    var seen: Set = [ObjectIdentifier(self)]
    var next = 0
    while next < all.count {
      let core = all[next]
      next += 1
      guard core.leadsFurther else { continue }
      for element in core.elements {
        let inner = (element as? NestedElement)?.child ?? (element as? CollectionElement)?.elementCore
        if let inner, seen.insert(ObjectIdentifier(inner)).inserted { all.append(inner) }
      }
    }
    return all
  }

  /// Whether any of its own rows is a button that submits the form.
  var hasSubmitButton: Bool { elements.contains { $0.kind == .action && $0.details?.action == .submit } }

  /// The indices of the rows that can have the focus while the form is locked, or lead to such rows, in order: all
  /// others are passed without being looked at.
  func findLockedStops() -> [Int] {
    elements.indices.filter { index in
      let element = elements[index]
      switch element.kind {
      case .action, .add, .collection, .link: return true
      default: return element is NestedElement || element.details?.isEditableWhenLocked == true
      }
    }
  }
}
