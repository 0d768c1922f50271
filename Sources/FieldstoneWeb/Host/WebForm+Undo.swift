import FieldstoneCore
import Foundation

/// Undo, answer by answer. Each request has a form of its own, so the steps belong to the visit.
extension WebForm {
  /// What the answers of a POST have changed. Answers that were there already, as in a second tab, are none.
  func change(
    from before: WebFormVisit.Step, _ posted: PostedPage, _ replies: [FormReply], _ page: RenderedPage
  ) -> WebFormVisit.Change {
    var change = WebFormVisit.Change(before: before, language: WebFormVisit.Language(form))
    let (old, new) = (before.snapshot.fields, form.snapshot.fields)
    var isChange = false
    for (input, reply) in zip(posted.inputs, replies) where reply.isAccepted {
      switch input {
      case .type(let row, _), .set(let row, _):
        let secret = form.row(row)?.control.isSecret == true
        let (was, isNow) = (old[row.path], new[row.path])
        isChange = secret || was?.value != isNow?.value || was?.draft != isNow?.draft
        if isChange { change.answers.append((row, [input])) }
      default: if isChange { change.answers[change.answers.count - 1].inputs.append(input) }
      }
    }
    for field in page.fields { change.searches[field.row] = field.search }
    // The answer that Undo is about is the first one to be taken back.
    if posted.intent == .undo, let row = visit.undoneRow,
      let index = change.answers.firstIndex(where: { $0.row == row })
    {
      change.answers.append(change.answers.remove(at: index))
    }
    return change
  }

  /// Takes back the last answer that makes a difference.
  func undo() {
    let present = WebFormVisit.Step(form)
    guard visit.canUndo, form.facts.isEditing else { return }
    let name = visit.undoneStep
    var (row, element) = (visit.undoneRow, visit.undoneElement)
    let old = siblings(of: element)
    while let change = visit.stepBack() {
      restore(change.before)
      if !change.answers.isEmpty { giveAgain(change) }
      if present.differs(from: form) { break }
      row = visit.undoneRow ?? row
      element = visit.undoneElement
    }
    visit.noteUndone(present, of: row, element, name)
    visit.replay = row.map { WebFormVisit.Replay(row: left(of: element, old) ?? $0, isRedo: false) }
  }

  /// Gives the answers of a change again. Their texts are read in the language in which they were typed: the visitor may
  /// have chosen another one since.
  private func giveAgain(_ change: WebFormVisit.Change) {
    let (locale, calendar) = (form.environment.locale, form.environment.calendar)
    if let language = change.language, language != WebFormVisit.Language(form) {
      form.setLocale(Locale(identifier: language.locale), calendar: Calendar(identifier: language.calendar))
    }
    for (row, search) in change.searches { show(search, for: row) }
    form.sendTogether(change.answers.flatMap(\.inputs))
    form.setLocale(locale, calendar: calendar)
  }

  func redo() {
    let (row, element) = (visit.redoneRow, visit.redoneElement)
    let old = siblings(of: element)
    guard form.facts.isEditing, let step = visit.stepForward(from: WebFormVisit.Step(form)) else { return }
    restore(step)
    visit.replay = row.map { WebFormVisit.Replay(row: left(of: element, old) ?? $0, isRedo: true) }
  }

  /// The elements of the collection that an element is in, while it is there.
  private func siblings(of element: FormRowID?) -> [FormRowID] {
    element.flatMap(form.collection(of:)).map(form.elements(of:)) ?? []
  }

  /// The element that undo or redo has brought back or moved, or the neighbor of one that it has removed; nil if the
  /// collection has become empty.
  private func left(of element: FormRowID?, _ old: [FormRowID]) -> FormRowID? {
    guard let element else { return nil }
    if form.position(of: element) != nil { return element }
    guard let index = old.firstIndex(of: element) else { return nil }
    let rest = old[(index + 1)...] + old[..<index].reversed()
    return rest.first { form.position(of: $0) != nil }
  }

  /// Undoes or redoes what the button of a page is about, before the answers of the POST are taken, so that these stay.
  ///
  /// Not where one of the answers is to what would be undone: whoever answers a field again and presses Undo wants back
  /// what was there before.
  ///
  /// - Returns: Whether the button has done all that it can do.
  func replay(_ posted: PostedPage, on page: RenderedPage) -> Bool {
    let isUndo = posted.intent == .undo
    guard let offered = isUndo ? page.undo : page.redo else { return false }
    if offered == (isUndo ? visit.undoneStep : visit.redoneStep) {
      if isUndo, let row = visit.undoneRow, posted.answers(row) { return false }
      if isUndo { undo() } else { redo() }
      visit.lastReplay = (posted.intent, offered)
      return true
    }
    // The POST was sent before, or another tab has done the same.
    let isSame = isUndo ? visit.redoneStep == offered : visit.undoneStep?.change == offered.change
    if !isSame, visit.lastReplay?.step != offered { visit.refusal = .web(isUndo ? .notUndone : .notRedone) }
    return true
  }

  /// Says what Undo and Redo would change. That may be on another page, and another page may have a field with the same
  /// title.
  func describeUndo(_ context: PageContext) {
    // In a locked form, nothing is undone.
    guard form.facts.isEditing else { return }
    (context.undoStep, context.redoStep) = (visit.undoneStep, visit.redoneStep)
    if visit.canUndo { context.undo = words(.undoAnswer, visit.undoneRow, context) ?? .common(.undo) }
    if visit.canRedo { context.redo = words(.redoAnswer, visit.redoneRow, context) ?? .common(.redo) }
  }

  /// Says what the last Undo or Redo has changed.
  func describeReplay(_ context: PageContext) {
    guard let replay = visit.replay else { return }
    if form.page(of: replay.row) == form.page, form.isShown(replay.row), form.row(replay.row)?.takesFocus == true {
      context.shown = replay.row
    } else {
      context.replayed = words(replay.isRedo ? .redone : .undone, replay.row, context)
    }
  }

  private func words(_ words: WebText, _ row: FormRowID?, _ context: PageContext) -> FormString? {
    guard let row, let page = form.page(of: row), let label = context.path(of: row, in: form) else { return nil }
    guard page != form.page else { return .web(words, .text(label)) }
    let onPage = FormString.web(.onPage, .text(label), .text(context.fullTitle(of: page, in: form)))
    return .web(words, .text(context.text(onPage)))
  }

  private func restore(_ step: WebFormVisit.Step) {
    // This form made the snapshot, so its version fits.
    let present = form.snapshot
    _ = try? form.restore(step.snapshot.withVisits(of: present), secrets: step.secrets, withNews: true)
    let restored = form.snapshot
    form.forgetRefusedFiles { present.fields[$0.path]?.value != restored.fields[$0.path]?.value }
  }
}

extension FormRow {
  /// Whether an element of the page stands for the row and can have the focus.
  var takesFocus: Bool {
    switch kind {
    case .field: FieldKind(self) != nil
    case .link: isOpenable
    case .collection: true
    case .element: isInline || isOpenable
    case .add: isEnabled
    case .action: isEnabled
    default: false
    }
  }

  /// Whether a link to the row can lead to an element with the focus. For a subform that doesn't exist, that is the button
  /// that creates it.
  var canBeShown: Bool { takesFocus || presenceIntent != nil }
}
