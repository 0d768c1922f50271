import FieldstoneCore
import Foundation

/// One visitor's requests, one after another: each waits for its turn without blocking a thread.
final class WebFormVisitor<Model: Sendable>: Sendable {
  /// The name of the draft in the store: not the cookie's value, which gives access to the visit.
  let draft: String
  let state = Locked(State())
  private let turns = VisitTurns()

  /// - Parameter name: the value of the cookie.
  init(_ name: String) { draft = Self.draft(of: name) }

  /// The name of the draft of a visit. It follows from the cookie's value, so that another run of the program finds it.
  static func draft(of name: String) -> String {
    "visit-" + SHA256.hash(Array(name.utf8)).prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  struct State {
    var visit = WebFormVisit()
    var end: End?
    /// Whether a POST was accepted: what the visitor did is kept.
    var isKept = false
    /// Whether there are answers that would be lost.
    var hasAnswers = false
    /// The draft as it was last loaded or saved, so that the same bytes need not be decoded again.
    var known: (data: Data, snapshot: FormSnapshot)?
    /// Whether the store has saved a draft, and whether it was asked to.
    var hasDraft = false
    var mayHaveDraft = false
    /// Whether the draft was missing or unreadable when it was last loaded.
    var isDraftLost = false
    /// The bytes that the visit takes, and those of the draft.
    var visitBytes = 0
    var draftBytes = 0
    /// The rows of the last page.
    var rows: KeptRows?

    mutating func remember(_ visit: WebFormVisit, _ limits: WebFormLimits) {
      self.visit = visit
      visitBytes = self.visit.shrink(to: limits.visitBytes)
    }

    /// Remembers what was shown.
    mutating func remember(_ page: WebForm<Model>, _ limits: WebFormLimits) {
      remember(page.visit, limits)
      rows = page.keptRows.flatMap { $0.bytes <= limits.rowBytes / 8 ? $0 : nil }
    }
  }

  enum End {
    /// The words of the program, if it has any.
    case submitted(WebFormConfirmation?)
    case cancelled
    /// A form that is edited and saved was left.
    case left
  }

  var end: End? { state.withLock { $0.end } }
  var visit: WebFormVisit { state.withLock { $0.visit } }
  /// Whether the form was submitted or cancelled, or the draft is lost.
  var isOver: Bool { state.withLock { $0.end != nil || $0.isDraftLost } }
  /// The bytes that it takes in memory, about.
  var bytes: Int { state.withLock { 2_000 + $0.visitBytes + $0.draftBytes } }
  /// The bytes of the rows that it keeps, about.
  var rowBytes: Int { state.withLock { $0.rows?.bytes ?? 0 } }
  func forgetRows() { state.withLock { $0.rows = nil } }
  var isKept: Bool { state.withLock { $0.isKept } }
  /// What ends first where there are too many visits: one without answers, then one that is over.
  var worth: Int { state.withLock { $0.end != nil ? 1 : $0.hasAnswers ? 2 : 0 } }
  var mayHaveDraft: Bool { state.withLock { $0.mayHaveDraft } }

  /// Runs work when no other request of this visitor is running, in order of arrival.
  ///
  /// - Returns: nil if too many are waiting, or if its turn has not come in time.
  func inTurn(_ limits: WebFormLimits, _ work: () async -> WebFormResponse) async -> WebFormResponse? {
    guard await turns.begin(waiting: limits.waitingRequests, atMost: limits.waitingSeconds) else { return nil }
    defer { turns.end() }
    return await work()
  }

  // MARK: Showing

  func show(_ address: PageAddress, _ request: WebFormRequest, on site: WebFormSite<Model>) async -> WebFormResponse {
    let response = await inTurn(site.limits) {
      if let end { return site.farewell(end) }
      do {
        let page = try await page(request, site)
        if let other = page.show(address, at: request.rowAddress) { return .seeOther(other, at: request.rowAddress) }
        return show(page, asData: request.wantsData, on: site)
      } catch {
        return refusal(of: error, site)
      }
    }
    return response ?? site.busy(isRead: true)
  }

  private func show(_ page: WebForm<Model>, asData: Bool, on site: WebFormSite<Model>) -> WebFormResponse {
    guard site.isSound(page.form) else { return site.messages.page(500, .unusable) }
    let response =
      asData ? WebFormResponse(page.data()) : WebFormResponse(status: 200, body: page.html(), hasScript: true)
    state.withLock { $0.remember(page, site.limits) }
    return response
  }
}
