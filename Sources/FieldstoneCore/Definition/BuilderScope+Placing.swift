/// A row, the header of its section, and the page that it is on; nil on the form's first one.
struct PlacedRow {
  let element: FormElement
  var header: FormElement?
  var page: PageElement?
}

/// The order of rows, as the arrangement states it.
extension BuilderScope {
  /// The rows in the order of the arrangement. Rows that it does not place come at `remainingFields()`. Without that, they
  /// come at the end of the last step; in a form without steps, after the last placed field; in one without placed fields,
  /// before the first button or the review.
  func placedRows() -> [PlacedRow] {
    var seen: Set<ObjectIdentifier> = []
    var restIndex: Int?
    /// The section and the page that contain `remainingFields()`.
    var restPlace: (header: FormElement?, page: PageElement?)
    var lastStepEnd: (index: Int, step: StepElement)?
    var lastFieldEnd: Int?
    var firstButton: Int?
    /// The sections of the innermost page that are open.
    var openSections: [FormElement] = []
    var openPages: [(page: PageElement?, sectionsAround: [FormElement])] = []
    var rows: [PlacedRow] = []
    func place(_ element: FormElement, under header: FormElement?) {
      rows.append(PlacedRow(element: element, header: header, page: openPages.last?.page))
    }
    /// The step that the rows are in; nil outside of steps.
    var step: StepElement? { openPages.first?.page as? StepElement }
    /// Whether the rows are neither in a section nor on a page that a row among them leads to.
    var isAtTop: Bool { openSections.isEmpty && openPages.allSatisfy { $0.page == nil || $0.page is StepElement } }
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
        if step?.isReview == true { continue }
        if [.field, .link, .collection].contains(element.kind) { lastFieldEnd = isAtTop ? rows.count : -1 }
        if element.kind == .action, firstButton == nil, isAtTop { firstButton = rows.count - 1 }
      case .sectionStart(let header):
        place(header, under: openSections.last)
        openSections.append(header)
      case .sectionEnd(let footer):
        let header = openSections.popLast()
        if let footer { place(footer, under: header) }
        if isAtTop, lastFieldEnd == -1 { lastFieldEnd = rows.count }
      case .pageStart(let page):
        guard !(page is StepElement) || openPages.isEmpty && openSections.isEmpty else {
          report(.misplacedStep, page.name)
          // Its rows show where it would.
          openPages.append((openPages.last?.page, openSections))
          continue
        }
        place(page, under: openSections.last)
        if (page as? StepElement)?.isReview == true, firstButton == nil { firstButton = rows.count - 1 }
        openPages.append((page, openSections))
        openSections = []
      case .pageEnd:
        if openPages.count == 1, let step, !step.isReview { lastStepEnd = (rows.count, step) }
        openSections = openPages.removeLast().sectionsAround
        if isAtTop, lastFieldEnd == -1 { lastFieldEnd = rows.count }
      case .conflicts(let heading):
        place(heading, under: openSections.last)
      case .others:
        if restIndex == nil { (restIndex, restPlace) = (rows.count, (openSections.last, openPages.last?.page)) }
      }
    }
    if restIndex == nil { restPlace.page = lastStepEnd?.step }
    let rest = seen.isEmpty ? elements : elements.filter { !seen.contains(ObjectIdentifier($0)) }
    let index = restIndex ?? lastStepEnd?.index ?? lastFieldEnd ?? firstButton ?? rows.count
    var (others, notices): ([PlacedRow], [PlacedRow]) = ([], [])
    others.reserveCapacity(rest.count + rows.count)
    for element in rest {
      if element.kind == .notice {
        notices.append(PlacedRow(element: element))
        continue
      }
      others.append(PlacedRow(element: element, header: restPlace.header, page: restPlace.page))
      guard element.kind == .collection, let collection = element as? CollectionElement else { continue }
      others.append(PlacedRow(element: collection.makeAddRow(), header: collection, page: restPlace.page))
    }
    rows.insert(contentsOf: others, at: index)
    rows += notices
    finishConflicts(in: &rows)
    if rows.contains(where: { $0.element.isPage && $0.element is StepElement }) { finishSteps(in: &rows) }
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
    // A field may be called like a button.
    note(ids: review.map(\.element.name))
    if let start = rows.firstIndex(where: { $0.element === step }) { rows.insert(contentsOf: review, at: start + 1) }
    let submits = rows.indices.filter { rows[$0].element.details?.action == .submit }
    if let own = submits.last(where: { rows[$0].page == nil && rows[$0].header == nil }) {
      append([rows.remove(at: own).element], to: step, in: &rows)
    } else if submits.isEmpty {
      append([button(of: step, "submit", .submit, .submit, .submit)], to: step, in: &rows)
    }
  }

  private func append(_ elements: [FormElement], to step: StepElement, in rows: inout [PlacedRow]) {
    let end = rows.lastIndex { $0.page === step || $0.element === step } ?? rows.count - 1
    rows.insert(contentsOf: elements.map { PlacedRow(element: $0, page: step) }, at: end + 1)
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

  /// Gives each page its rows, and each row its section.
  ///
  /// - Returns: The rows of the form's first page.
  func givenToPages(_ rows: [PlacedRow]) -> [FormElement] {
    // Most forms have one page, and large ones hardly ever sections.
    if rows.allSatisfy({ $0.header == nil && $0.page == nil && !$0.element.isPage }) {
      return rows.map { row in
        row.element.group = -1
        return row.element
      }
    }
    var ownRows: [FormElement] = []
    var rowsOfPages: [ObjectIdentifier: [FormElement]] = [:]
    var indices: [ObjectIdentifier: Int32] = [:]
    for row in rows {
      let page = row.page.map(ObjectIdentifier.init)
      let index = page.map { rowsOfPages[$0]?.count ?? 0 } ?? ownRows.count
      indices[ObjectIdentifier(row.element)] = Int32(index)
      row.element.group = row.header.flatMap { indices[ObjectIdentifier($0)] } ?? -1
      if let page { rowsOfPages[page, default: []].append(row.element) } else { ownRows.append(row.element) }
    }
    // The innermost first, because a page counts what its rows lead to.
    for case let page as PageElement in rows.reversed().map(\.element) {
      page.take(rowsOfPages[ObjectIdentifier(page)] ?? [])
    }
    return ownRows
  }
}
