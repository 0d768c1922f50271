import FieldstoneCore

/// A page that only shows a message.
struct PageMessage {
  let title: FormString
  let text: FormString
  var link: Link?

  /// Where the visitor can continue.
  struct Link {
    var path: String
    let title: FormString
    /// Whether the page that was sent is of no use any longer, so that its script has to show the link, too.
    var isOnlyWay = false

    static let form = Link(path: "/", title: .web(.backToForm))
    static let fresh = Link(path: "/", title: .web(.startAgain), isOnlyWay: true)
    /// The question about the draft.
    static let draft = Link(path: "/", title: .web(.goOn), isOnlyWay: true)
    /// A new visit: only if the previous one has ended.
    static let again = Link(path: "/again", title: .web(.startAgain))
    /// The same, for a form that is edited and saved.
    static let anew = Link(path: "/again", title: .web(.openAgain))
  }

  static let submitted = PageMessage(title: .web(.submittedTitle), text: .web(.submitted))
  static let cancelled = PageMessage(title: .web(.cancelledTitle), text: .web(.cancelled), link: .again)
  static let left = PageMessage(title: .web(.leftTitle), text: .web(.left), link: .anew)
  static let notFound = PageMessage(title: .web(.notFoundTitle), text: .web(.notFound), link: .form)
  static let notAllowed = PageMessage(title: .web(.notAllowedTitle), text: .web(.notAllowed), link: .form)
  static let failed = PageMessage(title: .web(.failedTitle), text: .web(.failed), link: .form)
  static let notKept = PageMessage(title: .web(.failedTitle), text: .web(.notSaved), link: .form)
  static let notRead = PageMessage(title: .web(.failedTitle), text: .web(.notRead), link: .form)
  static let busy = PageMessage(title: .web(.busyTitle), text: .web(.busy), link: .form)
  static let busySending = PageMessage(title: .web(.notSavedTitle), text: .web(.busySending), link: .form)
  static let kept = PageMessage(title: .web(.expiredTitle), text: .web(.kept), link: .draft)
  static let expired = PageMessage(title: .web(.expiredTitle), text: .web(.expired), link: .again)
  static let unusable = PageMessage(title: .web(.unusableTitle), text: .web(.unusable))
  static let notUnderstood = PageMessage(title: .web(.notSavedTitle), text: .web(.notUnderstood), link: .form)
  static let tooMuch = PageMessage(title: .web(.notSavedTitle), text: .web(.tooMuch), link: .form)

  static func refused(_ refusal: WebFormRefusal) -> PageMessage {
    func notTaken(_ text: FormString) -> PageMessage {
      PageMessage(title: .web(.notSavedTitle), text: text, link: .form)
    }
    switch refusal {
    case .malformed, .tampered: return notUnderstood
    case .foreign: return notTaken(.web(.foreign))
    case .ended: return PageMessage(title: .web(.endedTitle), text: .web(.ended), link: .fresh)
    case .outdated, .submitting: return notTaken(.web(.outdated))
    case .hasProblems: return PageMessage(title: .web(.unusableTitle), text: .web(.unusable), link: .form)
    case .tooLarge: return tooMuch
    case .tooManyFiles(let most): return notTaken(.web(.tooMuchUpload, .string(.byteCount(most))))
    }
  }
}
