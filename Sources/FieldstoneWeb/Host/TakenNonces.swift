/// The nonces whose pages were sent, so that none begins a second visit. Bounded: when the oldest are forgotten, pages
/// of their age count as expired.
struct TakenNonces {
  struct Entry {
    /// The visit that has taken it.
    let visit: String
    /// When it was taken, in seconds.
    let taken: Double
    let sender: Sender
  }

  /// What only the browser knows that has sent the page, so that nobody else gets its visit.
  enum Sender: Equatable {
    case body(hash: Int)
    /// The random name that the script has given to its document.
    case document(String)

    var isDocument: Bool { if case .document = self { true } else { false } }
  }

  private var entries: [PageNonce: Entry] = [:]
  /// The nonces in the order in which they were taken.
  private var order: [PageNonce] = []
  /// Pages made up to this time may have been sent and forgotten.
  private var forgotten = Int.min
  private let most: Int

  init(most: Int = 20_000) { self.most = most }

  subscript(_ nonce: PageNonce) -> Entry? { entries[nonce] }

  /// Whether it is unknown if a page of this age was sent.
  func isForgotten(_ nonce: PageNonce) -> Bool { nonce.made <= forgotten }

  /// - Complexity: O(1) in the long run.
  mutating func take(_ nonce: PageNonce, _ entry: Entry) {
    entries[nonce] = entry
    order.append(nonce)
    guard order.count > most else { return }
    for old in order.prefix(most / 8) where entries.removeValue(forKey: old) != nil {
      forgotten = max(forgotten, old.made)
    }
    order.removeFirst(most / 8)
  }

  /// Its page was refused, and can be sent again.
  mutating func release(_ nonce: PageNonce) { entries[nonce] = nil }
}
