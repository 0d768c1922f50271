/// Forms in steps: which step comes next, and what has to be right before it opens.
extension FormEngine {
  /// Whether a block has the rows of a step.
  func isStep(_ block: Int) -> Bool { blocks[block].owner >= 0 && element(at: blocks[block].owner) is StepElement }

  /// Whether a row leads to the review, which has no answers of its own to begin at.
  package func isReview(_ row: FormRowID) -> Bool {
    slot(of: row).map { (element(at: $0) as? StepElement)?.isReview ?? false } ?? false
  }

  /// Whether a row repeats an answer in a review, and leads to its field, where the answer can be changed.
  package func isReviewed(_ row: FormRowID) -> Bool {
    guard let slot = slot(of: row), let answer = element(at: slot) as? ReviewElement, answer.conflicts == nil else {
      return false
    }
    return target(of: answer, at: slot).map { !isReadOnly($0) } ?? false
  }

  /// The row whose answer a row repeats.
  private func target(of answer: ReviewElement, at slot: Int) -> Int? {
    guard let element = answer.target.last else { return nil }
    let form = block(of: stepRow(above: slot) ?? slot)
    return self.slot(of: element, below: answer.target.dropLast(), in: form, { children[$0] })
  }

  /// Whether a block has the rows of a page that the form has made for some of its rows.
  func isPage(_ block: Int) -> Bool { blocks[block].owner >= 0 && element(at: blocks[block].owner) is PageElement }

  /// The rows that lead to the steps of a form that are shown, in order.
  func stepRows(of form: Int) -> [Int] {
    blocks[form].core.steps.map { blocks[form].base + $0 }.filter { slots[$0].flags.contains(.shown) }
  }

  /// Where a page is among the steps; nil for a page that is no step, and for the only one.
  func step(of page: Int) -> FormPage.Step? {
    guard isStep(page) else { return nil }
    let rows = stepRows(of: block(of: blocks[page].owner))
    guard rows.count > 1, let index = rows.firstIndex(of: blocks[page].owner) else { return nil }
    return FormPage.Step(number: index + 1, count: rows.count)
  }

  /// The title of a page with its number among the steps: `Step 2 of 5: Trip`. Nil for a page that is no step.
  func stepTitle(of page: Int) -> String? {
    step(of: page).map { step in
      FormString.common(
        .stepTitle, .grouped(step.number, in: environment), .grouped(step.count, in: environment),
        .text(title(of: blocks[page].owner).text(in: environment))
      ).text(in: environment)
    }
  }

  package func stepTitle(of page: FormPageID) -> String? { block(of: page).flatMap(stepTitle) }

  private func block(of page: FormPageID) -> Int? {
    page == .root ? 0 : slot(of: FormRowID(page.path)).flatMap { children[$0] }
  }

  /// The button of the open page that leads to the next step; nil on a page that is no step.
  package var nextStepButton: FormRow? {
    isStep(openBlocks[openBlocks.count - 1]) ? rows.last { $0.action == .nextStep } : nil
  }

  /// What the button at the end of a page other than the first is called: it leads back. To a review, it is called like
  /// that.
  package func doneTitle(of page: FormPageID) -> FormString {
    guard let block = block(of: page) else { return .common(.done) }
    if let review = reviewLeft(for: block) { return title(of: review) }
    return .common(isStep(block) ? .allSteps : .done)
  }

  /// Opens the first step of a form that is filled in for the first time.
  func openFirstStep() {
    if let step = firstStep { openBlocks = [0, step] }
  }

  /// The first step of a form that is filled in for the first time; nil for a form without steps.
  private var firstStep: Int? {
    guard currentFacts.mode == .submit, let first = stepRows(of: 0).first, let child = children[first],
      kind(of: child) == .step
    else { return nil }
    return child
  }

  /// The page with which the form opens: its first step, or else its first page.
  package var openingPage: FormPageID { firstStep.map { FormPageID(rowID(blocks[$0].owner).path) } ?? .root }

  /// Checks the step that a button is in, and opens the next one, or the page that lists them after the last one. A step
  /// with errors stays open and shows them. While the form is locked, nobody could correct them.
  func finishStep(at slot: Int) -> FormReply {
    guard let step = stepRow(above: slot) else { return .refused(.noEffect) }
    takeAllHeld()
    followChanges()
    if !isLocked {
      if showErrors(in: step) { return .accepted }
      noteFinished(step: step)
      if currentFacts.isDirty { noteDraftChange() }
    }
    guard let page = children[step] else { return .refused(.noEffect) }
    return openNextError(after: page) ?? returnToReview(from: page) ?? move(from: step, by: 1)
  }

  /// The row of the review from which an answer on a step's page is being changed; nil if nobody has come from one.
  private func reviewLeft(for page: Int) -> Int? {
    guard let reviewed, reviewed.page == page, let review = stepRow(above: reviewed.row),
      slots[review].flags.contains(.shown)
    else { return nil }
    return review
  }

  /// Opens the review from which an answer on a step's page was to be changed, at the row that led to it.
  ///
  /// - Returns: Nil if nobody has come from a review.
  func returnToReview(from page: Int) -> FormReply? {
    guard let reviewed, let review = reviewLeft(for: page) else { return nil }
    self.reviewed = nil
    let reply = open(rowID(review))
    if slots[reviewed.row].flags.contains(.shown), canHaveFocus(reviewed.row) { setFocus(reviewed.row) }
    return reply
  }

  /// Lets the issues of a step show that count now, and moves to its first error.
  ///
  /// - Returns: Whether there is one.
  private func showErrors(in step: Int) -> Bool {
    var fields: [Int] = []
    collectFields(step, into: &fields)
    for field in fields where counts(field) {
      if takesVisits(field) { allowIssues(field) } else { requestIssues(field) }
    }
    return focusFirstError(where: Set(fields).contains)
  }

  func stepBack(at slot: Int) -> FormReply {
    stepRow(above: slot).map { move(from: $0, by: -1) } ?? .refused(.noEffect)
  }

  /// Leads from an answer in a review, or in a list of conflicts, to its field. The step with that row opens again once the
  /// field's step is finished.
  func change(_ answer: ReviewElement, at slot: Int) -> FormReply {
    guard var target = target(of: answer, at: slot) else { return .refused(.noEffect) }
    if answer.conflicts != nil { target = firstConflict(at: target) ?? target }
    openPage(of: target)
    let page = blocks[block(of: target)].page
    setFocus(offset(of: target).flatMap { focusable(from: $0, by: 1, in: page) } ?? -1)
    if focus.slot >= 0 { noteVisit(focus.slot, .visited) }
    note(reviewed: slot)
    return .accepted
  }

  /// Remembers that an answer in the step that is open is being changed from a row of another step.
  private func note(reviewed row: Int) {
    guard let step = stepRow(above: row), let page = openBlocks.last(where: isStep), page != children[step] else {
      return reviewed = nil
    }
    reviewed = (row, page)
  }

  /// Moves to the first error after a submit was refused. A review from which the form was submitted opens again once the
  /// error's step is finished.
  func focusFirstErrorOfSubmit() {
    let page = openBlocks[openBlocks.count - 1]
    let isInReview = isStep(page) && (element(at: blocks[page].owner) as? StepElement)?.isReview == true
    focusFirstError()
    guard isInReview, let row = submitRow(of: page) else { return }
    note(reviewed: row)
  }

  /// After a submit that was refused in the review, the other steps that are wrong come before the review.
  ///
  /// - Returns: Nil if nobody has come from such a submit, or nothing is wrong any longer.
  private func openNextError(after page: Int) -> FormReply? {
    guard !isLocked, let reviewed, reviewLeft(for: page) != nil,
      reviewed.row == submitRow(of: blocks[block(of: reviewed.row)].page), focusFirstError()
    else { return nil }
    note(reviewed: reviewed.row)
    return .accepted
  }

  /// The row of a page with which the form is submitted; its last row if none does.
  private func submitRow(of page: Int) -> Int? {
    let buttons = submissionState.buttons.filter { isLive(block(of: $0)) && blocks[block(of: $0)].page == page }
    return buttons.first { slots[$0].flags.contains(.listed) } ?? blocks[page].slots.last
  }

  /// Whoever leaves the step whose answer was to be changed isn't led back to the review.
  func forgetReviewLeft() {
    if let reviewed, !openBlocks.contains(reviewed.page) { self.reviewed = nil }
  }

  /// The row in the review from which an answer is being changed, for a surface that makes a session for each request.
  package var reviewedRow: FormRowID? {
    get { reviewed.map { rowID($0.row) } }
    set { if let row = newValue.flatMap({ slot(of: $0) }) { note(reviewed: row) } else { reviewed = nil } }
  }

  /// The row of the step that contains a row.
  private func stepRow(above slot: Int) -> Int? {
    var owner = blocks[block(of: slot)].owner
    while owner >= 0, !(element(at: owner) is StepElement) { owner = blocks[block(of: owner)].owner }
    return owner < 0 ? nil : owner
  }

  private func move(from step: Int, by distance: Int) -> FormReply {
    let form = block(of: step)
    let rows = stepRows(of: form)
    let next = distance > 0 ? rows.first { $0 > step } : rows.last { $0 < step }
    if let next { return open(rowID(next)) }
    // Back would lead to the review.
    reviewed = nil
    while openBlocks.count > 1, openBlocks[openBlocks.count - 1] != blocks[form].page { _ = closePage() }
    return .accepted
  }
}

/// What a review says.
extension FormEngine {
  /// The answer of a field in words; those of all fields in a subform and in each element of a list.
  func reviewText(of slot: Int) -> String {
    var text = ""
    record(Dependency(0, .language))
    if let collection = collections[slot] {
      record(Dependency(slot, .elements))
      text = collection.order.all.map { node in
        let row = collection.slot(of: node)
        return children[row].map(answers) ?? display(row, element(at: row))
      }.filter { !$0.isEmpty }.joined(separator: FormString.betweenGroups(in: environment))
    } else if let child = children[slot], storedValue(slot) != .flag(false) {
      text = answers(in: child)
    }
    if text.isEmpty { text = display(slot, element(at: slot)) }
    return text.isEmpty ? FormString.common(.noAnswer).text(in: environment) : text
  }

  /// All answers in a form, those of what is in it included.
  private func answers(in index: Int) -> String {
    blocks[index].slots.compactMap { slot -> String? in
      let element = element(at: slot)
      guard element is FieldElement || children[slot] != nil || collections[slot] != nil else { return nil }
      for aspect in [Dependency.Aspect.visible, .value, .text] { record(Dependency(slot, aspect)) }
      guard slots[slot].flags.contains(.shown) else { return nil }
      if let child = children[slot] { return storedValue(slot) == .flag(false) ? nil : answers(in: child) }
      if let collection = collections[slot] { return collection.order.count == 0 ? nil : reviewText(of: slot) }
      let text = display(slot, element)
      guard !text.isEmpty, case .flag = storedValue(slot) else { return text.isEmpty ? nil : text }
      // "Yes" alone says nothing.
      return FormString.common(.labelled, .text(title(of: slot).text(in: environment)), .text(text)).text(
        in: environment)
    }.filter { !$0.isEmpty }.listed(in: environment)
  }
}
