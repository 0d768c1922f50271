import FieldstoneCore

/// Searches that the program answers. A search belongs to the visit: the form of a later request knows it by beginning
/// the same search, whose job is not run but ends like that of the visit.
extension WebForm {
  /// Lets the form know the searches of its visit, and what they have found since.
  func showSearches() { for (row, search) in visit.searches { show(search, for: row) } }

  /// Makes a search of the visit the last one of the form.
  func show(_ search: VisitJob, for row: FormRowID) {
    if knownSearches[row]?.search != search {
      guard let job = form.beginSearch(row, search.text) else { return }
      knownSearches[row] = (search, job)
    }
    if let job = knownSearches[row]?.job, let outcome = search.outcome { form.finish(job.outcome(like: outcome)) }
  }

  /// Asks the program, and waits for a while.
  nonisolated(nonsending) func search(_ texts: [FormRowID: String]) async {
    let end = ContinuousClock.now + .seconds(limits.searchSeconds)
    var begun: [VisitJob] = []
    for (row, text) in texts where form.row(row)?.options.finding != nil {
      if let search = search(for: row, text) { begun.append(search) }
    }
    for search in begun {
      let left = ContinuousClock.now.duration(to: end) / .seconds(1)
      if left > 0 { await search.wait(atMost: left) }
    }
    showSearches()
  }

  /// The search for a text: the last one if it is for the same text and hasn't failed, otherwise a new one.
  private func search(for row: FormRowID, _ text: String) -> VisitJob? {
    let last = visit.searches[row]
    let known = [last, knownSearches[row]?.search].compactMap(\.self)
    if let same = known.first(where: { $0.text == text && $0.outcome?.isFailure != true }) {
      visit.searches[row] = same
      return same
    }
    guard let job = form.beginSearch(row, text) else { return nil }
    // A search that has ended still belongs to the pages that show its results.
    if last?.outcome == nil { last?.cancel() }
    let search = VisitJob(job, searchingFor: text)
    visit.searches[row] = search
    knownSearches[row] = (search, job)
    return search
  }
}
