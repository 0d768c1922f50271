import FieldstoneCore

/// A form that is filled in on a terminal or from a pipe, one question at a time.
///
/// ```swift
/// let form = FormSession(Attendee())
/// if let attendee = try await TerminalForm(form).run() { print(attendee.name) }
/// ```
///
/// The dialogue works with any screen reader, on any terminal and without one: nothing moves, and nothing is redrawn.
/// Questions are written to standard error, so standard output is reserved for the result. Reading a line blocks the
/// thread.
public struct TerminalForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>
  let appearance = FormAppearance()
  /// What the program says about the rows of a full-screen form.
  var ownParts = OwnParts()
  /// The console that lines are read from and written to.
  public var console: FormConsole
  /// How the form is shown on a terminal.
  public var mode = TerminalMode.automatic
  /// The theme of the full-screen form.
  public var theme = TerminalTheme.automatic
  /// Whether the pointer works in the full-screen form; see ``TerminalScreenForm/usesPointer``.
  public var usesPointer = true
  /// How input from a pipe or file is read; on a terminal, questions are always asked in order.
  public var input = TerminalInput.inOrder
  /// Whether secrets may be read from a pipe or file. Off by default, because files and shell histories keep them.
  public var readsSecretsFromPipe = false
  /// The program's own name for that option, which the error message mentions.
  public var secretsOption = "readsSecretsFromPipe"
  /// Where the draft of the form is kept: a draft that is there is offered first, and answers are stored as they are
  /// given. A pipe or file has all answers already, so it neither begins with a draft nor leaves one.
  public var draft: FormDraftPlace?
  /// The path of a file in which what the person does is recorded, as a script that can be played again; nil for none.
  /// Secrets are left out. A file that is there is replaced.
  public var recordingPath: String?
  /// The address of the row at which the form opens, such as `invoice/vat`; nil for the first one. The dialogue begins
  /// with its question. The questions before it are asked last, except those that are already answered.
  public var startAddress: String?

  /// Creates a form on standard input and standard error, or on another console.
  public init(_ form: FormSession<Model>, console: FormConsole = .standard) {
    self.form = form
    self.console = console
  }

  /// Asks all questions, shows the review, and submits. A form with a mode of its own shows the review first, and saves
  /// as often as the person wants.
  ///
  /// - Returns: the submitted model, or the one that was saved from a pipe; nil if the person cancelled, or has left a
  ///   form that is saved.
  /// - Throws: ``TerminalFormError`` if the form has problems, the input is missing, incomplete or invalid, the recording
  ///   can't be written, or there is no row to begin at. From a pipe, also the error of a submit handler; on a terminal,
  ///   that error is shown and the review comes again.
  nonisolated(nonsending) public func run() async throws -> Model? {
    guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
    // Before anything is shown or written. A draft may have the row, so it is looked for once that was restored.
    if draft == nil, let startAddress { _ = try form.start(at: startAddress) }
    guard let recordingPath else { return try await show() }
    let file = try RecordingFile(recordingPath, in: form.environment)
    file.record(form)
    defer { if let words = file.end() { report(words) } }
    return try await show()
  }

  private func report(_ words: FormString) {
    let (environment, words) = (form.environment, words.text(in: form.environment))
    let error = FormString.common(.error).text(in: environment)
    console.report(console.isTerminal ? error.labelling(words, in: environment) : words)
  }

  nonisolated(nonsending) private func show() async throws -> Model? {
    if showsScreen {
      var screen = TerminalScreenForm(form)
      screen.appearance = appearance
      (screen.theme, screen.usesPointer, screen.isInline) = (theme, usesPointer, mode == .inline)
      screen.ownParts = ownParts
      screen.draft = draft
      screen.startAddress = startAddress
      return try await screen.run()
    }
    guard console.hasInput else { throw TerminalFormError.noInput }
    let interview = Interview(
      form, console, secretsOption: !console.readsPipe || readsSecretsFromPipe ? nil : secretsOption)
    interview.appearance = appearance
    interview.readsByName = input == .byName && !console.isTerminal
    // The dialogue waits for jobs itself.
    let runner = form.jobRunner
    form.jobRunner = nil
    defer { form.jobRunner = runner }
    if let draft, console.isTerminal {
      guard try await interview.offerDraft(in: draft) else { return nil }
    }
    interview.start = try startAddress.map(form.start(at:))
    do {
      let model = try await run(interview)
      if model == nil { await interview.endDraft() }
      return model
    } catch {
      await interview.endDraft()
      throw error
    }
  }

  nonisolated(nonsending) private func run(_ interview: Interview) async throws -> Model? {
    if form.toolbar != nil, console.isTerminal {
      try await runEditing(interview)
      return nil
    }
    var next =
      interview.readsByName ? try await interview.takeNamedAnswers() : try await interview.untilSubmit()
    while true {
      if next == .cancel {
        if await interview.keepsAnswers() { break }
        next = try await interview.untilSubmit()
        continue
      }
      let outcome = await interview.atWork {
        form.toolbar != nil
          ? await save() : await form.submit { if console.isTerminal { interview.say(.dialogue(.submitting)) } }
      }
      switch outcome {
      case .submitted(let model):
        // There is nothing left to undo.
        form.removeUnusedFiles(withUndo: false)
        return model
      case .cancelled: return nil
      case .invalid: next = try await interview.afterErrors()
      case .refused(let refusal):
        guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
        next = try await interview.afterRefusal(refusal)
      case .failed(let error):
        guard console.isTerminal else { throw error }
        next = try await interview.afterFailure(error)
      }
    }
    form.send(.cancel)
    return nil
  }
}

/// How input from a pipe or file is read.
public enum TerminalInput: String, Sendable {
  /// Answers in the order of the questions, one on each line.
  case inOrder
  /// Lines of the form `name=answer`, in any order; names are row ids such as `invoice.vat`.
  case byName
}
