/// The ids that a visit's pages have for new elements.
struct IssuedElements: Sendable, Codable {
  /// They begin with this, so that visits that continue the same draft choose different ones.
  private let prefix: String
  private var last = 0
  /// The ids that were used last, so that a page that is sent twice doesn't bring back what was removed in between.
  private(set) var used: [String] = []
  static let mostUsed = 1_000

  /// Whether it can be what a visit was encoded with.
  var isPlausible: Bool { (0..<Self.mostEver).contains(last) && used.count <= Self.mostUsed }
  private static let mostEver = 1 << 40

  init() { prefix = WebFormVisit.randomName().prefix(8) + "-" }

  /// The id for a new element, until it is taken.
  var next: String { prefix + String(last + 1) }
  mutating func take() { last += 1 }
  mutating func noteUse(of id: String) {
    guard !used.contains(id) else { return }
    used.append(id)
    used.removeFirst(max(0, used.count - Self.mostUsed))
  }

  /// Whether an id is one that a page of this visit has.
  func hasIssued(_ id: String) -> Bool {
    guard id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)) else { return false }
    return number > 0 && number <= last && prefix + String(number) == id
  }
}
