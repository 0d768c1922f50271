/// When issues show. They are always true at once; this says when a person is told.
public enum FormIssuePolicy: String, Sendable, Codable {
  /// Calm: nothing while a field is answered for the first time, or only passed by; from the moment it is left with an
  /// answer, its issues show and follow every key; after a refused submit, so do those of all fields. The default.
  case calm
  /// Every issue shows at once.
  case immediately
  /// No issue shows before a submit was refused.
  case onSubmit
}
