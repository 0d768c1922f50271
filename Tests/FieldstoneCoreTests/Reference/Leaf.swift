/// A property that every model of a plan has, besides its subforms.
struct Leaf: Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case text, whole, byte, real, flag, choice, date, viewer
    /// A text that is one of its options.
    case name
    /// Several options: an array of texts, an array of cases, a set of cases.
    case names, shades, shadeSet
    /// Several options: their positions, a dictionary by position, an option set, a number as a mask.
    case positions, entries, bits, mask
    /// One option by its index.
    case index
    case file
  }

  let name: String
  let kind: Kind
  let isOptional: Bool

  static let all: [Leaf] = [
    Leaf("t0", .text), Leaf("t1", .text), Leaf("t2", .text), Leaf("u0", .text, true), Leaf("u1", .text, true),
    Leaf("i0", .whole), Leaf("i1", .whole), Leaf("j0", .whole, true), Leaf("b0", .byte), Leaf("r0", .real, true),
    Leaf("f0", .flag), Leaf("f1", .flag), Leaf("f2", .flag), Leaf("g0", .flag, true), Leaf("c0", .choice),
    Leaf("k0", .choice, true), Leaf("d0", .date), Leaf("e0", .date, true), Leaf("loud", .viewer),
    Leaf("o0", .name), Leaf("p0", .name, true), Leaf("s0", .names), Leaf("a0", .shades, true),
    Leaf("m0", .shadeSet), Leaf("q0", .positions), Leaf("h0", .entries), Leaf("w0", .bits), Leaf("v0", .mask),
    Leaf("y0", .index), Leaf("y1", .index, true),
    // Not a field in any plan: reading it depends on the whole model.
    Leaf("plain", .whole),
  ]

  /// The choice of the case of an enum, and that of an optional one.
  static let ofCases = [Leaf("case", .choice), Leaf("pick", .choice, true)]

  /// Files, which the main form and the subforms with the definition `kid` have, too.
  static let files = [Leaf("z0", .file), Leaf("z1", .file, true)]

  static let byName = Dictionary(uniqueKeysWithValues: (all + files).map { ($0.name, $0) })

  /// The properties of the elements of collections.
  static let ofElements = ["t0", "u0", "i0", "j0", "f0", "k0", "loud", "plain"].compactMap { byName[$0] }

  /// The property with a name, or the value of an element of a collection, like `words[1]`.
  static func named(_ name: String) -> Leaf? {
    if let known = byName[name] ?? ofCases.first(where: { $0.name == name }) { return known }
    guard name.hasSuffix("]") else { return nil }
    return name.hasPrefix("words[") ? Leaf("words", .text) : name.hasPrefix("nums[") ? Leaf("nums", .whole, true) : nil
  }

  private init(_ name: String, _ kind: Kind, _ isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }

  /// The value of the property in a new model.
  var blank: PlanValue {
    if isOptional { return .none }
    if name == "case" { return .option("bare") }
    switch kind {
    case .text, .viewer, .name: return .text("")
    case .whole, .byte, .bits, .mask, .index: return .whole(0)
    case .real: return .real(0)
    case .flag: return .flag(false)
    case .choice: return .option("pale")
    case .date: return .moment(1_700_000_000)
    case .names, .shades, .shadeSet, .positions: return .several([])
    case .entries: return .entries([:])
    case .file: return .file("")
    }
  }
}
