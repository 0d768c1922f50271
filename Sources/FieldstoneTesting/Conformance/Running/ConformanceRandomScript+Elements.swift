import FieldstoneCore

/// What a person could do with the elements of the page that is open.
extension ConformanceRandomScript {
  /// - Parameter number: Makes the ids of new elements different.
  static func elementCommands(
    _ engine: FormEngine, _ number: Int, _ random: inout SplitMix
  ) -> [ConformanceCommand] {
    let names = elementNames(engine)
    var commands: [ConformanceCommand] = []
    var collections: [String: Int] = [:]
    for row in engine.rows where row.kind == .collection && engine.position(of: row.id) == nil {
      let ordinal = collections[row.title, default: 0] + 1
      collections[row.title] = ordinal
      guard row.actions.contains(.insert) else { continue }
      let name = ConformanceRowName(row.title, ordinal: ordinal)
      commands.append(.insert(name, id: "new\(number)", before: nil))
    }
    for row in engine.rows {
      guard let name = names[row.id], let (place, _) = engine.position(of: row.id),
        let collection = engine.collection(of: row.id)
      else { continue }
      if row.actions.contains(.remove) { commands.append(.remove(name)) }
      if row.actions.contains(.duplicate) { commands.append(.duplicate(name, id: "copy\(number)")) }
      guard !row.actions.isDisjoint(with: [.moveUp, .moveDown]) else { continue }
      // Before any other element except the next one (it is there already), or to the end.
      let others = engine.elements(of: collection)
      var targets: [ConformanceRowName?] = others.indices.filter { $0 != place - 1 && $0 != place }.compactMap {
        names[others[$0]]
      }
      if place < others.count { targets.append(nil) }
      if let target = targets.randomElement(using: &random) { commands.append(.move(name, before: target)) }
    }
    return commands
  }

  /// The elements of the page as a person names them: by title, and by their number among those with the same one.
  private static func elementNames(_ engine: FormEngine) -> [FormRowID: ConformanceRowName] {
    var seen: [String: Int] = [:]
    var names: [FormRowID: ConformanceRowName] = [:]
    for row in engine.rows where engine.position(of: row.id) != nil {
      let title = ConformanceText.line(row.title)
      seen[title, default: 0] += 1
      names[row.id] = ConformanceRowName(row.title, ordinal: seen[title] ?? 1)
    }
    return names
  }
}
