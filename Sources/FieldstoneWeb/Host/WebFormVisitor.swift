import FieldstoneCore
import Foundation
import Synchronization

/// One visitor's requests, one after the other: who comes while answers are being taken waits until they are.
final class WebFormVisitor<Model: Sendable>: Sendable {
  /// The name of the draft in the store: not the cookie's value, which opens the visit.
  private let draft = "visit-" + WebFormVisit.randomName()
  private let state: Mutex<State>

  private struct State {
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
  private func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.isBusy { state.waiting.append(continuation) }
        return !state.isBusy
      }
      if isIdle { continuation.resume() }
    }
  }

  // MARK: Answering

  func take(_ body: [UInt8], on site: WebFormSite<Model>) async -> WebFormResponse {
    while !begin() { await idle() }
    defer { finish() }
    // Sent twice: the second is answered like the first.
    guard !isOver else { return .seeOther }
    do {
      let page = try state.withLock { state in
        WebForm(try form(&state, site), title: site.title, visit: state.visit)
      }
      page.limits = site.limits
      return try await take(body, page, site)
    } catch {
      return .message(500, .notRead, in: site.environment)
    }
  }

  private func take(_ body: [UInt8], _ page: WebForm<Model>, _ site: WebFormSite<Model>) async throws
    -> WebFormResponse
  {
    do {
      switch try await page.answer(body) {
      case .page: break
      case .submitted(let model):
        // First of all: whatever fails now, it must not be submitted again.
        end(.submitted, site)
        site.note(model)
        return .seeOther
      case .cancelled:
        end(.cancelled, site)
        return .seeOther
      }
    } catch let refusal as WebFormRefusal {
      return site.refusal(refusal)
    } catch {
      // What the program does with the answers has failed, not the answers.
      return keep(page, site) ? .message(500, .failed, in: site.environment) : notKept(site)
    }
    return keep(page, site) ? .seeOther : notKept(site)
  }

  private func notKept(_ site: WebFormSite<Model>) -> WebFormResponse { .message(500, .notKept, in: site.environment) }

  private func begin() -> Bool {
    state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
  }

  private func finish() {
    let waiting = state.withLock { state in
      defer { (state.isBusy, state.waiting) = (false, []) }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  // MARK: The draft

  private func form(_ state: inout State, _ site: WebFormSite<Model>) throws -> FormSession<Model> {
    let form = site.makeForm()
    guard let data = try site.store.load(draft) else { return form }
    if state.known?.data != data {
      state.known = (data, try JSONDecoder().decode(FormSnapshot.self, from: data))
    }
    if let known = state.known { try form.restore(known.snapshot, secrets: state.visit.secrets) }
    return form
  }

  /// - Returns: whether the store has taken the draft. Where it has not, the visit is as it was.
  private func keep(_ page: WebForm<Model>, _ site: WebFormSite<Model>) -> Bool {
    let (snapshot, visit) = (page.form.snapshot, page.visit)
    return state.withLock { state in
      guard !state.isForgotten else { return true }
      do {
        let data = try JSONEncoder().encode(snapshot)
        try site.store.save(data, as: draft)
        state.known = (data, snapshot)
        state.visit = visit
        return true
      } catch {
        return false
      }
    }
  }

  private func end(_ end: End, _ site: WebFormSite<Model>) {
    state.withLock { state in
      state.end = end
      state.visit = WebFormVisit()
      state.known = nil
    }
    forgetDraft(site)
  }

  /// Ends a visit that nobody comes back to, unless answers are being taken now.
  ///
  /// - Returns: whether it has ended.
  func forget(on site: WebFormSite<Model>) -> Bool {
    let isForgotten = state.withLock { state in
      if !state.isBusy { state.isForgotten = true }
      return state.isForgotten
    }
    if isForgotten { forgetDraft(site) }
    return isForgotten
  }

  private func forgetDraft(_ site: WebFormSite<Model>) {
    // A store that can't remove keeps a draft that nothing leads to.
    try? site.store.remove(draft)
  }
}
