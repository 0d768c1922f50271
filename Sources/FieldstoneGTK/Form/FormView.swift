#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A form as a widget: it shows the engine's rows and sends the user's inputs. It lives as long as its widget.
  @MainActor
  final class FormView {
    enum End { case submitted, left }

    /// Calls ``FormSession/finishSubmitting()``, without the model, whose type this view doesn't know.
    typealias Finish = @MainActor () async -> FormOutcome<Void>?

    let engine: FormEngine
    private(set) var header: FormHeader
    /// Whether the window shows only the form.
    let isOwnWindow: Bool
    /// Contains all pages and shows the topmost one.
    let stack = PageStack()
    /// The messages over the pages.
    let toasts: Toasts
    /// The whole form.
    var widget: Widget { toasts.overlay }
    /// The open pages, the root first.
    var pages: [PageView] = []
    /// The row whose options, or whose control, are shown on a page of their own, above the others.
    weak var optionsView: (any PagedView)?
    /// The search that is open.
    var searchPopover: SearchPopover?
    /// The row that was expanded last.
    weak var expandedRow: ExpandingView?
    /// The only row that it shows, placed by the program; nil for a whole form.
    let only: FormRowID?
    /// What the program says about the widgets.
    let ownParts: OwnParts
    /// The theme.
    let look: WindowLook
    /// How many times a row was created or updated.
    var touchedRows = 0
    /// Whether a batch is being applied: what GTK reports meanwhile are not the user's actions.
    var isApplying = false
    /// The row that shows its value as it is typed, because it has the focus.
    var editedRow: FormRowID?
    var isWorking = false
    /// Whether a submit is shown as running.
    var isBusy = false
    /// What had the focus when the submit began.
    var heldFocus: HeldFocus?
    /// Where the draft is kept.
    var draftPlace: FormDraftPlace?
    /// The handlers that are running.
    var work: Task<Void, Never>?
    /// Whether the form is to be left once the save that is running has succeeded.
    var leavesAfterSave = false
    private var wasEditing: Bool
    private var languageChanges: Int
    /// The element that is being dragged.
    var dragged: FormRowID?
    /// Whether the batch being applied lets the issues of all fields show: they aren't announced one by one.
    private(set) var showsAllIssues = false
    private var failedSubmits, refusedSubmits: Int
    /// Whether a submit was refused, and something is still wrong.
    var isRefused = false
    /// The row that says, as long as it has the focus, that a submit was refused.
    var refusedRow: FormRowID?
    /// The row that will say once more that a submit was refused, and what waits until then.
    var nextRefusal: (row: FormRowID, wait: Task<Void, Never>)?
    /// Called with the title of the window, which begins with that of the topmost page.
    var onTitle: (@MainActor (String) -> Void)?
    /// The dialog that is open.
    var dialog: Widget?
    private(set) var isClosed = false
    /// Runs the submit handlers.
    let finish: Finish
    var onEnd: (@MainActor (End) -> Void)?
    private var observation: FormObservation?

    init(
      _ engine: FormEngine, isOwnWindow: Bool, only: FormRowID? = nil, _ ownParts: OwnParts = OwnParts(),
      _ look: WindowLook = WindowLook(),
      finish: @escaping Finish
    ) {
      self.engine = engine
      self.isOwnWindow = isOwnWindow
      self.only = only
      self.ownParts = ownParts
      self.look = look
      self.finish = finish
      header = FormHeader(engine.environment, isOwnWindow: isOwnWindow, isToolbar: engine.mode != .submit)
      toasts = Toasts(stack.widget)
      (wasEditing, languageChanges) = (engine.facts.isEditing, engine.facts.languageChanges)
      (failedSubmits, refusedSubmits) = (engine.facts.failedSubmits, engine.refusedSubmits)
      Style.load()
      widget.addClass(Style.name)
      look.add(self)
      showPages(only.map { [FormPage(id: engine.page(of: $0) ?? .root, title: "")] } ?? engine.openPages)
      connectHeader()
      stack.onDismiss = { [weak self] in self?.closeSheet() }
      stack.onShown = { [weak self] in self?.followSwipe() }
      stack.onRest = { [weak self] in self?.dropClosedPages() }
      stack.onSheet = { [weak self] in self?.giveFocusAgain() }
      followKeys()
      followFocus()
      runJobs()
      showToolbar()
      showOwnSubmit()
      observation = engine.observe { [weak self] in self?.apply($0) }
      // The closure keeps the form alive until the widget is destroyed.
      connect(widget, "destroy") { self.close() }
    }

    private func connectHeader() {
      connect(header.submit, "clicked") { [weak self] in self?.pressPrimary() }
      connect(header.cancel, "clicked") { [weak self] in self?.pressSecondary() }
    }

    /// Makes the buttons of the header anew, for another language.
    func remakeHeader() {
      header = FormHeader(engine.environment, isOwnWindow: isOwnWindow, isToolbar: engine.mode != .submit)
      connectHeader()
    }

    func text(_ words: FormString) -> String { words.text(in: engine.environment) }

    /// The title of the form, or else the name of the program.
    var name: String {
      let title = engine.openPages[0].title
      return title.isEmpty ? ProgramName.shown ?? text(.common(.form)) : title
    }

    private func close() {
      isClosed = true
      observation = nil
      (onEnd, onTitle) = (nil, nil)
      nextRefusal?.wait.cancel()
      look.remove(self)
    }

    // MARK: Inputs

    @discardableResult
    func send(_ input: FormInput) -> FormReply {
      guard !isClosed, !isApplying else { return .accepted }
      let isSubmit = engine.isSubmit(input)
      let reply = engine.send(input)
      if isSubmit, case .refused(let refusal) = reply { tell(refusal) }
      followSubmit()
      return reply
    }

    func press(_ button: Widget?, or input: FormInput) {
      send(button.flatMap { header.row(of: $0) }.map { .perform($0) } ?? input)
    }

    func press(_ row: FormRowID) {
      guard let pressed = engine.row(row) else { return }
      if pressed.action == .cancel {
        leave()
      } else if let question = pressed.confirmation, !pressed.states.contains(.busy) {
        confirm(question, pressed)
      } else {
        perform(row)
      }
    }

    private func perform(_ row: FormRowID) {
      let input = FormInput.perform(row)
      // A refused submit has a banner.
      if case .refused(let refusal) = send(input), !engine.isSubmit(input) { explain(engine.message(of: refusal)) }
    }

    private func confirm(_ question: String, _ row: FormRow) {
      let isDestructive = if case .button(.destructive) = row.control.standard { true } else { false }
      let answers = [
        Dialog.Answer(id: "cancel", title: text(.common(.cancel))),
        Dialog.Answer(id: "press", title: row.label, look: isDestructive ? .destructive : .suggested),
      ]
      ask(FormString(verbatim: question), "", answers) { [weak self] answer in
        if answer == "press" { self?.perform(row.id) }
      }
    }

    // MARK: Changes

    private func apply(_ changes: FormChanges) {
      guard !isClosed else { return }
      let wasApplying = isApplying
      isApplying = true
      showsAllIssues = (changes.facts?.failedSubmits ?? 0) > failedSubmits
      // An Undo button would now undo something else.
      if changes.pages.contains(where: \.changesAnswers) { toasts.dismiss() }
      for page in changes.pages { pages.first { $0.id == page.id }?.apply(page) }
      if let open = changes.openPages, only == nil { showPages(open) }
      if changes.openPages != nil || changes.pages.contains(where: { !$0.splices.isEmpty }) {
        top?.noteRowsInView()
        showOwnSubmit()
      }
      if changes.pages.contains(where: \.changesAnswers) { updateTitles() }
      if let facts = changes.facts {
        showFacts(facts)
        showDraft()
      }
      if engine.facts.isEditing != wasEditing {
        wasEditing = engine.facts.isEditing
        refreshRows()
      }
      if engine.facts.languageChanges != languageChanges {
        languageChanges = engine.facts.languageChanges
        showLanguage()
      }
      // The form was reset.
      if let facts = changes.facts, facts.failedSubmits < failedSubmits {
        isRefused = false
        forgetRefusal()
      }
      updateBanners()
      let isRefusal = engine.refusedSubmits > refusedSubmits
      // Before the focus moves: a description that changes afterwards is read out twice.
      if isRefusal { noteRefusal() }
      if changes.focus != nil || changes.openPages != nil { showFocus() }
      closeOutdatedOptions()
      if isRefusal { updateBanners(isAnnounced: true) }
      refusedSubmits = engine.refusedSubmits
      showsAllIssues = false
      failedSubmits = changes.facts?.failedSubmits ?? failedSubmits
      if changes.facts?.isCancelled == true { end(.left) }
      isApplying = wasApplying
      if isBusy, !isApplying, !engine.facts.isSubmitting { giveFocusBack() }
    }

    private func showFacts(_ facts: FormFacts) {
      if facts.isSubmitting, !isBusy { holdFocus() }
      header.setBusy(facts.isSubmitting)
      // People go on with a form that is being saved.
      if facts.mode != .submit { return showToolbar() }
      for page in pages { page.setBusy(facts.isSubmitting) }
      let row = header.row(of: header.submit).flatMap { engine.row($0) }
      header.submit.isSensitive = !facts.isSubmitting && row?.isEnabled ?? true
    }

    func end(_ end: End) {
      let handler = onEnd
      onEnd = nil
      handler?(end)
    }
  }
#endif
