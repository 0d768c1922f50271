import FieldstoneCore

/// A page that was sent, and what it asked when it was rendered.
struct SentPage {
  let page: RenderedPage
  /// The name of the page.
  let token: String
  let posted: PostedPage
  /// Whether the page is too old for its button to be pressed: somebody has to look at the answers again.
  let isOutdated: Bool
  /// What the page's script says about the POST, if it sent it.
  let live: LivePost?
  /// What has received the files of the POST.
  let upload: WebFormUpload?
  /// Whether somebody has pressed a button for the POST. The script also sends answers while they are given.
  let isPressed: Bool

  /// - Parameters:
  ///   - token: the name of the page.
  ///   - visit: knows what the same document has sent before.
  ///   - isIssued: whether the page has the id of an element that it makes.
  init(
    _ body: URLEncodedBody, of page: RenderedPage, named token: String, in visit: WebFormVisit, _ limits: WebFormLimits,
    isOutdated: Bool = false, isIssued: (String) -> Bool
  ) throws(WebFormRefusal) {
    live = try LivePost(body)
    let document = live.flatMap { visit.document($0.document) }
    isPressed = live.map { $0.press > document?.press ?? 0 } ?? true
    let asked = document.map { page.answered($0.sent(since: token), $0.sliders(since: token)) } ?? page
    posted = try PostedPage(body, on: asked, limits: limits, live: live, isPressed: isPressed)
    guard !posted.intent.makesElement || posted.newElement.map(isIssued) == true else {
      throw .tampered("There is an element that the page did not make.")
    }
    (self.page, self.token, self.isOutdated, upload) = (page, token, isOutdated, body.upload)
  }

  /// What fits of a page that asked something else.
  init(whatFitsOf body: URLEncodedBody, of page: RenderedPage, named token: String) {
    (live, isPressed, isOutdated) = (try? LivePost(body), true, true)
    posted = PostedPage(whatFitsOf: body, on: page)
    (self.page, self.token, upload) = (page, token, body.upload)
  }
}

extension WebForm {
  /// A page of this visit.
  func sentPage(_ body: URLEncodedBody) throws(WebFormRefusal) -> SentPage {
    guard let secret = body.first(PostedPage.secretName), WebFormVisit.areSame(secret, visit.secret) else {
      throw .foreign
    }
    guard let token = body.first(PostedPage.pageName), let page = visit.page(named: token) else { throw .outdated }
    return try SentPage(body, of: page, named: token, in: visit, limits, isIssued: visit.elements.hasIssued)
  }
}
