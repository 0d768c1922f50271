@testable import FieldstoneCore

/// How many entries a session keeps in each of its tables, by the names of the properties that lead to them, so that a
/// test can tell what is left of something that is gone. The tables are named here, because a session hides its
/// contents from a mirror.
struct KeptEntries {
  private(set) var counts: [String: Int] = [:]
  private var seen: Set<ObjectIdentifier> = []
  /// What belongs to the definition or to the program.
  private static let foreign: Set = [
    "core", "element", "elements", "layout", "codec", "environment", "policy", "settings", "access", "invariants",
  ]

  init(_ form: FormEngine) {
    let tables: [(String, Any)] = [
      ("decidedTexts", form.decidedTexts), ("formattedTexts", form.formattedTexts), ("blocks", form.blocks),
      ("slots", form.slots), ("failing", form.failing), ("listings", form.listings),
      ("keptListings", form.keptListings), ("children", form.children), ("collections", form.collections),
      ("outdatedCollections", form.outdatedCollections), ("released", form.released), ("members", form.members),
      ("hiddenDrops", form.hiddenDrops), ("drafts", form.drafts), ("defaulted", form.defaulted),
      ("offered", form.offered), ("starts", form.starts), ("differing", form.differing), ("origins", form.origins),
      ("lineage", form.lineage), ("leftovers", form.leftovers), ("draftNames", form.draftNames),
      ("issueLists", form.issueLists), ("outside", form.outside), ("checks", form.checks),
      ("submissionState", form.submissionState), ("foundProblems", form.foundProblems), ("history", form.history),
      ("jobs", form.jobs), ("trackers", form.trackers), ("trackersOfBlocks", form.trackersOfBlocks),
      ("freeTrackers", form.freeTrackers), ("links", form.links), ("tracking", form.tracking),
      ("editedBlocks", form.editedBlocks), ("changeLog", form.changeLog), ("withheld", form.withheld),
      ("heldBack", form.heldBack), ("unleft", form.unleft), ("actionWork", form.actionWork),
    ]
    for (name, table) in tables { look(table, name, depth: 0) }
  }

  /// The tables that have more entries than before.
  func grown(since other: KeptEntries) -> [String] {
    counts.filter { other.counts[$0.key, default: 0] < $0.value }.map {
      "\($0.key): \(other.counts[$0.key, default: 0]) → \($0.value)"
    }.sorted()
  }

  private mutating func look(_ value: Any, _ path: String, depth: Int) {
    guard depth < 6, !Self.foreign.contains(String(path.split(separator: ".").last ?? "")) else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      counts[path, default: 0] += mirror.children.count
      for child in mirror.children { look(child.value, path + "[]", depth: depth + 1) }
    case .class:
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      fallthrough
    case .struct, .tuple:
      for child in mirror.children { look(child.value, "\(path).\(child.label ?? "")", depth: depth + 1) }
    case .optional:
      for child in mirror.children { look(child.value, path, depth: depth + 1) }
    default: break
    }
  }
}
