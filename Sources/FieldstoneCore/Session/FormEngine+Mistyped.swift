/// Values of the wrong type in a model that arrived at run time.
extension FormEngine {
  /// Shows a text that is not a value of a field's type, with its issue, as if somebody had typed it. The model keeps
  /// what it has until the field is edited.
  ///
  /// - Parameter path: The names of the rows that lead to the field, and its own; the position of an element for that of
  ///   a collection.
  /// - Returns: Whether there is such a field.
  @discardableResult package func hold(_ text: String, _ issue: FormIssue, at path: [String]) -> Bool {
    guard let slot = slot(below: 0, path[...]), field(at: slot) != nil else { return false }
    perform {
      drafts[slot] = Draft(text, issue)
      slots[slot].flags.formUnion([.hasDraft, .unparsed])
      mark(slot, .value)
      revalidate(slot)
      noteVisit(slot, .mayShowIssues)
      refreshShowing(slot)
    }
    return true
  }

  /// Notes a mistake in what the form was given, which keeps it from being submitted.
  package func note(_ problem: FormProblem) {
    if !foundProblems.contains(problem) { foundProblems.append(problem) }
  }

  /// The slot of a row by the names of the rows that lead to it, and its own; the position of an element for that of a
  /// collection.
  func slot(below index: Int, _ path: ArraySlice<String>) -> Int? {
    guard let name = path.first else { return nil }
    let block = blocks[index]
    guard let local = block.core.index(of: name) else {
      for page in block.core.pages {
        if let child = children[block.base + page], let slot = slot(below: child, path) { return slot }
      }
      return nil
    }
    let slot = block.base + Int(local)
    guard path.count > 1 else { return slot }
    if let collection = collections[slot] {
      let nodes = collection.order.all
      guard let position = Int(path[path.startIndex + 1]), nodes.indices.contains(position) else { return nil }
      let row = collection.slot(of: nodes[position])
      guard let child = children[row] else { return path.count == 2 ? row : nil }
      return self.slot(below: child, path.dropFirst(2))
    }
    return child(of: slot).flatMap { self.slot(below: $0, path.dropFirst()) }
  }
}
