import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Answers that a script sends while they are given")
struct LivePostTests {
  private let live = LiveBrowser()

  @Test("The response has only the rows that have changed")
  func changedRows() async throws {
    let html = try await live.type("seats", "3")
    #expect(live.model.seats == 3)
    #expect(html.contains(">720 EUR</dd>") && html.contains("name=\"seats\" value=\"3\""))
    #expect(leftOut(html).contains("email") && !leftOut(html).contains("seats"))
    #expect(!html.contains("name=\"email\"") && !html.contains("<style") && !html.contains("<script"))
    let again = try await live.type("givesTalk", "on")
    #expect(again.contains("name=\"talkTitle\"") && leftOut(again).contains("seats"))
    #expect(try await live.send().utf8.count < live.browser.html.utf8.count / 2, "Nothing has changed.")
  }

  @Test("An error shows once the field is left, not while somebody types in it")
  func calm() async throws {
    #expect(try await !live.type("email", "a", "ad").contains("issue error"))
    #expect(try await live.send(left: "email").contains("issue error"))
    #expect(try await !live.type("email", "ada@example.org").contains("issue error"))
    live.browser.fill("remarks", "x")
    #expect(try await !live.send(left: "nowhere email").contains("issue error"))
  }

  @Test("A POST that is doubled, or late, changes nothing, and gets the page as it is")
  func doubled() async throws {
    live.browser.fill("seats", "2")
    let first = live.body()
    try await live.receive(first)
    try await live.type("seats", "4")
    #expect(try await live.receive(first, isLost: true).contains("name=\"seats\" value=\"4\""))
    #expect(live.model.seats == 4)
    live.presses = 1
    let press = live.body("add:employer")
    try await live.receive(press)
    try await live.receive(press)
    #expect(live.model.employer != nil)
    try await live.press("remove:employer")
    await #expect(throws: WebFormRefusal.outdated) { try await live.receive(press) }
    #expect(live.model.employer == nil)
  }

  @Test("What is changed back before a response arrives is changed back")
  func changedBack() async throws {
    live.browser.fill("remarks", "x")
    live.browser.fill("givesTalk", "on")
    try await live.send(isLost: true)
    live.browser.fill("remarks", "")
    live.browser.fill("givesTalk", nil)
    try await live.send(isLost: true)
    #expect(live.model.remarks == "" && !live.model.givesTalk)
    live.browser.fill("remarks", "y")
    try await live.send()
    #expect(live.model.remarks == "y")
  }

  @Test("A button whose response was lost is not pressed again, and what was typed since is saved")
  func pressedOnce() async throws {
    try await live.type("email", "ada@example.org")
    try await live.type("seats", "4")
    let page = live.browser.fields
    try await live.press("undo", isLost: true)
    live.browser.fields = page
    live.browser.fill("remarks", "Hello")
    try await live.send("undo")
    #expect(live.model.email == "ada@example.org" && live.model.seats == 1 && live.model.remarks == "Hello")
  }

  @Test("A page to which a button has led is still led to if the response was lost")
  func ledElsewhere() async throws {
    try await live.type("needsInvoice", "on")
    live.presses = 1
    #expect(try await live.send("open:invoice", isLost: true) == "")
    live.browser.fill("remarks", "Hello")
    #expect(try await live.send("open:invoice") == "", "The browser is to load the page.")
    #expect(live.browser.page.address == .page("invoice") && live.model.remarks == "Hello")
  }

  @Test("What is typed into a field is one step for Undo")
  func undo() async throws {
    try await live.type("email", "a", "ada", "ada@example.org")
    try await live.type("remarks", "H", "Hello")
    #expect(live.buttons.contains("Undo: Remarks"))
    try await live.press("undo")
    #expect(live.model.remarks == "" && live.model.email == "ada@example.org")
    try await live.press("undo")
    #expect(live.model.email == "" && !live.buttons.contains { $0.hasPrefix("Undo") })
  }

  @Test("Options that are chosen one after another are one step, until the field is left")
  func undoChoices() async throws {
    let live = LiveBrowser(FormSession(Trip()))
    for day in ["Friday", "Saturday", "Sunday"] {
      live.browser.fields.append(("days", day))
      try await live.send(left: day == "Saturday" ? "days" : "")
    }
    #expect(live.model.days == ["Friday", "Saturday", "Sunday"])
    try await live.press("undo")
    #expect(live.model.days == ["Friday", "Saturday"])
    try await live.press("undo")
    #expect(live.model.days == [])
  }

  @Test("Leaving a field ends its step, and makes none")
  func leaving() async throws {
    live.browser.fill("seats", "2")
    try await live.send()
    live.browser.fill("seats", "3")
    try await live.send(left: "seats")
    try await live.send(left: "seats")
    try await live.type("seats", "4")
    try await live.press("undo")
    #expect(live.model.seats == 3)
    try await live.press("undo")
    #expect(live.model.seats == 1)
  }

  @Test("Somebody who types doesn't push out the pages of other tabs")
  func otherTabs() async throws {
    let other = live.browser.fields
    for round in 0..<20 { try await live.type("remarks", "\(round)") }
    live.browser.fields = other
    live.browser.fill("seats", "5")
    _ = try await live.browser.press("update")
    #expect(live.model.seats == 5 && live.model.remarks == "19")
  }

  @Test("No more documents are remembered than a few")
  func documents() async throws {
    for number in 1...20 {
      let tab = LiveBrowser(live.browser.page.form, live.browser, document: "0123456789abcdef\(number)")
      try await tab.type("remarks", "\(number)")
    }
    #expect(live.browser.page.visit.documents.count == WebFormVisit.mostDocuments)
    #expect(live.model.remarks == "20")
  }

  @Test(
    "Numbers that no script sends are refused",
    arguments: ["", "1", "0123456789abcdef.0.0", "0123456789abcdef.1.-1", "0123456789abcdef.1", "short.1.0"])
  func tampered(_ number: String) async throws {
    let body = PageFields.encode(live.browser.fields + [(":do", "update"), (LivePost.name, number)])
    await #expect(throws: WebFormRefusal.self) { try await live.browser.page.answer(body) }
  }
}
