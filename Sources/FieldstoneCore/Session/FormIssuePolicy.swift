/// When issues show. They always exist from the moment they apply; the policy decides when people see them.
public enum FormIssuePolicy: String, Sendable, Codable {
  /// The default. A field shows no issues while it is answered for the first time or only passed by. Once it is left
  /// with an answer, its issues show and are updated with every keystroke. A refused submit lets the issues of all
  /// fields show that count at that moment.
  case calm
  /// Every issue shows at once.
  case immediately
  /// No issue shows before a submit has been refused.
  case onSubmit
}
