import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Languages")
struct LanguageTests {
  private func environment(_ language: String) -> FormEnvironment {
    // Marks every translated text, so that untranslated English is detected.
    FormEnvironment(locale: Locale(identifier: language), translate: { text, _ in "‹\(text.english)›" })
  }

  @Test("Pages have the form's language and direction", arguments: [("en", "ltr"), ("de-CH", "ltr"), ("ar", "rtl")])
  func direction(_ language: String, _ direction: String) {
    let form = FormSession(Registration(), environment: environment(language))
    let page = String(decoding: WebForm(form).html(), as: UTF8.self)
    #expect(page.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
  }

  @Test("Words that nobody has translated are marked as English")
  func untranslated() {
    func page(_ language: String, _ translate: (@Sendable (FormString, Locale) -> String?)?) -> String {
      let environment = FormEnvironment(locale: Locale(identifier: language), translate: translate)
      return String(decoding: WebForm(FormSession(Registration(), environment: environment)).html(), as: UTF8.self)
    }
    // Fieldstone's own texts aren't in Urdu.
    let urdu = page("ur", { text, _ in text.english == "Update" ? "تازہ کریں" : nil })
    #expect(urdu.contains(">تازہ کریں<") && urdu.contains("<span lang=\"en\" dir=\"ltr\">required</span>"))
    #expect(!urdu.unicodeScalars.contains { (0xFDD0...0xFDD3).contains($0.value) })
    for page in [page("en-GB", nil), page("sv", { text, _ in text.english }), page("de", nil), page("ar", nil)] {
      #expect(!page.contains("lang=\"en\""))
    }
    let head = urdu.prefix { $0 != "/" }
    #expect(!head.contains("span"), "A title has no elements.")
  }

  @Test("What is inserted into words has a direction of its own, and closes whatever it opens")
  func inserted() {
    let start = TextMarks.Kind.inserted.start
    var html = HTMLWriter()
    let words = PageContext(title: "", environment: environment("de"), secret: "").environment
    html.text(FormString("Not \("عمر\(start)<")!").text(in: words))
    html.text(FormString("Not \("Omar")!").text(in: words))
    html.text("\(start)a\(TextMarks.Kind.english.end)")
    html.begin("p")
    html.attribute("title", FormString("Not \("عمر")!").text(in: words))
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == "‹Not <bdi>عمر&lt;</bdi>!›‹Not Omar!›<bdi>a</bdi><p title=\"‹Not \u{2068}عمر\u{2069}!›\"")
  }

  @Test("All of the page's own texts are translated")
  func words() async throws {
    let form = FormSession(Registration(), environment: environment("de"))
    let browser = Browser(form)
    browser.fill("needsInvoice", "on")
    _ = try await browser.press("update")
    _ = try await browser.press("add:employer")
    _ = try await browser.press("remove:employer")
    var pages = browser.html
    browser.fill("email", "ada")
    _ = try await browser.press("submit")
    pages += browser.html
    _ = try await browser.press("open:invoice")
    pages += browser.html
    // Only the part before the first parameter.
    for words in [
      "required", "Yes", "No", "No answer", "From ", "Error", "There are problems", "Update",
      "Undo", "Done", "Add ", "“",
    ] {
      #expect(pages.contains("‹" + words), "\(words)")
    }
    for word in [">required<", ">Update<", ">Undo<", ">Done<", ">Yes<", "<b>Error", "to fix<", ">Add ", ">Remove "] {
      #expect(!pages.contains(word), "\(word)")
    }
  }

  @Test("Pages without a form are in the form's language too")
  func messages() async {
    let environment = environment("ar")
    let site = WebFormSite { FormSession(Registration(), environment: environment) }
    let response = await site.respond(WebFormRequest(method: "GET", path: "/nowhere"))
    let page = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == 404)
    #expect(page.contains("dir=\"rtl\"") && page.contains("‹Not found›") && page.contains("‹Back to the form›"))
  }
}
