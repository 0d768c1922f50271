import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Texts that a page joins are joined as in its language")
struct JoinedTextTests {
  private struct Outing: FormModel {
    var seats = 9
    var extras = ["A", "Gone"]

    static func describe(_ fields: FieldList<Outing>) {
      fields.add(\.seats, "seats").range(1...5).help("(help)")
      fields.add(\.extras, "extras").options(["A", "B"]).choiceStyle(.expanding)
    }
  }

  private func browser(_ language: String) -> Browser<Outing> {
    Browser(FormSession(Outing(), environment: FormEnvironment(locale: Locale(identifier: language))))
  }

  @Test(
    "Help and hint, the word before an issue, and several answers",
    arguments: [
      ("en", " ", "<b>Error: </b>", "A, Gone ("), ("zh-Hans", "", "<b>错误：</b>", "A、Gone"),
      ("ja", "", "<b>エラー：</b>", "A、Gone"), ("ar", " ", "<b>خطأ: </b>", "A، "),
    ])
  func parts(language: String, gap: String, label: String, list: String) async throws {
    let browser = browser(language)
    let hint = try #require(browser.page.form.row("seats")?.hint)
    #expect(browser.html.contains(">(help)\(gap)\(hint)</p>"), "\(hint)")
    #expect(browser.html.contains(list))
    _ = try await browser.press("submit")
    #expect(browser.html.contains(label))
  }

  @Test("A help text that is no sentence doesn't run into the hint", arguments: ["ja", "zh-Hans", "en"])
  func phrases(language: String) throws {
    struct Trip: FormModel {
      var seats = 3
      static func describe(_ fields: FieldList<Trip>) { fields.add(\.seats, "seats").range(1...5).help("席") }
    }
    let form = FormSession(Trip(), environment: FormEnvironment(locale: Locale(identifier: language)))
    let hint = try #require(form.row("seats")?.hint)
    let gap = language == "en" ? " " : "。"
    #expect(Browser(form).html.contains(">席\(gap)\(hint)</p>"), "\(hint)")
  }

  @Test(
    "A button for an element without a title calls it as within a sentence",
    arguments: [("en", "Remove entry 1"), ("fr", "Supprimer l’élément 1"), ("pl", "Usuń: wpis 1")])
  func elements(language: String, name: String) {
    struct Trip: FormModel {
      var stops = ["Rome"]
      static func describe(_ fields: FieldList<Trip>) { fields.add(\.stops, "stops") }
    }
    let environment = FormEnvironment(locale: Locale(identifier: language))
    #expect(Browser(FormSession(Trip(), environment: environment)).html.contains("aria-label=\"\(name)"))
  }

  @Test("The status of a form that is edited, and why a save has failed")
  func status() async throws {
    struct Offline: LocalizedError { var errorDescription: String? { "(reason)" } }
    for (language, gap) in [("en", " "), ("zh-Hans", "")] {
      let definition = FormDefinition<Outing>(
        template: { Outing() }, describe: Outing.describe, arrange: { $0.mode(.save) })
      let environment = FormEnvironment(locale: Locale(identifier: language))
      let form = FormSession(Outing(seats: 2, extras: []), definition: definition, environment: environment)
      form.onSave { _ in throw Offline() }
      let browser = Browser(form)
      browser.fill("seats", "3")
      _ = try? await browser.press("save")
      browser.load()
      let status = try #require(form.toolbar?.status).text(in: environment)
      #expect(browser.html.contains(">\(status)\(gap)(reason)</p>"))
      #expect(browser.page.data()?.status == "\(status)\(gap)(reason)")
    }
  }
}
