import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("A site without a server")
struct SiteTests {
  private struct Full: Error {}

  @Test("A program words the page that follows a submit, with the answers; words of people are escaped")
  func confirmation() async {
    let site = WebFormSite(confirmation: { model in
      WebFormConfirmation(title: "See you in May", text: "Your ticket goes to \(model.email).")
    }) { FormSession(Registration()) }
    let visitor = Visitor(site)
    await visitor.get()
    let answers = [("email", "a&b@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    #expect(await visitor.post(answers) == 303)
    for _ in 0..<2 {
      await visitor.get()
      #expect(visitor.html.contains("<h1>See you in May</h1>"))
      #expect(visitor.html.contains("Your ticket goes to a&amp;b@example.org."))
    }
  }

  @Test("If the program's handler fails, the answers are kept")
  func failingSubmit() async throws {
    let site = WebFormSite(title: "Registration") {
      let form = FormSession(Registration())
      form.onSubmit { _ in throw Full() }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    let more = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    #expect(await visitor.post(more) == 500)
    await visitor.get()
    #expect(visitor.html.contains("value=\"ada@example.org\""))
    #expect(visitor.html.contains("Saved. Leave blank"))
  }

  private struct Taken: LocalizedError { var errorDescription: String? { "Ada is <registered> already." } }

  @Test(
    "The words of a handler's LocalizedError reach the visitor, other errors only the program",
    arguments: [true, false])
  func words(_ isLocalized: Bool) async throws {
    let errors = Locked<[String]>([])
    let site = WebFormSite(onError: { error in errors.withLock { $0.append("\(error)") } }) {
      let form = FormSession(Registration())
      form.onSubmit { _ in
        if isLocalized { throw Taken() }
        throw Full()
      }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    let more = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    #expect(await visitor.post(more) == (isLocalized ? 303 : 500))
    #expect(!visitor.html.contains("Full"))
    await visitor.get()
    #expect(visitor.html.contains("<p>Ada is &lt;registered&gt; already.</p>") == isLocalized)
    #expect(visitor.html.contains("<div role=\"alert\">") == isLocalized)
    #expect(visitor.html.contains("Something went wrong. The form was not submitted.</h2>") == isLocalized)
    #expect(visitor.html.contains("<title>Error: ") == isLocalized)
    #expect(visitor.html.contains("value=\"ada@example.org\""))
    #expect(await visitor.post([(":do", "update")]) == 303)
    await visitor.get()
    #expect(!visitor.html.contains("already.") && !visitor.html.contains("role=\"alert\""))
    #expect(errors.withLock { $0 } == [isLocalized ? "Taken()" : "Full()"])
  }

  @Test("Each visitor has their own draft, and an invented cookie opens none")
  func visitors() async throws {
    let site = WebFormSite(title: "Registration") { FormSession(Registration()) }
    let (ada, bob) = (Visitor(site), Visitor(site))
    await ada.get()
    await bob.get()
    #expect(await bob.post([("email", "bob@example.org"), (":do", "update")]) == 303)
    #expect(await ada.post([("email", "ada@example.org"), (":do", "back")]) == 303)
    await ada.get()
    await bob.get()
    #expect(ada.html.contains("ada@example.org"))
    #expect(!bob.html.contains("ada@example.org"))
    bob.cookie = nil
    #expect(await bob.post([(":do", "back")]) == 403)
    bob.cookie = "fieldstone-visit=unknown"
    #expect(await bob.post([(":do", "back")]) == 410)
    // A page of one visit is not accepted in another.
    bob.cookie = ada.cookie
    #expect(await bob.post([(":do", "back")]) == 403)
  }
}
