/// What can be answered in collections, by name, whether or not they have elements.
extension FormEngine {
  /// The names of everything that can be answered in collections, with `#` in place of a position, and those that add an
  /// element: `guests.#.name`, `guests+`.
  ///
  /// - Parameter levels: How many collections may contain each other.
  /// - Complexity: O(fields in the definition), and more for forms that contain themselves.
  package func namesInCollections(levels: Int = 2) -> [String] {
    core.names(after: "", levels: levels, isInElement: false)
  }

  /// The names of everything that can be answered in an element of a collection, wherever the collection is, as if they
  /// came after the name of the element: `name`, `speakers.#.email`. Empty for elements that are values.
  ///
  /// - Complexity: O(fields in the definition of an element).
  package func namesInElement(of collection: FormRowID) -> [String] {
    let element = slot(of: collection).flatMap { collections[$0] }?.element
    return element?.elementCore.elements.flatMap { row -> [String] in
      let names = (row as? NestedElement)?.child.names(after: "#.", levels: 1, isInElement: true) ?? []
      return names.filter { $0.hasPrefix("#.") }.map { String($0.dropFirst(2)) }
    } ?? []
  }

  /// The most elements that a collection may have; nil if there is no limit.
  package func mostElements(of row: FormRowID) -> Int? {
    let maximum = slot(of: row).flatMap { collections[$0] }?.element.settings.maximum ?? .max
    return maximum == .max ? nil : maximum
  }

  /// Whether elements can be added to a collection, apart from their number.
  package func canGrow(_ row: FormRowID) -> Bool {
    slot(of: row).flatMap { collections[$0] }?.element.canGrow ?? false
  }

  /// For a row of a case that isn't chosen: the row in which to choose it, and the title of its option. If that row
  /// belongs to another such case, that one comes first.
  package func caseToChoose(for row: FormRowID) -> (choice: FormRow, title: String)? {
    guard var slot = slot(of: row) else { return nil }
    var found: (FormRow, String)?
    while slot >= 0 {
      let block = blocks[block(of: slot)]
      if let id = element(at: slot).details?.caseID, let choice = caseChoice(above: block) {
        let row = self.row(at: choice)
        let option = row.options.position(ofID: id).map { row.options[$0].title }
        if let option, row.answer != .choices([id]) { found = (row, option) }
      }
      slot = block.owner
    }
    return found
  }

  /// The row in which a case is chosen. A case that is on a page of its own has its choice where the page is.
  private func caseChoice(above block: Block) -> Int? {
    var block = block
    while true {
      if let choice = block.core.elements.first(where: \.isCaseChoice) { return block.base + Int(choice.index) }
      guard block.owner >= 0, element(at: block.owner) is PageElement else { return nil }
      block = blocks[self.block(of: block.owner)]
    }
  }
}

extension DefinitionCore {
  /// - Parameters:
  ///   - prefix: What comes before the names, with a period at its end.
  ///   - levels: How many collections may contain each other from here.
  ///   - isInElement: Whether the fields are part of a collection's element.
  fileprivate func names(after prefix: String, levels: Int, isInElement: Bool) -> [String] {
    elements.flatMap { element -> [String] in
      // The choice of a case has the name of its property.
      let name = element.name.isEmpty ? String(prefix.dropLast()) : prefix + element.name
      let inner = element.namesRows ? name + "." : prefix
      switch element {
      case let collection as CollectionElement:
        guard levels > 0 else { return [] }
        let adding = collection.canGrow ? [name + "+"] : []
        return adding
          + collection.elementCore.elements.flatMap { row in
            (row as? NestedElement)?.child.names(after: name + ".#.", levels: levels - 1, isInElement: true)
              ?? [name + ".#"]
          }
      case let subform as NestedElement:
        let own = isInElement && subform.flags.contains(.optional) ? [name] : []
        let levels = subform.isRecursive ? levels - 1 : levels
        guard levels > 0 || !subform.isRecursive else { return own }
        return own + subform.child.names(after: inner, levels: levels, isInElement: isInElement)
      case let field as FieldElement:
        return isInElement && field.flags.isDisjoint(with: [.readOnly, .computed]) ? [name] : []
      default: return []
      }
    }
  }
}
