import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Scripts on a site")
struct LiveSiteTests {
  private let store = TestStore()
  private let clock = TestClock()
  private let document = "0123456789abcdef"

  private func makeVisitor(_ path: String = "") -> Visitor<Registration> {
    let clock = clock
    return Visitor(
      WebFormSite(store: store, location: WebFormLocation(path: path)) {
        FormSession(Registration(), environment: FormEnvironment(now: { clock.now }))
      })
  }

  /// Sends the page as its script does.
  private func send(
    _ visitor: Visitor<Registration>, _ number: Int, press: Int = 0, document: String? = nil,
    _ answers: (name: String, value: String)..., isLost: Bool = false
  ) async -> WebFormResponse {
    let live = (LivePost.name, "\(document ?? self.document).\(number).\(press)")
    let intent = answers.contains { $0.name == ":do" } ? [] : [(":do", "update")]
    var request = visitor.request(answers + intent + [live])
    request.path = visitor.site.location.path + "/"
    guard !isLost else { return await visitor.site.respond(request) }
    let response = await visitor.send(request)
    if response.status == 200 { visitor.html = String(decoding: response.body, as: UTF8.self) }
    return response
  }

  @Test("The first POST begins the visit, and gets the page; the next one gets what has changed")
  func first() async {
    let visitor = makeVisitor()
    await visitor.get()
    #expect(await send(visitor, 1, ("seats", "3")).status == 200)
    #expect(visitor.cookie != nil && visitor.html.contains(">720 EUR</dd>"))
    #expect(leftOut(visitor.html).isEmpty, "What the first page was is not remembered.")
    #expect(await send(visitor, 2, ("seats", "4")).status == 200)
    #expect(visitor.html.contains(">960 EUR</dd>") && leftOut(visitor.html).contains("email"))
    await visitor.get("/")
    #expect(visitor.html.contains("name=\"seats\" value=\"4\""))
  }

  @Test("If the first response is lost, the same document gets its visit, whatever it has typed since; others don't")
  func lost() async {
    let visitor = makeVisitor()
    await visitor.get()
    let page = visitor.html
    _ = await send(visitor, 1, ("seats", "3"), isLost: true)
    #expect(await send(visitor, 1, document: "fedcba9876543210", ("seats", "5")).status == 409)
    visitor.html = page
    clock.pass(3_600)
    #expect(await send(visitor, 2, ("seats", "4"), ("remarks", "Hello")).status == 200, "An hour in a tunnel.")
    #expect(visitor.cookie != nil)
    await visitor.get("/")
    #expect(visitor.html.contains("name=\"seats\" value=\"4\"") && visitor.html.contains("Hello"))
    #expect(visitor.site.visitors.table.withLock { $0.guests.count } == 1)
  }

  @Test("Where a button leads to another page, the script is told its address")
  func elsewhere() async {
    let visitor = makeVisitor("/register")
    await visitor.get("/register/")
    _ = await send(visitor, 1, ("needsInvoice", "on"))
    let response = await send(visitor, 2, press: 1, (":do", "open:invoice"))
    #expect(response.status == 204 && response.body.isEmpty)
    #expect(response.headers.contains { $0 == ("Location", "/register/page/invoice") })
  }

  @Test("A refused submit gets the summary, an accepted one the address of the confirmation")
  func submit() async {
    let visitor = makeVisitor()
    await visitor.get()
    #expect(await send(visitor, 1, press: 1, ("email", "ada"), (":do", "perform:action.submit")).status == 200)
    #expect(visitor.html.contains("id=\"summary\" tabindex=\"-1\" autofocus"))
    #expect(await send(visitor, 2, press: 1, ("remarks", "x")).status == 200)
    #expect(visitor.html.contains("id=\"summary\"") && !visitor.html.contains("role=\"alert\""), "It isn't read again.")
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]
    let response = await send(
      visitor, 3, press: 2, answers[0], answers[1], answers[2], (":do", "perform:action.submit"))
    #expect(response.status == 204 && response.headers.contains { $0 == ("Location", "/") })
    #expect(await send(visitor, 4, press: 2, (":do", "perform:action.submit")).status == 204, "It was lost.")
    await visitor.get("/")
    #expect(visitor.html.contains("Your answers were submitted."))
  }

  @Test("If the program fails to submit, the page says so, and a repeated request doesn't try again")
  func failure() async {
    let count = Locked(0)
    let site = WebFormSite(onError: { _ in count.withLock { $0 += 1 } }) {
      let form = FormSession(Registration())
      form.onSubmit { _ in throw TestStore.Broken() }
      return form
    }
    let visitor = Visitor(site)
    await visitor.get()
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    for number in 1...2 {
      let response = await send(visitor, number, press: 1, answers[0], answers[1], answers[2], answers[3])
      #expect(response.status == 200 && visitor.html.contains("be submitted. Your answers are saved"))
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("What the store can't save is sent again")
  func store() async {
    let visitor = makeVisitor()
    await visitor.get()
    _ = await send(visitor, 1, ("seats", "3"))
    let page = visitor.html
    store.fails = true
    #expect(await send(visitor, 2, ("seats", "4")).status == 500)
    store.fails = false
    visitor.html = page
    #expect(await send(visitor, 3, ("seats", "4")).status == 200)
    #expect(visitor.html.contains(">960 EUR</dd>"))
  }
}
