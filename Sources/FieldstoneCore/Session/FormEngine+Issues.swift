/// The issues of one field, in the order in which they were found. Nearly always there is one, which needs no array.
struct IssueList {
  let slot: Int32
  private var first: FormIssue
  private var rest: [FormIssue]

  /// - Parameter issues: at least one.
  init(slot: Int, _ issues: [FormIssue]) {
    self.slot = Int32(slot)
    first = issues[0]
    rest = Array(issues.dropFirst())
  }

  var issues: [FormIssue] { [first] + rest }

  func holds(_ issues: [FormIssue]) -> Bool {
    issues.count == rest.count + 1 && issues[0] == first && (rest.isEmpty || rest.elementsEqual(issues.dropFirst()))
  }
}

/// What is the matter with the answers, and which of it shows.
extension FormEngine {
  /// All issues that are true of shown and enabled fields, in display order, whether or not they show yet.
  ///
  /// - Complexity: O(issues · log issues).
  public var issues: [FormIssue] {
    issueSlots.flatMap { slot in
      issueLists[slots[slot].issues]?.issues.map { $0.with(row: rowID(slot)) } ?? []
    }
  }

  /// The slots with issues that count, in display order.
  var issueSlots: [Int] {
    let found = issueLists.values.compactMap { list -> Int? in
      guard let slot = list.map({ Int($0.slot) }), counts(slot) else { return nil }
      return slot
    }
    // Lists are found in the order in which they came to be, which is often the order of the fields.
    if zip(found, found.dropFirst()).allSatisfy({ isBefore($0, $1) }) { return found }
    return found.sorted(by: isBefore)
  }

  /// Whether a slot's issues matter: a field that people can see and change, or a rule about the form.
  func counts(_ slot: Int) -> Bool {
    let flags = slots[slot].flags
    if flags.contains(.active) { return true }
    if flags.contains(.isField) { return false }
    switch element(at: slot).kind {
    // A rule about a form counts where that form is open and there, a rule about a subform where its row is.
    case .notice: return flags.contains([.open, .present])
    case .link: return flags.contains([.shown, .enabled, .present])
    default: return false
    }
  }

  /// Runs a field's rules and keeps what they find.
  func revalidate(_ slot: Int) { revalidate(slot, field(at: slot)) }

  func revalidate(_ slot: Int, _ field: FieldElement?) {
    scratch.removeAll(keepingCapacity: true)
    let flags = slots[slot].flags
    if let field {
      if flags.contains(.unparsed), let issue = drafts[slot]?.issue {
        scratch.append(issue)
      } else if Rules.isMissing(slots[slot].value) {
        if field.flags.contains(.required) || flags.contains(.requiredNow) { scratch.append(FormIssue(.required)) }
      } else {
        // Taken out while rules run: they are code of others, which may come back here.
        var found = scratch
        scratch = []
        operations.rules += field.check(slots[slot].value, &found)
        scratch = found
      }
    } else if slots[slot].value == .flag(false), flags.contains(.isChecked) {
      let isRequired = element(at: slot).flags.contains(.required) || flags.contains(.requiredNow)
      if isRequired { scratch.append(FormIssue(.required)) }
    }
    let place = Int(slots[slot].links)
    if place >= 0 {
      for number in links[place].rules { if let issue = trackers[Int(number)].issue { scratch.append(issue) } }
      if let field, scratch.isEmpty, case .integer(let option) = slots[slot].value,
        disabledOptions(slot).contains(option)
      {
        scratch.append(FormIssue(.disabledOption(field.codec.display(slots[slot].value, environment))))
      }
    }
    keepIssues(slot)
  }

  /// Compares what was found with what was known, and counts.
  private func keepIssues(_ slot: Int) {
    let place = slots[slot].issues
    if place < 0, scratch.isEmpty { return }
    if place >= 0, issueLists[place]?.holds(scratch) == true { return }
    let wasInvalid = slots[slot].flags.contains(.hasError)
    countIssues(slot, -1)
    if scratch.isEmpty {
      issueLists.remove(place)
      slots[slot].issues = -1
    } else if place >= 0 {
      issueLists[place] = IssueList(slot: slot, scratch)
    } else {
      slots[slot].issues = issueLists.insert(IssueList(slot: slot, scratch))
    }
    slots[slot].flags.set(.hasError, scratch.contains { $0.severity == .error })
    slots[slot].flags.set(.hasWarning, scratch.contains { $0.severity == .warning })
    countIssues(slot, 1)
    if wasInvalid != slots[slot].flags.contains(.hasError) { queueReaders(slot, .valid) }
    let wasShowing = slots[slot].flags.contains(.showing)
    refreshShowing(slot)
    if wasShowing || slots[slot].flags.contains(.showing) { mark(slot, .issues) }
  }

  /// Adds a field to the counters, or takes it out.
  func countIssues(_ slot: Int, _ change: Int) {
    guard counts(slot) else { return }
    if slots[slot].flags.contains(.hasError) {
      currentFacts.invalidFields += change
    } else if slots[slot].flags.contains(.hasWarning) {
      currentFacts.warnedFields += change
    }
  }

  // MARK: Showing

  /// Whether the policy lets a field's issues show now.
  private func isDue(_ slot: Int) -> Bool {
    switch policy {
    case .immediately: true
    case .onSubmit: currentFacts.failedSubmits > 0
    case .calm: currentFacts.failedSubmits > 0 || slots[slot].flags.contains(.judged)
    }
  }

  /// Works out whether a field's issues show, and tells the rows that lead to it.
  func refreshShowing(_ slot: Int) {
    let flags = slots[slot].flags
    let isShowing = slots[slot].issues >= 0 && counts(slot) && isDue(slot)
    let showsError = isShowing && flags.contains(.hasError)
    if isShowing != flags.contains(.showing) {
      slots[slot].flags.set(.showing, isShowing)
      mark(slot, .issues)
    }
    if showsError != flags.contains(.showingError) {
      slots[slot].flags.set(.showingError, showsError)
      let change = showsError ? 1 : -1
      currentFacts.shownErrors += change
      var block = blocks[block(of: slot)]
      while true {
        block.shownErrors += change
        guard block.owner >= 0 else { break }
        mark(block.owner, .issues)
        block = blocks[block.parent]
      }
    }
    if !flags.contains(.isField), element(at: slot).kind == .notice { updateShown(slot, .notice) }
  }

  /// Lets all issues show that are due now.
  ///
  /// - Complexity: O(issues).
  func refreshAllShowing() {
    for list in issueLists.values { if let list { refreshShowing(Int(list.slot)) } }
  }

  /// The issues that show in a row.
  func shownIssues(_ slot: Int) -> [FormIssue] {
    guard slots[slot].flags.contains(.showing) else { return [] }
    return issueLists[slots[slot].issues]?.issues ?? []
  }

  // MARK: Validating

  /// Runs every rule of every field again and lets all issues show, as a refused submit would.
  ///
  /// - Returns: all issues, in display order.
  /// - Complexity: O(fields).
  @discardableResult public func validate() -> [FormIssue] {
    perform {
      validateAll()
      if currentFacts.failedSubmits == 0 { currentFacts.failedSubmits = 1 }
      refreshAllShowing()
    }
    return issues
  }

  /// Runs the rules of one field again, or of all fields of a section or a subform, and lets their issues show.
  ///
  /// - Returns: their issues, in display order; hidden and disabled fields have none.
  /// - Complexity: O(fields in it).
  @discardableResult public func validate(_ row: FormRowID) -> [FormIssue] {
    guard let slot = slot(of: row) else { return [] }
    var fields: [Int] = []
    collectFields(slot, into: &fields)
    perform {
      for slot in fields {
        revalidate(slot)
        judge(slot)
      }
    }
    let validated = Set(fields)
    return issueSlots.filter(validated.contains).flatMap { slot in
      issueLists[slots[slot].issues]?.issues.map { $0.with(row: rowID(slot)) } ?? []
    }
  }

  private func collectFields(_ slot: Int, into fields: inout [Int]) {
    if slots[slot].flags.contains(.isChecked) { fields.append(slot) }
    var below: [Int] = []
    forEachChild(of: slot) { below.append($0) }
    for slot in below { collectFields(slot, into: &fields) }
  }

  /// Runs every rule of every field again.
  func validateAll() {
    for block in blocks {
      for (local, element) in block.elements.enumerated() {
        if element.kind == .field {
          revalidate(block.base + local, unsafeDowncast(element, to: FieldElement.self))
        } else if element.flags.contains(.optional) {
          revalidate(block.base + local, nil)
        }
      }
    }
  }

  /// Whether every field is valid after all rules have run once more; no issue is made to show.
  public func revalidateAll() -> Bool {
    perform { validateAll() }
    return currentFacts.isValid
  }
}
