import FieldstoneCore
import Testing

@testable import FieldstoneWeb

@Suite("Pages say what a refusal is about")
struct RefusedPressTests {
  private struct Ward: FormModel, Sendable {
    var name = ""

    static func describe(_ fields: FieldList<Ward>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Ward>) {
      form.field(\.name)
      form.button("Close the ward", "close")
    }
  }

  @Test("A button whose action nobody handles")
  func unhandled() async throws {
    let browser = Browser(FormSession(Ward()))
    let button = try #require(browser.buttons.first { $0.title == "Close the ward" })
    _ = try await browser.press(button.value)
    #expect(browser.html.contains("Close the ward: There is nothing to do."), "\(browser.html)")
  }

  @Test("An element too many, that another page has left no room for")
  func full() async throws {
    let form = FormSession(Party.full)
    let browser = Browser(form)
    let intent = try #require(browser.intent("Add a guest"))
    while form.send(.insert("guests", id: "n\(form.model.guests.count)", before: nil)).isAccepted {}
    _ = try await browser.press(intent)
    #expect(browser.html.contains("Guests: That&#39;s the maximum (3)."), "\(browser.html)")
  }

  @Test("An element that is gone, with its name")
  func gone() async throws {
    let form = FormSession(Party.full)
    let browser = Browser(form)
    let intent = try #require(browser.intent("Move down Guest 1"))
    form.send(.remove(form.elements(of: "guests")[0]))
    _ = try await browser.press(intent)
    #expect(browser.html.contains("“Guest 1: Grace, 85” isn&#39;t in the form anymore."), "\(browser.html)")
  }

  private struct Hall: FormModel, Sendable {
    var wards = [Bed(name: "One"), Bed(name: "Two")]

    static func describe(_ fields: FieldList<Hall>) { fields.add(\.wards, "wards").inline().elementTitle("Ward") }
  }
  private struct Bed: FormModel, Sendable {
    var name = ""

    static func describe(_ fields: FieldList<Bed>) { fields.add(\.name, "name") }
    static func arrange(_ form: FormBuilder<Bed>) {
      form.field(\.name)
      form.button("Clean") { press in press.edit { $0.name += "!" } }
    }
    static var formTemplate: Bed? { Bed() }
  }

  @Test("A button in an element that is gone")
  func goneWithButton() async throws {
    let form = FormSession(Hall())
    let browser = Browser(form)
    let button = try #require(browser.buttons.first { $0.title == "Clean" })
    form.send(.remove(form.elements(of: "wards")[0]))
    _ = try await browser.press(button.value)
    #expect(browser.html.contains("isn&#39;t in the form anymore."), "\(browser.html)")
    #expect(form.model.wards.map(\.name) == ["Two"])
  }
}
