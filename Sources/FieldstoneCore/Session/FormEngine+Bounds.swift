/// Bounds that depend on other answers.
extension FormEngine {
  /// The range of a field's value: the declared one, narrowed by what closures have said; nil if there is none.
  func range(of field: FieldElement, _ slot: Int) -> ValueRange? {
    let link = Int(slots[slot].links)
    guard link >= 0, !links[link].bounds.isEmpty else { return field.details?.range }
    return links[link].range ?? field.details?.range
  }

  /// Takes the range that a closure has returned.
  func setBounds(_ range: ValueRange?, of tracker: Tracker) {
    let hasSame = tracker.range?.hasSameBounds(as: range) ?? (range == nil)
    guard !hasSame, let field = field(at: tracker.slot) else { return }
    tracker.range = range
    let link = Int(slots[tracker.slot].links)
    links[link].range = links[link].bounds.reduce(field.details?.range) { narrowed, number in
      guard let own = trackers[Int(number)].range else { return narrowed }
      return narrowed?.narrowed(by: own, field.codec, environment) ?? own
    }
    mark(tracker.slot, [.options, .value])
    reread(tracker.slot)
    revalidate(tracker.slot, field)
  }

  /// The issue of a value outside the bounds that closures have set.
  func boundsIssue(_ slot: Int, _ value: StoredValue, _ field: FieldElement) -> FormIssue? {
    if let values = value.severalValues {
      return issues(of: values, field) { boundsIssue(slot, $0, field).map { [$0] } ?? [] }.first
    }
    guard !Rules.isMissing(value), let range = range(of: field, slot),
      !range.contains(value, field.codec, { environment })
    else { return nil }
    let ends = range.ends(field.codec, environment)
    let kind = FormIssue.Kind.outOfRange(minimum: ends.minimum, maximum: ends.maximum)
    guard range.isImpossible(field.codec, { environment }), let minimum = ends.minimum, let maximum = ends.maximum
    else {
      return FormIssue(kind)
    }
    let words: IssueText = minimum.isNumber ? .noPossibleNumber : .noPossibleDate
    return FormIssue(.withMessage(kind, .issue(words, minimum, maximum)))
  }

  /// The ends of a field's range, as arguments of a text; none if they contradict each other.
  func ends(of field: FieldElement, _ slot: Int) -> (minimum: FormArgument?, maximum: FormArgument?) {
    guard let range = range(of: field, slot), !range.isImpossible(field.codec, { environment }) else {
      return (nil, nil)
    }
    return range.ends(field.codec, environment)
  }
}
