import FieldstoneCore
import Foundation
import Synchronization

/// One visitor's requests, one after the other: who comes while answers are being taken waits until they are.
final class WebFormVisitor<Model: Sendable>: Sendable {
  /// The name of the draft in the store: not the cookie's value, which opens the visit.
  let draft = "visit-" + WebFormVisit.randomName()
  let state: Mutex<State>

  struct State {
    var visit: WebFormVisit
    var end: End?
    /// The draft as it was read or written last: the same bytes need not be read again.
    var known: (data: Data, snapshot: FormSnapshot)?
    /// Whether answers are being taken, which may have to wait for the program.
    var isBusy = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether nobody comes back, so that nothing is to be kept.
    var isForgotten = false
  }

  enum End { case submitted, cancelled }

  init(isFreshStart: Bool) {
    var visit = WebFormVisit()
    visit.isFreshStart = isFreshStart
    state = Mutex(State(visit: visit))
  }

  /// Whether the form was submitted or left.
  var isOver: Bool { state.withLock { $0.end != nil } }

  // MARK: Showing

  /// The page; nil while answers are being taken.
  func showAtOnce(on site: WebFormSite<Model>) -> WebFormResponse? {
    state.withLock { state in
      if state.isBusy { return nil }
      if let end = state.end { return site.farewell(end) }
      do {
        let page = WebForm(try form(&state, site), title: site.title, visit: state.visit)
        let html = page.html()
        state.visit = page.visit
        return WebFormResponse(status: 200, body: html)
      } catch {
        return .message(500, .notRead, in: site.environment)
      }
    }
  }

  func show(on site: WebFormSite<Model>) async -> WebFormResponse {
    while true {
      if let response = showAtOnce(on: site) { return response }
      await idle()
    }
  }

  /// Waits until no answers are being taken.
  func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.isBusy { state.waiting.append(continuation) }
        return !state.isBusy
      }
      if isIdle { continuation.resume() }
    }
  }
}
