import FieldstoneCore

/// The pages that a visit has shown last, by name.
struct KnownPages: Sendable, Codable {
  private struct Entry: Sendable, Codable {
    let token: String
    let page: RenderedPage
    let bytes: Int
    /// The document that got it in response to its script; nil for a page that was loaded.
    var document: String?
  }

  private var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }
  /// The bytes that they take, about.
  private(set) var bytes = 0
  private var lastToken = 0
  /// How many pages are known that were loaded.
  static let mostLoaded = 8

  /// Whether it can be what a visit was encoded with.
  var isPlausible: Bool {
    (0..<Self.mostEver).contains(lastToken) && entries.allSatisfy { (0..<Self.mostEver).contains($0.bytes) }
      && bytes == entries.reduce(0) { $0 &+ $1.bytes }
  }
  private static let mostEver = 1 << 40

  /// What was found among the options of the pages' fields.
  var searches: [VisitJob] { entries.flatMap { $0.page.fields.compactMap(\.search) } }
  var haveSearches: Bool { entries.contains { $0.page.fields.contains { $0.search != nil } } }

  subscript(_ token: String) -> RenderedPage? { entries.last { $0.token == token }?.page }

  /// Remembers a rendered page. A page that asks the same as an earlier one gets the same name.
  ///
  /// - Parameter document: the document that gets it in response to its script. It has at most two pages: the one that
  ///   it has sent, and the response. So somebody who types doesn't push out the pages of other tabs.
  /// - Parameter isNew: whether it gets a name of its own all the same, because the document has not got yet what the
  ///   earlier one with the same content has.
  /// - Returns: the page's name. It need not be secret, because every POST contains the visit's secret.
  mutating func name(_ page: RenderedPage, for document: String?, isNew: Bool = false) -> String {
    if !isNew, let index = entries.lastIndex(where: { $0.page == page }) {
      var same = entries.remove(at: index)
      if same.document != document { same.document = nil }
      entries.append(same)
    } else {
      lastToken += 1
      entries.append(Entry(token: String(lastToken), page: page, bytes: page.bytes, document: document))
      bytes += entries[entries.count - 1].bytes
    }
    let loaded = entries.indices.filter { entries[$0].document == nil }
    if loaded.count > Self.mostLoaded { bytes -= entries.remove(at: loaded[0]).bytes }
    return entries[entries.count - 1].token
  }

  /// Forgets the pages that only a document can have, except one.
  mutating func forget(of document: String, except token: String? = nil) {
    entries.removeAll { entry in
      guard entry.document == document, entry.token != token else { return false }
      bytes -= entry.bytes
      return true
    }
  }

  /// Forgets the oldest page, unless it is the last one.
  ///
  /// - Returns: whether there was an older one.
  mutating func forgetOldest() -> Bool {
    guard entries.count > 1 else { return false }
    bytes -= entries.removeFirst().bytes
    return true
  }
}
