import FieldstoneCore

/// A page that was made before there was a visit, and is sent now.
struct OpeningPage {
  let nonce: PageNonce
  let body: URLEncodedBody
  /// Whether it is so old that its button is not pressed before somebody has looked at the answers again.
  let isExpired: Bool

  /// The name of the page with which the form opens.
  static let name = "0"
  /// The name of the page with which a visit begins: the first part of it says that there was no visit, the second which
  /// page it is, if it isn't the usual one.
  static func name(of page: FormPageID?) -> String {
    page.map { name + ":" + FormRowID($0.path).fieldName } ?? name
  }

  /// Nil if what was sent isn't such a page.
  private var sentName: String? {
    body.first(PostedPage.pageName).flatMap { $0 == Self.name || $0.hasPrefix(Self.name + ":") ? $0 : nil }
  }

  /// The page that was sent; nil for the one with which the form opens.
  var page: FormPageID? {
    guard let sentName, sentName != Self.name else { return nil }
    return FormPageID(sentName.dropFirst(Self.name.count + 1).removingPercentEncoding ?? "")
  }

  /// - Parameter page: what the page asks now.
  func read(
    on page: RenderedPage, in visit: WebFormVisit, _ limits: WebFormLimits
  ) throws(WebFormRefusal) -> SentPage {
    guard sentName != nil else { throw .outdated }
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
    describeLink(context)
    context.languages = languages
    context.newElement = PageNonce.newElement(id)
    return PageWriter.write(form, context) { page in
      context.secret = sign(page)
      return OpeningPage.name(of: firstPage)
    }
  }

  /// What the first page asks. The form is as everybody begins it, so this is what it asked when it was shown.
  ///
  /// - Parameter first: which page it is; nil for the one with which the form opens. If there is none like that, it is the
  ///   usual one, which asks something else.
  func openingPage(_ first: FormPageID?) -> RenderedPage {
    if let first { try? goTo(first) }
    var page: RenderedPage?
    _ = openingHTML("") { rendered in
      page = rendered
      return ""
    }
    guard let page else { preconditionFailure("A page is named while it is written.") }
    return page
  }
}
