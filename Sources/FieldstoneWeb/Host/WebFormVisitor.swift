import FieldstoneCore

/// One visitor's requests, one after the other.
actor WebFormVisitor<Model: Sendable> {
  /// The name of the draft in the store: not the cookie's value, which opens the visit.
  nonisolated let draft = "visit-" + WebFormVisit.randomName()
  private var visit = WebFormVisit()
  private var end: End?
  /// Whether a submit's work is under way, which other requests must not begin again.
  private var isSubmitting = false
  private(set) var isThanked = false

  /// Whether the form was submitted or left.
  var isOver: Bool { end != nil }

  private enum End { case submitted, cancelled }

  func show(on site: WebFormSite<Model>) -> WebFormResponse {
    if let end { return farewell(end, site) }
    do {
      let page = try load(site)
      defer { visit = page.visit }
      return WebFormResponse(status: 200, body: page.html())
    } catch {
      return .message(500, .notRead, in: site.environment)
    }
  }

  func take(_ body: [UInt8], on site: WebFormSite<Model>) async -> WebFormResponse {
    // Sent twice: the second is answered like the first.
    guard end == nil else { return .seeOther }
    guard !isSubmitting else { return .message(409, .wait, in: site.environment) }
    isSubmitting = true
    defer { isSubmitting = false }
    do {
      let page = try load(site)
      page.limits = site.limits
      do {
        let reply = try await page.answer(body)
        try keep(page, site)
        switch reply {
        case .page: break
        case .submitted(let model): try finish(.submitted, site) { site.note(model) }
        case .cancelled: try finish(.cancelled, site) {}
        }
      } catch let error where !(error is WebFormRefusal) {
        // What the program does with the answers has failed, not the answers.
        try keep(page, site)
        throw error
      }
      return .seeOther
    } catch {
      return site.refusal(error)
    }
  }

  private func keep(_ page: WebForm<Model>, _ site: WebFormSite<Model>) throws {
    visit = page.visit
    try page.form.saveDraft(in: site.store, as: draft)
  }

  private func load(_ site: WebFormSite<Model>) throws -> WebForm<Model> {
    let form = site.makeForm()
    try form.resumeDraft(from: site.store, as: draft)
    return WebForm(form, title: site.title, visit: visit)
  }

  private func finish(_ end: End, _ site: WebFormSite<Model>, _ note: () -> Void) throws {
    self.end = end
    visit = WebFormVisit()
    note()
    try site.store.remove(draft)
  }

  private func farewell(_ end: End, _ site: WebFormSite<Model>) -> WebFormResponse {
    isThanked = true
    return .message(200, end == .submitted ? .submitted : .cancelled, in: site.environment)
  }
}
