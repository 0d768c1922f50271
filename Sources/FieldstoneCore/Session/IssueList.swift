/// The issues of one field, in the order in which they were found. There is nearly always only one, which needs no
/// array.
struct IssueList {
  let slot: Int32
  private var first: FormIssue
  private var rest: [FormIssue]
  /// What the field had before an answer that its own rules refuse; nil if they accept it, or if the field began with
  /// a refused value.
  var lastValid: StoredValue?

  /// - Parameter issues: At least one issue.
  init(slot: Int, _ issues: [FormIssue], lastValid: StoredValue? = nil) {
    self.slot = Int32(slot)
    self.lastValid = lastValid
    first = issues[0]
    rest = Array(issues.dropFirst())
  }

  var issues: [FormIssue] { rest.isEmpty ? [first] : [first] + rest }
  /// The issues to show: warnings wait until the answer has no error.
  var shown: [FormIssue] {
    guard !rest.isEmpty, issues.contains(where: { $0.severity == .error }) else { return issues }
    return issues.filter { $0.severity != .warning }
  }

  /// Calls a closure with each issue, without creating an array.
  func forEach(_ body: (FormIssue) -> Void) {
    body(first)
    rest.forEach(body)
  }

  func holds(_ issues: [FormIssue]) -> Bool {
    issues.count == rest.count + 1 && issues[0] == first && (rest.isEmpty || rest.elementsEqual(issues.dropFirst()))
  }
}
