import Synchronization

/// Who is here, by the value of the cookie.
final class WebFormVisitors<Model: Sendable>: Sendable {
  private struct Guest {
    let visitor: WebFormVisitor<Model>
    /// When the last request came, in seconds.
    var lastSeen: Double
  }

  private struct Table {
    var guests: [String: Guest] = [:]
    /// When visits were last looked through.
    var lastSwept: Double?
  }

  private let table = Mutex(Table())

  /// The visitor of a cookie; nil where the visit has ended, or never was.
  func visitor(named name: String, on site: WebFormSite<Model>) -> WebFormVisitor<Model>? {
    let now = site.seconds
    return table.withLock { table in
      guard let guest = table.guests[name] else { return nil }
      guard now - guest.lastSeen <= site.limits.visitSeconds || !guest.visitor.forget(on: site) else {
        table.guests[name] = nil
        return nil
      }
      table.guests[name]?.lastSeen = now
      return guest.visitor
    }
  }

  /// Lets a visitor in.
  ///
  /// - Complexity: O(1) in the long run: now and then those that were silent for too long are looked for.
  func welcome(isFreshStart: Bool, on site: WebFormSite<Model>) -> (name: String, visitor: WebFormVisitor<Model>) {
    let name = WebFormVisit.randomName()
    let visitor = WebFormVisitor<Model>(isFreshStart: isFreshStart)
    let now = site.seconds
    table.withLock { table in
      table.guests[name] = Guest(visitor: visitor, lastSeen: now)
      sweep(&table, now, site)
    }
    return (name, visitor)
  }

  private func sweep(_ table: inout Table, _ now: Double, _ site: WebFormSite<Model>) {
    let limit = site.limits.visitSeconds
    // A clock that was put back does not stop it.
    if abs(now - (table.lastSwept ?? -.infinity)) > limit / 8 {
      table.lastSwept = now
      for (name, guest) in table.guests where now - guest.lastSeen > limit && guest.visitor.forget(on: site) {
        table.guests[name] = nil
      }
    }
    let most = max(1, site.limits.visits)
    guard table.guests.count > most else { return }
    // An eighth at once, so that a flood does not have them sorted for each newcomer.
    let oldest = table.guests.sorted { $0.value.lastSeen < $1.value.lastSeen }
    for (name, guest) in oldest.prefix(table.guests.count - most + most / 8) where guest.visitor.forget(on: site) {
      table.guests[name] = nil
    }
  }
}
