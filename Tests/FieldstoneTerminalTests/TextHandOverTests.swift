import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Editing a text in an external editor")
struct TextHandOverTests {
  private func edit(_ text: String, _ command: String) throws -> String {
    let handOver = try #require(TextHandOver(["EDITOR": command]))
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    return try handOver.edit(text, input: null, output: null)
  }

  @Test("VISUAL takes precedence over EDITOR; blank values are ignored")
  func command() {
    #expect(TextHandOver(["VISUAL": "ed -s", "EDITOR": "vi"])?.command == "ed -s")
    #expect(TextHandOver(["VISUAL": " ", "EDITOR": "vi"])?.command == "vi")
    #expect(TextHandOver(["EDITOR": ""]) == nil && TextHandOver([:]) == nil)
  }

  @Test("The command is run by the shell, with its quotes; the end of the last line is preserved")
  func edits() throws {
    #expect(try edit("nuts\nmilk", "sed -i -e 's/milk/oat milk/'") == "nuts\noat milk")
    #expect(try edit("nuts\n", "sed -i -e s/nuts/eggs/") == "eggs\n")
    #expect(try edit("", "printf 'é\\n\\n' >") == "é\n")
    #expect(try edit("a", "true") == "a")
    #expect(try edit("a", ": >") == "")
  }

  @Test("The file is accessible to its owner only, and its folder is deleted with everything in it")
  func isPrivate() throws {
    let said = try edit(
      "secret",
      "f() { stat -c '%a' \"$1\" \"${1%/*}\" > x; cp \"$1\" \"$1~\"; echo \"${1%/*}\" >> x; cat x > \"$1\"; rm x; }; f")
    let lines = said.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["600", "700"])
    #expect(lines.count == 3 && !FileManager.default.fileExists(atPath: lines[2]))
  }

  @Test(
    "An editor that fails changes nothing, and says so",
    arguments: [("false", 1), ("/no/such/editor", 127), ("exit 3;", 3)])
  func failure(command: String, code: Int32) {
    #expect(throws: TextHandOver.Failure.code(code)) { try edit("a", command) }
  }

  @Test("A file that isn't text is refused and kept")
  func noText() throws {
    do {
      let text = try edit("a", "printf 'b\\377' >")
      Issue.record("Accepted: \(text)")
    } catch TextHandOver.Failure.noText(let path) {
      let bytes = FileManager.default.contents(atPath: path)
      #expect(bytes.map(Array.init) == [0x62, 0xFF])
      try FileManager.default.removeItem(atPath: String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)))
    }
  }

  @Test("F4 edits a long text externally, as one undo step; elsewhere it says why it can't")
  func key() {
    let form = FormSession(ScreenRegistration())
    let screen = FormScreen(form)
    #expect(
      screen.press(Key(.function(4))) == .goesOn && screen.message == "Only long texts can be opened in an editor.")
    form.send(.focus("allergies"))
    screen.settle()
    #expect(screen.press(Key(.function(4))) == .goesOn && screen.message?.hasPrefix("No editor is set.") == true)
    #expect(!screen.frame().text.contains("F4"))
    screen.hasTextProgram = true
    screen.message = nil
    #expect(screen.frame().text.contains("F4 Editor"))
    _ = screen.press(Key(.text("nuts")))
    #expect(screen.press(Key(.function(4))) == .handsOver)
    screen.takeBack(.success("milk\neggs"))
    #expect(form.model.allergies == "milk\neggs" && screen.editor?.text == "milk\neggs")
    screen.takeBack(.failure(.code(1)))
    #expect(form.model.allergies == "milk\neggs" && screen.message?.contains("code 1") == true)
    form.send(.focus("password"))
    screen.settle()
    #expect(screen.press(Key(.function(4))) == .goesOn)
  }
}
