/// How much a POST may contain, how many visits are kept for how long, and how much may wait.
public struct WebFormLimits: Sendable, Hashable {
  /// The bytes of a whole body, as they are sent.
  public var bodyBytes = 1_048_576
  /// The bytes of all files that are sent at once. What one file may have is said by its field.
  public var uploadBytes = 100_000_000
  /// The bytes of all files of a visit, with those that a step to undo may bring back.
  public var visitFileBytes = 536_870_912
  /// The number of files that are sent at once.
  public var uploads = 100
  /// The number of answers, including the page's own fields.
  public var fields = 20_000
  /// The bytes of one answer.
  public var valueBytes = 262_144
  /// How many visits are kept. If there are more, those that have been inactive longest end.
  public var visits = 10_000
  /// After how many seconds without a request a visit ends. Half a day by default, because people are interrupted.
  public var visitSeconds = 43_200.0
  /// How many bytes all visits may take in memory, about, with the drafts of a memory store. If it is more, visits end
  /// as if there were too many.
  public var memoryBytes = 268_435_456
  /// How many bytes one visit may take, about. If it is more, the oldest steps to undo and the oldest pages are forgotten.
  public var visitBytes = 8_388_608
  /// How many bytes the HTML of rows may take, about, that visits keep so that their next pages need not write them
  /// again. If it is more, visits that have been inactive longest forget theirs; 0 keeps none.
  public var rowBytes = 16_777_216
  /// How many requests of one visit may wait for another one of it. More get status 503.
  public var waitingRequests = 8
  /// For how many seconds a request of one visit waits for another one of it, such as one that submits the form. After
  /// that, it gets status 503, and its page says that the other one isn't finished yet.
  public var waitingSeconds = 20.0
  /// How many submitted models may wait in ``WebFormSite/submissions``. While there are more, nothing can be submitted.
  public var submissions = 1_000
  /// For how many seconds a POST waits for a search that the program answers. Its results are shown by a later request.
  public var searchSeconds = 3.0
  /// For how many seconds a POST waits for what the actions of its buttons and answers do. After that, it is given up.
  public var actionSeconds = 20.0

  public init() {}
}

/// Why a POST was refused; nothing has changed. The descriptions are for logs, not for visitors.
public enum WebFormRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The body is not a form as browsers send it. Status 400.
  case malformed(String)
  /// There is an answer or a button that the page did not have. Status 400.
  case tampered(String)
  /// The request does not come from a page of this visit. Status 403.
  case foreign
  /// The visit has ended: it was inactive for too long, or there were too many visits. Status 410.
  case ended
  /// The page was shown too long ago. Status 409.
  case outdated
  /// The POST is too large. Status 413.
  case tooLarge(String)
  /// The files have more bytes together than ``WebFormLimits/uploadBytes``, which is given. Status 413.
  case tooManyFiles(Int)
  /// Another POST to the same ``WebForm`` is being submitted. Status 409.
  case submitting
  /// The form itself has problems, see ``FormEngine/problems``; nothing is submitted. Status 500.
  case hasProblems

  /// The HTTP status.
  public var status: Int {
    switch self {
    case .malformed, .tampered: 400
    case .foreign: 403
    case .ended: 410
    case .outdated, .submitting: 409
    case .tooLarge, .tooManyFiles: 413
    case .hasProblems: 500
    }
  }

  public var description: String {
    switch self {
    case .malformed(let message), .tampered(let message), .tooLarge(let message): message
    case .tooManyFiles(let most): "The files have more than \(most) bytes."
    case .foreign: "The answers do not come from this form's page."
    case .ended: "The visit has ended. Nothing was submitted."
    case .outdated: "The page was shown too long ago. Nothing was changed; answer it as it is now."
    case .submitting: "The form is being submitted. Nothing was changed."
    case .hasProblems: "The form has problems; see 'problems'. Nothing was submitted."
    }
  }
}
