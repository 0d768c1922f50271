import FieldstoneCore
import Foundation

extension TerminalForm where Model: Encodable {
  /// Runs the form as a whole program: its command line chooses how the form is shown and read, the submitted model goes to
  /// standard output as JSON, and nothing else does.
  ///
  /// Exits with one of the codes of ``TerminalExit``.
  ///
  /// - Parameters:
  ///   - purpose: what the program is for, in a sentence, for `--help`; else the form's title.
  ///   - arguments: the command line, the program's own path first. A program that has options of its own gives none, and
  ///     uses ``apply(_:)``.
  nonisolated(nonsending) public func runAndExit(
    purpose: String? = nil, arguments: [String] = CommandLine.arguments
  ) async -> Never {
    var program = self
    do throws(TerminalFormError) {
      let options = try TerminalArguments(arguments)
      if options.showsHelp {
        let name = arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "form"
        let purpose = purpose ?? form.openPages.first?.title ?? ""
        let usage = TerminalArguments.usage(program: name, purpose: purpose)
        exit(Descriptor(number: STDOUT_FILENO).put(usage) ? 0 : TerminalExit.cannotWrite)
      }
      program.apply(options)
    } catch {
      console.report(error.text(in: form.environment))
      exit(error.exitCode)
    }
    await program.runToTheEnd()
  }

  nonisolated(nonsending) private func runToTheEnd() async -> Never {
    func text(_ words: FormString) -> String { words.text(in: form.environment) }
    let error = text(.common(.error)) + ": "
    do {
      guard let model = try await run() else {
        console.say(text(.common(.cancelled)))
        exit(TerminalExit.cancelled)
      }
      let json = try Self.json(model)
      console.say(text(.common(.submitted)))
      guard Descriptor(number: STDOUT_FILENO).put(json) else {
        console.report(error + text(.dialogue(.cannotWrite)))
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
        console.report(text(.dialogue(.sendInput)))
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
