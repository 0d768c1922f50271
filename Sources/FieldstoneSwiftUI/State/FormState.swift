import FieldstoneCore
import Foundation
import Observation

/// A form as its views observe it: the open pages, and what is true of the form as a whole. Fed by the engine's batches.
///
/// Each property is observed by itself, and set only if it changes, so an edit updates no view but that of its row.
@MainActor @Observable
final class FormState {
  /// Calls ``FormSession/finishSubmitting()``, without the model, whose type the views don't know.
  typealias Finish = @MainActor () async -> FormOutcome<Void>?

  @ObservationIgnored let engine: FormEngine
  /// The only row that is shown, placed by the program; nil for a whole form.
  @ObservationIgnored let only: FormRowID?
  @ObservationIgnored let finish: Finish
  /// What the program has declared about the views.
  @ObservationIgnored var parts: FormParts {
    didSet { if parts.version != oldValue.version || parts.theme != oldValue.theme { refresh() } }
  }
  /// Called once, when the form has been submitted or left.
  @ObservationIgnored var onEnd: (@MainActor (FormEnd) -> Void)?

  /// The open pages, the first one first.
  var pages: [PageState] = []
  /// The row that has the focus, or is to have it.
  private(set) var focus: FormRowID?
  private(set) var isDirty = false
  private(set) var isSubmitting = false
  /// Whether the form has ended: it was submitted or left.
  private(set) var isOver = false
  /// The buttons of the toolbar of the first page, in the order in which they stand there.
  var bar: [BarButton] = []
  /// What has become of the changes or of the draft, in words.
  var status = ""
  /// What is asked or told over the page on top.
  var question: FormQuestion?
  /// What is to be asked after it.
  @ObservationIgnored var waitingQuestions: [FormQuestion] = []
  /// That a submit was refused, in words, as long as something is wrong.
  var refusal: String?

  /// Where the draft is kept.
  @ObservationIgnored var draftPlace: FormDraftPlace?
  /// The handlers that are running.
  @ObservationIgnored var work: Task<Void, Never>?
  /// Whether the form is to be left once the save that is running has succeeded.
  @ObservationIgnored var leavesAfterSave = false
  @ObservationIgnored private var known: FormFacts
  @ObservationIgnored private var refusedSubmits: Int
  @ObservationIgnored private var observation: FormObservation?
  /// The undo manager of the window, with what has been registered in it.
  @ObservationIgnored let undo = UndoBridge()

  init(_ engine: FormEngine, only: FormRowID? = nil, _ parts: FormParts, finish: @escaping Finish) {
    self.parts = parts
    self.engine = engine
    self.only = only
    self.finish = finish
    (known, refusedSubmits) = (engine.facts, engine.refusedSubmits)
    focus = engine.focusedRow
    (isDirty, isSubmitting) = (known.isDirty, known.isSubmitting)
    // Nothing is read that is observed: the view that makes the state would observe it.
    let pages = openPages.map { PageState($0, self) }
    self.pages = pages
    bar = buttons(pages.first?.bar)
    status = engine.toolbar?.status.map(text) ?? ""
    runJobs()
    observation = engine.observe { [weak self] in self?.apply($0) }
  }

  func text(_ words: FormString) -> String { words.text(in: engine.environment) }

  var isRightToLeft: Bool { engine.environment.locale.language.characterDirection == .rightToLeft }

  var top: PageState? { pages.last }

  /// The state of a row that a view holds, on any page.
  func shownRow(_ id: FormRowID) -> RowState? { pages.lazy.compactMap { $0.shownRow(id) }.first }

  // MARK: Inputs

  @discardableResult func send(_ input: FormInput) -> FormReply {
    guard !isOver else { return .refused(.closed) }
    let isSubmit = engine.isSubmit(input)
    let reply = engine.send(input)
    if only == nil, isSubmit, case .refused(let refusal) = reply { tell(refusal) }
    followSubmit()
    return reply
  }

  /// Sends an input, and says why if it is refused.
  func sendOrExplain(_ input: FormInput) {
    guard case .refused(let refusal) = send(input) else { return }
    if !engine.isSubmit(input) { explain(engine.message(of: refusal)) }
  }

  /// The keyboard focus has moved.
  func moveFocus(to row: FormRowID?) {
    guard row != focus, !isOver else { return }
    let old = focus
    if let row {
      guard case .refused = send(.focus(row)) else { return }
      // What can't have the form's focus, such as a value that is only read, ends that of another row.
    }
    if let old, engine.focusedRow == old { send(.blur(old)) }
  }

  // MARK: Changes

  private func apply(_ changes: FormChanges) {
    guard !isOver else { return }
    for page in changes.pages { pages.first { $0.id == page.id }?.apply(page) }
    if changes.openPages != nil { showPages() }
    if let focus = changes.focus { showFocus(focus) }
    if changes.pages.contains(where: \.changesAnswers) { updateTitles() }
    if let facts = changes.facts {
      if facts.isEditing != known.isEditing || facts.languageChanges != known.languageChanges { refresh() }
      known = facts
      showFacts()
    }
    showBar()
    showRefusal()
    undo.follow(self)
    if known.isCancelled { end(.left) }
  }

  private func showFocus(_ new: FormRowID?) {
    let old = focus
    guard old != new else { return }
    focus = new
    if let old { shownRow(old)?.setEdited(false) }
    if let new { shownRow(new)?.setEdited(true) }
  }

  private func showFacts() {
    if isDirty != known.isDirty { isDirty = known.isDirty }
    if isSubmitting != known.isSubmitting { isSubmitting = known.isSubmitting }
    let words = (engine.toolbar?.status ?? (draftPlace == nil ? nil : engine.draftStatus)).map(text) ?? ""
    if words != status { status = words }
  }

  /// Takes over everything that is shown: the form was locked, unlocked or translated, or looks different.
  func refresh() {
    for page in pages { page.refresh() }
    updateTitles()
  }

  private func showRefusal() {
    if engine.refusedSubmits > refusedSubmits {
      refusal = text(engine.notSubmitted)
      if only == nil { FormPlatform.announce(refusal ?? "") }
    } else if refusal != nil {
      refusal = known.invalidFields == 0 ? nil : text(engine.notSubmitted)
    }
    refusedSubmits = engine.refusedSubmits
  }

  func end(_ end: FormEnd) {
    guard !isOver else { return }
    isOver = true
    undo.forget()
    observation = nil
    let handler = onEnd
    onEnd = nil
    handler?(end)
  }
}

/// How a form ended.
enum FormEnd { case submitted, left }

extension FormChanges.Page {
  /// Whether the batch changes answers, or which rows there are.
  var changesAnswers: Bool { !splices.isEmpty || updates.contains { $0.aspects.contains(.value) } }
}

extension FormEngine {
  /// Whether an input submits the form.
  func isSubmit(_ input: FormInput) -> Bool {
    if case .perform(let row) = input { self.row(row)?.action == .submit } else { input == .submit }
  }
}
