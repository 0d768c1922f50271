import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// Visits that have begun before the program was replaced by one with another form.
@Suite("Visits with a draft of an older form")
struct OldDraftPageTests {
  private let store = TestStore()

  @Test("Answers that no longer fit are named above the others, stay in the draft, and hold nobody up")
  func unfit() async throws {
    let store = store
    let before = Visitor(WebFormSite(store: store) { FormSession(OldRide()) })
    await before.get()
    #expect(await before.post([("from", "Bern"), ("fare", "Saver"), (":do", "update")]) == 303)
    let after = Visitor(WebFormSite(store: store) { FormSession(Ride()) })
    after.cookie = before.cookie
    await after.get()
    let choice = WebFormRequest(
      method: "POST", path: "/", contentType: "application/x-www-form-urlencoded", cookies: after.cookie,
      body: Array(":draft=resume".utf8))
    #expect(await after.send(choice).status == 303)
    await after.get("/")
    #expect(after.html.contains("value=\"Bern\"") && after.html.contains("These answers no longer fit the form: fare"))
    #expect(await after.post([("from", "Rome"), (":do", "update")]) == 303)
    let draft = try #require(store.names.first)
    let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: #require(try await store.load(draft)))
    #expect(snapshot.unfit["fare"]?.value == .text("Saver") && snapshot.fields["from"]?.value == .text("Rome"))
    await after.get()
    #expect(await after.post([(":do", "submit")]) == 303)
    await after.get()
    #expect(after.html.contains("<h1>Submitted</h1>"))
  }
}

/// The form before a question was taken out.
@Form
private struct OldRide: Codable, Sendable {
  var from = ""
  var fare = ""
  static func arrange(_ form: FormBuilder<OldRide>) { form.identity("Ride", version: 1) }
}

@Form
private struct Ride: Codable, Sendable {
  var from = ""
}
