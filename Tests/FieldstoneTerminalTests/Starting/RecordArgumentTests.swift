import FieldstoneCore
import FieldstoneTerminal
import Testing

@Suite("Options with values")
struct RecordArgumentTests {
  @Test("The value of an option is the next argument, or comes after an equals sign")
  func values() throws {
    let apart = try TerminalArguments(["form", "--record", "a.form", "--at", "bill/vat", "--dialogue"])
    #expect(apart.record == "a.form" && apart.at == "bill/vat" && apart.mode == .dialogue)
    let joined = try TerminalArguments(["form", "--record=-a=b.form", "--at=#bill"])
    #expect(joined.record == "-a=b.form" && joined.at == "#bill")
    let none = try TerminalArguments(["form"])
    #expect(none.record == nil && none.at == nil)
    let answers = try TerminalArguments(["form", "--answers", "--record", "a.form"])
    #expect(answers.record == "a.form" && answers.input == .byName)
  }

  @Test("They replace what the program has set, if they are there")
  func applied() throws {
    var terminal = TerminalForm(FormSession(Excursion()))
    (terminal.recordingPath, terminal.startAddress) = ("own.form", "title")
    terminal.apply(try TerminalArguments(["form"]))
    #expect(terminal.recordingPath == "own.form" && terminal.startAddress == "title")
    terminal.apply(try TerminalArguments(["form", "--record=a.form", "--at=place"]))
    #expect(terminal.recordingPath == "a.form" && terminal.startAddress == "place")
  }

  @Test(
    "A value that is missing, and options that can't be used together, are refused",
    arguments: [
      (["--record"], "'--record' needs a value, for example '--record report.form'."),
      (["--record="], "'--record' needs a value, for example '--record report.form'."),
      (["--record", "--screen"], "'--record' needs a value, for example '--record report.form'."),
      (["--at"], "'--at' needs a value, for example '--at invoice/vat'."),
      (["--at", "a", "b"], "Unexpected argument 'b'. Answers come from standard input."),
      (["--recrod", "a"], "Unknown option '--recrod'. Did you mean '--record'?"),
      (["--att", "a"], "Unknown option '--att'. Did you mean '--at'?"),
      (
        ["--answers", "--at", "a"],
        "'--answers' and '--at' can't be used together. Answers by name are read without asking."
      ),
    ])
  func refused(arguments: [String], message: String) {
    #expect(throws: TerminalFormError.usage(message)) { try TerminalArguments(["form"] + arguments) }
  }

  @Test("The help names them")
  func help() {
    let usage = TerminalArguments.usage(program: "register", purpose: "")
    #expect(usage.hasPrefix("Usage: register [--dialogue") && usage.contains("\n  --at ROW  "))
    #expect(usage.contains("\n  --record FILE  ") && usage.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
