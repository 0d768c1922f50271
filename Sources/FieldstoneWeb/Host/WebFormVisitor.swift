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

  private enum End { case submitted, cancelled }

  func show(on site: WebFormSite<Model>) -> WebFormResponse {
    if let end { return farewell(end) }
    do {
      let page = try load(site)
      defer { visit = page.visit }
      return WebFormResponse(status: 200, body: page.html())
    } catch {
      return .message(500, "Something went wrong", "The draft can't be read.")
    }
  }

  func take(_ body: [UInt8], on site: WebFormSite<Model>) async -> WebFormResponse {
    // Sent twice: the second is answered like the first.
    guard end == nil else { return .seeOther }
    guard !isSubmitting else { return .message(409, "Please wait", "The form is being submitted.", restarts: true) }
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
      return Self.refusal(error)
    }
  }

  private func keep(_ page: WebForm<Model>, _ site: WebFormSite<Model>) throws {
    visit = page.visit
    try page.form.saveDraft(in: site.store, as: draft)
  }

  static func refusal(_ error: any Error) -> WebFormResponse {
    guard let refusal = error as? WebFormRefusal else {
      return .message(500, "It did not work", "The form could not be submitted. Please try again.", restarts: true)
    }
    return .message(refusal.status, "Not taken", refusal.description, restarts: true)
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

  private func farewell(_ end: End) -> WebFormResponse {
    isThanked = true
    return switch end {
    case .submitted: .message(200, "Submitted", "Thank you. Your answers have arrived.")
    case .cancelled: .message(200, "Cancelled", "Nothing was submitted.")
    }
  }
}

extension WebFormResponse {
  /// After a POST: the page is loaded anew, so that reloading it sends nothing again.
  fileprivate static var seeOther: WebFormResponse { WebFormResponse(status: 303, ("Location", "/")) }
}
