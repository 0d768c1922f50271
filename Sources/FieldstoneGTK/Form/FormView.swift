#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A form as a widget: it shows the engine's rows, and sends what the person does. It lives as long as its widget.
  @MainActor
  final class FormView {
    enum End { case submitted, left }

    /// What ``FormSession/finishSubmitting()`` does; who shows the form has the model.
    typealias Finish = @MainActor () async -> FormOutcome<Void>?

    let engine: FormEngine
    let header: FormHeader
    /// Whether the form is all that its window shows.
    let isOwnWindow: Bool
    /// All pages, one of them on top.
    let widget = adw_leaflet_new()!
    /// The pages that are open, the root first.
    var pages: [PageView] = []
    /// How many rows were made or brought up to date.
    var touchedRows = 0
    /// Whether a batch is being applied: what the toolkit reports meanwhile, nobody has done.
    var isApplying = false
    var isWorking = false
    /// Whether a submit is being refused: it is announced once, not answer by answer.
    private(set) var isRefusing = false
    private var failedSubmits: Int
    /// The subforms that were made in this window.
    var made: Set<FormRowID> = []
    /// The question that is being asked.
    var dialog: Widget?
    private(set) var isClosed = false
    /// Does what a submit has left to do.
    let finish: Finish
    var onEnd: (@MainActor (End) -> Void)?
    private var observation: FormObservation?

    init(_ engine: FormEngine, isOwnWindow: Bool, finish: @escaping Finish) {
      self.engine = engine
      self.isOwnWindow = isOwnWindow
      self.finish = finish
      header = FormHeader(engine.environment, isOwnWindow: isOwnWindow)
      failedSubmits = engine.facts.failedSubmits
      Style.load()
      widget.addClass(Style.name)
      adw_leaflet_set_can_unfold(widget.opaque, 0)
      adw_leaflet_set_can_navigate_back(widget.opaque, 1)
      showPages(engine.openPages)
      connect(header.submit, "clicked") { [weak self] in self?.press(self?.header.submit, or: .submit) }
      connect(header.cancel, "clicked") { [weak self] in self?.leave() }
      connect(widget, "notify::visible-child") { [weak self] in self?.followSwipe() }
      connect(widget, "notify::child-transition-running") { [weak self] in self?.dropClosedPages() }
      followKeys()
      followFocus()
      observation = engine.observe { [weak self] in self?.apply($0) }
      // The widget keeps the form, until it is destroyed.
      connect(widget, "destroy") { self.close() }
    }

    func text(_ words: FormString) -> String { words.text(in: engine.environment) }

    /// What the form is called: by its title, or by the program.
    var name: String {
      let title = engine.openPages[0].title
      return title.isEmpty ? ProgramName.shown ?? text(.common(.form)) : title
    }

    private func close() {
      isClosed = true
      observation = nil
      onEnd = nil
    }

    // MARK: Inputs

    @discardableResult
    func send(_ input: FormInput) -> FormReply {
      guard !isClosed, !isApplying else { return .accepted }
      let reply = engine.send(input)
      if case .refused(let refusal) = reply, engine.isSubmit(input) { tell(refusal) }
      followSubmit()
      return reply
    }

    /// Says above the page on top, which is the one with the first error, that nothing was submitted.
    func showNotSubmitted() {
      let facts = engine.facts
      top?.banner.show(text(engine.notSubmitted), text(.common(.error)), count: facts.invalidFields)
    }

    private func press(_ button: Widget?, or input: FormInput) {
      send(button.flatMap { header.row(of: $0) }.map { .perform($0) } ?? input)
    }

    func press(_ row: FormRowID) {
      if engine.row(row)?.action == .cancel { leave() } else { send(.perform(row)) }
    }

    // MARK: Changes

    private func apply(_ changes: FormChanges) {
      guard !isClosed else { return }
      let wasApplying = isApplying
      isApplying = true
      isRefusing = (changes.facts?.failedSubmits ?? 0) > failedSubmits
      for page in changes.pages { pages.first { $0.id == page.id }?.apply(page) }
      if let open = changes.openPages { showPages(open) }
      if let facts = changes.facts { showFacts(facts) }
      if changes.focus != nil || changes.openPages != nil { showFocus() }
      if isRefusing { showNotSubmitted() }
      isRefusing = false
      failedSubmits = changes.facts?.failedSubmits ?? failedSubmits
      isApplying = wasApplying
    }

    private func showFacts(_ facts: FormFacts) {
      header.setBusy(facts.isSubmitting)
      for page in pages {
        page.setBusy(facts.isSubmitting)
        // What it says is out of date.
        if let count = page.banner.count, count != facts.invalidFields || facts.isSubmitting { page.banner.hide() }
      }
      let row = header.row(of: header.submit).flatMap { engine.row($0) }
      header.submit.isSensitive = !facts.isSubmitting && row?.isEnabled ?? true
      if facts.isCancelled { end(.left) }
    }

    func end(_ end: End) {
      let tell = onEnd
      onEnd = nil
      tell?(end)
    }
  }
#endif
