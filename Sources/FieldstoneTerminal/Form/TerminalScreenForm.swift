import FieldstoneCore
import Foundation

/// A form that fills the terminal window, or a few lines of it.
///
/// ```swift
/// let form = FormSession(Attendee())
/// if let attendee = try await TerminalScreenForm(form).run() { print(attendee.name) }
/// ```
///
/// The form is drawn on standard error, or on the terminal itself if standard error is redirected, so standard output
/// is reserved for the result. Waiting for a key blocks the thread.
public struct TerminalScreenForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>
  var appearance = FormAppearance()
  /// What the program says about the rows.
  var ownParts = OwnParts()

  /// The theme of the form.
  public var theme = TerminalTheme.automatic
  /// Whether the pointer works in the form. If so, most terminals select text only while Shift is held. Has no effect
  /// on an inline form.
  public var usesPointer = true
  /// Whether the form is shown in a few lines below the prompt, leaving the text above, instead of filling the window.
  public var isInline = false

  /// Where the draft of the form is kept: a draft that is there is offered when the form opens, and changes are stored
  /// when they have come to rest.
  public var draft: FormDraftPlace?

  /// The address of the row that has the focus when the form opens, such as `invoice/vat`; nil for the first one.
  public var startAddress: String?

  public init(_ form: FormSession<Model>) { self.form = form }

  /// Whether the form can be shown: standard input is a terminal, and `TERM` is neither empty nor `dumb`.
  public static var isPossible: Bool {
    isatty(STDIN_FILENO) == 1 && Screen.isCapable(ProcessInfo.processInfo.environment)
  }

  /// Shows the form until the person submits or leaves.
  ///
  /// - Returns: the submitted model; nil if the person left.
  /// - Throws: ``TerminalFormError``. The error of a submit handler is shown, and the form continues.
  nonisolated(nonsending) public func run() async throws -> Model? {
    // A save runs while keys are read. An actor makes sure that only one of them uses the form at a time.
    // In one expression with `??`, the compiler (6.3) makes a call that crashes.
    let isolation = #isolation
    let actor: any Actor = isolation ?? ScreenActor()
    return try await Self.run(Handover(self), on: actor).value
  }

  private static func run(_ form: Handover<Self>, on actor: isolated any Actor) async throws -> Handover<Model?> {
    Handover(try await form.value.run(on: actor))
  }

  private func run(on actor: isolated any Actor) async throws -> Model? {
    guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
    // A draft may have the row, so it is looked for once the draft was restored.
    if draft == nil, let startAddress { _ = try form.start(at: startAddress) }
    var output = STDERR_FILENO
    if isatty(output) != 1 { output = open("/dev/tty", O_WRONLY | O_CLOEXEC) }
    defer { if output != STDERR_FILENO { close(output) } }
    let options = ScreenOptions(
      theme: theme, usesPointer: usesPointer, isInline: isInline, handlesEnds: draft != nil)
    guard let screen = Screen(input: STDIN_FILENO, output: output, options: options) else {
      throw TerminalFormError.noInput
    }
    defer { screen.leave() }
    let view = FormScreen(form)
    view.hasTextProgram = TextHandOver(ProcessInfo.processInfo.environment) != nil
    view.isInline = isInline
    view.ownParts = ownParts
    view.appearance = appearance
    resize(view, screen)
    let bell = JobBell()
    screen.bell = bell
    let runner = form.jobRunner
    if let bell { form.jobRunner = { bell.run($0) } }
    defer {
      for outcome in bell?.end() ?? [] { form.finish(outcome) }
      form.jobRunner = runner
    }
    let save = ScreenSave(form, bell)
    let keeper = draft.map { ScreenDraft(view, in: $0) }
    screen.signals?.letEnd(true)
    await keeper?.offer()
    screen.signals?.letEnd(false)
    // While people are asked about a draft, the form waits.
    if view.panel == nil { goToStart(view) }
    do {
      let model = try await takeEvents(screen, view, save, keeper, on: actor)
      await end(save, screen, view)
      return model
    } catch {
      // First, because a save may hang.
      await keeper?.storeAtEnd()
      await end(save, screen, view)
      screen.obeyEndSignal()
      throw error
    }
  }

  /// - Returns: the submitted model; nil if the person left.
  private func takeEvents(
    _ screen: Screen, _ view: FormScreen, _ save: ScreenSave<Model>, _ draft: ScreenDraft?,
    on actor: isolated any Actor
  ) async throws -> Model? {
    while true {
      let frame = frame(view)
      screen.palette = view.formTheme.colors
      screen.show(frame)
      view.noteRowsInView()
      var event: Screen.Event? = await screen.next()
      while let now = event {
        switch try await answer(now, screen, view, save, draft) {
        case .goesOn: break
        case .left:
          if case .saved = form.draftState, let status = form.draftStatus {
            screen.leave()
            screen.print([view.text(status)])
          }
          return nil
        case .submitted(let model):
          // There is nothing left to undo.
          form.removeUnusedFiles(withUndo: false)
          if isInline {
            screen.leave()
            screen.print(view.record)
          }
          return model
        }
        if view.wantsSave, now != .workEnded || save.isWantedAgain {
          save.start(on: actor)
          // Without a bell, nothing would wake the wait for keys.
          if screen.bell == nil {
            await save.finish()
            event = .workEnded
            continue
          }
        }
        event = screen.ready
      }
    }
  }

  /// Cancels a save that is in progress when the form is left, and waits for its end. Ctrl-C ends one that hangs.
  nonisolated(nonsending) private func end(_ save: ScreenSave<Model>, _ screen: Screen, _ view: FormScreen) async {
    guard save.isRunning else { return }
    view.panel = nil
    view.message = view.text(.screen(.savingAtEnd))
    screen.show(frame(view))
    screen.beginWork(view.text(.screen(.savingAtEnd)))
    await save.end()
    screen.endWork()
  }

  private func frame(_ view: FormScreen) -> CellGrid { isInline ? view.inlineFrame() : view.frame() }

  private enum Next {
    case goesOn, left
    case submitted(Model)
  }

  nonisolated(nonsending) private func answer(
    _ event: Screen.Event, _ screen: Screen, _ view: FormScreen, _ save: ScreenSave<Model>, _ draft: ScreenDraft?
  ) async throws -> Next {
    switch event {
    case .ended: throw TerminalFormError.ended(field: nil)
    case .resized:
      screen.resized()
      resize(view, screen)
    case .resumed: resize(view, screen)
    case .jobEnded:
      for outcome in screen.bell?.take() ?? [] { form.finish(outcome) }
      view.settle()
    case .workEnded:
      guard let outcome = save.takeOutcome() else { break }
      if case .submitted(let model)? = outcome { return .submitted(model) }
      if view.takeSave(SaveEnd(outcome, form.environment)) { return .left }
    case .input(let input):
      let outcome = view.take(input)
      if let text = view.copied { screen.copy(text) }
      view.copied = nil
      switch outcome {
      // There is no field alone.
      case .goesOn, .moves: break
      case .leaves:
        await draft?.end(isDiscarded: view.isDiscarding)
        return .left
      case .leavesForLater:
        screen.beginWork(view.text(.common(.saving)))
        let isStored = await draft?.store() == true
        screen.endWork()
        if isStored { return .left }
      case .takesDraft(let choice):
        await draft?.begin(with: choice)
        goToStart(view)
      case .handsOver: handOver(screen, view)
      case .redraws: screen.redraw()
      case .stops:
        screen.stop()
        resize(view, screen)
      case .cancelsSave:
        if view.isCancellingSave {
          await draft?.storeAtEnd()
          screen.quit()
        }
        save.cancel()
        (view.isCancellingSave, view.message) = (true, view.text(.screen(.cancellingSave)))
      case .submits: if form.facts.mode == .submit { return await submit(screen, view) }
      }
    }
    return .goesOn
  }

  /// Goes to the row at which the form opens, or says why it can't.
  private func goToStart(_ view: FormScreen) {
    guard let startAddress else { return }
    do throws(TerminalFormError) {
      view.jump(to: try form.start(at: startAddress))
    } catch {
      view.message = VisibleText.line(error.text(in: form.environment))
    }
  }

  /// Opens the text of the row in the person's own editor.
  private func handOver(_ screen: Screen, _ view: FormScreen) {
    guard let text = view.editor?.text, let program = TextHandOver(ProcessInfo.processInfo.environment) else { return }
    view.takeBack(
      screen.lend { input, output in
        Result { () throws(TextHandOver.Failure) in
          try program.edit(text, input: input, output: output)
        }
      })
    resize(view, screen)
  }

  /// Runs the submit handlers. If they fail, shows the error and continues with the form unchanged.
  nonisolated(nonsending) private func submit(_ screen: Screen, _ view: FormScreen) async -> Next {
    let isWork = form.facts.isSubmitting
    if isWork {
      view.message = view.text(.screen(.submitting))
      screen.show(frame(view))
      view.message = nil
      screen.beginWork(view.text(.screen(.submitting)))
    }
    defer { if isWork { screen.endWork() } }
    let outcome = await form.finishSubmitting()
    view.settle()
    switch outcome {
    case .submitted(let model): return .submitted(model)
    case .failed(let error): view.show(.failed(form.environment.words(for: error)))
    // A check or the handler has found something.
    case .invalid: view.message = view.text(form.notSubmitted)
    case .refused, .cancelled, nil: break
    }
    return .goesOn
  }

  private func resize(_ view: FormScreen, _ screen: Screen) {
    let size = screen.size
    view.resize(size.width, isInline ? FormScreen.inlineHeight(size.height) : size.height)
  }
}
