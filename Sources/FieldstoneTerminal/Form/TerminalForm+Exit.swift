import FieldstoneCore
import Foundation

extension TerminalForm where Model: Encodable {
  /// Runs the form as a whole program: the submitted model goes to standard output as JSON, and nothing else does.
  ///
  /// Exits with one of the codes of ``TerminalExit``.
  nonisolated(nonsending) public func runAndExit() async -> Never {
    do {
      guard let model = try await run() else {
        console.say("Cancelled. Nothing was submitted.")
        exit(TerminalExit.cancelled)
      }
      let json = try Self.json(model)
      console.say("Submitted.")
      guard Descriptor(number: STDOUT_FILENO).put(json) else {
        console.report("Error: The result could not be written to standard output.")
        exit(TerminalExit.cannotWrite)
      }
      exit(TerminalExit.submitted)
    } catch {
      let known = error as? TerminalFormError
      let lines = String(describing: error).split(separator: "\n").map(String.init)
      for line in lines { console.report(console.isTerminal ? "Error: " + line : line) }
      if known == .noInput {
        for line in FormOutline(form).lines { console.report(line) }
        console.report("")
        console.report("Start it on a terminal, or send a line of input for each question.")
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
