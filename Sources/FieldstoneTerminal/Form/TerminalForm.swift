import FieldstoneCore

/// A form that is filled in on a terminal or from a pipe, one question after the other.
///
/// ```swift
/// let form = FormSession(Attendee())
/// if let attendee = try await TerminalForm(form).run() { print(attendee.name) }
/// ```
///
/// It works with any screen reader, on any terminal and without one: nothing moves, nothing is drawn over. Questions go to
/// standard error, so standard output belongs to the result. Reading a line blocks the thread.
public struct TerminalForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>
  /// Where lines come from and go to.
  public var console: FormConsole
  /// How it is shown on a terminal.
  public var mode = TerminalMode.automatic
  /// How it looks on the whole screen.
  public var theme = TerminalTheme.automatic
  /// Whether the pointer works on the whole screen; see ``TerminalScreenForm/usesPointer``.
  public var usesPointer = true
  /// How lines that nobody types are read; a terminal is always asked in order.
  public var input = TerminalInput.inOrder
  /// Whether secrets may come from a pipe or file, where they may be left lying about.
  public var readsSecretsFromPipe = false
  /// What the program calls that option, for the error that names it.
  public var secretsOption = "readsSecretsFromPipe"

  /// A form on standard input and standard error, or on another console.
  public init(_ form: FormSession<Model>, console: FormConsole = .standard) {
    self.form = form
    self.console = console
  }

  /// Asks everything, shows all answers for review, and submits.
  ///
  /// - Returns: the submitted model; nil when the person cancelled.
  /// - Throws: ``TerminalFormError`` where the input does not do; from a pipe also what a submit handler threw. On a
  ///   terminal that is shown, and the review comes again.
  nonisolated(nonsending) public func run() async throws -> Model? {
    guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
    if showsScreen {
      var screen = TerminalScreenForm(form)
      (screen.theme, screen.usesPointer, screen.isInline) = (theme, usesPointer, mode == .inline)
      return try await screen.run()
    }
    guard console.hasInput else { throw TerminalFormError.noInput }
    let interview = Interview(
      form, console, secretsOption: !console.readsPipe || readsSecretsFromPipe ? nil : secretsOption)
    interview.readsByName = input == .byName && !console.isTerminal
    var next = interview.readsByName ? try interview.takeNamedAnswers() : try interview.untilSubmit()
    while next == .submit {
      switch await form.submit() {
      case .submitted(let model): return model
      case .cancelled: return nil
      case .invalid: next = try interview.afterErrors()
      case .refused(let refusal):
        guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
        next = try interview.afterRefusal(refusal)
      case .failed(let error):
        guard console.isTerminal else { throw error }
        next = try interview.afterFailure(error)
      }
    }
    form.send(.cancel)
    return nil
  }
}

/// How lines that nobody types are read.
public enum TerminalInput: String, Sendable {
  /// The answers, in the order of the questions.
  case inOrder
  /// `name=answer`, in any order; names are row ids like `invoice.vat`.
  case byName
}
