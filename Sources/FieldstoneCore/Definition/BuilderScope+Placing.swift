/// A row, the header of its section, and the step that it is in.
struct PlacedRow {
  let element: FormElement
  var header: FormElement?
  var step: StepElement?
}

/// The order of rows, as the arrangement states it.
extension BuilderScope {
  /// The rows in the order of the arrangement. Rows that it does not place come at `remainingFields()`. Without that, they
  /// come at the end of the last step; in a form without steps, after the last placed field; in one without placed fields,
  /// before the first button or the review.
  func placedRows() -> [PlacedRow] {
    var seen: Set<ObjectIdentifier> = []
    var restIndex: Int?
    /// The section and the step that contain `remainingFields()`.
    var restPlace: (header: FormElement?, step: StepElement?)
    var lastStepEnd: (index: Int, step: StepElement)?
    var lastFieldEnd: Int?
    var firstButton: Int?
    var openSections: [FormElement] = []
    var openSteps: [StepElement] = []
    var rows: [PlacedRow] = []
    func place(_ element: FormElement, under header: FormElement?) {
      rows.append(PlacedRow(element: element, header: header, step: openSteps.first))
    }
    for item in arrangement {
      switch item {
      case .element(let element):
        guard !element.flags.contains(.excluded) else { continue }
        guard seen.insert(ObjectIdentifier(element)).inserted else {
          report(.placedTwice, element.name)
          continue
        }
        place(element, under: openSections.last)
        if let second = element.details?.second, !second.flags.contains(.excluded),
          seen.insert(ObjectIdentifier(second)).inserted
        {
          place(second, under: openSections.last)
        }
        if let collection = element as? CollectionElement { place(collection.makeAddRow(), under: collection) }
        if openSteps.first?.isReview == true { continue }
        if [.field, .link, .collection].contains(element.kind) {
          lastFieldEnd = openSections.isEmpty ? rows.count : -1
        }
        if element.kind == .action, firstButton == nil, openSections.isEmpty { firstButton = rows.count - 1 }
      case .sectionStart(let header):
        place(header, under: openSections.last)
        openSections.append(header)
      case .sectionEnd(let footer):
        let header = openSections.popLast()
        if let footer { place(footer, under: header) }
        if openSections.isEmpty, lastFieldEnd == -1 { lastFieldEnd = rows.count }
      case .stepStart(let step):
        if openSteps.isEmpty, openSections.isEmpty {
          place(step, under: nil)
        } else {
          report(.misplacedStep, step.name)
        }
        if step.isReview, firstButton == nil { firstButton = rows.count - 1 }
        openSteps.append(step)
      case .stepEnd:
        if openSteps.count == 1, openSections.isEmpty, !openSteps[0].isReview {
          lastStepEnd = (rows.count, openSteps[0])
        }
        openSteps.removeLast()
      case .conflicts(let heading):
        place(heading, under: openSections.last)
      case .others:
        if restIndex == nil { (restIndex, restPlace) = (rows.count, (openSections.last, openSteps.first)) }
      }
    }
    if restIndex == nil { restPlace.step = lastStepEnd?.step }
    let rest = elements.filter { !seen.contains(ObjectIdentifier($0)) }
    let index = restIndex ?? lastStepEnd?.index ?? lastFieldEnd ?? firstButton ?? rows.count
    let others = rest.filter { $0.kind != .notice }.flatMap { element in
      let own = [PlacedRow(element: element, header: restPlace.header, step: restPlace.step)]
      guard let collection = element as? CollectionElement else { return own }
      return own + [PlacedRow(element: collection.makeAddRow(), header: collection, step: restPlace.step)]
    }
    rows.insert(contentsOf: others, at: index)
    rows += rest.filter { $0.kind == .notice }.map { PlacedRow(element: $0) }
    finishConflicts(in: &rows)
    if rows.contains(where: { $0.element is StepElement }) { finishSteps(in: &rows) }
    // Before indices are assigned; otherwise a row could become its own section.
    return uniquelyNamed(rows, \.element)
  }

  /// Adds the answers that reviews repeat, and the buttons that lead from step to step.
  private func finishSteps(in rows: inout [PlacedRow]) {
    var before: [StepElement] = []
    for case let step as StepElement in rows.map(\.element) {
      var buttons: [FormElement] = []
      if step.isReview {
        finishReview(step, in: &rows)
      } else {
        buttons.append(button(of: step, "next", .nextStep, .nextStep, .navigation))
      }
      if !before.isEmpty {
        let button = button(of: step, "previous", .previousStep, .previousStep, .plain)
        track(TrackerSpec(kind: .visible, target: [button]) { [before] in .flag($0.isAnyShown(before)) })
        buttons.append(button)
      }
      append(buttons, to: step, in: &rows)
      before.append(step)
    }
  }

  /// Adds the answers to a review, and the form's submit button. A form without one gets one there.
  private func finishReview(_ step: StepElement, in rows: inout [PlacedRow]) {
    let review = reviewRows(of: rows, in: step)
    for case let row as ReviewElement in review.map(\.element) { row.trackers.forEach(track) }
    if let start = rows.firstIndex(where: { $0.element === step }) { rows.insert(contentsOf: review, at: start + 1) }
    let submits = rows.indices.filter { rows[$0].element.details?.action == .submit }
    if let own = submits.last(where: { rows[$0].step == nil && rows[$0].header == nil }) {
      append([rows.remove(at: own).element], to: step, in: &rows)
    } else if submits.isEmpty {
      append([button(of: step, "submit", .submit, .submit, .submit)], to: step, in: &rows)
    }
  }

  private func append(_ elements: [FormElement], to step: StepElement, in rows: inout [PlacedRow]) {
    let end = rows.lastIndex { $0.step === step || $0.element === step } ?? rows.count - 1
    rows.insert(contentsOf: elements.map { PlacedRow(element: $0, step: step) }, at: end + 1)
  }

  private func button(
    of step: StepElement, _ name: String, _ title: CommonText, _ action: FormAction, _ role: FormRole
  ) -> FormElement {
    let button = FormElement(name: unusedID("\(step.name).\(name)"), kind: .action)
    button.detail {
      $0.title = .common(title)
      $0.action = action
      $0.control = .button(role)
    }
    return button
  }

  /// Gives each step its rows, and each row its section.
  ///
  /// - Returns: The rows of the form's first page.
  func givenToSteps(_ rows: [PlacedRow]) -> [FormElement] {
    var ownRows: [FormElement] = []
    var rowsOfSteps: [ObjectIdentifier: [FormElement]] = [:]
    var indices: [ObjectIdentifier: Int32] = [:]
    for row in rows {
      let step = row.step.map(ObjectIdentifier.init)
      let index = step.map { rowsOfSteps[$0]?.count ?? 0 } ?? ownRows.count
      indices[ObjectIdentifier(row.element)] = Int32(index)
      row.element.group = row.header.flatMap { indices[ObjectIdentifier($0)] } ?? -1
      if let step { rowsOfSteps[step, default: []].append(row.element) } else { ownRows.append(row.element) }
    }
    for case let step as StepElement in ownRows { step.take(rowsOfSteps[ObjectIdentifier(step)] ?? []) }
    return ownRows
  }
}
