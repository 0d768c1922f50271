/// The issues of the answers, and which of them show.
extension FormEngine {
  /// All issues of shown and enabled fields, in display order, whether or not they show yet.
  ///
  /// - Complexity: O(issues · log issues).
  public var issues: [FormIssue] { issues(of: issueSlots) }
  /// The issues that show now, in display order: the content of an issue list.
  ///
  /// - Complexity: O(issues · log issues).
  public var shownIssues: [FormIssue] {
    shownIssueSlots.flatMap { slot in
      let id = rowID(issueRow(of: slot))
      return shownIssues(slot).map { $0.with(row: id) }
    }
  }

  private var shownIssueSlots: [Int] { issueSlots.filter { slots[$0].flags.contains(.showing) } }

  /// The next row with an issue that shows, on any page: the target of a key that moves from issue to issue.
  ///
  /// - Parameters:
  ///   - row: The row to start from. If it is nil, or no further row has an issue, the search starts from the first
  ///     row.
  ///   - isBack: Whether to search backward, wrapping to the last row.
  /// - Returns: The row's first issue, its number among all issues that show (counted from 1), and how many show; nil
  ///   if none do.
  /// - Complexity: O(issues); only the row's own issues are created.
  public func shownIssue(from row: FormRowID?, isBack: Bool = false) -> (issue: FormIssue, number: Int, count: Int)? {
    let shown = shownIssueSlots
    let here = row.flatMap(slot(of:))
    let next = here.flatMap { here in
      isBack ? shown.lastIndex { isBefore($0, here) } : shown.firstIndex { isBefore(here, $0) }
    }
    guard let index = next ?? (isBack ? shown.indices.last : shown.indices.first),
      let issue = shownIssues(shown[index]).first?.with(row: rowID(issueRow(of: shown[index])))
    else { return nil }
    func count(_ slots: some Sequence<Int>) -> Int {
      slots.reduce(0) { $0 + shownIssues($1).count }
    }
    let before = count(shown[..<index])
    return (issue, before + 1, before + count(shown[index...]))
  }

  func issues(of slot: Int) -> [FormIssue] { issues(of: CollectionOfOne(slot)) }

  private func issues(of slots: some Collection<Int>) -> [FormIssue] {
    var issues: [FormIssue] = []
    issues.reserveCapacity(slots.count)
    for slot in slots {
      guard let list = issueLists[self.slots[slot].issues] else { continue }
      let id = rowID(issueRow(of: slot))
      list.forEach { issues.append(naming($0, slot).with(row: id)) }
    }
    return issues
  }

  /// The slots with issues that count, in display order.
  var issueSlots: [Int] {
    let found = issueLists.values.compactMap { list -> Int? in
      guard let slot = list.map({ Int($0.slot) }), counts(slot) else { return nil }
      return slot
    }
    // Lists are stored in the order of creation, which is often the order of the fields.
    if zip(found, found.dropFirst()).allSatisfy({ isBefore($0, $1) }) { return found }
    return found.sorted(by: isBefore)
  }

  /// Whether a slot's issues count: it is a field that is shown and enabled, or a rule about a form that is not hidden.
  func counts(_ slot: Int) -> Bool {
    let flags = slots[slot].flags
    if flags.contains(.active) { return true }
    if flags.contains(.isField) { return false }
    switch element(at: slot).kind {
    // A form rule counts while its form is neither hidden nor nil, a subform rule while the subform's row is shown and
    // enabled.
    case .notice: return flags.contains([.unhidden, .exists])
    // What an action that takes time has found is said at its button.
    case .link, .element, .action: return flags.contains([.shown, .enabled, .exists])
    default: return false
    }
  }

  /// Runs a field's rules and stores the issues that they find.
  func revalidate(_ slot: Int) { revalidate(slot, field(at: slot)) }

  func revalidate(_ slot: Int, _ field: FieldElement?) {
    // Moved out while rules run, because they are outside code that may reenter this method.
    var found: [FormIssue] = []
    swap(&found, &scratch)
    found.removeAll(keepingCapacity: true)
    let flags = slots[slot].flags
    let value = storedValue(slot)
    if let field {
      if flags.contains(.unparsed), let issue = drafts[slot]?.issue {
        found.append(issue)
      } else if let values = value.severalValues {
        let isRequired = field.flags.contains(.required) || flags.contains(.requiredNow)
        found = issues(of: values, field) { ownIssues($0, field, isRequired: isRequired) }
      } else if Rules.isMissing(value) {
        if field.flags.contains(.required) || flags.contains(.requiredNow) { found.append(FormIssue(.required)) }
      } else if let rules = field.rules {
        operations.rules += rules.check(value, field.codec, environment, &found)
      }
    } else if let collection = collections[slot] {
      found += collectionIssues(
        collection, isRequired: collection.element.isRequired || flags.contains(.requiredNow))
    } else if value == .flag(false), flags.contains(.isChecked) {
      let isRequired = element(at: slot).flags.contains(.required) || flags.contains(.requiredNow)
      if isRequired { found.append(FormIssue(.required)) }
    }
    swap(&found, &scratch)
    // Nearly every field had no issue and has none.
    let isChoice = field?.flags.contains(.choice) == true
    if scratch.isEmpty, !isChoice, slots[slot].issues < 0, slots[slot].links < 0, !flags.contains(.hasOwnError),
      outside.isEmpty, conflictState[slot] == nil, checks.isEmpty
    {
      return
    }
    setOwnError(slot, Self.isWrong(scratch))
    let link = Int(slots[slot].links)
    // While the text can't be parsed, closures have only seen the previous value, so their issues don't apply.
    if link >= 0, !flags.contains(.unparsed) {
      for number in links[link].rules { if let issue = trackers[Int(number)].issue { scratch.append(issue) } }
      if !links[link].bounds.isEmpty, let field, let issue = boundsIssue(slot, value, field) {
        // The declared range is only a part of the one that applies; it may have words of its own.
        if let index = scratch.firstIndex(where: \.kind.isOutOfRange) {
          if case .outOfRange = scratch[index].kind { scratch[index] = issue }
        } else {
          scratch.append(issue)
        }
      }
    }
    if isChoice, !scratch.contains(where: { $0.severity == .error }), !flags.contains(.unparsed), let field,
      let issue = optionIssue(codec(of: field, slot), value, slot)
    {
      scratch.append(issue)
    }
    if !checks.isEmpty, let issue = checks.issue(of: slot) { scratch.append(issue) }
    if !outside.isEmpty { scratch += outside[slot] }
    if !conflictState.isEmpty, let issue = conflictIssue(slot) { scratch.append(issue) }
    keepIssues(slot)
    if !checks.isEmpty, checks.isRefused(slot), !slots[slot].flags.contains(.hasError) { checks.waiting.append(slot) }
    // The same position may be that of another element now, which somebody has left or not.
    if field == nil, collections[slot]?.repeated != nil { refreshShowing(slot) }
  }

  /// Whether there is an error in an answer. A missing answer isn't wrong: closures can see that it is missing.
  private static func isWrong(_ issues: [FormIssue]) -> Bool {
    issues.contains { $0.severity == .error && !$0.kind.isMissingAnswer }
  }

  /// Runs a field's rules for the first time.
  func validate(
    _ slot: Int, _ value: StoredValue, isRequired: Bool, isChoice: Bool, _ rules: RuleChain, _ codec: AnyCodec
  ) {
    var found: [FormIssue] = []
    if let values = value.severalValues, let field = field(at: slot) {
      found = issues(of: values, field) { ownIssues($0, field, isRequired: isRequired) }
    } else if Rules.isMissing(value) {
      if isRequired { found.append(FormIssue(.required)) }
    } else {
      operations.rules += rules.check(value, codec, environment, &found)
    }
    // A value that isn't offered is no error of the answer itself: closures may read it.
    let isWrong = Self.isWrong(found)
    if isChoice, !found.contains(where: { $0.severity == .error }), let issue = optionIssue(codec, value, slot) {
      found.append(issue)
    }
    guard !found.isEmpty else { return }
    setOwnError(slot, isWrong)
    scratch = found
    keepIssues(slot)
  }

  /// Stores the issues that were found if they differ from the known ones, and updates the counters.
  private func keepIssues(_ slot: Int) {
    let list = slots[slot].issues
    if list < 0, scratch.isEmpty { return }
    // A known issue needs no look at whether the field is secret, unless a program's own words may repeat the answer.
    if list >= 0, !scratch.contains(where: \.kind.isInOwnWords), issueLists[list]?.holds(scratch) == true { return }
    if !scratch.isEmpty, let field = field(at: slot), field.isSecure {
      let secret = text(at: slot)
      scratch = scratch.map { $0.concealing(secret) }
    }
    // Two rules may find the same issue, such as a declared range and the range of a slider.
    if scratch.count > 1 {
      var seen: Set<FormIssue> = []
      scratch.removeAll { !seen.insert($0).inserted }
    }
    if list >= 0, issueLists[list]?.holds(scratch) == true { return }
    let wasInvalid = slots[slot].flags.contains(.hasError)
    countIssues(slot, -1)
    if scratch.isEmpty {
      issueLists.remove(list)
      slots[slot].issues = -1
    } else if list >= 0 {
      issueLists[list] = IssueList(slot: slot, scratch, lastValid: issueLists[list]?.lastValid)
    } else {
      slots[slot].issues = issueLists.insert(IssueList(slot: slot, scratch))
    }
    slots[slot].flags.set(.hasError, scratch.contains { $0.severity == .error })
    slots[slot].flags.set(.hasWarning, scratch.contains { $0.severity == .warning })
    countIssues(slot, 1)
    if wasInvalid != slots[slot].flags.contains(.hasError) {
      queueReaders(slot, .valid)
      refreshAnswer(slot)
    }
    let wasShowing = slots[slot].flags.contains(.showing)
    refreshShowing(slot)
    guard wasShowing || slots[slot].flags.contains(.showing) else { return }
    // What a notice says is its issue.
    let isNotice = !slots[slot].flags.contains(.isField) && element(at: slot).kind == .notice
    mark(slot, isNotice ? [.issues, .value] : .issues)
  }

  /// Adds a field to the issue counters, or removes it from them.
  func countIssues(_ slot: Int, _ change: Int) {
    guard counts(slot) else { return }
    if slots[slot].flags.contains(.hasError) {
      currentFacts.invalidFields += change
      countErrorInSteps(slot, change)
    } else if slots[slot].flags.contains(.hasWarning) {
      currentFacts.warnedFields += change
    }
  }
}
