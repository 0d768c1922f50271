import FieldstoneCore

extension WebForm {
  /// Processes the body of a POST.
  ///
  /// - Returns: what to show next.
  /// - Throws: a ``WebFormRefusal`` for a POST that is refused, and what a submit or save handler threw. The page shows
  ///   ``FormIssues`` that a handler threw, and says why a save has failed.
  nonisolated(nonsending) public func answer(_ body: [UInt8]) async throws -> WebFormReply<Model> {
    try await answer { try sentPage(URLEncodedBody(body, limits: limits)) }
  }

  /// The answers that a POST changes, without processing it: for a program that shows pages with this, and sends the
  /// inputs to a form of its own.
  ///
  /// - Throws: a ``WebFormRefusal`` for a POST that is refused.
  public func decode(_ body: [UInt8]) throws(WebFormRefusal) -> [FormInput] {
    try sentPage(URLEncodedBody(body, limits: limits)).posted.inputs
  }

  /// - Parameter read: reads what was sent, once it is known that the form can be answered.
  nonisolated(nonsending) func answer(_ read: () throws -> SentPage) async throws -> WebFormReply<Model> {
    if let submission { return .submitted(submission) }
    if form.facts.isCancelled { return .cancelled }
    guard form.problems.isEmpty else { throw WebFormRefusal.hasProblems }
    guard !form.facts.isSubmitting else { throw WebFormRefusal.submitting }
    let sent = try read()
    link = nil
    defer { endActions() }
    patched = sent.live.map { (sent, $0) }
    if let live = sent.live, wasTaken(sent, live) { return .page }
    showChecks()
    let texts = try take(sent)
    defer {
      if !sent.isSilent { visit.answeredAt = address }
      visit.reviewed = form.reviewedRow
    }
    defer { removeUnusedFiles() }
    // Problems that the answers have revealed.
    guard form.problems.isEmpty else { throw WebFormRefusal.hasProblems }
    if form.facts.isCancelled {
      endFiles()
      return .cancelled
    }
    await runActions()
    focusNeighbor()
    if form.facts.isCancelled {
      endFiles()
      return .cancelled
    }
    let present = address
    var outcome = await form.finishSubmitting()
    // Between two requests, no field has the keyboard focus. Whoever types stays on the page.
    if let focused = form.focusedRow { form.send(.blur(focused)) }
    if !sent.isPressed { _ = show(present) }
    // A form that saves by itself saves an answer once it is checked.
    let hasWaited = if case nil = outcome { form.facts.mode == .free } else { false }
    if hasWaited {
      await check(waits: sent.live == nil)
      outcome = await form.finishSubmitting()
    }
    if noteSave(outcome, of: sent) {
      form.send(.cancel)
      endFiles()
      return .cancelled
    }
    switch outcome {
    case .submitted(let model):
      submission = model
      endFiles()
      return .submitted(model)
    case .failed(let error):
      await check(waits: false)
      if note(error) { return .page }
      throw error
    case .cancelled: throw CancellationError()
    case .invalid, .refused, nil:
      await search(texts)
      await check(waits: sent.live == nil && !hasWaited)
      return .page
    }
  }

  /// - Returns: What the program is asked for.
  private func take(_ sent: SentPage) throws -> [FormRowID: String] {
    let (posted, page, isOutdated) = (sent.posted, sent.page, sent.isOutdated)
    if let live = sent.live { visit.note(sent, live) }
    defer { if sent.isPressed || visit.answering.map(posted.leaves) == true { visit.answering = nil } }
    let present = address
    // A button that was pressed already has led to where the visit is.
    defer { if !sent.isPressed, posted.intent != .update { _ = show(present) } }
    if sent.isSilent {
      _ = show(page.address)
      form.sendTogether(posted.inputs)
      return [:]
    }
    let isGone = try goToWhatIsLeft(of: page)
    takeFiles(of: sent)
    visit.newRows = []
    visit.formIssues = []
    visit.isSubmitRefused = false
    // While it is corrected, what is left to do stays at the top.
    if posted.intent != .update { visit.refusedStep = nil }
    (visit.removed, visit.removedBefore, visit.pressed) = (nil, nil, nil)
    if visit.lastRemoval.map({ Intent.removeElement($0.element) }) != posted.intent { visit.lastRemoval = nil }
    if visit.lastReplay?.intent != posted.intent { visit.lastReplay = nil }
    let gone = isGone ? Self.noLongerThere(FormRowID(page.page.path), on: page) : nil
    (visit.failure, visit.refusal, visit.lost) = (nil, gone ?? (isOutdated ? .web(.outdated) : nil), [])
    visit.replay = nil
    visit.isUpdated = sent.isPressed && posted.intent == .update
    visit.isLeaving = false
    visit.returned = nil
    visit.shown = nil
    visit.choosing = page.choosing
    visit.find = find(posted, of: page, isPressed: sent.isPressed)
    let texts = note(posted, of: page)
    editAgain(posted, on: page)
    let mayReplay = sent.isPressed && posted.intent.isReplay && !isGone && !isOutdated
    let isReplayed = mayReplay && replay(posted, on: page)
    let before = WebFormVisit.Step(form)
    // The options that the page offered are chosen from what was found then.
    for field in page.fields { if let search = field.search { show(search, for: field.row) } }
    let replies = form.sendTogether(posted.inputs)
    // Before the pressed button takes effect: it may be Undo, which undoes the last of these answers.
    let isStep = before.differs(from: form)
    if isStep { note(change(from: before, posted, replies, page), of: sent) }
    // A button that changes answers makes its own step, so that undoing it keeps what was typed.
    let pressed = isStep ? editsAnswers(posted.intent) ? WebFormVisit.Step(form) : nil : before
    noteLost(posted, replies, of: page)
    // An element may be gone afterwards.
    let answered = posted.intent.answeredRow.map { form.collection(of: $0) ?? $0 }
    let element = changedElement(posted)
    // Whoever lost answers is to see that before anything else.
    let isBlocked = isGone || isOutdated || !(visit.lost.isEmpty || posted.intent.isReplay)
    if !isGone, !posted.files.added.isEmpty || !posted.files.refusedElements.isEmpty { noteAddedFiles(posted) }
    if sent.isPressed, !isBlocked, !isReplayed { perform(posted, page) }
    if !posted.intent.isReplay, let pressed, pressed.differs(from: form) {
      visit.note(WebFormVisit.Change(before: pressed, row: answered, element: element))
    }
    if visit.secrets != form.secrets {
      visit.secrets = form.secrets
      visit.secretBytes += posted.inputs.reduce(0) { $0 + $1.bytes }
    }
    return texts
  }

  /// Remembers what is searched for. Enter in a search box searches, too.
  ///
  /// - Returns: The texts that have changed, or whose button was pressed.
  private func note(_ posted: PostedPage, of page: RenderedPage) -> [FormRowID: String] {
    visit.searched = nil
    var texts: [FormRowID: String] = [:]
    for field in page.fields {
      guard let query = posted.queries[field.row] else { continue }
      let isPressed = posted.intent == .search(field.row)
      guard isPressed || query != field.query else { continue }
      if query.count <= WebFormVisit.longestQuery { texts[field.row] = query }
      // Whoever searches for nothing wants to see the first options.
      visit.queries[field.row] = query.isEmpty && !isPressed ? nil : query
      // An emptied search says nothing that could have the focus.
      let isUpdate = posted.intent == .update && visit.searched == nil && !query.isEmpty
      if isPressed || isUpdate { visit.searched = field.row }
    }
    return texts
  }

  private func editsAnswers(_ intent: Intent) -> Bool {
    switch intent {
    case .add, .remove, .take, .increase, .decrease, .drop, .takeAll, .takeNone, .addElement, .duplicate,
      .removeElement, .moveUp, .moveDown:
      true
    case .perform(let row): ![.submit, .cancel].contains(form.row(row)?.action)
    case .act: true
    default: false
    }
  }

  /// Goes to the page that was answered, whatever other tabs have opened since.
  func goTo(_ page: FormPageID) throws(WebFormRefusal) {
    if page == .root { while form.page != .root, form.send(.back).isAccepted {} }
    if form.page != page, !form.send(.open(FormRowID(page.path))).isAccepted { throw .outdated }
  }

  /// Goes to the page that was answered; if it was that of an element that is gone, to where the element was.
  ///
  /// - Returns: Whether it is gone.
  private func goToWhatIsLeft(of page: RenderedPage) throws(WebFormRefusal) -> Bool {
    guard page.page != .root, form.row(FormRowID(page.page.path)) == nil, let left = pageLeft(of: page.page) else {
      try goTo(page.page)
      return false
    }
    try goTo(left)
    return true
  }

  private func perform(_ posted: PostedPage, _ page: RenderedPage) {
    let reviewed = form.reviewedRow
    switch posted.intent {
    case .submit: submit(page, .submit)
    case .edit: edit()
    case .save: unlessMoreIsAsked(page) { save() }
    case .saveAndLeave: save()
    case .discard: discard()
    case .back: unlessMoreIsAsked(page) { goBack(from: page) }
    case .undo: undo()
    case .redo: redo()
    case .update: if visit.isUpdated { showFirstQuestion(newOn: page) }
    case .find, .search, .stay, .language: break
    case .choose(let row): visit.choosing = row
    case .chosen:
      visit.choosing = nil
      visit.returned = page.choosing
    case .insert(let row): visit.returned = row
    case .addElement, .duplicate, .removeElement, .moveUp, .moveDown:
      perform(posted.intent, newElement: posted.newElement, on: page)
    case .take(let row, let option): take(option, in: row)
    case .increase(let row): step(row, by: 1, from: posted.counted)
    case .decrease(let row): step(row, by: -1, from: posted.counted)
    case .drop(let row, let option): drop(option, from: row)
    case .takeAll(let row): choose(form.row(row)?.options.allAvailable ?? [], in: row)
    case .takeNone(let row): choose([], in: row)
    case .leave: form.send(.cancel)
    case .open(let row):
      form.send(.open(row))
      if form.row(row)?.action == .change { visit.shown = form.focusedRow }
    case .act(let row, let action):
      notePress(row)
      // A command that is gone once it is done, as the answer to a conflict is, leaves the focus to its row.
      if form.send(.act(row, action: action)).isAccepted, let left = form.row(row), left.canBeShown,
        form.isShown(row), !left.contextActions.contains(where: { $0.id == action })
      {
        visit.shown = row
      }
    case .show(let row): show(row)
    case .add(let row): form.send(.set(row, .flag(true)))
    case .remove(let row):
      let title = form.row(row)?.label
      if form.send(.set(row, .none)).isAccepted { visit.removed = title }
    case .perform(let row):
      switch form.row(row)?.action {
      case .submit where form.toolbar == nil: submit(page, .perform(row))
      case .submit, .save: unlessMoreIsAsked(page) { save(.perform(row)) }
      case .edit: edit()
      case .discard: discard()
      case .cancel where form.facts.isDirty: visit.isLeaving = true
      default: press(row, on: page)
      }
    }
    // Back in the review, the focus is where it was.
    if let reviewed, form.reviewedRow == nil, form.focusedRow == reviewed { visit.shown = reviewed }
    // Between two requests, no field has the keyboard focus.
    if let focused = form.focusedRow { form.send(.blur(focused)) }
  }

  /// Closes the page. The element that it belongs to has the focus in its list.
  private func goBack(from page: RenderedPage) {
    let row = FormRowID(page.page.path)
    guard form.send(.back).isAccepted, form.position(of: row) != nil else { return }
    visit.shown = row
  }

  /// Opens the page of a row, with the focus on the row.
  private func show(_ row: FormRowID) {
    guard let page = form.page(of: row), (try? goTo(page)) != nil else { return }
    // A row that can't have the focus leaves it to the summary.
    visit.shown = form.row(row)?.canBeShown == true ? row : nil
  }
}
