import Foundation

extension FormIssue {
  /// The same issue without any typed text, for a field whose answer must not be shown.
  ///
  /// - Parameter secret: the text in the field, which a custom rule's message may repeat.
  func concealing(_ secret: String) -> FormIssue {
    var issue = self
    issue.kind = kind.concealing(secret)
    return issue
  }
}

extension FormIssue.Kind {
  /// Whether a program wrote the sentence, so that it may repeat a secret.
  var isInOwnWords: Bool {
    switch self {
    case .custom, .withMessage: true
    default: false
    }
  }

  fileprivate func concealing(_ secret: String) -> FormIssue.Kind {
    switch self {
    case .characterNotAllowed: .characterNotAllowed("")
    case .controlCharacter, .controlCharacters:
      .withMessage(.controlCharacter(0), .issue(.someInvisibleCharacter))
    case .noSuchDate(_, let kind): .notDate(kind)
    case .notChoice: .notChoice("")
    case .disabledOption, .disabledOptions: .disabledOption("")
    case .notOffered: .notOffered("")
    case .custom(let message): .custom(message.concealing(secret))
    case .withMessage(let kind, let message): .withMessage(kind.concealing(secret), message.concealing(secret))
    // Bounds, lengths and titles come from the definition, not from the answer.
    default: self
    }
  }
}

extension FormString {
  /// Replaces a secret that the key or the arguments repeat with dots. A secret shorter than 4 bytes is replaced only
  /// if it is the whole text, because many sentences contain a short string by chance.
  fileprivate func concealing(_ secret: String) -> FormString {
    guard !secret.isEmpty else { return self }
    func repeats(_ text: String) -> Bool { text == secret || (secret.utf8.count >= 4 && text.contains(secret)) }
    func dotted(_ text: String) -> String {
      repeats(text) ? text.replacingOccurrences(of: secret, with: FormRow.dots) : text
    }
    // A key may be a sentence that was built at run time.
    return replacing(key: dotted) { argument in
      switch argument {
      case .text(let text): .text(dotted(text))
      case .date: argument
      case .number(let digits): repeats(digits) ? .text(FormRow.dots) : argument
      case .string(let string): .string(string.concealing(secret))
      }
    }
  }
}
