import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Entries of people's own in the terminal")
struct OwnEntryScreenTests: ScreenSuite {
  struct Order: Equatable, Codable {
    var drink: String? = "Tea"
    var toppings: [String] = []
  }

  private static let definition = FormDefinition<Order>(describe: {
    $0.add(\.drink, "drink").options(["Tea", "Water"]).segments().ownEntries()
    $0.add(\.toppings, "toppings").options(["Ham", "Olives"]).ownEntries()
  })
  private let form: FormSession<Order>
  let screen: FormScreen

  init() {
    form = FormSession(Order(), definition: Self.definition)
    screen = FormScreen(form, width: 70, height: 30)
  }

  @Test("What is typed can be added, unless an option is called that")
  func one() {
    go(to: "drink")
    press(Key(.text("w")))
    #expect(shown.contains("Water") && shown.contains("Add “w”"))
    press(Key(.text("ater")))
    #expect(!shown.contains("Add “"))
    press(Key(.text("melon")))
    #expect(shown.contains("Add “watermelon”"))
    press(Key(.enter))
    #expect(form.model.drink == "watermelon" && form.issues.isEmpty && shown.contains("watermelon ▾"))
  }

  @Test("Several are added one after the other, and can be given up")
  func several() {
    go(to: "toppings")
    press(Key(.enter), Key(.text("kale")), Key(.text(" ")), Key(.text("chips")), .alt("a"))
    #expect(form.model.toppings == [])
    press(Key(.enter))
    #expect(form.model.toppings == ["kale chips"] && shown.contains("[x] kale chips"))
    press(Key(.text("ham")), Key(.text(" ")))
    #expect(form.model.toppings == ["Ham", "kale chips"])
    press(Key(.escape), Key(.end), Key(.text(" ")))
    #expect(form.model.toppings == ["Ham"])
  }

  @Test("An entry of any length is added whole")
  func long() {
    let entry = (1...40).map { "word\($0)" }.joined(separator: " ")
    go(to: "drink")
    press(Key(.text("x")), .control("u"), Key(.paste(entry)))
    #expect(shown.contains("word40") && shown.contains("Add “word1 word2"))
    press(Key(.enter))
    #expect(form.model.drink == entry)
  }

  @Test("What was added to a list of hundreds of options is found in it, by its words")
  func found() {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.toppings, "toppings").options((1...300).map { "Topping \($0)" }).ownEntries()
    })
    let form = FormSession(Order(toppings: ["Kale chips", "Topping 7"]), definition: definition)
    let screen = FormScreen(form, width: 70, height: 30)
    for letter in "chips k" { _ = screen.press(Key(.text(String(letter == " " ? "_" : letter)))) }
    for key in [Key.control("u"), Key(.paste("chips k"))] { _ = screen.press(key) }
    #expect(screen.frame().text.contains("[x] Kale chips") && !screen.frame().text.contains("] Topping"))
    _ = screen.press(Key(.text(" ")))
    #expect(form.model.toppings == ["Topping 7"])
  }

  @Test("Delete and the arrows edit the typed text, and leave the answer alone")
  func editing() {
    go(to: "drink")
    press(Key(.text("watx")), Key(.left), Key(.delete), Key(.left), Key(.right))
    #expect(form.model.drink == "Tea" && shown.contains("Water") && shown.contains("Add “wat”"))
  }

  @Test("Clearing what was typed brings the list back")
  func cleared() {
    go(to: "drink")
    press(Key(.text("x")))
    #expect(shown.contains("Add “x”"))
    press(Key(.backspace))
    #expect(shown.contains("Tea") && !shown.contains("Add “"))
  }

  @Test("The dialogue accepts other names, and says so")
  func dialogue() async throws {
    let form = FormSession(Order(), definition: Self.definition)
    let script = FormConsoleScript(["Cocoa", "1, Kale, ol", FormConsoleScript.interrupt, FormConsoleScript.interrupt])
    _ = try await TerminalForm(form, console: script.console).run()
    #expect(form.model == Order(drink: "Cocoa", toppings: ["Ham", "Kale", "ol"]))
    #expect(script.transcript.contains("  2  Water\n  Or enter your own.\n"))
  }
}
