/// Visits begin with the first POST that is accepted.
extension WebFormVisitors {
  /// A page that was made before there was a visit, with the visit that it belongs to now.
  struct Arrival {
    let name: String
    let visitor: WebFormVisitor<Model>
    /// Whether the browser doesn't know the name of the visit.
    let needsCookie: Bool
    /// Whether the page is so old that it isn't known whether it was sent before.
    let isExpired: Bool
  }

  /// How long a browser that sends a page twice gets the same visit, in seconds. Only a double click does. A script may
  /// have to send its first POST again much later.
  private var doubleClick: Double { 60 }

  /// Finds the visit of a page. A new one is not kept before ``finish(_:_:on:)``.
  ///
  /// - Parameter visit: the visit that the browser names.
  /// - Returns: nil if the page was sent before, and has begun another visit.
  func open(
    _ nonce: PageNonce, _ sender: TakenNonces.Sender, visit: String?, on site: WebFormSite<Model>
  ) -> Arrival? {
    let now = site.seconds
    return table.withLock { table in
      let taken = table.taken[nonce]
      let isOld = abs(now - Double(nonce.made)) > site.limits.visitSeconds || table.taken.isForgotten(nonce)
      let isExpired = taken == nil && isOld
      if let visit, let visitor = table.begin(visit, now, site.limits) {
        if let taken, taken.visit != visit {
          table.guests[visit]?.requests -= 1
          return nil
        }
        if taken == nil, !isOld { table.taken.take(nonce, .init(visit: visit, taken: now, sender: sender)) }
        return Arrival(name: visit, visitor: visitor, needsCookie: false, isExpired: isExpired)
      }
      if let taken {
        guard taken.sender == sender, sender.isDocument || abs(now - taken.taken) <= doubleClick,
          let visitor = table.begin(taken.visit, now, site.limits)
        else { return nil }
        return Arrival(name: taken.visit, visitor: visitor, needsCookie: true, isExpired: false)
      }
      let name = WebFormVisit.randomName()
      let visitor = WebFormVisitor<Model>(name)
      table.guests[name] = Guest(visitor: visitor, lastSeen: now, requests: 1)
      if !isExpired { table.taken.take(nonce, .init(visit: name, taken: now, sender: sender)) }
      return Arrival(name: name, visitor: visitor, needsCookie: true, isExpired: isExpired)
    }
  }

  /// Ends a request that ``open(_:_:visit:on:)`` has begun. A visit without an accepted POST is forgotten, and
  /// its page can be sent again.
  ///
  /// - Returns: Whether the visit is kept.
  func finish(_ arrival: Arrival, _ nonce: PageNonce, on site: WebFormSite<Model>) -> Bool {
    let now = site.seconds
    let isKept = arrival.visitor.isKept
    table.withLock { table in
      if isKept { sweep(&table, now, site.limits) }
      table.finish(arrival.name, now, site.limits)
      guard !isKept, table.guests[arrival.name]?.requests == 0 else { return }
      table.end(arrival.name)
      table.taken.release(nonce)
    }
    removeDrafts(from: site)
    return isKept
  }
}
