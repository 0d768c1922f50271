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
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt])
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
          1  [ ] Ham (not available)
          2  [ ] Olives
          3  [x] Peppers
          4  [ ] Pesto
          5  [ ] Salt, pepper
          6  [x] Anchovies (not one of the options)
        Toppings, numbers or names (- for none): ?
        """))
    #expect(transcript.contains("  Any of these, by number or name, separated by commas; the beginning of a name is"))
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
        "Error: “fish” isn't one of the options. Enter numbers or names, separated by commas.\nToppings, numbers"))
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

  @Test("Of a long list only the first options are printed, and part of a name lists what matches")
  func many() async throws {
    let (transcript, chosen) = try await play(["town 77", "bon, 10001", "kol"], Order(), Self.many)
    #expect(transcript.contains("  10  [ ] Town 10\n  and 9,993 more; enter part of a name to find one\n"))
    #expect(transcript.contains("Error: “town 77” matches 112 options:\n") == false)
    #expect(chosen == ["Köln", "Bonn"] && transcript.split(separator: "\n").count < 50, "\(transcript)")
  }

  @Test("Among many options for one answer, several matches are listed with their numbers")
  func oneOfMany() async throws {
    let form = FormSession(Order(), definition: Self.many)
    let script = FormConsoleScript(["", "town 99", "köl", "nowhere", "9999", FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(script.transcript.contains("Error: “town 99” matches") == false, "It is the whole name of one.")
    #expect(form.model.place == "Town 99", "\(script.transcript)")
  }
}
