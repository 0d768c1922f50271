import FieldstoneCore
import Foundation

/// A form that fills the whole window of a terminal.
///
/// ```swift
/// let form = FormSession(Attendee())
/// if let attendee = try await TerminalScreenForm(form).run() { … }
/// ```
///
/// It draws on standard error, or on the terminal itself where that goes elsewhere, so standard output belongs to the
/// result. Waiting for a key blocks the thread.
public struct TerminalScreenForm<Model> {
  /// The form that is filled in.
  public let form: FormSession<Model>

  public init(_ form: FormSession<Model>) { self.form = form }

  /// Whether there is a terminal that can show a form in full: both ends are one, and `TERM` names one that can more
  /// than print.
  public static var isPossible: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && !kind.isEmpty && kind != "dumb"
  }

  /// Shows the form until it is submitted or left.
  ///
  /// - Returns: the submitted model; nil when the person left.
  /// - Throws: ``TerminalFormError``. What a submit handler threw is shown, and the form stays.
  nonisolated(nonsending) public func run() async throws -> Model? {
    guard form.problems.isEmpty else { throw TerminalFormError.definition(form.problems) }
    var output = STDERR_FILENO
    if isatty(output) != 1 { output = open("/dev/tty", O_WRONLY | O_CLOEXEC) }
    defer { if output != STDERR_FILENO { close(output) } }
    guard let screen = Screen(input: STDIN_FILENO, output: output) else { throw TerminalFormError.noInput }
    defer { screen.leave() }
    let size = screen.size
    let view = FormScreen(form, width: size.width, height: size.height)
    while true {
      screen.show(view.frame())
      var event: Screen.Event? = screen.next()
      while let now = event {
        if try await answer(now, screen, view) { return form.facts.isSubmitted ? form.submission : nil }
        event = screen.ready
      }
    }
  }

  /// - Returns: whether it is over.
  nonisolated(nonsending) private func answer(_ event: Screen.Event, _ screen: Screen, _ view: FormScreen) async throws
    -> Bool
  {
    switch event {
    case .ended: throw TerminalFormError.ended(field: nil)
    case .resized, .resumed: resize(view, screen)
    case .key(let key):
      switch view.press(key) {
      case .goesOn: break
      case .leaves: return true
      case .stops:
        screen.stop()
        resize(view, screen)
      case .submits:
        view.message = view.text(ScreenWords.submitting)
        if form.facts.isSubmitting { screen.show(view.frame()) }
        view.message = nil
        do {
          if try await form.finishSubmitting() != nil { return true }
        } catch {
          view.message = String(describing: error)
        }
        view.settle()
      }
    }
    return false
  }

  private func resize(_ view: FormScreen, _ screen: Screen) {
    let size = screen.size
    view.resize(size.width, size.height)
  }
}

extension TerminalScreenForm where Model: Encodable {
  /// Runs the form as a whole program: the submitted model goes to standard output as JSON, and nothing else does.
  ///
  /// Exits with one of the codes of ``TerminalExit``.
  nonisolated(nonsending) public func runAndExit() async -> Never {
    let errors = Descriptor(number: STDERR_FILENO)
    do {
      guard let model = try await run() else {
        errors.put(ScreenWords.cancelled.text(in: form.environment) + "\n")
        exit(TerminalExit.cancelled)
      }
      let json = try TerminalForm<Model>.json(model)
      exit(Descriptor(number: STDOUT_FILENO).put(json) ? TerminalExit.submitted : TerminalExit.cannotWrite)
    } catch {
      errors.put(VisibleText.line(String(describing: error)) + "\n")
      exit((error as? TerminalFormError)?.exitCode ?? TerminalExit.failed)
    }
  }
}
