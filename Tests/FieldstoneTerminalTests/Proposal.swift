import Fieldstone
import FieldstoneTerminal

/// A small form that covers everything the dialogue supports.
@Form
struct Proposal: Codable, Equatable {
  /// As printed in the program.
  @Field(.required, .maximumLength(20))
  var title = ""
  @Field(.range(5...90), .unit("min"))
  var minutes = 30
  var level = Level.everybody
  @Field(.longText)
  var summary = ""
  @Field(.password)
  var code = ""
  var needsTravel = false
  var travel = Travel()
  @Field(.unit("EUR"))
  var cost = 0
  var phone: String?

  static func arrange(_ form: FormBuilder<Proposal>) {
    form.section("Talk", footer: "All of it is printed.") { $0.fields(\.title, \.minutes, \.level, \.summary) }
    form.section("Yourself") { $0.fields(\.code, \.needsTravel, \.travel, \.cost, \.phone) }
    form.button("Propose", .submit)
    form[\.travel].visible { $0.needsTravel }
    form[\.level].disabledOptions { $0.minutes < 10 ? [.expert] : [] }
    form[\.cost].computed { $0.needsTravel ? 200 : 0 }
    form.rule(on: \.minutes) { $0.minutes > 60 ? .warning("Long talks rarely find a room.") : nil }
  }
}

enum Level: String, Codable, CaseIterable { case everybody, experienced, expert }

@Form
struct Travel: Codable, Equatable {
  @Field(.required)
  var from = ""
  var byTrain = true
}

/// A dialogue that was run to its end.
struct Dialogue {
  var transcript = ""
  var model: Proposal?
  var error: TerminalFormError?
  var remaining = 0

  /// Runs a dialogue with these lines, on a terminal or from a pipe.
  static func play(
    _ lines: [String], isTerminal: Bool = true, _ prepare: (inout TerminalForm<Proposal>) -> Void = { _ in }
  ) async -> Dialogue {
    await play(FormSession(Proposal()), lines, isTerminal: isTerminal, prepare)
  }

  static func play(
    _ form: FormSession<Proposal>, _ lines: [String], isTerminal: Bool = true,
    _ prepare: (inout TerminalForm<Proposal>) -> Void = { _ in }
  ) async -> Dialogue {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    var terminal = TerminalForm(form, console: script.console)
    prepare(&terminal)
    var dialogue = Dialogue()
    do {
      dialogue.model = try await terminal.run()
    } catch {
      dialogue.error = error as? TerminalFormError
    }
    dialogue.transcript = script.transcript
    dialogue.remaining = script.remaining.count
    return dialogue
  }
}
