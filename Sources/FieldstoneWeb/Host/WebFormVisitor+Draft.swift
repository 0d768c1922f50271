import FieldstoneCore
import Foundation

/// The draft in the store, which every request begins with. All of these run in a turn.
extension WebFormVisitor {
  /// The form with the visitor's answers so far.
  ///
  /// - Throws: ``DraftLost``, and what the store throws.
  func page(_ request: WebFormRequest, _ site: WebFormSite<Model>) async throws -> WebForm<Model> {
    let (mayHaveDraft, visit, rows) = state.withLock { ($0.mayHaveDraft, $0.visit, $0.rows) }
    // If nothing was saved, there is nothing to load.
    let snapshot = mayHaveDraft ? try await load(from: site.store) : nil
    let form = try await site.makeForm(request)
    if let snapshot {
      do {
        try form.restore(snapshot, secrets: visit.secrets, withNews: true)
      } catch {
        throw lost()
      }
    }
    form.reviewedRow = visit.reviewed
    let page = site.page(form, visit: visit)
    // The rows of one visit don't take the place of all others.
    (page.keptRowBytes, page.keptRows) = (site.limits.rowBytes / 8, rows)
    return page
  }

  private func load(from store: any FormDraftStore) async throws -> FormSnapshot? {
    let data = try await store.load(draft)
    let (known, hasDraft) = state.withLock { state in
      state.isDraftLost = false
      return (state.known, state.hasDraft)
    }
    // A draft that the store failed to save doesn't count.
    guard let data else { if hasDraft { throw lost() } else { return nil } }
    if let known, known.data == data { return known.snapshot }
    do {
      let snapshot = try FormSnapshot(encoded: data)
      state.withLock { $0.known = (data, snapshot) }
      return snapshot
    } catch {
      throw lost()
    }
  }

  private func lost() -> DraftLost {
    state.withLock { ($0.isDraftLost, $0.rows) = (true, nil) }
    return DraftLost()
  }

  /// - Returns: whether the store has saved the draft. If not, the visit is unchanged.
  func keep(_ page: WebForm<Model>, _ site: WebFormSite<Model>) async -> Bool {
    let (snapshot, visit, hasAnswers) = (page.form.datedSnapshot, page.visit, page.form.facts.isDirty)
    state.withLock { $0.mayHaveDraft = true }
    do {
      let data = try snapshot.encoded()
      try await site.store.save(data, as: draft)
      state.withLock { state in
        state.known = (data, snapshot)
        state.hasDraft = true
        state.remember(visit, site.limits)
        // As bytes here and in the store, and decoded.
        state.draftBytes = 2 * data.count + snapshot.bytes
        (state.isKept, state.hasAnswers) = (true, hasAnswers)
      }
      return true
    } catch {
      site.onError(error)
      return false
    }
  }

  func end(_ end: End) {
    state.withLock { state in
      (state.end, state.isKept) = (end, true)
      state.remember(WebFormVisit(), WebFormLimits())
      state.draftBytes = 0
      (state.known, state.rows) = (nil, nil)
    }
  }

  func removeDraft(_ site: WebFormSite<Model>) async {
    guard mayHaveDraft else { return }
    do {
      try await site.store.remove(draft)
      state.withLock { $0.mayHaveDraft = false }
    } catch {
      // Removal is tried again when the visit ends.
    }
  }
}

/// The draft of a visit is gone from the store, or can't be read.
struct DraftLost: Error {}
