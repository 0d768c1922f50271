import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Undo goes back answer by answer")
struct AnswerUndoTests {
  private let browser = Browser()
  private var model: Registration { browser.page.form.model }

  @Test("After a refused submit with several answers, each Undo takes one back, the last first, and names it")
  func oneByOne() async throws {
    for (name, value) in [("email", "ada"), ("seats", "3"), ("arrival", "2025-03-31"), ("remarks", "Hello")] {
      browser.fill(name, value)
    }
    _ = try await browser.press("submit")
    #expect(browser.buttons.contains { $0 == ("undo", "Undo: Remarks") })
    _ = try await browser.press("undo")
    #expect(model.remarks == "" && model.arrival != nil && model.seats == 3)
    #expect(browser.buttons.contains { $0 == ("undo", "Undo: Arrival") })
    _ = try await browser.press("undo")
    #expect(model.arrival == nil && model.seats == 3 && browser.html.contains("value=\"ada\""))
    _ = try await browser.press("redo")
    #expect(model.arrival != nil && model.remarks == "")
    _ = try await browser.press("redo")
    #expect(model.remarks == "Hello")
    for _ in 0..<4 { _ = try await browser.press("undo") }
    #expect(!browser.html.contains("value=\"ada\"") && model.seats == 1)
    #expect(!browser.buttons.contains { $0.value == "undo" })
  }

  @Test("Undo pressed right after typing takes only the last of these answers back")
  func unsent() async throws {
    browser.fill("email", "ada@example.org")
    browser.fill("seats", "4")
    _ = try await browser.press("undo")
    #expect(model.email == "ada@example.org" && model.seats == 1)
    _ = try await browser.press("redo")
    #expect(model.seats == 4)
  }

  @Test("A secret is taken back like any other answer")
  func secret() async throws {
    browser.fill("password", "12345678")
    browser.fill("seats", "4")
    _ = try await browser.press("update")
    _ = try await browser.press("undo")
    #expect(model.password == "12345678" && model.seats == 1)
    _ = try await browser.press("undo")
    #expect(model.password == "")
    _ = try await browser.press("redo")
    _ = try await browser.press("redo")
    #expect(model.password == "12345678" && model.seats == 4)
  }

  @Test("A visit keeps a limited number of steps, however often they are undone and given again")
  func bounded() async throws {
    for round in 0..<25 {
      browser.fill("email", "ada\(round)")
      browser.fill("seats", "\(round % 4 + 2)")
      _ = try await browser.press("update")
      for intent in ["undo", "undo", "redo", "redo"] { _ = try await browser.press(intent) }
    }
    let visit = Mirror(reflecting: browser.page.visit)
    for name in ["past", "future"] {
      let steps = try #require(visit.descendant(name).map { Mirror(reflecting: $0).children.count })
      #expect(steps <= WebFormVisit.mostSteps, "\(name)")
    }
    #expect(model.email == "ada24" && model.seats == 2)
  }

  @Test("A noncharacter in an answer is sent back as it is, so that a page nobody has changed changes nothing")
  func noncharacter() async throws {
    let text = "a\(String(Character(try #require(Unicode.Scalar(0xFDD0 as UInt32)))))b"
    browser.fill("remarks", text)
    browser.fill("email", text)
    _ = try await browser.press("update")
    #expect(model.remarks == text)
    browser.fill("seats", "4")
    _ = try await browser.press("update")
    #expect(model.remarks == text && browser.buttons.contains { $0 == ("undo", "Undo: Seats") })
    _ = try await browser.press("undo")
    #expect(model.remarks == text && browser.buttons.contains { $0 == ("undo", "Undo: Remarks") })
  }

  @Test("An answer that was there already is none to undo")
  func unchanged() async throws {
    browser.fill("email", "ada")
    browser.fill("remarks", "Hello")
    _ = try await browser.press("update")
    browser.fill("seats", "4")
    _ = try await browser.press("update")
    #expect(browser.buttons.contains { $0 == ("undo", "Undo: Seats") })
  }
}
