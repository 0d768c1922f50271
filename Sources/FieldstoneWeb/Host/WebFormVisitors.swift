/// Who is here, by the value of the cookie. The store is never called while the table is locked.
final class WebFormVisitors<Model: Sendable>: Sendable {
  private struct Guest {
    let visitor: WebFormVisitor<Model>
    /// When the last request came or was answered, in seconds.
    var lastSeen: Double
    /// How many requests are under way; a visit does not end meanwhile.
    var requests = 0
  }

  private struct Table {
    var guests: [String: Guest] = [:]
    /// When visits were last looked through.
    var lastSwept: Double?
    /// Drafts that nobody comes back to, and those that could not be removed the last time.
    var ended: [String] = []
    var kept: [String] = []
    var isRemoving = false

    mutating func end(_ name: String) {
      guard let guest = guests.removeValue(forKey: name), guest.visitor.mayHaveDraft else { return }
      ended.append(guest.visitor.draft)
    }
  }

  private let table = Locked(Table())

  // MARK: Requests

  /// Answers a request of a visitor.
  ///
  /// - Returns: nil where the visit has ended, or never was.
  func receive(
    _ name: String, on site: WebFormSite<Model>,
    _ answer: @Sendable (WebFormVisitor<Model>) async -> WebFormResponse
  ) async -> WebFormResponse? {
    let now = site.seconds
    let visitor: WebFormVisitor<Model>? = table.withLock { table in
      guard let guest = table.guests[name] else { return nil }
      guard guest.requests > 0 || now - guest.lastSeen <= site.limits.visitSeconds else {
        table.end(name)
        return nil
      }
      table.guests[name]?.lastSeen = now
      table.guests[name]?.requests += 1
      return guest.visitor
    }
    guard let visitor else {
      removeDrafts(from: site)
      return nil
    }
    let response = await answer(visitor)
    let end = site.seconds
    table.withLock { table in
      table.guests[name]?.lastSeen = end
      table.guests[name]?.requests -= 1
    }
    return response
  }

  /// Whether a visitor has submitted or left the form, or the draft is gone.
  func isOver(_ name: String) -> Bool { table.withLock { $0.guests[name]?.visitor }?.isOver ?? false }

  /// Lets a visitor in.
  ///
  /// - Complexity: O(1) in the long run: now and then those that were silent for too long are looked for.
  func welcome(isFreshStart: Bool, on site: WebFormSite<Model>) -> (name: String, visitor: WebFormVisitor<Model>) {
    let name = WebFormVisit.randomName()
    let visitor = WebFormVisitor<Model>(isFreshStart: isFreshStart)
    let now = site.seconds
    table.withLock { table in
      sweep(&table, now, site.limits)
      table.guests[name] = Guest(visitor: visitor, lastSeen: now)
    }
    removeDrafts(from: site)
    return (name, visitor)
  }

  // MARK: The end of visits

  /// Ends visits, and makes room for one.
  private func sweep(_ table: inout Table, _ now: Double, _ limits: WebFormLimits) {
    // A clock that was put back does not stop it.
    if abs(now - (table.lastSwept ?? -.infinity)) > limits.visitSeconds / 8 {
      table.lastSwept = now
      (table.ended, table.kept) = (table.ended + table.kept, [])
      for (name, guest) in table.guests where guest.requests == 0 && now - guest.lastSeen > limits.visitSeconds {
        table.end(name)
      }
    }
    let most = max(1, limits.visits)
    guard table.guests.count >= most else { return }
    // An eighth at once, so that a flood does not have them sorted for each newcomer.
    let oldest = table.guests.filter { $0.value.requests == 0 }.sorted { $0.value.lastSeen < $1.value.lastSeen }
    for (name, _) in oldest.prefix(table.guests.count + 1 - most + most / 8) { table.end(name) }
  }

  /// Removes the drafts of visits that have ended, one after the other, while nobody waits.
  private func removeDrafts(from site: WebFormSite<Model>) {
    let begins = table.withLock { table in
      guard !table.isRemoving, !table.ended.isEmpty else { return false }
      table.isRemoving = true
      return true
    }
    guard begins else { return }
    Task.detached { [self] in
      while let draft = nextEnded() {
        do {
          try await site.store.remove(draft)
        } catch {
          // It is tried again when visits are next looked through.
          table.withLock { $0.kept.append(draft) }
        }
      }
    }
  }

  private func nextEnded() -> String? {
    table.withLock { table in
      let draft = table.ended.popLast()
      table.isRemoving = draft != nil
      return draft
    }
  }
}
