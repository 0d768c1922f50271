/// How a property holds its options: as their values, by positions or as bits.
extension ReferenceChoice {
  /// The title of an option by its position, or of a bit.
  static func title(byPosition id: String, _ field: FieldPlan) -> String {
    guard field.leaf?.isMask != true else { return "Bits " + id }
    return field.options.contains(id) ? "Place " + id : id
  }

  /// The ids of the options in a value, in any order.
  func held(_ value: PlanValue) -> [String] {
    switch value {
    case .text(let id) where !id.isEmpty: return [id]
    case .option(let id): return [id]
    case .several(let several): return several
    case .whole(let bits) where leaf.isMask:
      return offered.filter { id in Int(id).map { $0 != 0 && bits & $0 == $0 } ?? false }
    case .whole(let index): return [String(index)]
    case .entries(let entries): return entries.keys.sorted().compactMap { ids(of: entries)[$0] }
    default: return []
    }
  }

  /// The options that can't be chosen while a closure returns these bits: all of them in one option set, or one after
  /// the other as numbers.
  func options(inBits ids: [String]) -> [String] {
    let bits = ids.compactMap(Int.init)
    if leaf.kind == .bits { return held(.whole(bits.reduce(0) { $0 | $1 })) }
    return bits.flatMap { held(.whole($0)) }
  }

  /// The id of each entry of a dictionary: that of the option, if it is the one at this position. Another value gets an
  /// id that nothing else has.
  private func ids(of entries: [Int: String]) -> [Int: String] {
    var ids: [Int: String] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      if offered.indices.contains(key), offered[key] == value {
        ids[key] = value
      } else {
        var id = value
        while offered.contains(id) || ids.values.contains(id) { id += "+" }
        ids[key] = id
      }
    }
    return ids
  }

  /// The value that is made of options; what no option stands for is taken from the old value.
  ///
  /// - Returns: Nil if the options exclude each other.
  func value(_ ids: [String], over old: PlanValue) -> PlanValue? {
    switch leaf.kind {
    case .names, .shades: return .several(ids)
    case .shadeSet: return .several(ids.sorted())
    case .choice: return ids.first.map { .option($0) } ?? PlanValue.none
    case .positions: return .several(ids.compactMap(Int.init).sorted().map(String.init))
    case .index: return ids.first.flatMap(Int.init).map { .whole($0) } ?? PlanValue.none
    case .bits, .mask:
      var bits = old.number ?? 0
      for id in offered { bits &= ~(Int(id) ?? 0) }
      for id in ids { bits |= Int(id) ?? 0 }
      return .whole(bits)
    case .entries: return entries(ids, over: old).map { .entries($0) }
    default: return .text(ids.first ?? "")
    }
  }

  /// An option goes to its position, unless a value that is no option stays there.
  private func entries(_ ids: [String], over old: PlanValue) -> [Int: String]? {
    var entries: [Int: String] = [:]
    guard case .entries(let before) = old else { return [:] }
    for (key, id) in self.ids(of: before) where ids.contains(id) && !offered.contains(id) { entries[key] = before[key] }
    for id in ids {
      guard let position = offered.firstIndex(of: id) else { continue }
      guard entries[position] == nil else { return nil }
      entries[position] = id
    }
    return entries
  }
}
