import FieldstoneCore

/// Before there is a visit. Nothing is kept for a page that nobody has answered: its secret is signed, and its first
/// POST begins the visit.
extension WebFormSite {
  /// The first page, for somebody without a visit.
  ///
  /// - Parameters:
  ///   - address: where it was asked for; another one than that of the first page for a row of another page.
  ///   - isFreshStart: whether the person had a visit that has ended.
  func showOpening(_ address: PageAddress, _ request: WebFormRequest, isFreshStart: Bool) -> WebFormSiteReply {
    switch forms {
    case .immediate(let make): .now(showOpening(make(), address, request, isFreshStart: isFreshStart))
    case .asked(let make):
      .later { [self] in
        do {
          return showOpening(try await make(request), address, request, isFreshStart: isFreshStart)
        } catch {
          onError(error)
          return messages.page(500, .notRead)
        }
      }
    }
  }

  private func showOpening(
    _ form: FormSession<Model>, _ address: PageAddress, _ request: WebFormRequest, isFreshStart: Bool
  ) -> WebFormResponse {
    form.files.leave(to: fileStore)
    if let locale = languages?.locale(for: request) { form.setLocale(locale, calendar: locale.calendar) }
    guard isSound(form) else { return messages.page(500, .unusable) }
    let id = WebFormVisit.randomName()
    let sign = { [signer, seconds] (page: RenderedPage) in signer.sign(id: id, made: Int(seconds), page) }
    let page = page(form)
    if let row = request.rowAddress, let other = page.begin(address, at: row) { return .seeOther(other, at: row) }
    if request.wantsData { return WebFormResponse(page.openingData(id, sign)) }
    let html = page.openingHTML(id, isFreshStart: isFreshStart, sign)
    return WebFormResponse(status: 200, body: html, hasScript: true)
  }

  /// Processes a page that was made before there was a visit. It joins the visit that the same browser has begun with
  /// another page, if there is one.
  func take(_ nonce: PageNonce, _ body: URLEncodedBody, _ request: WebFormRequest) async -> WebFormResponse {
    let document = (try? LivePost(body))?.document
    let sender =
      document.map(TakenNonces.Sender.document) ?? .body(hash: body.upload == nil ? request.body.hashValue : body.hash)
    guard let arrival = visitors.open(nonce, sender, visit: visit(of: request), on: self)
    else {
      return refusal(.outdated)
    }
    let opening = OpeningPage(nonce: nonce, body: body, isExpired: arrival.isExpired)
    var response = await arrival.visitor.take(body, request, opening, on: self)
    let isKept = visitors.finish(arrival, nonce, on: self)
    if isKept, arrival.needsCookie { response.headers.append(cookie(arrival.name, for: request)) }
    return response
  }
}
