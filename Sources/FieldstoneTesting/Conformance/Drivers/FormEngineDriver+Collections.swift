import FieldstoneCore

/// Commands for elements of collections.
extension FormEngineDriver {
  func collectionInput(_ command: ConformanceCommand) throws -> FormInput {
    switch command {
    case .insert(let name, let id, let before):
      let collection = try row(name, "collection") { $0.kind == .collection }
      return .insert(collection.id, id: id, before: try before.map(element))
    case .remove(let name): return .remove(try element(name))
    case .move(let name, let before): return .move(try element(name), before: try before.map(element))
    case .duplicate(let name, let id): return .duplicate(try element(name), id: id)
    default: throw FormDriverError("'\(command)' does nothing with an element.")
    }
  }

  private func element(_ name: ConformanceRowName) throws -> FormRowID {
    try row(name, "element") { engine.position(of: $0.id) != nil }.id
  }
}
