import ConformanceModels
import FieldstoneCore
import FieldstoneTerminal
import Testing

@Suite("Collections from name=answer lines")
struct CollectionPipeTests {
  private func play(_ lines: String...) async -> (model: Collections?, error: String) {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(FormSession(Collections()), console: script.console)
    terminal.input = .byName
    do { return (try await terminal.run(), "") } catch { return (nil, "\(error)") }
  }

  @Test("Positions count from 1, and missing elements are added; ids work as well")
  func positions() async {
    let (model, error) = await play(
      "guests.3.name=Lin", "guests.2.name=Ida", "guests[1].seats=4", "talks.1.title=Notes")
    #expect(model?.guests.map(\.name) == ["Grace", "Ida", "Lin"] && model?.guests.first?.seats == 4, "\(error)")
    #expect(model?.talks.map(\.title) == ["Notes"])
  }

  @Test("A plus sign adds an element; of values, with its answer")
  func plus() async {
    let (model, error) = await play(
      "tags+=logic", "tags+=poetry", "tags.1=maths", "guests+=", "guests.2.name=Ida", "talks.1.speakers+=",
      "talks.1.speakers.2.email=a@example.org")
    #expect(model?.tags == ["maths", "logic", "poetry"], "\(error)")
    #expect(model?.guests.map(\.name) == ["Grace", "Ida"])
    #expect(model?.talks.first?.speakers.map(\.email) == ["", "a@example.org"])
  }

  @Test(
    "What isn't possible is reported with its line and with what is accepted",
    arguments: [
      ("guests.4.name=x", "line 1: guests.4.name: There is no entry 4. Enter a position from 1 to 3."),
      ("guests.0.name=x", "line 1: guests.0.name: There is no entry 0. Enter a position from 1 to 1001."),
      ("tags.5000000=x", "line 1: tags.5000000: There is no entry 5000000. Enter a position from 1 to 1001."),
      ("guests.1.nam=x", "line 1: Unknown field 'guests.1.nam'. Did you mean 'guests.1.name'?"),
      ("guests[9].name=x", "line 1: Unknown field 'guests[9].name'. Did you mean 'guests.1.name'?"),
      ("guests+=x", "line 1: guests+: The entry was added without an answer. Enter its answers by their names."),
      ("host+=x", "line 1: Unknown field 'host+'. Did you mean 'host'?"),
      ("guests.1.seats=9", "line 1: guests.1.seats: Enter a value from 1 to 5."),
      ("guests.99999999999999999999.name=x", "line 1: Unknown field 'guests.99999999999999999999.name'."),
      ("tags+=math", "tags: Entry 2 is there twice. Change it or remove it."),
    ])
  func wrong(line: String, message: String) async {
    let (model, error) = await play(line)
    #expect(model == nil)
    #expect(error.split(separator: "\n").contains { $0.hasPrefix(message) }, "\(error)")
  }

  @Test("A full collection refuses another element, and a new one has to be complete")
  func full() async {
    let (_, error) = await play("guests+=", "guests+=", "guests+=", "guests.2.name=Ida")
    #expect(error.contains("line 3: guests+: No more can be added."), "\(error)")
    #expect(error.contains("guests.3.name: This field is required."), "\(error)")
  }

  @Test("The same element can't be answered twice, by position and by id")
  func twice() async {
    let (_, error) = await play("guests.1.name=Ida", "guests[1].name=Lin")
    #expect(error.contains("line 2: 'guests[1].name' was already answered in line 1."), "\(error)")
  }
}
