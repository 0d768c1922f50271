import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Answers and the button sent with them are two undo steps")
struct TwoStepTests {
  @Form
  struct Trip: Codable {
    var name = "Ada"
    var hotel: Hotel? = Hotel(city: "Oslo")

    static func arrange(_ form: FormBuilder<Trip>) {
      form.remainingFields()
      form.button("Start over", .reset)
      form.button("Go", .submit)
    }
  }

  @Form
  struct Hotel: Codable {
    var city = ""
  }

  private let browser = Browser(FormSession(Trip()))
  private var model: Trip { browser.page.form.model }

  @Test("Undo next to a removal restores the subform and keeps what was typed with it")
  func removal() async throws {
    browser.fill("name", "Grace")
    _ = try await browser.press("remove:hotel")
    #expect(model.hotel == nil && model.name == "Grace")
    _ = try await browser.press("undo")
    #expect(model.hotel?.city == "Oslo" && model.name == "Grace")
    _ = try await browser.press("undo")
    #expect(model.name == "Ada")
    _ = try await browser.press("redo")
    _ = try await browser.press("redo")
    #expect(model.hotel == nil && model.name == "Grace")
  }

  @Test("Undo after starting over restores what was typed with it")
  func startOver() async throws {
    browser.fill("name", "Grace")
    _ = try await browser.press(try #require(browser.buttons.first { $0.title == "Start over" }).value)
    #expect(model.name == "Ada")
    _ = try await browser.press("undo")
    #expect(model.name == "Grace" && model.hotel?.city == "Oslo")
    _ = try await browser.press("undo")
    #expect(model.name == "Ada")
  }

  @Test("Answers sent with a button that changes none are one step")
  func oneStep() async throws {
    browser.fill("name", "Grace")
    _ = try await browser.press("open:hotel")
    browser.fill("hotel.city", "")
    _ = try await browser.press("back")
    _ = try await browser.press("undo")
    #expect(model.name == "Grace" && model.hotel?.city == "Oslo")
    _ = try await browser.press("undo")
    #expect(model.name == "Ada")
    #expect(!browser.buttons.contains { $0.value == "undo" })
  }
}
