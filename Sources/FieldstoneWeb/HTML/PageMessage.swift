import FieldstoneCore

/// A page that only says something.
struct PageMessage {
  let title: FormString
  let text: FormString
  var link: Link?

  /// Where one can go on.
  struct Link {
    let path: String
    let title: FormString

    static let form = Link(path: "/", title: Words.backToForm)
    static let fresh = Link(path: "/", title: Words.startAgain)
    /// A new visit: only where the one before has ended.
    static let again = Link(path: "/again", title: Words.startAgain)
  }

  static let submitted = PageMessage(title: Words.submittedTitle, text: Words.submitted)
  static let cancelled = PageMessage(title: Words.cancelledTitle, text: Words.cancelled, link: .again)
  static let notFound = PageMessage(title: Words.notFoundTitle, text: Words.notFound, link: .form)
  static let notAllowed = PageMessage(title: Words.notAllowedTitle, text: Words.notAllowed, link: .form)
  static let failed = PageMessage(title: Words.failedTitle, text: Words.failed, link: .form)
  static let notKept = PageMessage(title: Words.failedTitle, text: Words.notKept, link: .form)
  static let notRead = PageMessage(title: Words.failedTitle, text: Words.notRead, link: .form)
  static let expired = PageMessage(title: Words.expiredTitle, text: Words.expired, link: .again)
  static let unusable = PageMessage(title: Words.unusableTitle, text: Words.unusable)
  static let notUnderstood = PageMessage(title: Words.notTakenTitle, text: Words.notUnderstood, link: .form)
  static let tooMuch = PageMessage(title: Words.notTakenTitle, text: Words.tooMuch, link: .form)

  static func refused(_ refusal: WebFormRefusal) -> PageMessage {
    func notTaken(_ text: FormString) -> PageMessage {
      PageMessage(title: Words.notTakenTitle, text: text, link: .form)
    }
    switch refusal {
    case .malformed, .tampered: return notUnderstood
    case .foreign: return notTaken(Words.foreign)
    case .ended: return PageMessage(title: Words.endedTitle, text: Words.ended, link: .fresh)
    case .outdated, .submitting: return notTaken(Words.outdated)
    case .unsound: return PageMessage(title: Words.unusableTitle, text: Words.unusable, link: .form)
    case .tooLarge: return tooMuch
    }
  }
}
