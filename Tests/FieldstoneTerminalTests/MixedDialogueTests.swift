import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Several objects in the dialogue and from a pipe")
struct MixedDialogueTests {
  struct Part: Codable, Equatable {
    var name = ""
    var size = "Small"
    var isOn = false
    var weight = 1
  }

  private static let definition = FormDefinition<Part>(describe: {
    $0.add(\.name, "name")
    $0.add(\.size, "size").options(["Small", "Large"])
    $0.add(\.isOn, "isOn")
    $0.add(\.weight, "weight").range(1...9).relative()
  })
  private static let parts = [
    Part(name: "A", size: "Small", isOn: true, weight: 1), Part(name: "B", size: "Large", isOn: false, weight: 2),
  ]

  private func play(_ lines: [String], isTerminal: Bool = true) async throws -> (text: String, parts: [Part]) {
    let form = try #require(FormSession(all: Self.parts, definition: Self.definition))
    let script = FormConsoleScript(
      isTerminal ? lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt] : lines, isTerminal: isTerminal)
    _ = try await TerminalForm(form, console: script.console).run()
    return (script.transcript, form.models)
  }

  @Test("The prompt says that values differ, and Enter keeps each of them")
  func keeps() async throws {
    let (text, parts) = try await play(["", "", "", ""])
    #expect(parts == Self.parts)
    for prompt in ["Name", "Size, number or name", "Weight"] {
      #expect(text.contains(prompt) && text.contains("[Multiple values]"), "\(text)")
    }
    #expect(text.contains("Is On [y/n] [Multiple values]: "), "\(text)")
    #expect(!text.contains("[x]"), "Nothing is chosen.")
  }

  @Test("An answer goes to all, a minus clears all, and +3 changes each")
  func answers() async throws {
    let (_, parts) = try await play(["-", "large", "y", "+3"])
    #expect(
      parts == [
        Part(name: "", size: "Large", isOn: true, weight: 4), Part(name: "", size: "Large", isOn: true, weight: 5),
      ])
  }

  @Test("From a pipe, an empty line keeps what each has, and an error names the object")
  func pipe() async throws {
    #expect(try await play(["", "large", "", "+1"], isTerminal: false).parts.map(\.weight) == [2, 3])
    await #expect {
      _ = try await play(["", "", "", "+8"], isTerminal: false)
    } throws: {
      "\($0)" == "line 4: Weight: Enter a value from 1 to 9. (object 2 of 2)"
    }
  }
}
