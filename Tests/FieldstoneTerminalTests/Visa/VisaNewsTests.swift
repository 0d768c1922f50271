import Fieldstone
import Foundation
import Testing
import VisaForms

@Suite("The visa example while the embassy works on it")
struct VisaNewsTests {
  @Test(
    "Who has changed an answer is named in the language that the form has now",
    arguments: [("en", "The embassy"), ("ar", "السفارة"), ("ja", "大使館")])
  func author(_ language: String, _ name: String) async throws {
    // As on a site, which learns the language after the form is made.
    let form = Visa.session(in: .standard, try Visa.texts(), hasNews: true)
    form.setLocale(Locale(identifier: language))
    form.send(.set("purpose", .choices(["study"])))
    form.send(.set("isTrue", .flag(true)))
    let answers: [(FormRowID, String)] = [
      ("length", "14"), ("name", "Ada"), ("email", "ada@example.org"), ("address.street", "1 Main St"),
      ("address.city", "London"),
    ]
    for (row, text) in answers { form.send(.type(row, text)) }
    _ = await form.submit()
    #expect(form.conflicts.map(\.row) == ["length"] && form.conflicts.map(\.author) == [name])
  }
}
