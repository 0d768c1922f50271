import FieldstoneCore
import Foundation
import Synchronization

/// The draft in the store: every request begins with it.
extension WebFormVisitor {
  func form(_ state: inout State, _ site: WebFormSite<Model>) throws -> FormSession<Model> {
    let form = site.makeForm()
    guard let data = try site.store.load(draft) else { return form }
    if state.known?.data != data {
      state.known = (data, try JSONDecoder().decode(FormSnapshot.self, from: data))
    }
    if let known = state.known { try form.restore(known.snapshot, secrets: state.visit.secrets) }
    return form
  }

  /// - Returns: whether the store has taken the draft. Where it has not, the visit is as it was.
  func keep(_ page: WebForm<Model>, _ site: WebFormSite<Model>) -> Bool {
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

  func end(_ end: End, _ site: WebFormSite<Model>) {
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
