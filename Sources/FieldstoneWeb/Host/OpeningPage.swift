import FieldstoneCore

/// A page that was made before there was a visit, and is sent now.
struct OpeningPage {
  let nonce: PageNonce
  let body: URLEncodedBody
  /// Whether it is so old that its button is not pressed before somebody has looked at the answers again.
  let isExpired: Bool

  /// The name of the page: there is only one.
  static let name = "0"

  /// - Parameter page: what the first page asks now.
  func read(
    on page: RenderedPage, in visit: WebFormVisit, _ limits: WebFormLimits
  ) throws(WebFormRefusal) -> SentPage {
    guard body.first(PostedPage.pageName) == Self.name else { throw .outdated }
    do {
      return try SentPage(body, of: page, named: Self.name, in: visit, limits, isOutdated: isExpired) {
        $0 == nonce.newElement
      }
    } catch {
      guard case .tampered = error, page.digest != nonce.digest else { throw error }
      // The form has asked something else since.
      return SentPage(whatFitsOf: body, of: page, named: Self.name)
    }
  }
}

extension WebForm {
  /// The first page as HTML, for somebody without a visit.
  ///
  /// - Parameter sign: makes the secret of the page.
  func openingHTML(_ id: String, isFreshStart: Bool = false, _ sign: (RenderedPage) -> String) -> [UInt8] {
    let context = PageContext(title: title, environment: form.environment, secret: "")
    (context.action, context.scriptPath) = (action, scriptPath)
    (context.parts, context.engine) = (parts, form)
    context.isFreshStart = isFreshStart
    context.languages = languages
    context.newElement = PageNonce.newElement(id)
    return PageWriter.write(form, context) { page in
      context.secret = sign(page)
      return OpeningPage.name
    }
  }

  /// What the first page asks. The form is as everybody begins it, so this is what it asked when it was shown.
  func openingPage() -> RenderedPage {
    var page: RenderedPage?
    _ = openingHTML("") { rendered in
      page = rendered
      return ""
    }
    guard let page else { preconditionFailure("A page is named while it is written.") }
    return page
  }
}
