/// Searches for options that the program answers.
extension FormEngine {
  /// Begins a search, which replaces the last one. What is offered stays until the new options are there.
  func search(for row: FormRowID, _ text: String) -> FormReply {
    guard let slot = slot(of: row) else { return .refused(notFound(row)) }
    guard slots[slot].flags.contains(.shown) else { return .refused(.hidden(row)) }
    guard let field = field(at: slot), let source = field.details?.optionQuery else {
      return .refused(.wrongInput(row))
    }
    guard !isReadOnly(slot) else { return .refused(.readOnly(row)) }
    guard slots[slot].flags.contains(.enabled) else { return .refused(.disabled(row)) }
    let last = offered.queries[slot]
    if let last, last.text == text, last.failure == nil { return .accepted }
    if let job = last?.job { jobs.cancel(job) }
    // The first search opens the list, and people wait for it.
    let delay: Duration? = last == nil ? nil : source.delay
    let (find, codec, sleep) = (source.find, field.codec, environment.sleep)
    let job = jobs.add {
      if let delay { try await sleep(delay) }
      return try await find(text, codec)
    } take: { [unowned self] in
      endSearch($0, slot)
    }
    offered.queries[slot] = OptionQuery(text: text, job: job.id)
    mark(slot, [.options, .states])
    return .accepted
  }

  /// Cancels all searches and checks: the form has been closed, or begins anew.
  func endSearches() {
    stopAllWork()
    jobs.cancelAll()
    for slot in offered.queries.keys.sorted() {
      offered.offer(nil, slot)
      markOffer(slot)
    }
    offered.queries = [:]
    draftKeeping?.job = nil
    endChecks()
  }

  /// Cancels the search of a row that is no longer there.
  func endSearch(_ slot: Int) {
    guard let query = offered.queries.removeValue(forKey: slot) else { return }
    if let job = query.job { jobs.cancel(job) }
    offered.offer(nil, slot)
  }

  /// Begins a search for a surface that keeps its job: the job may outlive the form, and nothing but the surface runs
  /// or cancels it.
  ///
  /// - Returns: The job; nil if the search was refused, or has already ended with the same text.
  package func beginSearch(_ row: FormRowID, _ text: String) -> FormJob? {
    let runner = jobRunner
    jobRunner = nil
    defer { jobRunner = runner }
    guard send(.search(row, text)).isAccepted, let slot = slot(of: row) else { return nil }
    return offered.queries[slot]?.job.flatMap { jobs.release($0) }
  }

  private func endSearch(_ result: Result<any Sendable, any Error>, _ slot: Int) {
    offered.queries[slot]?.job = nil
    switch result {
    case .success(let found):
      guard let codec = found as? AnyCodec else { return }
      offered.offer(codec, slot)
      revalidate(slot)
    // Whoever ran the search has given it up: the next one to show the form searches again.
    case .failure(is CancellationError):
      offered.queries[slot] = nil
      offered.offer(nil, slot)
    case .failure(let error):
      let words = environment.words(for: error)
      offered.queries[slot]?.failure = words ?? FormString.common(.searchFailed).text(in: environment)
    }
    markOffer(slot)
  }

  /// Names a row whose options are other ones now, and what repeats the answer, which may read differently.
  private func markOffer(_ slot: Int) {
    mark(slot, [.options, .value, .states])
    markSummaries(of: slot, in: block(of: slot))
  }

  /// The state of a field's search; nil if its options are not searched for.
  func finding(_ field: FieldElement, _ slot: Int) -> FormRow.Options.Finding? {
    guard field.details?.optionQuery != nil else { return nil }
    guard let query = offered.queries[slot] else { return .notStarted }
    if query.job != nil { return .searching(query.text) }
    return query.failure.map { .failed(query.text, message: $0) } ?? .found(query.text)
  }
}
