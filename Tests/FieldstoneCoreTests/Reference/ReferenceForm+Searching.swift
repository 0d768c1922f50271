import FieldstoneCore

/// A search for the options of a field, which the program answers later.
struct ReferenceSearch: Hashable {
  var text: String
  /// The number of the job that searches; nil once it has been answered.
  var job: Int?
  var hasFailed = false
  /// What the last successful search has found. It stays until another one is answered.
  var found: [String] = []

  var finding: FormRow.Options.Finding {
    if job != nil { return .searching(text) }
    return hasFailed ? .failed(text, message: PlanAnswer.Failure().localizedDescription) : .found(text)
  }
}

extension ReferenceForm {
  /// Whether the options of a row are searched for: the last declaration of options counts.
  func isSearched(_ row: ReferenceRow) -> Bool {
    for (_, statement) in (statements[row.path] ?? []).reversed() {
      switch statement.kind {
      case .searching: return true
      case .options: return false
      default: break
      }
    }
    return row.field?.isSearched ?? false
  }

  func finding(_ row: ReferenceRow) -> FormRow.Options.Finding? {
    isSearched(row) ? searches[row.id]?.finding ?? .notStarted : nil
  }

  func search(_ id: FormRowID, _ text: String) -> FormReply {
    guard let row = layout.byID[id.path] else { return unknown(id) }
    guard facts.shown.contains(row.id) else { return .refused(.hidden(id)) }
    guard isSearched(row) else { return .refused(.wrongInput(id)) }
    guard !isReadOnlyNow(row) else { return .refused(.readOnly(id)) }
    guard facts.enabled.contains(row.id) else { return .refused(.disabled(id)) }
    let last = searches[row.id]
    // Only a failed search is repeated.
    if let last, last.text == text, !last.hasFailed { return .accepted }
    searches[row.id] = ReferenceSearch(text: text, job: jobs.count, found: last?.found ?? [])
    jobs.append(row.id)
    return .accepted
  }

  /// The program answers the search that was started last, or one before it. An answer to a search that another one
  /// has replaced is ignored. An answer that is held back is the one that is given the next time.
  ///
  /// - Returns: whether there has been such a search.
  func answer(back: Int, _ answer: PlanAnswer, isHeldBack: Bool) -> Bool {
    let job = jobs.count - 1 - back
    guard jobs.indices.contains(job) else { return false }
    let answer = answers[job] ?? answer
    answers[job] = answer
    guard !isHeldBack, !state.isCancelled else { return true }
    if let path = layout.byID[jobs[job]]?.path, state.checks[path] == .pending(job: job) {
      perform { end(path, answer) }
      notify()
      return true
    }
    guard searches[jobs[job]]?.job == job || faults.contains(.takesLateAnswers) else { return true }
    perform {
      searches[jobs[job]]?.job = nil
      switch answer {
      case .found(let ids):
        // The step was made without knowing which search it answers, whose field may have another type.
        let hasCases = layout.byID[jobs[job]]?.field?.leaf?.hasCases == true
        var found: [String] = []
        for id in ids where !found.contains(id) && (!hasCases || Shade(rawValue: id) != nil) { found.append(id) }
        searches[jobs[job]]?.found = found
      case .wrong, .failed: searches[jobs[job]]?.hasFailed = true
      }
    }
    notify()
    return true
  }

  /// All searches end: the form has been closed, or begins anew.
  func endSearches() {
    searches = [:]
    (state.checks, state.unchecked, state.refused) = ([:], [], [])
    // Nobody is left to wait for.
    if state.work?.isWaiting == true { fail() }
  }

  /// The searches of an element end with it.
  func endSearches(below element: String) {
    guard let id = row(ofPath: element)?.id else { return }
    searches = searches.filter { !$0.key.isInside(id) }
  }
}

extension FieldPlan {
  /// Whether the field itself declares that its options are searched for.
  var isSearched: Bool {
    for trait in traits.reversed() {
      switch trait {
      case .searched: return true
      case .options: return false
      default: break
      }
    }
    return false
  }
}
