import Fieldstone
import Testing

@testable import FieldstoneWeb

/// What a document has sent is changed by its own button, so that the page asks the same as before.
@Suite("Answers that are taken back while the script sends them")
struct LiveRevertedTests {
  private struct Room: Equatable, FormModel {
    var nights = 4
    var name = "Ada"
    static func describe(_ fields: FieldList<Room>) {
      fields.add(\.nights, "nights").range(1...4).stepper()
      fields.add(\.name, "name")
    }
    static func arrange(_ form: FormBuilder<Room>) {
      form.fields(\.nights, \.name)
      form.button("Start over", .reset)
    }
    static var formTemplate: Room? { Room() }
  }

  private let live = LiveBrowser(FormSession(Room()))
  private var shown: String? { live.browser.fields.first { $0.name == "nights" }?.value }

  @Test("A number that a button counts back to where it was is shown, and can be typed again")
  func step() async throws {
    live.browser.fill("nights", "3")
    let html = try await live.press("more:nights")
    #expect(live.model.nights == 4 && !leftOut(html).contains("nights") && shown == "4")
    try await live.type("nights", "3")
    #expect(live.model.nights == 3)
  }

  @Test("If the response with it is lost, what the document has is no new answer")
  func lost() async throws {
    live.browser.fill("nights", "3")
    try await live.press("more:nights", isLost: true)
    try await live.send()
    #expect(live.model.nights == 4 && shown == "4")
  }

  @Test("After Undo, the same text is an answer again")
  func undo() async throws {
    for _ in 1...2 {
      live.browser.fill("name", "Grace")
      try await live.press("undo")
      #expect(live.model.name == "Ada")
    }
    try await live.type("name", "Grace")
    #expect(live.model.name == "Grace")
  }

  @Test("After a reset, the same text is an answer again")
  func reset() async throws {
    let reset = try #require(live.browser.buttons.first { $0.title == "Start over" }?.value)
    for _ in 1...3 {
      live.browser.fill("name", "Grace")
      try await live.press(reset)
      #expect(live.model.name == "Ada")
    }
    try await live.type("name", "Grace")
    #expect(live.model.name == "Grace")
  }
}
