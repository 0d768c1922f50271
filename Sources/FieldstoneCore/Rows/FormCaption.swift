/// A remark that always stands beside a field or a button, whatever is entered. Unlike an issue, it never keeps anybody
/// from going on.
public struct FormCaption: Sendable, Hashable {
  /// What kind of remark it is. A row has at most one of each kind.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Just a sentence.
    case plain
    /// How to answer.
    case instruction
    /// Something worth knowing.
    case information
    /// Something to be careful about.
    case warning
    /// Something that is wrong, though not with the answer.
    case error

    /// The severity of issues that look like it; `nil` for sentences that look like help.
    public var severity: FormIssue.Severity? {
      switch self {
      case .plain, .instruction: nil
      case .information: .info
      case .warning: .warning
      case .error: .error
      }
    }
  }

  public let kind: Kind
  public let text: String

  /// The text after a word that says what kind of remark it is, as surfaces without looks show it.
  package func spoken(in environment: FormEnvironment) -> String {
    guard let word = kind.severity?.word else { return text }
    return FormString.common(.labelled, .string(word), .text(text)).text(in: environment)
  }
}

/// A caption as it was declared; without a text if a closure makes it.
struct DeclaredCaption {
  let kind: FormCaption.Kind
  var text: FormString?
}
