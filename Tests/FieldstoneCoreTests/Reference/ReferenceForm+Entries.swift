import FieldstoneCore

/// What the entries of a snapshot mean.
extension ReferenceForm {
  /// The value of an entry; nil if it doesn't fit the field.
  static func value(_ entry: FormSnapshot.Value, _ field: FieldPlan, canBeNil: Bool) -> PlanValue? {
    switch (entry, field.leaf?.kind ?? .text) {
    case (.none, _): return canBeNil ? PlanValue.none : nil
    case (.text(let text), .text), (.text(let text), .name): return .text(text)
    case (.text(let id), .choice) where field.isCaseChoice: return field.options.contains(id) ? .option(id) : nil
    case (.text(let id), .choice): return Shade(rawValue: id)?.planValue
    case (.flag(let flag), .flag): return .flag(flag)
    case (.integer(let number), .whole), (.integer(let number), .index): return .whole(Int(number))
    case (.integer(let number), .byte): return (0...255).contains(number) ? .whole(Int(number)) : nil
    case (.number(let digits), .real): return Double(digits).map { .real($0) }
    case (.number(let digits), .date):
      return Double(digits).map { .moment($0 + 978_307_200) }
    case (.list(let parts), .names), (.list(let parts), .shades), (.list(let parts), .shadeSet):
      return several(parts, field)
    case (.list(let parts), .file): return PlanFiles.id(parts).map { .file($0) }
    case (.list(let parts), .positions): return positions(parts)
    case (.list(let parts), .entries): return entries(parts)
    case (.list(let parts), .bits), (.list(let parts), .mask):
      guard parts.count == 1, case .number(let digits) = parts[0], let bits = Int(digits) else { return nil }
      return field.leaf?.kind == .mask || (0...255).contains(bits) ? .whole(bits) : nil
    default: return nil
    }
  }

  /// The value of a list of chosen values: each of them has to fit.
  private static func several(_ parts: [FormSnapshot.Value], _ field: FieldPlan) -> PlanValue? {
    let ids = parts.compactMap { part -> String? in
      guard case .text(let id) = part else { return nil }
      return field.leaf?.hasCases == true && Shade(rawValue: id) == nil ? nil : id
    }
    guard ids.count == parts.count else { return nil }
    return field.leaf?.kind == .shadeSet ? .several(Set(ids).sorted()) : .several(ids)
  }

  /// A set of positions: whole numbers from 0.
  private static func positions(_ parts: [FormSnapshot.Value]) -> PlanValue? {
    var positions: Set<Int> = []
    for part in parts {
      guard case .integer(let number) = part, number >= 0 else { return nil }
      positions.insert(Int(number))
    }
    return .several(positions.sorted().map(String.init))
  }

  /// The entries of a dictionary: each position and its value.
  private static func entries(_ parts: [FormSnapshot.Value]) -> PlanValue? {
    var entries: [Int: String] = [:]
    for (index, part) in parts.enumerated() where index % 2 == 0 {
      guard case .integer(let position) = part, index + 1 < parts.count, case .text(let text) = parts[index + 1] else {
        return nil
      }
      entries[Int(position)] = text
    }
    return .entries(entries)
  }
}
