import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Outcomes of a submit")
struct OutcomeTests {
  private func filledIn(_ form: FormSession<Registration> = FormSession(Registration())) -> Browser<Registration> {
    let browser = Browser(form)
    for (name, value) in [("email", "a@example.org"), ("password", "12345678"), ("agrees", "on")] {
      browser.fill(name, value)
    }
    return browser
  }

  @Test("A handler that writes to the form doesn't change the submitted model or submit twice")
  func handlerEdits() async throws {
    let form = FormSession(Registration())
    var count = 0
    form.onSubmit { [unowned form] _ in
      count += 1
      form[\.remarks].value = "PageFields"
    }
    let browser = filledIn(form)
    let body = PageFields.encode(browser.fields + [(":do", "submit")])
    for _ in 0..<2 {
      let model = try #require(try await browser.page.answer(body).model)
      #expect(model.email == "a@example.org" && model.remarks == "")
    }
    #expect(count == 1)
  }

  @Test("A refused submit says so on the page, until the next POST")
  func refused() async throws {
    let browser = filledIn()
    browser.page.form.isEnabled = false
    browser.load()
    #expect(try await browser.press("submit").model == nil)
    #expect(browser.html.contains("This form can&#39;t be submitted yet."))
    browser.page.form.isEnabled = true
    _ = try await browser.press("update")
    #expect(!browser.html.contains("be submitted yet."))
  }

  @Test("Answers sent during a submit are not dropped silently")
  func meanwhile() async throws {
    let form = FormSession(Registration())
    let browser = filledIn(form)
    let body = PageFields.encode(browser.fields + [(":do", "update")])
    var error: (any Error)?
    form.onSubmit { [unowned browser] _ in
      do { _ = try await browser.page.answer(body) } catch let thrown { error = thrown }
    }
    #expect(try await browser.press("submit").model != nil)
    #expect(error as? WebFormRefusal == .submitting)
  }
}
