import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Steps on pages")
struct StepPageTests {
  struct Booking: FormModel, Sendable {
    var name = ""
    var seats = 1
    static func describe(_ fields: FieldList<Booking>) {
      fields.add(\.name, "name").required()
      fields.add(\.seats, "seats")
    }
    static var formTemplate: Booking? { Booking() }
    static func arrange(_ form: FormBuilder<Booking>) {
      form.step("One") { $0.field(\.name) }
      form.step("Two") { $0.field(\.seats) }
      form.review()
      form.button("Book", .submit)
    }
  }

  private let visitor = Visitor(WebFormSite(title: "Booking") { FormSession(Booking()) })

  /// The buttons that stand out, and those that don't, by their titles.
  private func buttons(_ look: String) -> [String] {
    visitor.html.matches(of: /<button class="([^"]*)"[^>]*>([^<]*)</).filter { $0.1 == look }.map { String($0.2) }
  }

  private func post(_ answers: (name: String, value: String)...) async {
    #expect(await visitor.post(answers) == 303)
    await visitor.get()
  }

  @Test("The button that leads to the next step stands out, others don't; at the end, it is Submit")
  func primary() async {
    await visitor.get()
    #expect(visitor.html.contains("<h1>Step 1 of 3: One</h1>"))
    #expect(buttons("primary") == ["Next step"] && buttons("plain") == ["All steps", "Update"])
    await post(("name", "Ada"), (":do", "perform:step.one.next"))
    #expect(visitor.html.contains("<h1>Step 2 of 3: Two</h1>"))
    #expect(buttons("primary") == ["Next step"] && buttons("plain").prefix(2) == ["Previous step", "All steps"])
    await post((":do", "perform:step.two.next"))
    #expect(visitor.html.contains("<h1>Step 3 of 3: Check your answers</h1>"))
    #expect(buttons("primary") == ["Book"] && buttons("plain").prefix(2) == ["Previous step", "All steps"])
    #expect(
      visitor.html.contains(
        "<span class=\"title\">Name</span>\n<span class=\"value\" dir=\"auto\">Ada</span>\n<span class=\"change\">Change</span>"
      ))
    await post((":do", "back"))
    #expect(visitor.path == "/steps" && visitor.html.contains("value=\"open:step.one\""))
    #expect(!visitor.html.contains("Change</span>"), "Only answers of a review are changed.")
    #expect(buttons("primary").isEmpty, "The form has a submit button, in its review.")
  }

  @Test(
    "A step that isn't right stays open and says so, as a form after a refused submit: in the title, and in a summary")
  func refused() async {
    await visitor.get()
    await post(("name", ""), (":do", "perform:step.one.next"))
    #expect(visitor.html.contains("<h1>Step 1 of 3: One</h1>"))
    #expect(visitor.html.contains("<title>Error: Step 1 of 3: One – Booking</title>"))
    let focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused.first?.contains("id=\"summary\"") == true, "\(focused)")
    #expect(visitor.html.contains("href=\"#row-name\"") && !visitor.html.contains("Not submitted"))
    #expect(visitor.html.contains("data-saved=\"\""), "The script doesn't say beside it that all is saved.")
    await post((":do", "update"))
    #expect(visitor.html.contains("id=\"summary\""), "It stays while something is wrong.")
    await post(("name", "Ada"), (":do", "update"))
    #expect(!visitor.html.contains("id=\"summary\"") && !visitor.html.contains("<title>Error: "))
    #expect(visitor.html.contains("data-saved=\"Saved\""))
  }

  @Test("The review opens again with the focus where it was left, also after a submit that was refused")
  func place() async {
    await visitor.get()
    await post(("name", "Ada"), (":do", "perform:step.one.next"))
    await post((":do", "perform:step.two.next"))
    await post((":do", "open:review.seats"))
    #expect(visitor.html.contains("<h1>Step 2 of 3: Two</h1>"))
    await post((":do", "perform:step.two.next"))
    #expect(visitor.html.contains("<h1>Step 3 of 3: Check your answers</h1>"))
    var focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused.first?.contains("id=\"row-review.seats\"") == true, "\(focused)")
    await post((":do", "open:review.name"))
    #expect(buttons("plain").first == "Check your answers")
    await post(("name", ""), (":do", "back"))
    #expect(visitor.html.contains("<h1>Step 3 of 3: Check your answers</h1>") && visitor.path == "/page/review")
    focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused.first?.contains("id=\"row-review.name\"") == true, "\(focused)")
    guard let submit = visitor.html.firstMatch(of: /value="(perform:[^"]*)"[^>]*>Book</) else {
      Issue.record("There is no button.")
      return
    }
    await post((":do", String(submit.1)))
    #expect(visitor.html.contains("<h1>Step 1 of 3: One</h1>"))
    await post(("name", "Grace"), (":do", "perform:step.one.next"))
    #expect(visitor.html.contains("<h1>Step 3 of 3: Check your answers</h1>"))
    focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused.first?.contains("value=\"\(submit.1)\"") == true, "\(focused)")
  }

  @Test("The summary of a step is about this step, and goes with it")
  func other() async {
    await visitor.get()
    await post(("name", ""), (":do", "perform:step.one.next"))
    await post((":do", "back"))
    #expect(!visitor.html.contains("id=\"summary\""))
    await post((":do", "open:step.two"))
    await post(("seats", "many"), (":do", "perform:step.two.next"))
    #expect(visitor.html.contains("<title>Error: Step 2 of 3: Two – Booking</title>"))
    #expect(visitor.html.contains("href=\"#row-seats\"") && !visitor.html.contains("value=\"show:name\""))
    await post(("seats", "2"), (":do", "perform:step.two.next"))
    #expect(visitor.html.contains("<title>Step 3 of 3: Check your answers – Booking</title>"))
    #expect(!visitor.html.contains("id=\"summary\""))
  }

  @Test("Once a conflict is resolved, its row has the focus", arguments: FormConflict.Choice.allCases)
  func conflict(_ choice: FormConflict.Choice) async throws {
    let browser = Browser(FormSession(Booking()))
    browser.page.form.send(.open("step.two"))
    browser.page.form.send(.type("seats", "2"))
    var newer = Booking()
    newer.seats = 3
    #expect(browser.page.form.update(from: newer).count == 1)
    browser.load()
    let commands = browser.buttons.filter { $0.value.hasPrefix("act:seats:") }
    try #require(commands.count == 2)
    let html = browser.html
    let group = try #require(html.firstRange(of: "<div class=\"resolve\" role=\"group\" aria-label=\"Seats\">"))
    let message = try #require(html.firstRange(of: "Keep yours, or use the newer one.</p>"))
    #expect(message.upperBound < group.lowerBound, "The buttons are below the message,")
    #expect(html[group.upperBound...].firstRange(of: "name=\"seats\"") != nil, "before the field,")
    #expect(!html.contains("class=\"menu\""), "and in no menu.")
    _ = try await browser.press(commands[choice == .mine ? 0 : 1].value)
    #expect(browser.page.form.conflicts.isEmpty && browser.page.form.model.seats == (choice == .mine ? 2 : 3))
    let focused = browser.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused[0].contains("id=\"row-seats\""), "\(focused)")
  }

  @Test("A link to a row opens its step, or the list of steps, also where a visit begins")
  func link() async {
    for row in ["seats", "step.two"] {
      let visitor = Visitor(visitor.site)
      await visitor.get("/?at=\(row)")
      #expect(visitor.path == (row == "seats" ? "/page/step.two?at=seats" : "/steps?at=step.two"))
      let focused = visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
      #expect(focused.count == 1 && focused[0].contains("id=\"row-\(row)\""))
      let answers = row == "seats" ? [("seats", "3")] : []
      #expect(await visitor.post(answers + [(":do", "update")]) == 303)
      await visitor.get()
      #expect(visitor.path == (row == "seats" ? "/page/step.two" : "/steps"))
      #expect(visitor.html.contains(row == "seats" ? "value=\"3\"" : "value=\"open:step.two\""))
    }
  }

  @Test("The first step and the list of steps have an address each, so that Back leads from the list to the step")
  func addresses() async {
    await visitor.get()
    await post(("name", "Ada"), (":do", "back"))
    #expect(visitor.path == "/steps" && visitor.html.contains("value=\"open:step.two\""))
    // What the browser loads for Back.
    await visitor.get("/")
    #expect(visitor.path == "/page/step.one" && visitor.html.contains("<h1>Step 1 of 3: One</h1>"))
    await post((":do", "perform:step.one.next"))
    #expect(visitor.path == "/page/step.two")
    await visitor.get("/")
    #expect(visitor.html.contains("<h1>Step 1 of 3: One</h1>") && visitor.html.contains("value=\"Ada\""))
    await visitor.get("/steps")
    #expect(visitor.path == "/steps" && visitor.html.contains("value=\"open:step.two\""))
  }

  @Test("A form without steps has no list of them")
  func none() async {
    let visitor = Visitor(WebFormSite(title: "Party") { FormSession(Party.full) })
    await visitor.get()
    #expect(await visitor.post([(":do", "update")]) == 303)
    await visitor.get("/steps")
    #expect(visitor.path == "/" && visitor.html.contains("<h1>Party</h1>"))
  }
}
