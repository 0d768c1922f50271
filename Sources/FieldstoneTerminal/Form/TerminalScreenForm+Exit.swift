import FieldstoneCore
import Foundation

extension TerminalScreenForm where Model: Encodable {
  /// Runs the form as a whole program. Only the submitted model is written to standard output, as JSON.
  ///
  /// Exits with one of the codes in ``TerminalExit``.
  nonisolated(nonsending) public func runAndExit() async -> Never {
    let errors = Descriptor(number: STDERR_FILENO)
    do {
      guard let model = try await run() else {
        guard form.facts.mode == .submit else { exit(TerminalExit.submitted) }
        errors.put(FormString.common(.cancelled).text(in: form.environment) + "\n")
        exit(TerminalExit.cancelled)
      }
      let json = try TerminalForm<Model>.json(model)
      exit(Descriptor(number: STDOUT_FILENO).put(json) ? TerminalExit.submitted : TerminalExit.cannotWrite)
    } catch {
      errors.put(VisibleText.line(error.message) + "\n")
      exit((error as? TerminalFormError)?.exitCode ?? TerminalExit.failed)
    }
  }
}
