import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Commands of the dialogue")
struct DialogueCommandTests {
  @Test("A line like a command that doesn't exist is no answer; with a backslash it is")
  func unknown() async {
    let dialogue = await Dialogue.play([":nope", "\\:nope", "", "", "", "", "", "", ":nope", ""])
    #expect(
      dialogue.transcript.contains(
        """
        : :nope
        Error: There is no command “:nope”. Enter ? for help, or \\:nope as an answer.
        Title (required, at most 20 characters): \\:nope

        """))
    #expect(dialogue.transcript.contains("Propose? :nope\nError: There is no command “:nope”. Enter ? for help.\n"))
    #expect(dialogue.model?.title == ":nope")
  }

  @Test("Only a colon followed by letters is like a command")
  func lines() {
    for line in [":", ":-)", ":smile:", ": x", ":a b", "a:b", ":8080"] { #expect(Command.read(line) == .answer(line)) }
    #expect(Command.read(":forms") == .unknown(":forms") && Command.read("\\:forms") == .answer(":forms"))
    #expect(Command.read("\\\\:forms") == .answer("\\:forms"))
  }

  @Test("What ? explains, :help explains, too; with a backslash it is an answer")
  func help() async {
    #expect(Command.read(":help") == .command(.help) && Command.read("\u{2066}:help\u{2069}") == .command(.help))
    #expect(Command.read("\\:help") == .answer(":help") && Command.read(":helps") == .unknown(":helps"))
    let (mark, word) = (await Dialogue.play(["?"]).transcript, await Dialogue.play([":help"]).transcript)
    #expect(mark.replacing(": ?\n", with: ": :help\n") == word && mark != word, "\(word)")
  }

  @Test("The message about such a line doesn't repeat a secret")
  func secret() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", ":hunter", "\\:hunter", "", "", ""])
    #expect(
      dialogue.transcript.contains(
        "Error: There is no such command. To enter this text, put a backslash before it.\n"))
    #expect(!dialogue.transcript.contains("hunter"))
    #expect(dialogue.model?.code == ":hunter")
  }

  @Test("From a pipe, such a line is an error that says how to escape it")
  func pipe() async {
    let dialogue = await Dialogue.play([":nope"], isTerminal: false)
    let message = "There is no command ':nope'. To answer with this text, enter \\:nope."
    #expect(dialogue.error == .invalid(line: 1, field: "Title", message: message))
  }

  @Test("An unknown name at the review suggests the nearest, or says what can be entered")
  func names() async {
    let dialogue = await Dialogue.play(["Forms", "", "", "", "", "", "", "minuts", "colour", ""])
    #expect(dialogue.transcript.contains("Error: There is no “minuts” here. Did you mean “Minutes”?\n"))
    #expect(
      dialogue.transcript.replacing("\n  ", with: " ").contains(
        "Error: There is no “colour” here. Enter a number from 1 to 7, or ? to see all answers.\n"))
  }

  @Test("The whole form as text has the accepted lengths")
  func outline() async {
    let dialogue = await Dialogue.play([":form", FormConsoleScript.interrupt])
    let title = "  Title (required), title\n    One line of text.\n    At most 20 characters.\n"
    #expect(dialogue.transcript.contains(title))
  }
}
