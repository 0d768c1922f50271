import FieldstoneCore
import Foundation

/// A page in a browser whose script sends answers while they are given. A visit remembers the last few of them, so that
/// a POST that is late, doubled or sent again is not applied twice.
struct LiveDocument: Sendable {
  let id: String
  /// The number of the last POST that was taken, and of the last button that was pressed.
  private(set) var number = 0
  private(set) var press = 0
  /// The name of the page that was sent last, and what it was sent with.
  private var page: String?
  private var sent: [FormRowID: [String]] = [:]
  private var sliders: [FormRowID: Decimal] = [:]
  /// The same for secrets. They stay in the document, and no later page has them.
  private var secrets: [FormRowID: [String]] = [:]
  /// The page that tells the document to clear secrets. It still has them while it sends another page, because the
  /// response with this one may be lost.
  private var clearing: (page: String, rows: Set<FormRowID>)?

  init(id: String) { self.id = id }

  /// What was sent since a page was rendered.
  func sent(since token: String) -> [FormRowID: [String]] {
    let secrets = secrets.filter { clearing?.page != token || clearing?.rows.contains($0.key) != true }
    return token == page ? sent.merging(secrets) { $1 } : secrets
  }

  /// The fields and sliders that differ from the page that was sent last.
  var changedRows: Set<FormRowID> { Set(sent.keys).union(sliders.keys) }

  /// Where sliders were moved since a page was rendered.
  func sliders(since token: String) -> [FormRowID: Decimal] { token == page ? sliders : [:] }

  /// The secrets that the document has.
  var typedSecrets: [FormRowID: String] { secrets.compactMapValues { $0.first?.isEmpty == false ? $0.first : nil } }

  /// The bytes that it takes, about.
  var bytes: Int {
    [sent, secrets].flatMap(\.self).reduce(200) { sum, answer in
      answer.value.reduce(sum + 64 + answer.key.path.utf8.count) { $0 + 16 + $1.utf8.count }
    }
  }

  mutating func note(_ post: SentPage, _ live: LivePost) {
    (number, press) = (live.number, max(press, live.press))
    if page != post.token { (page, sent, sliders) = (post.token, [:], [:]) }
    if let clearing, clearing.page == post.token {
      secrets = secrets.filter { !clearing.rows.contains($0.key) }
      self.clearing = nil
    }
    for (field, values) in zip(post.page.fields, post.posted.sent) {
      if let position = post.posted.sliders[field.row] { sliders[field.row] = position }
      guard let values else { continue }
      if case .secret = field.kind {
        secrets[field.row] = values == field.untouched ? nil : values
      } else {
        sent[field.row] = values == field.untouched ? nil : values
      }
    }
  }

  /// A page tells the document to clear these fields.
  mutating func clear(_ rows: Set<FormRowID>, with page: String) { clearing = rows.isEmpty ? nil : (page, rows) }
}

extension WebFormVisit {
  static let mostDocuments = 8

  func document(_ id: String) -> LiveDocument? { documents.last { $0.id == id } }

  /// Notes that a POST was taken. Its document now has the page that it was sent from, or gets a new one.
  mutating func note(_ post: SentPage, _ live: LivePost) {
    var document = document(live.document) ?? LiveDocument(id: live.document)
    document.note(post, live)
    documents.removeAll { $0.id == live.document }
    documents.append(document)
    pages.forget(of: live.document, except: post.token)
    if documents.count > Self.mostDocuments { pages.forget(of: documents.removeFirst().id) }
  }

  /// A page tells a document to clear these fields.
  mutating func clear(_ rows: Set<FormRowID>, of document: String, with page: String) {
    guard let index = documents.lastIndex(where: { $0.id == document }) else { return }
    documents[index].clear(rows, with: page)
  }
}
