import Fieldstone
import GalleryForms
import Testing

@testable import FieldstoneTerminal

/// What the dialogue and the lines by name say about collections.
@Suite("Words about collections in lines")
struct CollectionWordsTests {
  @Form
  struct Table: Codable {
    @Field(.placeholder("As on the card")) var name = "Round"
    @Field(.inline, .elementTitle("Guest")) var guests: [Guest] = []
    @Field(.unique) var tags: [String] = []

    static func arrange(_ form: FormBuilder<Table>) {
      form.remainingFields()
      form.rule(on: \.guests) { table in
        let names = table[each: \.guests].map(\.name)
        return Set(names).count < names.count ? "Two guests have the same name." : nil
      }
    }
  }

  @Form
  struct Guest: Codable {
    @Field(.required) var name = ""
    var seats = 1
  }

  private func play(_ lines: [String], width: Int = 80) async -> String {
    var (remaining, transcript) = (lines[...], "")
    let console = FormConsole(
      isTerminal: true, width: { width },
      source: { prompt in
        let line = remaining.popFirst()
        transcript += prompt.text + (line ?? "") + "\n"
        return line.map(InputLine.text) ?? .end
      }, sink: { transcript += $0 })
    _ = try? await TerminalForm(FormSession(Table()), console: console).run()
    return transcript
  }

  private func refusal(_ lines: String...) async -> String {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(FormSession(Table()), console: script.console)
    terminal.input = .byName
    do { return try await terminal.run().map { "\($0)" } ?? "" } catch { return "\(error)" }
  }

  @Test(":form says how entries are answered by name, and how they are added, also while there are none")
  func outline() async {
    let transcript = await play([":form"])
    #expect(
      transcript.contains(
        """
          Guests, guests
            By name: guests.1.name, guests.1.seats
            'guests+=' adds an empty entry.
        """), "\(transcript)")
    #expect(
      transcript.contains(
        """
          Tags, tags
            By name: tags.1
            'tags+=' adds an entry.
        """), "\(transcript)")
  }

  @Test("An error of a collection as a whole is not said to be in one of its lines")
  func noLine() async {
    let error = await refusal("guests.1.name=Ada", "guests.2.name=Ada", "name=Long")
    #expect(error == "guests: Two guests have the same name.")
  }

  @Test("What is there twice is named")
  func twice() async {
    let error = await refusal("tags+=math", "tags+=logic", "tags+=math", "name=Long")
    #expect(error == "line 3: tags.3: “math” is in the list more than once. Change or remove it.")
  }

  @Test("A refused entry is shown as it was typed")
  func asTyped() async {
    let transcript = await play(["", "Zurnb"])
    #expect(transcript.contains("You can't use “Zurnb” here."), "\(transcript)")
  }

  @Test("A placeholder isn't called an example of an answer")
  func placeholder() async {
    let transcript = await play(["?"])
    #expect(transcript.contains("\n  As on the card\n") && !transcript.contains("For example: As"), "\(transcript)")
  }

  @Test("In narrow windows, what is long is below its own beginning, and not below its number")
  func columns() async {
    let name = "Ada Augusta King, Countess of Lovelace"
    let transcript = await play(["", "a", name, "", "", "", ""], width: 40)
    #expect(transcript.contains("\n  1  Ada Augusta King, Countess of\n       Lovelace, 1\n"), "\(transcript)")
    #expect(transcript.contains("\n   3  Name: Ada Augusta King, Countess\n        of Lovelace\n"), "\(transcript)")
  }

  @Test("Rows that lead to lists on pages of their own say how long the lists are")
  func summaries() {
    let form = FormSession(Gallery())
    #expect(form.row("dinner")?.display == "Guests: 0, allergies: 0")
    form.send(.open("curriculum"))
    form.send(.insert("curriculum.jobs", id: "a", before: nil))
    #expect(form.row("curriculum")?.display == "Jobs: 1, schools: 0, languages: 0")
  }

  @Test("No line of the dialogue is longer than the window, and prompts are wrapped between words")
  func wrapped() async {
    let transcript = await play(["", "a", "Ada", "", "a", "Lin", "", "?"], width: 40)
    let lines = transcript.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { CellWidth.of($0) <= 41 }, "\(transcript)")
    #expect(
      transcript.contains(
        """
        Guests (a to add, 1 or 2 to edit, r2
          to remove, d2 to duplicate, Enter to
          continue):\u{20}
        """), "\(transcript)")
  }
}
