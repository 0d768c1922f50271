import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("What a program finds wrong with the answers of a page")
struct OutsideIssuePageTests {
  private func site(_ issues: FormIssues) -> WebFormSite<Registration> {
    WebFormSite(onError: { error in Issue.record("\(error) is no error of the program.") }) {
      let form = FormSession(Registration(email: "ada@example.org", password: "12345678", agrees: true))
      form.onSubmit { if $0.seats != 5 { throw issues } }
      return form
    }
  }

  @Test("Issues are at their rows and in the summary, until their field is answered again")
  func rows() async {
    let visitor = Visitor(site(["seats": "There are no seats left.", "email": "We know this address."]))
    await visitor.get()
    #expect(await visitor.press("submit", ("seats", "3")) == 303)
    for _ in 1...2 {
      #expect(visitor.html.contains("Not submitted: 2 items need attention.") && visitor.focus == "summary")
      #expect(visitor.html.contains(": There are no seats left.</a>"))
      #expect(visitor.html.contains("Error: </b>We know this address."))
      await visitor.get()
    }
    _ = await visitor.press("update", ("email", "eve@example.org"))
    #expect(!visitor.html.contains("We know this address.") && visitor.html.contains("There are no seats left."))
    _ = await visitor.press("submit", ("seats", "5"))
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("An issue without a row is in the summary as one of the form, and gone with the next submit")
  func form() async {
    let visitor = Visitor(site(["nowhere": "The register is closed.", "": "Come back later."]))
    await visitor.get()
    #expect(await visitor.press("submit", ("seats", "3")) == 303)
    for _ in 1...2 {
      #expect(visitor.html.contains("There are problems") && visitor.focus == "summary")
      #expect(visitor.html.contains("<li>The register is closed.</li>"))
      #expect(visitor.html.contains("<li>Come back later.</li>") && visitor.html.contains("<title>Error: "))
      await visitor.get()
    }
    _ = await visitor.press("submit", ("seats", "5"))
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("With the script, they come with the response, and go while the field is answered")
  func live() async throws {
    let form = FormSession(Registration(email: "ada@example.org", password: "12345678", agrees: true))
    form.onSubmit { _ in throw FormIssues(["seats": "There are no seats left."]) }
    let browser = LiveBrowser(form)
    browser.browser.fill("seats", "3")
    let html = try await browser.press("submit")
    #expect(html.contains("Error: </b>There are no seats left.") && html.contains("id=\"summary\""))
    #expect(try await browser.type("seats", "4").contains("There are no seats left.") == false)
    #expect(form.facts.isValid)
  }
}
