import FieldstoneCore
import Foundation

extension TerminalForm where Model: Encodable {
  /// Runs the form as a whole program: the submitted model goes to standard output as JSON, and nothing else does.
  ///
  /// Exits with one of the codes of ``TerminalExit``.
  nonisolated(nonsending) public func runAndExit() async -> Never {
    func text(_ words: FormString) -> String { words.text(in: form.environment) }
    let error = text(Words.severity(.error)) + ": "
    do {
      guard let model = try await run() else {
        console.say(text(Words.cancelled))
        exit(TerminalExit.cancelled)
      }
      let json = try Self.json(model)
      console.say(text(Words.submitted))
      guard Descriptor(number: STDOUT_FILENO).put(json) else {
        console.report(error + text(Words.cannotWrite))
        exit(TerminalExit.cannotWrite)
      }
      exit(TerminalExit.submitted)
    } catch let failure {
      let known = failure as? TerminalFormError
      let message = known?.text(in: form.environment) ?? String(describing: failure)
      for line in message.lines where !line.isEmpty { console.report(console.isTerminal ? error + line : line) }
      if known == .noInput {
        for line in FormOutline(form).lines { console.report(line) }
        console.report("")
        console.report(text(Words.sendInput))
      }
      exit(known?.exitCode ?? TerminalExit.failed)
    }
  }

  /// The model as JSON: keys sorted, dates by ISO 8601, one line feed at the end.
  public static func json(_ model: Model) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(model), as: UTF8.self) + "\n"
  }
}
