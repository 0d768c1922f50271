import FieldstoneCore
import Foundation

extension TerminalForm where Model: Encodable {
  /// Runs the form as a whole program. The command line selects how the form is shown and read. The submitted model is
  /// written to standard output as JSON; nothing else is, except the text for `--help` and the list for `--texts`.
  ///
  /// Exits with one of the codes in ``TerminalExit``.
  ///
  /// - Parameters:
  ///   - purpose: a sentence about the program, for `--help`; if nil, the form's title.
  ///   - arguments: the command line, with the program's path first. A program with options of its own passes an empty
  ///     array and calls ``apply(_:)``.
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
      if let texts = options.texts {
        exit(Descriptor(number: STDOUT_FILENO).put(texts.list(of: form)) ? 0 : TerminalExit.cannotWrite)
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
    let error = text(.common(.error)) + FormString.afterLabel(in: form.environment)
    do {
      guard let model = try await run() else {
        // Who has left a form that is saved has been told what became of the changes.
        guard form.facts.mode == .submit else { exit(TerminalExit.submitted) }
        console.say(text(.common(.cancelled)))
        exit(TerminalExit.cancelled)
      }
      let json = try Self.json(model)
      console.say(text(.common(form.facts.mode == .submit ? .submitted : .saved)))
      guard Descriptor(number: STDOUT_FILENO).put(json) else {
        console.report(error + text(.dialogue(.cannotWrite)))
        exit(TerminalExit.cannotWrite)
      }
      exit(TerminalExit.submitted)
    } catch let failure {
      let known = failure as? TerminalFormError
      for line in lines(failure) { console.report(console.isTerminal ? error + line : line) }
      if case .ended? = known, console.isTerminal, form.facts.mode == .submit {
        console.report(text(.dialogue(.nothingSubmitted)))
      }
      // Answers by name need no questions in order.
      if known == .noInput, input == .inOrder {
        for line in FormOutline(form).lines { console.report(line) }
        console.report("")
        console.report(text(.dialogue(.sendInput)))
      }
      exit(known?.exitCode ?? TerminalExit.failed)
    }
  }

  /// The lines that say why nothing was submitted. Who pressed Ctrl-D twice knows that.
  private func lines(_ failure: any Error) -> [String] {
    var message = failure.message
    if let known = failure as? TerminalFormError {
      message = known.text(in: form.environment)
      if case .ended(nil) = known, form.facts.mode != .submit {
        message = FormString.dialogue(form.facts.isDirty ? .endedUnsaved : .endedUnchanged).text(in: form.environment)
      }
      if case .ended(let field) = known, console.isTerminal {
        guard console.readsPipe else { return [] }
        if let field { message = FormString.dialogue(.endedAtQuestion, .text(field)).text(in: form.environment) }
      }
    }
    return message.lines.filter { !$0.isEmpty }
  }

  /// The model as JSON with sorted keys, ISO 8601 dates and one line feed at the end.
  public static func json(_ model: Model) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(model), as: UTF8.self) + "\n"
  }
}
