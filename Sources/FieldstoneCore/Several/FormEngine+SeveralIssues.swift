/// What rules find over several objects: each is checked with its own value.
extension FormEngine {
  /// Checks each of several values.
  ///
  /// - Returns: Each issue once, with the number of objects that it concerns.
  func issues(of values: [StoredValue], _ field: FieldElement, _ check: (StoredValue) -> [FormIssue]) -> [FormIssue] {
    var last: (value: StoredValue, issues: [FormIssue])?
    let found = values.map { value -> [FormIssue] in
      if let last, last.value == value { return last.issues }
      var issues = check(value)
      if field.isSecure, !issues.isEmpty {
        let secret = field.codec.text(value, environment)
        issues = issues.map { $0.concealing(secret) }
      }
      last = (value, issues)
      return issues
    }
    return grouped(found)
  }

  /// The issues of each object, each of them once, in the order in which they were found first.
  func grouped(_ found: [[FormIssue]]) -> [FormIssue] {
    var counts: [FormIssue: Int] = [:]
    var order: [FormIssue] = []
    for issue in found.joined() {
      if counts[issue] == nil { order.append(issue) }
      counts[issue, default: 0] += 1
    }
    return order.map { issue in
      let count = counts[issue] ?? 0
      return count == found.count ? issue : issue.concerning(count, of: found.count)
    }
  }

  /// What the rules of a field say about a value of one object.
  func ownIssues(_ value: StoredValue, _ field: FieldElement, isRequired: Bool) -> [FormIssue] {
    if Rules.isMissing(value) { return isRequired ? [FormIssue(.required)] : [] }
    guard let rules = field.rules else { return [] }
    var found: [FormIssue] = []
    operations.rules += rules.check(value, field.codec, environment, &found)
    return found
  }
}

extension FormIssue {
  /// The same issue, for some of several objects.
  func concerning(_ count: Int, of all: Int) -> FormIssue {
    saying(.issue(.ofSomeObjects, .string(kind.message), .count(count), .count(all)))
  }

  /// The same issue, for one object that is named by its number.
  func concerning(object: Int, of all: Int) -> FormIssue {
    saying(.issue(.ofOneObject, .string(kind.message), .count(object), .count(all)))
  }

  private func saying(_ message: FormString) -> FormIssue {
    var issue = self
    if case .withMessage(let inner, _) = kind {
      issue.kind = .withMessage(inner, message)
    } else {
      issue.kind = .withMessage(kind, message)
    }
    return issue
  }
}
