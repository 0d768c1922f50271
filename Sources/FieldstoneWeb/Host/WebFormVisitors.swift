import FieldstoneCore

/// The current visitors, by the value of the cookie. The store is never called while the table is locked.
final class WebFormVisitors<Model: Sendable>: Sendable {
  struct Guest {
    let visitor: WebFormVisitor<Model>
    /// When the last request arrived or was answered, in seconds.
    var lastSeen: Double
    /// How many requests are in progress; the visit does not end meanwhile.
    var requests = 0
    /// The bytes that the visit takes in memory, about, and those of the rows that it keeps.
    var bytes = 0
    var rowBytes = 0
  }

  struct Table {
    var guests: [String: Guest] = [:]
    /// The pages that were sent before there was a visit.
    var taken = TakenNonces()
    /// When visits were last checked for inactivity.
    var lastSwept: Double?
    /// The drafts of visits that have ended, and those that could not be removed the last time.
    var ended: [String] = []
    /// The ids of the files that they have received.
    var endedFiles: [String] = []
    var kept: [String] = []
    var isRemoving = false
    /// The draft that is being removed now.
    var removing: String?
    /// The bytes of all visits.
    private(set) var bytes = 0
    /// Those of the rows that visits keep.
    private(set) var rowBytes = 0

    /// Begins a request of a visit.
    ///
    /// - Returns: nil if the visit has ended, or never existed.
    mutating func begin(_ name: String, _ now: Double, _ limits: WebFormLimits) -> WebFormVisitor<Model>? {
      guard let guest = guests[name] else { return nil }
      guard guest.requests > 0 || now - guest.lastSeen <= limits.visitSeconds else {
        end(name)
        return nil
      }
      guests[name]?.lastSeen = now
      guests[name]?.requests += 1
      return guest.visitor
    }

    /// Ends a request. Its own visit doesn't end to make room for what it has brought.
    mutating func finish(_ name: String, _ now: Double, _ limits: WebFormLimits) {
      guard var guest = guests[name] else { return }
      bytes -= guest.bytes
      guest.bytes = guest.visitor.bytes
      bytes += guest.bytes
      rowBytes -= guest.rowBytes
      guest.rowBytes = guest.visitor.rowBytes
      rowBytes += guest.rowBytes
      guests[name] = guest
      makeRoom(limits)
      if rowBytes > limits.rowBytes { forgetRows(limits) }
      guests[name]?.lastSeen = now
      guests[name]?.requests -= 1
    }

    /// Ends visits if there are too many, or if they take too much memory: first those without answers, then those idle
    /// the longest.
    ///
    /// - Complexity: O(1) in the long run.
    mutating func makeRoom(_ limits: WebFormLimits) {
      let most = max(1, limits.visits)
      let (areMany, areLarge) = (guests.count > most, bytes > limits.memoryBytes)
      guard areMany || areLarge else { return }
      // An eighth at once, so that a flood of visitors doesn't cause sorting for each of them.
      let idle = guests.filter { $0.value.requests == 0 }.map { name, guest in
        (name: name, worth: guest.visitor.worth, lastSeen: guest.lastSeen)
      }
      let oldest = idle.sorted { ($0.worth, $0.lastSeen) < ($1.worth, $1.lastSeen) }
      let (fewer, smaller) = (areMany ? most - most / 8 : .max, areLarge ? limits.memoryBytes / 8 * 7 : .max)
      for guest in oldest where guests.count > fewer || bytes > smaller { end(guest.name) }
    }

    /// Visits forget their rows, those that are idle the longest first: an eighth at once, as above. A visit whose request
    /// is in progress writes others.
    private mutating func forgetRows(_ limits: WebFormLimits) {
      let idle = guests.filter { $0.value.requests == 0 && $0.value.rowBytes > 0 }
      for (name, guest) in idle.sorted(by: { $0.value.lastSeen < $1.value.lastSeen }) {
        guard rowBytes > limits.rowBytes / 8 * 7 else { return }
        guest.visitor.forgetRows()
        rowBytes -= guest.rowBytes
        guests[name]?.rowBytes = 0
      }
    }

    mutating func end(_ name: String) {
      guard let guest = guests.removeValue(forKey: name) else { return }
      bytes -= guest.bytes
      rowBytes -= guest.rowBytes
      endedFiles += guest.visitor.visit.files.keys
      guard guest.visitor.mayHaveDraft else { return }
      ended.append(guest.visitor.draft)
    }
  }

  let table = Locked(Table())

  // MARK: Requests

  /// Responds to a visitor's request.
  ///
  /// - Returns: nil if the visit has ended, or never existed.
  func receive(
    _ name: String, on site: WebFormSite<Model>,
    _ answer: @Sendable (WebFormVisitor<Model>) async -> WebFormResponse
  ) async -> WebFormResponse? {
    let now = site.seconds
    let visitor = table.withLock { $0.begin(name, now, site.limits) }
    guard let visitor else {
      removeDrafts(from: site)
      return nil
    }
    let response = await answer(visitor)
    let end = site.seconds
    table.withLock { table in
      table.finish(name, end, site.limits)
    }
    removeDrafts(from: site)
    return response
  }

  /// What is remembered of a visit; nil if there is none.
  func visit(_ name: String) -> WebFormVisit? { table.withLock { $0.guests[name]?.visitor }?.visit }

  /// Whether a visitor has submitted or cancelled the form, or the draft is lost.
  func isOver(_ name: String) -> Bool { table.withLock { $0.guests[name]?.visitor }?.isOver ?? false }

  /// Goes on with a visit that another run of the program has begun. Its draft is in the store.
  func resume(_ name: String, on site: WebFormSite<Model>, refusal: FormString?) {
    let visitor = WebFormVisitor<Model>(name)
    visitor.state.withLock { state in
      (state.hasDraft, state.mayHaveDraft, state.isKept, state.hasAnswers) = (true, true, true, true)
      state.visit.refusal = refusal
    }
    let now = site.seconds
    table.withLock { table in
      if table.guests[name] == nil { table.guests[name] = Guest(visitor: visitor, lastSeen: now) }
    }
  }

  /// Whether a draft is of a visit that has ended, and will be gone.
  func isEnding(_ draft: String) -> Bool {
    table.withLock { $0.removing == draft || $0.ended.contains(draft) || $0.kept.contains(draft) }
  }

  // MARK: The end of visits

  /// Ends inactive visits, from time to time.
  func sweep(_ table: inout Table, _ now: Double, _ limits: WebFormLimits) {
    // `abs`, so that a clock that was set back doesn't stop this.
    if abs(now - (table.lastSwept ?? -.infinity)) > limits.visitSeconds / 8 {
      table.lastSwept = now
      (table.ended, table.kept) = (table.ended + table.kept, [])
      for (name, guest) in table.guests where guest.requests == 0 && now - guest.lastSeen > limits.visitSeconds {
        table.end(name)
      }
    }
  }

  /// Removes the drafts of visits that have ended, one after another, while nobody waits.
  func removeDrafts(from site: WebFormSite<Model>) {
    let begins = table.withLock { table in
      guard !table.isRemoving, !table.ended.isEmpty || !table.endedFiles.isEmpty else { return false }
      table.isRemoving = true
      return true
    }
    guard begins else { return }
    Task.detached { [self] in
      let files = table.withLock { table in
        defer { table.endedFiles = [] }
        return table.endedFiles
      }
      for id in files { site.fileStore.removeFile(withID: id) }
      while let draft = nextEnded() {
        do {
          try await site.store.remove(draft)
        } catch {
          // Tried again when visits are next checked.
          table.withLock { $0.kept.append(draft) }
        }
      }
    }
  }

  private func nextEnded() -> String? {
    table.withLock { table in
      let draft = table.ended.popLast()
      (table.isRemoving, table.removing) = (draft != nil, draft)
      return draft
    }
  }
}
