import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

/// A form in which every answer is optional.
@Form
struct Wishes: Equatable {
  var day: Date?
  var count: Int?
  var level: Level?
  var isVeteran: Bool?
  var nickname: String?
}

@Suite("Refused and cleared answers")
struct RefusedAnswerTests {
  private static let day = Date(timeIntervalSince1970: 1_743_379_200)

  private func play<Model>(_ form: FormSession<Model>, _ lines: [String]) async throws -> (text: String, model: Model?)
  {
    let script = FormConsoleScript(lines)
    let model = try? await TerminalForm(form, console: script.console).run()
    return (script.transcript, model)
  }

  @Test("After an error, Enter keeps the last accepted answer, and never sends the refused text again")
  func keepsAccepted() async throws {
    let dialogue = await Dialogue.play(["Forms", "300", "many", "", "", "", "", "", "", ""])
    #expect(
      dialogue.transcript.contains(
        """
        Minutes (required, 5 to 90 min) [30]: 300
        Error: Enter a value from 5 to 90.
        Minutes (required, 5 to 90 min) [30]: many
        Error: Enter a whole number from 5 to 90.
        Minutes (required, 5 to 90 min) [30]:\u{20}
        Level
        """))
    #expect(dialogue.model?.minutes == 30)
  }

  @Test("- doesn't take away an answer that is needed, and says what is accepted instead")
  func needed() async throws {
    let dialogue = await Dialogue.play(["Forms", "-", "45", "", "", "", "n", "", "1", "-", "", "", ""])
    #expect(
      dialogue.transcript.contains(
        """
        Minutes (required, 5 to 90 min) [30]: -
        Error: This field is required. Press Enter to keep the [answer], or enter -
          again to clear it.
        Minutes (required, 5 to 90 min) [30]: 45
        """), "\(dialogue.transcript)")
    #expect(dialogue.model?.title == "Forms" && dialogue.model?.minutes == 45, "\(dialogue.transcript)")
    let again = await Dialogue.play(["Forms", "-", "-", "", "45", "", "", "", "n", "", ""])
    #expect(again.transcript.contains("Minutes (required, 5 to 90 min): 45\n"), "\(again.transcript)")
    #expect(again.model?.minutes == 45)
    let script = FormConsoleScript(["-", "", ""])
    let definition = FormDefinition<Travel>(describe: { $0.add(\.byTrain, "byTrain") })
    let model = try await TerminalForm(FormSession(Travel(), definition: definition), console: script.console).run()
    #expect(script.transcript.contains("-\nError: Enter yes or no. Press Enter for the answer in upper case.\n"))
    #expect(model?.byTrain == Travel().byTrain)
  }

  @Test("Without an accepted answer, the prompt offers none, and Enter is an empty answer")
  func nothingAccepted() async throws {
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "from").required().minimumLength(3)
    })
    let form = FormSession(Travel(), definition: definition)
    let (text, model) = try await play(form, ["", "", "ab", "", "Rome", ""])
    #expect(
      text.contains(
        """
        From (required, at least 3 characters):\u{20}
        Error: This field is required.
        From (required, at least 3 characters):\u{20}
        Error: This field is required.
        From (required, at least 3 characters): ab
        Error: Enter at least 3 characters.
        From (required, at least 3 characters):\u{20}
        Error: This field is required.
        From (required, at least 3 characters): Rome

        """))
    #expect(model?.from == "Rome")
  }

  @Test("After an error, Enter leaves an empty optional field empty")
  func emptyAgain() async throws {
    let (text, model) = try await play(FormSession(Wishes()), ["1815-02-30", "", "", "", "", "", ""])
    #expect(text.contains("[1815") == false)
    #expect(model == Wishes())
  }

  @Test("The accepted answer is still offered after going back and forth")
  func backAndForth() async throws {
    let dialogue = await Dialogue.play(["Forms", "300", "<", "", "", "", "", "", "", "", ""])
    #expect(dialogue.transcript.contains("Error: Minutes: Enter a value from 5 to 90.\n"))
    #expect(dialogue.transcript.contains("[30]: <") && dialogue.transcript.contains("[30]: \n"))
    #expect(dialogue.model?.minutes == 30)
  }

  @Test("The review shows a refused entry as no answer, without repeating secrets; a submit reports it again")
  func review() async throws {
    let left = await Dialogue.play(["Forms", "", "", "", "", "", "", "2", "300", "<", "", "<"])
    #expect(left.transcript.contains("   2  Minutes: (no answer: “300” was not accepted)\n"))
    #expect(!left.transcript.contains("Minutes: 300 min\n") && !left.transcript.contains("Minutes: 300\n"))
    #expect(left.transcript.contains("Not submitted: 1 item needs attention.") && left.model == nil)
    let definition = FormDefinition<Travel>(describe: {
      $0.add(\.from, "from").control(.secure(isNew: true)).minimumLength(8)
    })
    let (text, _) = try await play(
      FormSession(Travel(from: ""), definition: definition), ["longEnough", "1", "short", "<", ":cancel", "y"])
    #expect(text.contains("   1  From: (no answer: the last entry was not accepted)\n") && !text.contains("“short”"))
  }

  @Test("Starting over asks for confirmation if something was answered; Enter means no")
  func startsOver() async throws {
    let (transcript, model) = try await play(FormSession(Booking()), ["Rome", "", "1", "", "", "start", "", ""])
    #expect(transcript.contains("Submit? start\nYour answers will be lost. Start over anyway? [y/N]: \n"))
    #expect(model?.travel.from == "Rome" && model?.room == .one)
    let (again, reset) = try await play(
      FormSession(Booking()), ["Rome", "", "1", "", "", "start", "perhaps", "n", "n", ""])
    #expect(again.contains("anyway? [y/N]: perhaps\nError: Enter yes or no.\nYour answers will be lost."))
    #expect(again.contains("Submit? n\nNothing is submitted yet.") && reset?.travel.from == "Rome")
    let untouched = Booking(travel: Travel(from: "Rome"))
    let (unasked, kept) = try await play(FormSession(untouched), ["", "", "", "", "", "start", ""])
    #expect(!unasked.contains("Start over anyway?") && kept?.travel.from == "Rome")
    let typed = FormSession(untouched)
    let (half, _) = try await play(typed, ["", "", "", "", "", "1", "", "room", "x", "<", "start", "y", ""])
    #expect(half.contains("Start over anyway? [y/N]: y\n"))
  }

  @Test("A minus clears every optional answer; the prompt mentions it only if there is an answer")
  func clears() async throws {
    let full = Wishes(day: Self.day, count: 3, level: .expert, isVeteran: true, nickname: "Ada")
    let (text, model) = try await play(FormSession(full), ["-", "-", "-", "-", "-", ""])
    #expect(model == Wishes())
    #expect(text.components(separatedBy: "(- for none): -\n").count == 6)
    let (empty, kept) = try await play(FormSession(Wishes()), ["-", "-", "-", "-", "-", ""])
    #expect(kept == Wishes())
    #expect(!empty.contains("(- for none)"))
  }

  @Test("Yes or no is asked by the first letters, with the default in upper case")
  func yesOrNo() async throws {
    let (text, _) = try await play(FormSession(Wishes(isVeteran: false)), ["", "", "", "", "", ""])
    #expect(text.contains("Is Veteran (optional) [y/N] (- for none): \n"))
    let (none, _) = try await play(FormSession(Wishes()), ["", "", "", "?", "", "", ""])
    #expect(none.contains("Is Veteran (optional) [y/n]: ?\n") && !none.contains("upper case"))
    let german = FormEnvironment(translate: { text, _ in ["Yes": "Ja", "No": "Nein"][text.english] })
    #expect([true, false, nil].map(YesNo(german).choice) == ["J/n", "j/N", "j/n"])
    let alike = FormEnvironment(translate: { text, _ in ["Yes": "Nai", "No": "Nein"][text.english] })
    #expect([true, false, nil].map(YesNo(alike).choice) == ["NAI/nein", "nai/NEIN", "nai/nein"])
    let uncased = FormEnvironment(translate: { text, _ in ["Yes": "はい", "No": "いいえ"][text.english] })
    #expect([true, nil].map(YesNo(uncased).choice) == ["はい/いいえ: はい", "はい/いいえ"])
  }

  struct Pizza: Codable {
    var base = "Vegan"
    var toppings = ["Tomato", "Mozzarella"]
  }

  private static let pizza = FormDefinition<Pizza>(describe: {
    $0.add(\.toppings, "toppings").options(["Tomato", "Mozzarella", "Corn"])
      .disabledOptions { $0.base == "Vegan" ? ["Mozzarella"] : [] }
  })

  @Test("If some present options aren't accepted, all are listed again, and Enter keeps those that can be chosen")
  func presentOptions() async throws {
    let form = FormSession(Pizza(), definition: Self.pizza)
    let (text, model) = try await play(form, ["", "?", "", ""])
    #expect(
      text.contains(
        """
        Error: “Mozzarella” isn't available. Choose another option.
          1  [x] Tomato
          2  [x] Mozzarella (not available)
          3  [ ] Corn
        Toppings, numbers or names [Tomato] (- for none): ?
        """), "\(text)")
    #expect(text.contains("to keep the [answer], or enter - to clear it.\n") && model?.toppings == ["Tomato"])
    #expect(try await play(FormSession(Pizza(), definition: Self.pizza), ["", "-", ""]).model?.toppings == [])
  }

  @Test("The review shows options that aren't available any more, and says so after each")
  func reviewOfOptions() async throws {
    let definition = FormDefinition<Pizza>(describe: {
      $0.add(\.toppings, "toppings").options(["Tomato", "Mozzarella", "Corn"])
        .disabledOptions { $0.base == "Vegan" ? ["Mozzarella"] : [] }
      $0.add(\.base, "base").options(["Classic", "Vegan"])
    })
    let form = FormSession(Pizza(base: "Classic"), definition: definition)
    let (text, _) = try await play(form, ["", "vegan", ":cancel", "y"])
    #expect(text.contains("   1  Toppings: Tomato, Mozzarella (not available)\n   2  Base: Vegan\n"), "\(text)")
    #expect(!text.contains("no answer"))
  }

  @Test("A checkbox that has to be checked isn't offered unchecked after that was refused")
  func mustBeTrue() async throws {
    let definition = FormDefinition<Travel>(describe: { $0.add(\.byTrain, "byTrain").mustBeTrue() })
    let form = FormSession(Travel(byTrain: false), definition: definition)
    let (text, model) = try await play(form, ["", "", "y", ""])
    #expect(text.contains("[y/N]: \nError: Answer yes to continue.\n"))
    #expect(text.contains("[y/n]: \nError: Answer yes to continue.\n"))
    #expect(text.contains("[y/n]: y\n"))
    #expect(model?.byTrain == true)
  }
}
