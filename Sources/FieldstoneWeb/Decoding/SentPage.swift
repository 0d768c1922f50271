import FieldstoneCore

/// A page that was sent, and what it asked when it was rendered.
struct SentPage {
  let page: RenderedPage
  let posted: PostedPage
  /// Whether the page is too old for its button to be pressed: somebody has to look at the answers again.
  let isOutdated: Bool

  /// - Parameter isIssued: whether the page has the id of an element that it makes.
  init(
    _ posted: PostedPage, of page: RenderedPage, isOutdated: Bool = false, isIssued: (String) -> Bool
  ) throws(WebFormRefusal) {
    guard !posted.intent.makesElement || posted.newElement.map(isIssued) == true else {
      throw .tampered("There is an element that the page did not make.")
    }
    (self.posted, self.page, self.isOutdated) = (posted, page, isOutdated)
  }
}

extension WebForm {
  /// A page of this visit.
  func sentPage(_ body: URLEncodedBody) throws(WebFormRefusal) -> SentPage {
    guard let secret = body.first(PostedPage.secretName), WebFormVisit.areSame(secret, visit.secret) else {
      throw .foreign
    }
    guard let page = visit.page(named: body.first(PostedPage.pageName)) else { throw .outdated }
    return try SentPage(PostedPage(body, on: page, limits: limits), of: page, isIssued: visit.hasIssued)
  }
}
