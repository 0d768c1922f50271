import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("What Enter keeps in the dialogue")
struct KeptAnswerTests {
  struct Order: Codable, Equatable {
    var base = "Classic"
    var toppings = ["Tomato", "Mozzarella"]
    var model = ""
    var days = 2
  }

  private static let definition = FormDefinition<Order>(describe: {
    $0.add(\.base, "base").options(["Classic", "Vegan"])
    $0.add(\.toppings, "toppings").options(["Tomato", "Mozzarella", "Ham", "Olives"])
      .disabledOptions { $0.base == "Vegan" ? ["Mozzarella", "Ham"] : [] }
    $0.add(\.model, "model").required().options(["City", "Cargo"])
      .disabledOptions { $0.days > 7 ? ["Cargo"] : [] }
    $0.add(\.days, "days")
  })

  private func play(_ lines: [String], _ order: Order = Order()) async throws -> (text: String, order: Order) {
    let form = FormSession(order, definition: Self.definition)
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (script.transcript, form.model)
  }

  @Test("After another answer made some options unavailable, Enter keeps the others, not an older answer")
  func availablePart() async throws {
    let (text, order) = try await play(["", "ham,olives", "city", "", "base", "vegan", "", ""])
    #expect(text.contains("  3  [x] Ham (not available)\n"), "\(text)")
    #expect(text.contains("\nToppings, numbers or names [Olives] (- for none): \n"), "\(text)")
    #expect(order.toppings == ["Olives"])
  }

  @Test("If nothing of the present answer can be chosen any more, Enter says what is wrong with it, again and again")
  func nothingLeft() async throws {
    let (text, order) = try await play(["", "", "cargo", "9", "model", "", ""])
    let error = "Error: “Cargo” isn't available. Choose another option.\n"
    #expect(
      text.hasSuffix(
        "\nModel, number or name: \n\(error)Model, number or name: \n\(error)"
          + "Model, number or name: \nPress Ctrl-C again to quit without submitting.\nModel, number or name: \n"),
      "\(text)")
    #expect(!text.contains("This field is required") && order.model == "Cargo")
    let none = try await play(["", "ham", "city", "", "base", "vegan", "toppings", ""])
    #expect(
      none.text.contains("Toppings, numbers or names (- for none): \nError: “Ham” isn't available."), "\(none.text)")
  }

  @Test("Enter after a refused entry is an empty answer, and doesn't repeat what was wrong with the entry")
  func refusedEntry() async throws {
    let (text, _) = try await play(["", "", "vegan", "", "tandem", "", ""])
    let prompt = "Model, number or name: "
    #expect(
      text.contains(
        "\(prompt)vegan\nError: “vegan” isn't one of the options.\n\(prompt)\nError: This field is required.\n"
          + "\(prompt)tandem\nError: “tandem” isn't one of the options.\n\(prompt)\nError: This field is required.\n"
          + "\(prompt)\nError: This field is required.\n"), "\(text)")
  }

  @Test("An answer given in the dialogue is what Enter keeps after an invalid one, when the question is asked again")
  func latest() async throws {
    let (text, order) = try await play(["", "", "city", "5", "days", "many", ""])
    #expect(text.contains("[5]: many\n") && text.contains("[5]: \n") && order.days == 5, "\(text)")
  }

  // MARK: What was taken

  @Test(
    "What was taken is said if only part of a name was typed",
    arguments: [("o", true), ("ol, 1", true), ("olives", false), ("4", false), ("4, TOMATO", false), ("all", false)])
  func echo(_ typed: String, _ isSaid: Bool) async throws {
    let (text, order) = try await play(["", typed])
    let said = text.contains("\(typed)\n\(order.toppings.joined(separator: ", "))\n")
    #expect(said == isSaid && order.toppings.contains("Olives"), "\(text)")
  }

  private static let towns = (1...30).map { "Lund \($0)" } + ["Honeylund", "Bonn"]
  private static let many = FormDefinition<Order>(describe: {
    $0.add(\.model, "model").options(towns)
    $0.add(\.toppings, "toppings").options(towns)
  })

  private func narrow(_ lines: [String]) async throws -> (text: String, order: Order) {
    let form = FormSession(Order(toppings: []), definition: Self.many)
    let script = FormConsoleScript(lines + [FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    return (script.transcript, form.model)
  }

  @Test("A name that fits none of the matches but another option is a new answer to the whole question")
  func newAnswer() async throws {
    let one = try await narrow(["lund", "bon"])
    #expect(one.text.contains("or Enter to start again): bon\nBonn\n"), "\(one.text)")
    #expect(one.order.model == "Bonn" && !one.text.contains("Error"))
    let several = try await narrow(["", "bonn, lund", "ey", "bonn, honey"])
    #expect(several.text.contains("again): ey\nHoneylund, Bonn\n"), "\(several.text)")
    #expect(several.order.toppings == ["Honeylund", "Bonn"])
    let replaced = try await narrow(["", "honey, und", "bonn"])
    #expect(replaced.order.toppings == ["Bonn"], "\(replaced.text)")
    #expect(try await narrow(["lund", "32"]).text.contains("Error: “32”: Nothing found.\n"))
  }

  // MARK: Whole programs

  @Test("Answers by name are read whatever surface the environment names", arguments: ["", "terminal", "screen"])
  func byName(_ surface: String) throws {
    let program = try Program.run(
      ["--answers"], of: "Gallery", input: Data("pizza.size=small\n".utf8), environment: ["SURFACE": surface])
    #expect(program.exitCode == 65 && program.output == "")
    #expect(
      program.errors.contains("journey.from: This field is required.\n") && !program.errors.contains("Press Enter"))
  }

  @Test("Without input, answers by name print the error, and no list of questions")
  func byNameWithoutInput() throws {
    let program = try Program.run(["--answers"], of: "Gallery", input: nil)
    #expect(program.exitCode == 64)
    #expect(program.errors == "There is no terminal and no input to read answers from.\n")
  }
}
