import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Numbers with buttons, and with sliders")
struct NumberControlTests {
  struct Room: Equatable, FormModel {
    var nights = 2
    var guests: Int?
    var temperature = 19
    var share = 0.5

    static func describe(_ fields: FieldList<Room>) {
      fields.add(\.nights, "nights").range(1...4).stepper().unit("nights")
      fields.add(\.guests, "guests").range(1...9).stepper()
      fields.add(\.temperature, "temperature").slider(16...24)
      fields.add(\.share, "share").slider(0...1)
    }
    static var formTemplate: Room? { Room() }
  }

  private let browser = Browser(FormSession(Room()))
  private var model: Room { browser.page.form.model }

  private func tag(_ kind: String, _ part: String) throws -> String {
    let tags = browser.html.matches(of: try Regex("<\(kind) [^>]*>")).map { String($0.0) }
    return try #require(tags.first { $0.contains(part) }, "\(part) is in no <\(kind)>")
  }

  @Test("A button counts from what the page sends, and keeps the focus, at an end too")
  func counts() async throws {
    #expect(try tag("button", "more:nights").contains("aria-label=\"Increase Nights\""))
    _ = try await browser.press("more:nights")
    #expect(model.nights == 3)
    #expect(try tag("button", "more:nights").contains("autofocus"))
    _ = try await browser.press("more:nights")
    #expect(model.nights == 4)
    for part in ["autofocus", "aria-disabled=\"true\""] { #expect(try tag("button", "more:nights").contains(part)) }
    _ = try await browser.press("more:nights")
    #expect(model.nights == 4)
    browser.fill("nights", "2")
    _ = try await browser.press("less:nights")
    #expect(model.nights == 1)
    #expect(try tag("button", "less:nights").contains("autofocus"))
    _ = try await browser.press("undo")
    #expect(model.nights == 2)
    _ = try await browser.press("more:guests")
    #expect(model.guests == 1, "An empty field begins with its minimum.")
  }

  @Test("A button that is pressed twice on one page counts once")
  func doubled() async throws {
    let page = PageFields.encode(browser.fields + [(":do", "more:nights")])
    _ = try await browser.page.answer(page)
    _ = try await browser.page.answer(page)
    #expect(model.nights == 3)
    browser.load()
    _ = try await browser.press("undo")
    #expect(model.nights == 2)
  }

  @Test("A button whose response was lost has counted once, and takes nothing back")
  func lost() async throws {
    let live = LiveBrowser(FormSession(Room()))
    try await live.press("more:nights", isLost: true)
    #expect(live.model.nights == 3)
    try await live.send("more:nights")
    #expect(live.model.nights == 3)
  }

  @Test("A slider is compared with what was sent since its page")
  func sentSince() async throws {
    var live = LiveBrowser(FormSession(Room()))
    live.browser.fill("temperature", "17")
    live.browser.fill(":slider:temperature", "22")
    try await live.send(isLost: true)
    try await live.send()
    #expect(live.model.temperature == 17)
    live = LiveBrowser(FormSession(Room()))
    live.browser.fill(":slider:temperature", "22")
    try await live.send(isLost: true)
    live.browser.fill(":slider:temperature", "19")
    try await live.send()
    #expect(live.model.temperature == 19)
  }

  @Test("Moving a slider is one step for Undo until it is left, and the input alone gets the focus")
  func oneStep() async throws {
    let live = LiveBrowser(FormSession(Room()))
    for text in ["20", "21", "22"] {
      live.browser.fill(":slider:temperature", text)
      try await live.send()
    }
    try await live.press("undo")
    #expect(live.model.temperature == 19)
    #expect(
      live.browser.page.html().split(separator: UInt8(ascii: "<")).count { tag in
        String(decoding: tag, as: UTF8.self).contains(" autofocus")
      } <= 1)
  }

  @Test("A text that is no number stays, and says what is accepted")
  func wrong() async throws {
    browser.fill("nights", "many")
    _ = try await browser.press("more:nights")
    #expect(model.nights == 2)
    #expect(try tag("input", "name=\"nights\"").contains("value=\"many\""))
    #expect(browser.html.contains("Enter a whole number from 1 to 4."))
  }

  @Test("A slider has its range, its step and a name, and is an answer once it is moved")
  func slides() async throws {
    let slider = try tag("input", ":slider:temperature")
    for part in ["type=\"range\"", "min=\"16\"", "max=\"24\"", "step=\"1\"", "value=\"19\"", "\"Temperature\""] {
      #expect(slider.contains(part))
    }
    #expect(try tag("input", ":slider:share").contains("step=\"0.01\""))
    _ = try await browser.press("update")
    #expect(!browser.page.form.facts.isDirty)
    browser.fill(":slider:temperature", "22")
    browser.fill(":slider:share", "0.25")
    _ = try await browser.press("update")
    #expect(model.temperature == 22 && model.share == 0.25)
    #expect(try tag("input", "name=\"temperature\"").contains("value=\"22\""))
    browser.fill(":slider:temperature", "18")
    browser.fill("temperature", "17")
    _ = try await browser.press("update")
    #expect(model.temperature == 17, "What is typed is more precise.")
    #expect(try tag("input", ":slider:temperature").contains("value=\"17\""))
  }

  @Test("A number between two stops, or outside the range, isn't moved by a slider that nobody moves")
  func between() async throws {
    for text in ["0.333", "7", ""] {
      browser.fill("share", text)
      _ = try await browser.press("update")
      _ = try await browser.press("update")
      #expect(try tag("input", "name=\"share\"").contains("value=\"\(text)\""))
    }
  }

  @Test("What a slider can't send is refused", arguments: ["25", "17abc", "nan", "", "1e400"])
  func tampered(_ value: String) async throws {
    browser.fill(":slider:temperature", value)
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(model.temperature == 19)
  }

  struct Bounds: Equatable, FormModel {
    var count = 5
    var share = 0.5
    static func describe(_ fields: FieldList<Bounds>) {
      fields.add(\.count, "count").slider(0...Int.max)
      fields.add(\.share, "share").slider(0...3.133)
    }
    static var formTemplate: Bounds? { Bounds() }
  }

  @Test(
    "A slider that browsers send as the nearest Double is untouched", arguments: [0, 1 << 53 + 1, Int.max - 1, Int.max])
  func nearest(_ count: Int) async throws {
    let browser = Browser(FormSession(Bounds(count: count)))
    let sent = try #require(browser.fields.first { $0.name == ":slider:count" }.flatMap { Double($0.value) })
    browser.fill(":slider:count", sent.formatted(.number.grouping(.never).precision(.significantDigits(17))))
    _ = try await browser.press("update")
    #expect(browser.page.form.model.count == count && !browser.buttons.contains { $0.value == "undo" })
  }

  @Test("A slider at its end gives the last step")
  func lastStep() async throws {
    let browser = Browser(FormSession(Bounds()))
    browser.fill(":slider:share", "3.13")
    browser.fill(":slider:count", "9223372036854775807")
    _ = try await browser.press("update")
    #expect(browser.page.form.model == Bounds(count: .max, share: 3.13))
    await #expect(throws: WebFormRefusal.self) {
      browser.fill(":slider:share", "3.2")
      _ = try await browser.press("update")
    }
  }
}
