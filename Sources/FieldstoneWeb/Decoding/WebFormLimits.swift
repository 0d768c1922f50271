/// How much a POST may bring, and how many visits are kept for how long.
public struct WebFormLimits: Sendable, Hashable {
  /// The bytes of a whole body, as they are sent.
  public var bodyBytes = 1_048_576
  /// The number of answers, a page's own included.
  public var fields = 20_000
  /// The bytes of one answer.
  public var valueBytes = 262_144
  /// How many visits are kept; where there are more, those that were silent longest end.
  public var visits = 10_000
  /// After how many seconds without a request a visit ends. Half a day: people are called away.
  public var visitSeconds = 43_200.0

  public init() {}
}

/// Why a POST was not taken; nothing has changed. The texts are for whoever reads a log: a browser sends no such thing.
public enum WebFormRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The body is no form that was sent by a browser. Status 400.
  case malformed(String)
  /// An answer to what the page did not ask. Status 400.
  case tampered(String)
  /// The request does not come from a page of this visit. Status 403.
  case foreign
  /// The visit has ended: nothing was heard of it for too long, or there were too many. Status 410.
  case ended
  /// The page was shown too long ago. Status 409.
  case outdated
  /// There is too much of it. Status 413.
  case tooLarge(String)
  /// Another POST to the same ``WebForm`` is being submitted. Status 409.
  case submitting
  /// The form itself is wrong, see ``FormEngine/problems``; nothing is submitted. Status 500.
  case unsound

  /// The status of HTTP.
  public var status: Int {
    switch self {
    case .malformed, .tampered: 400
    case .foreign: 403
    case .ended: 410
    case .outdated, .submitting: 409
    case .tooLarge: 413
    case .unsound: 500
    }
  }

  public var description: String {
    switch self {
    case .malformed(let message), .tampered(let message), .tooLarge(let message): message
    case .foreign: "The answers do not come from this form's page."
    case .ended: "The visit has ended. Nothing was submitted."
    case .outdated: "The page was shown too long ago. Nothing was changed; answer it as it is now."
    case .submitting: "The form is being submitted. Nothing was changed."
    case .unsound: "The form has problems; see 'problems'. Nothing was submitted."
    }
  }
}
