import ConformanceModels
import FieldstoneCore
import FieldstoneTerminal
import Testing

@testable import GalleryForms

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
      ("guests.0.name=x", "line 1: guests.0.name: There is no entry 0. Enter a position from 1 to 3."),
      ("guests.-1.name=x", "line 1: guests.-1.name: There is no entry -1. Enter a position from 1 to 3."),
      ("tags.0=x", "line 1: tags.0: There is no entry 0. Entries are numbered from 1."),
      ("tags.5000000=x", "line 1: tags.5000000: There is no entry 5000000. Enter a position from 1 to 1001."),
      ("guests.1.nam=x", "line 1: Unknown field 'guests.1.nam'. Did you mean 'guests.1.name'?"),
      ("guests[9].name=x", "line 1: Unknown field 'guests[9].name'. Did you mean 'guests.1.name'?"),
      ("guests.2.nam=x", "line 1: Unknown field 'guests.2.nam'. Did you mean 'guests.2.name'?"),
      ("gests.1.name=x", "line 1: Unknown field 'gests.1.name'. Did you mean 'guests.1.name'?"),
      ("gests.3.name=x", "line 1: Unknown field 'gests.3.name'. Did you mean 'guests.3.name'?"),
      ("gests+=", "line 1: Unknown field 'gests+'. Did you mean 'guests+'?"),
      (
        "talk.1.speakers.2.email=x",
        "line 1: Unknown field 'talk.1.speakers.2.email'. Did you mean 'talks.1.speakers.2.email'?"
      ),
      (
        "guests=Ada",
        "line 1: guests: Name an entry and its question, for example 'guests.1.name='. 'guests+=' adds an empty entry."
      ),
      (
        "guests+=Ada",
        "line 1: guests+: Name an entry and its question, for example 'guests.1.name='. 'guests+=' adds an empty entry."
      ),
      (
        "guests.2=Ada",
        "line 1: guests.2: Name an entry and its question, for example 'guests.1.name='. 'guests+=' adds an empty entry."
      ),
      (
        "talks.1.speakers=a@example.org",
        "line 1: talks.1.speakers: Name an entry and its question, for example 'talks.1.speakers.1.email='."
      ),
      ("tags=logic", "line 1: tags: Name an entry, for example 'tags.1='. 'tags+=' adds an entry."),
      ("host+=x", "line 1: Unknown field 'host+'. Did you mean 'host'?"),
      ("guests.1.seats=9", "line 1: guests.1.seats: Enter a value from 1 to 5."),
      (
        "guests.99999999999999999999.name=x",
        "line 1: guests.99999999999999999999.name: There is no entry 99999999999999999999. Enter a position from 1 to 3."
      ),
      ("tags+=math", "line 1: tags.2: “math” is in the list more than once. Change or remove it."),
    ])
  func wrong(line: String, message: String) async {
    let (model, error) = await play(line)
    #expect(model == nil)
    #expect(error.hasPrefix(message) && !error.contains("\n"), "One mistake is one error:\n\(error)")
  }

  @Test("At any depth, the names that a refusal suggests are accepted")
  func depth() async throws {
    func play(_ line: String) async throws -> TeamMember? {
      let script = FormConsoleScript([line], isTerminal: false)
      var terminal = TerminalForm(FormSession(TeamMember.example), console: script.console)
      terminal.input = .byName
      return try await terminal.run()
    }
    var path = "reports.1"
    for _ in 2...4 {
      path += ".reports"
      var suggested = ""
      do { _ = try await play(path + "=x") } catch {
        suggested = "\(error)".firstMatch(of: /for example '([^']*)'/).map { String($0.1) } ?? "\(error)"
      }
      #expect(suggested == path + ".1.name=")
      path += ".1"
    }
    let team = try await play("reports.1.reports.1.reports.1.name=Mary")
    #expect(team?.reports[0].reports[0].reports.map(\.name) == ["Mary"])
    await #expect {
      try await play("reports.1.reports.1.reports.1.nam=Mary")
    } throws: {
      "\($0)".contains("Did you mean 'reports.1.reports.1.reports.1.name'?")
    }
  }

  @Test("A refused line adds nothing, also if it named an entry that wasn't there; a line that counts on it does")
  func refused() async {
    let (_, one) = await play("guests.3.nam=x", "guests.2.seats=many", "tags.2=a long word", "talks.1.title=")
    #expect(
      one.split(separator: "\n") == [
        "line 1: Unknown field 'guests.3.nam'. Did you mean 'guests.3.name'?",
        "line 2: guests.2.seats: Enter a whole number from 1 to 5.",
        "line 3: tags.2: Enter at most 8 characters. You have entered 11.",
        "line 4: talks.1.title: This field is required.",
        "guests.2.name: This field is required.",
      ], "\(one)")
    let (_, two) = await play("guests.2.nam=Ida", "guests.2.seats=3")
    #expect(
      two.split(separator: "\n") == [
        "line 1: Unknown field 'guests.2.nam'. Did you mean 'guests.2.name'?", "guests.2.name: This field is required.",
      ], "\(two)")
  }

  @Test("A full collection refuses another element, and a new one has to be complete")
  func full() async {
    let (_, error) = await play("guests+=", "guests+=", "guests+=", "guests.2.name=Ida")
    #expect(error.contains("line 3: guests+: That's the maximum (3)."), "\(error)")
    #expect(error.contains("guests.3.name: This field is required."), "\(error)")
  }

  @Test("The same element can't be answered twice, by position and by id")
  func twice() async {
    let (_, error) = await play("guests.1.name=Ida", "guests[1].name=Lin")
    #expect(error.contains("line 2: 'guests[1].name' was already answered in line 1."), "\(error)")
  }

  @Test("An entry that is there twice has its line; an error of the collection as a whole has none")
  func whole() async {
    let (_, error) = await play("tags+=maths", "tags.3=logic", "host=Ada", "tags.1=logic")
    #expect(error == "line 2: tags.3: “logic” is in the list more than once. Change or remove it.")
    var crowd = Collections()
    crowd.talks = (1...5).map { number in
      var talk = Talk.formTemplate!
      talk.title = "Talk \(number)"
      return talk
    }
    let script = FormConsoleScript(["talks.2.title=Engines"], isTerminal: false)
    var terminal = TerminalForm(FormSession(crowd), console: script.console)
    terminal.input = .byName
    await #expect {
      try await terminal.run()
    } throws: {
      "\($0)" == "talks: You can have at most 4 entries. Remove the rest."
    }
  }
}
