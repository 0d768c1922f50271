import FieldstoneCore

/// What a form on the web remembers between two requests, beside the draft: which pages were rendered, secret answers,
/// and the drafts to go back to. Kept in memory only.
public struct WebFormVisit: Sendable {
  /// Proves that a POST comes from one of this visit's pages.
  let secret = WebFormVisit.randomName()
  private(set) var pages: [RenderedPage] = []
  /// Answers to secret fields, by row. Drafts don't hold them, and pages never show them.
  var secrets: [FormRowID: String] = [:]
  /// Drafts as they were before each POST that changed something, the last one last.
  private(set) var past: [FormSnapshot] = []
  private(set) var future: [FormSnapshot] = []
  /// Rows that the last POST brought into view.
  var newRows: [FormRowID] = []
  /// The title of a subform that the last POST took away.
  var removed: String?
  /// Whether it is being asked if the form is to be left.
  var isLeaving = false

  static let mostPages = 8
  static let mostSteps = 20

  public init() {}

  mutating func remember(_ page: RenderedPage) {
    pages.append(page)
    if pages.count > Self.mostPages { pages.removeFirst() }
  }

  // MARK: Steps

  mutating func noteStep(from snapshot: FormSnapshot) {
    past.append(snapshot)
    if past.count > Self.mostSteps { past.removeFirst() }
    future = []
  }

  /// The draft before the last POST.
  mutating func stepBack(from present: FormSnapshot) -> FormSnapshot? {
    guard let snapshot = past.popLast() else { return nil }
    future.append(present)
    return snapshot
  }

  mutating func stepForward(from present: FormSnapshot) -> FormSnapshot? {
    guard let snapshot = future.popLast() else { return nil }
    past.append(present)
    return snapshot
  }

  // MARK: Names

  /// A name of 128 random bits, from the system's secure generator.
  static func randomName() -> String {
    var generator = SystemRandomNumberGenerator()
    let bits = (generator.next() as UInt64, generator.next() as UInt64)
    func digits(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return digits(bits.0) + digits(bits.1)
  }

  /// Whether two secrets are the same, in a time that does not tell where they differ.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    return zip(one.utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
