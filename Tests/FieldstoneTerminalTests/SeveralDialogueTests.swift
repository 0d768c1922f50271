import ConformanceModels
import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Several options in the dialogue")
struct SeveralDialogueTests {
  struct Order: Equatable, Codable {
    var toppings: [String] = []
    var place = ""
  }

  private static let definition = FormDefinition<Order>(describe: {
    $0.add(\.toppings, "toppings").options(["Ham", "Olives", "Peppers", "Pesto", "Salt, pepper"])
      .disabledOptions { _ in ["Ham"] }
  })

  /// Answers the question about toppings, then leaves.
  private func play(
    _ lines: [String], _ order: Order = Order(), _ definition: FormDefinition<Order> = definition
  ) async throws -> (transcript: String, chosen: [String]) {
    let form = FormSession(order, definition: definition)
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (script.transcript, form.model.toppings)
  }

  @Test("The options are numbered, and what is chosen is marked; the prompt and the help say how to answer")
  func listed() async throws {
    let order = Order(toppings: ["Peppers", "Anchovies"])
    let transcript = try await play(["?"], order).transcript
    #expect(
      transcript.contains(
        """
        Toppings (optional)
          1  [/] Ham (not available)
          2  [ ] Olives
          3  [x] Peppers
          4  [ ] Pesto
          5  [ ] Salt, pepper
          6  [x] Anchovies (not one of the options)
        Toppings, numbers or names [Peppers, Anchovies] (- for none): ?
        """))
    #expect(
      transcript.contains("  Any of these, by number or name, separated by commas; the beginning of a\n    name is"))
    #expect(transcript.contains("Enter all for all of them:\n    1  [/] Ham (not available)\n"))
  }

  @Test("Options that can't be chosen any more are still the answer; a text that names none is not")
  func unavailable() throws {
    let form = FormSession(Order(toppings: ["Ham", "Olives"]), definition: Self.definition)
    form.send(.submit)
    let row = try #require(form.row("toppings"))
    #expect(row.issues.count == 1 && row.refusedEntry == nil)
    form.send(.type("toppings", "Chalk"))
    #expect(try #require(form.row("toppings")).refusedEntry != nil)
  }

  @Test(
    "Numbers, names, beginnings of names and “all” choose exactly these options",
    arguments: [
      ("2,3", ["Olives", "Peppers"]), ("olives, 4", ["Olives", "Pesto"]), ("ol,pepp", ["Olives", "Peppers"]),
      ("all", ["Olives", "Peppers", "Pesto", "Salt, pepper"]), ("salt, pepper", ["Salt, pepper"]), ("-", []),
      ("pesto, salt, pepper, olives", ["Olives", "Pesto", "Salt, pepper"]), (" 3 ,, ", ["Peppers"]), ("", ["Olives"]),
    ])
  func answers(_ line: String, _ chosen: [String]) async throws {
    #expect(try await play([line], Order(toppings: ["Olives"])).chosen == chosen)
  }

  @Test("A part that isn't an option is named with what is accepted, and the question is asked again")
  func wrong() async throws {
    let played = try await play(["olives, fish", "pe", "ham", "3"])
    #expect(
      played.transcript.contains(
        "Error: “fish” isn't one of the options. Enter numbers or names, separated by\n  commas.\nToppings, numbers"))
    #expect(played.transcript.contains("Error: “pe” could be Peppers or Pesto.\nToppings, numbers"))
    #expect(played.transcript.contains("Error: “Ham” isn't available. Choose another option.\nToppings, numbers"))
    #expect(played.chosen == ["Peppers"])
  }

  // MARK: Long lists

  private static let towns = (1...10_000).map { "Town \($0)" } + ["Köln", "Bad Köln", "Bonn"]
  private static let many = FormDefinition<Order>(describe: {
    $0.add(\.toppings, "toppings").options(towns)
    $0.add(\.place, "place").options(towns)
  })

  private static let which = "Which “wn 777”? (number, more letters, or Enter to start again)"

  @Test("Of a long list only the first options are printed, and part of a name lists what matches")
  func many() async throws {
    let (transcript, chosen) = try await play(["wn 777, bonn", "7771"], Order(), Self.many)
    #expect(transcript.contains("  10  [ ] Town 10\n  and 9993 more; enter part of a name to find one\n"))
    #expect(transcript.contains("\n“wn 777” matches 19 options:\n   777  [ ] Town 777\n  1777  [ ] Town 1777\n"))
    #expect(transcript.contains("  6777  [ ] Town 6777\n  7770  [ ] Town 7770\n  7771  [ ] Town 7771\n"))
    #expect(transcript.contains("  and 9 more\n\(Self.which): 7771\n"))
    #expect(
      chosen == ["Town 7771", "Bonn"] && !transcript.contains("Error") && transcript.split(separator: "\n").count < 60,
      "\(transcript)")
  }

  @Test("More letters leave fewer of the options that a name fits, and only those; then the rest of the answer counts")
  func narrowed() async throws {
    let played = try await play(["10001, wn 777, bonn", "x", "?", "777"], Order(), Self.many)
    #expect(played.transcript.contains("Error: “x”: Nothing found.\n\(Self.which): ?"))
    #expect(played.transcript.contains("  and 9 more\nPress Enter to answer the whole question again.\nWhich"))
    #expect(played.chosen == ["Town 777", "Köln", "Bonn"], "\(played.transcript)")
    let letters = try await play(["10001, wn 777, bonn", "town 777"], Order(), Self.many)
    #expect(letters.chosen == ["Town 777", "Köln", "Bonn"])
    let fewer = try await play(["wn 77, bonn", "wn 777", "wn 7774"], Order(), Self.many)
    #expect(fewer.transcript.contains("\n“wn 777” matches 19 options:\n"))
    #expect(fewer.chosen == ["Town 7774", "Bonn"])
    let kept = try await play(["wn 777, bonn", "", "10003"], Order(toppings: ["Köln"]), Self.many)
    #expect(kept.chosen == ["Bonn"] && kept.transcript.contains("again): \nToppings, numbers or names"))
    #expect(try await play(["wn 777, bonn"], Order(toppings: ["Köln"]), Self.many).chosen == ["Köln"])
  }

  @Test("“All” is offered only where as many can be chosen; otherwise a sentence says how many can be")
  func mostOfAll() async throws {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.toppings, "toppings").options(["Ham", "Olives", "Peppers"]).maximumCount(2)
    })
    let played = try await play(["?", "all", "1"], Order(), definition)
    #expect(
      !played.transcript.contains("Enter all") && played.transcript.contains("Error: Choose at most 2.\nToppings"))
    #expect(played.chosen == ["Ham"])
  }

  @Test("Where one answer is wanted, several say so")
  func oneOnly() async throws {
    let definition = FormDefinition<Order>(describe: { $0.add(\.place, "place").options(["Bonn", "Köln", "Wien"]) })
    let form = FormSession(Order(), definition: definition)
    let script = FormConsoleScript([
      "1,2,3", "bonn, wi", "1,9", "2", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.components(separatedBy: "Error: Enter only one of the options.\n").count == 3)
    #expect(script.transcript.contains("Error: “1,9” isn't one of the options.\n") && form.model.place == "Köln")
  }

  @Test("Among many options for one answer, several matches are listed with their numbers")
  func oneOfMany() async throws {
    let form = FormSession(Order(), definition: Self.many)
    let script = FormConsoleScript([
      "", "nowhere", "wn 888", "888", FormConsoleScript.interrupt, FormConsoleScript.interrupt,
    ])
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("Error: “nowhere”: Nothing found.\nPlace, number or name"))
    #expect(script.transcript.contains("\n“wn 888” matches 19 options:\n   888  Town 888\n  1888  Town 1888\n"))
    #expect(form.model.place == "Town 888", "\(script.transcript)")
  }

  @Test("The entry for no answer is called what the placeholder says")
  func none() async throws {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.place, "place").options(["Bonn", "Köln"]).placeholder("Anywhere")
    })
    let form = FormSession(Order(place: "Bonn"), definition: definition)
    let script = FormConsoleScript(["?", "anywhere", ""])
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("Place, number or name [Bonn] (- for “Anywhere”): ?\n"))
    #expect(form.model.place.isEmpty && !script.transcript.contains("For example"))
  }

  // MARK: Pipes

  private func pipe(
    _ lines: [String], byName: Bool, _ definition: FormDefinition<Order> = definition
  ) async -> (order: Order?, error: TerminalFormError?) {
    let script = FormConsoleScript(lines, isTerminal: false)
    var terminal = TerminalForm(
      FormSession(Order(toppings: ["Pesto"]), definition: definition), console: script.console)
    if byName { terminal.input = .byName }
    do {
      return (try await terminal.run(), nil)
    } catch {
      return (nil, error as? TerminalFormError)
    }
  }

  @Test("A line of a pipe has several options; an empty one keeps them, and by name empties them")
  func pipes() async {
    #expect(await pipe(["2, peppers"], byName: false).order?.toppings == ["Olives", "Peppers"])
    #expect(await pipe([""], byName: false).order?.toppings == ["Pesto"])
    #expect(await pipe(["-"], byName: false).order?.toppings == [])
    #expect(await pipe(["toppings=oli,3"], byName: true).order?.toppings == ["Olives", "Peppers"])
    #expect(await pipe(["toppings="], byName: true).order?.toppings == [])
  }

  @Test("An error in a pipe names the row and the part that is wrong, on one line")
  func wrongInPipe() async {
    #expect(
      await pipe(["olives, fish"], byName: false).error?.description
        == "line 1: Toppings: “fish” isn't one of the options. Enter numbers or names, separated by commas.")
    #expect(
      await pipe(["toppings=olives,pe"], byName: true).error?.description
        == "line 1: toppings: “pe” could be Peppers or Pesto.")
    #expect(
      await pipe(["toppings=town 100"], byName: true, Self.many).error == nil, "A whole name is no part of others.")
    let many = await pipe(["toppings=wn 777"], byName: true, Self.many).error?.description
    #expect(many?.hasPrefix("line 1: toppings: “wn 777” could be Town 777, Town 1777,") == true)
    #expect(many?.hasSuffix("Town 7772 or 9 others.") == true, "\(many ?? "")")
  }
}
