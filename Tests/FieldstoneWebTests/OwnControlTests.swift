import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Controls of the program's own, on pages")
struct OwnControlTests {
  struct Stars: FormCustomControl {
    typealias Value = Int
    var most = 5
  }
  struct Map: FormCustomControl {
    typealias Value = String
    var hasOwnScreen: Bool { true }
  }
  struct Review: Equatable, FormModel {
    var dish = "Soup"
    var rating: Int? = 2
    var place = "Hall"
    var isGood = true
    static func describe(_ fields: FieldList<Review>) {
      fields.add(\.dish, "dish").required()
      fields.add(\.rating, "rating").control(Stars()).range(1...5).help("Be honest.")
      fields.add(\.place, "place").control(Map())
      fields.add(\.isGood, "isGood")
    }
    static var formTemplate: Review? { Review() }
  }

  struct StarsHTML: WebFormControl {
    var isGroup: Bool { true }
    func html(_ row: FormRow, _ field: WebFormField) -> String {
      (1...(row.control.custom(as: Stars.self)?.most ?? 0)).map {
        "<input type=\"radio\" \(field.name) value=\"\($0)\"\(field.checked("\($0)"))>"
      }.joined()
    }
  }
  struct MapHTML: WebFormControl {
    func html(_ row: FormRow, _ field: WebFormField) -> String {
      "<input type=\"hidden\" class=\"map\" \(field.attributes) \(field.name) value=\"\(WebFormField.escaped(field.value))\">"
    }
  }

  private let browser: Browser<Review>

  init() {
    browser = Browser(FormSession(Review()))
    browser.page.parts.present(.control(Stars.self)) { _ in StarsHTML() }
    browser.page.parts.present(.control(Map.self)) { _ in MapHTML() }
    browser.load()
  }

  @Test("A group has the title, the help and the answer, and what it sends is the answer")
  func group() async throws {
    let group = try #require(
      browser.html.firstMatch(of: /(?s)<fieldset[^>]*id="row-rating"[^>]*>.*?<\/fieldset>/).map { String($0.0) })
    #expect(group.contains("role=\"radiogroup\"") && group.contains("<legend>") && group.contains("Be honest."))
    #expect(group.contains("name=\"rating\" value=\"2\" checked>") && group.contains("aria-describedby"))
    #expect(group.matches(of: /type="radio"/).count == 5)
    browser.fill("rating", "4")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.rating == 4 && browser.html.contains("value=\"4\" checked>"))
    browser.fill("rating", "9")
    _ = try await browser.press("update")
    #expect(browser.html.contains("row own invalid") && browser.html.contains("aria-invalid=\"true\""))
  }

  @Test("A control with a page of its own is a button that says the answer, and the page has only the control")
  func ownPage() async throws {
    #expect(
      browser.html.contains("value=\"choose:place\"") && browser.html.contains("<span class=\"value\">Hall</span>"))
    #expect(!browser.html.contains("class=\"map\""))
    _ = try await browser.press("choose:place")
    #expect(browser.html.contains("class=\"map\" id=\"row-place\"") && !browser.html.contains("name=\"dish\""))
    browser.fill("place", "Bar <2>")
    _ = try await browser.press("chosen")
    #expect(browser.page.form.model.place == "Bar <2>" && browser.html.contains("Bar &lt;2&gt;</span>"))
    #expect(browser.html.contains("name=\"dish\""))
  }

  @Test("Classes and attributes go to the row and to its control, escaped")
  func adjustments() throws {
    browser.page.parts.adjust(.everything) { html, _ in html.classes.append("ours") }
    browser.page.parts.adjust(.row("dish")) { html, row in
      html.attributes["data-title"] = "\"\(row.title)\" > 1"
      html.control["data-test"] = "dish"
      html.control["on click=\"x"] = "no"
    }
    browser.load()
    let row = try #require(browser.html.firstMatch(of: /<div class="row ours"[^>]*>/).map { String($0.0) })
    #expect(row.contains("data-title=\"&quot;Dish&quot; &gt; 1\""))
    #expect(browser.html.contains("id=\"row-dish\" data-test=\"dish\"") && !browser.html.contains("on click"))
    #expect(browser.html.ranges(of: "class=\"row ours").count == 4)
  }

  @Test("The policy allows the program's script and styles by their digests, and the page has them once")
  func policy() async throws {
    var parts = WebFormParts()
    (parts.script, parts.styles) = ("console.log(1)", ".ours { color: red }")
    let site = WebFormSite(parts: parts) { FormSession(Review()) }
    let response = await site.respond(WebFormRequest(method: "GET", path: "/", headers: [("Host", "localhost")]))
    let policy = try #require(response.headers.first { $0.name == "Content-Security-Policy" }?.value)
    let html = String(decoding: response.body, as: UTF8.self)
    for (name, text) in [("script-src", "console.log(1)"), ("style-src", ".ours { color: red }")] {
      let digest = Data(SHA256.hash(Array(text.utf8))).base64EncodedString()
      #expect(policy.contains("\(name) 'sha256-\(digest)' 'sha256-"))
      #expect(html.ranges(of: text).count == 1)
    }
    let plain = await WebFormSite { FormSession(Review()) }.respond(
      WebFormRequest(method: "GET", path: "/", headers: [("Host", "localhost")]))
    #expect(
      !plain.headers.contains {
        $0.value.contains(Data(SHA256.hash(Array("console.log(1)".utf8))).base64EncodedString())
      })
  }

  @Test("A control for options sends ids, whatever the form's own would look like; nothing chosen is an answer, too")
  func options() async throws {
    struct Seats: FormModel {
      var seats: Set<Int> = [3, 150]
      var size: Int? = 2
      static func describe(_ fields: FieldList<Seats>) {
        fields.add(\.seats, "seats").options(Array(1...150))
        fields.add(\.size, "size").options([1, 2, 3]).choiceStyle(.stepper)
      }
    }
    struct Plan: WebFormControl {
      var isGroup: Bool { true }
      func html(_ row: FormRow, _ field: WebFormField) -> String {
        let kind = row.control.choiceStyle == .stepper ? "radio" : "checkbox"
        return row.options.map {
          "<input type=\"\(kind)\" \(field.name) value=\"\(field.value(of: $0.id))\"\(field.checked($0.id))>"
        }.joined()
      }
    }
    let browser = Browser(FormSession(Seats()))
    browser.page.parts.present(.everything) { _ in Plan() }
    browser.load()
    #expect(browser.html.matches(of: /type="checkbox"/).count == 150)
    #expect(browser.fields.filter { $0.name == "seats" }.map(\.value) == ["", "3", "150"])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.seats == [3, 150] && browser.page.form.model.size == 2)
    browser.fill("seats", nil)
    browser.fields += [("seats", ""), ("seats", "77")]
    browser.fill("size", "3")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.seats == [77] && browser.page.form.model.size == 3)
    browser.fill("seats", "")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.seats.isEmpty)
    #expect(!browser.html.contains("role=\"radiogroup\" aria-describedby=\"row-seats"))
  }

  @Test(
    "A control of a field that can't be edited is there, and sends nothing; without a view, the fallback is in its place"
  )
  func notEdited() async throws {
    struct Seal: FormModel {
      var rating: Int? = 2
      var place = "Hall"
      static func describe(_ fields: FieldList<Seal>) {
        fields.add(\.rating, "rating").control(Stars()).readOnly()
        fields.add(\.place, "place").control(Map())
      }
    }
    let browser = Browser(FormSession(Seal()))
    browser.page.parts.present(.control(Stars.self)) { _ in StarsHTML() }
    browser.load()
    #expect(browser.html.contains("<input type=\"radio\" disabled value=\"2\" checked>"))
    #expect(browser.html.contains("name=\"place\"") && !browser.html.contains("choose:place"))
  }

  @Test("What is added below the form's own control sends nothing, and has the answer")
  func addition() async throws {
    struct Mirror: WebFormControl {
      var addsToField: Bool { true }
      func html(_ row: FormRow, _ field: WebFormField) -> String {
        "<output \(field.name)>\(WebFormField.escaped(field.value))</output>"
      }
    }
    struct Safe: FormModel {
      var name = "A<b>"
      // No part of the page's random names, which are hexadecimal.
      var pin = "pin-1234"
      var isOpen = true
      static func describe(_ fields: FieldList<Safe>) {
        fields.add(\.name, "name")
        fields.add(\.pin, "pin").password()
        fields.add(\.isOpen, "isOpen")
      }
    }
    let browser = Browser(FormSession(Safe()))
    for row in ["name", "pin", "isOpen"] as [FormRowID] {
      browser.page.parts.present(.row(row)) { _ in Mirror() }
    }
    browser.load()
    #expect(browser.html.ranges(of: "<div class=\"program\"><output disabled>").count == 3)
    #expect(browser.html.contains("name=\"name\"") && browser.html.contains("<output disabled>A&lt;b&gt;</output>"))
    #expect(!browser.html.contains("pin-1234"))
    browser.fill("name", "Ada")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.name == "Ada" && browser.html.contains("<output disabled>Ada</output>"))
  }

  @Test("Fields that a program places by hand are sent, and the others keep their answers")
  func pieces() async throws {
    let html = String(
      decoding: browser.page.fragment { "<main>\($0[\.dish])\($0["nothing"])\($0[\.dish])<hr>\($0.done)</main>" },
      as: UTF8.self)
    #expect(html.ranges(of: "name=\"dish\"").count == 1 && !html.contains("isGood") && html.contains("<hr>"))
    // Enter presses the first button.
    #expect(html.firstRange(of: "value=\"submit\"")!.lowerBound < html.firstRange(of: "name=\"dish\"")!.lowerBound)
    var fields = PageFields.fields(of: html)
    fields.removeAll { $0.name == "dish" }
    fields.append(("dish", "Stew"))
    let reply = try await browser.page.answer(PageFields.encode(fields + [(":do", "submit")]))
    #expect(reply.model == Review(dish: "Stew", rating: 2, place: "Hall", isGood: true))
  }
}
