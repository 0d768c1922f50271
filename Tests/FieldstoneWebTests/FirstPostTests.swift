import Fieldstone
import Testing

@testable import FieldstoneWeb

/// A visit begins with the first POST that is accepted. Until then the site remembers nothing.
@Suite("The first POST")
struct FirstPostTests {
  private let clock = TestClock()
  private let store = TestStore()
  private static let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]

  private func makeSite(visits: Int = 10_000) -> WebFormSite<Registration> {
    var limits = WebFormLimits()
    (limits.visits, limits.visitSeconds) = (visits, 1_000)
    let clock = clock
    return WebFormSite(store: store, limits: limits) {
      FormSession(Registration(), environment: FormEnvironment(now: { clock.now }))
    }
  }

  private func visits(_ site: WebFormSite<Registration>) -> Int { site.visitors.table.withLock { $0.guests.count } }

  @Test("Reading the page sets no cookie and begins no visit; the first POST does")
  func reading() async {
    let visitor = Visitor(makeSite())
    for _ in 0..<3 { await visitor.get() }
    #expect(visitor.cookie == nil && visits(visitor.site) == 0)
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
    #expect(visitor.cookie != nil && visits(visitor.site) == 1)
    await visitor.get()
    #expect(visitor.html.contains("value=\"3\""))
  }

  @Test("A POST that is refused begins no visit, and its page can be sent again", arguments: ["a=1", "price=1", "%"])
  func refused(_ more: String) async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    var request = visitor.request([(":do", "update")])
    request.body += Array(("&" + more).utf8)
    #expect(await visitor.send(request).status == 400)
    #expect(visitor.cookie == nil && visits(visitor.site) == 0)
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
  }

  @Test("A page that was opened before the program was started again can be sent if the key is the same")
  func sameKey() async {
    func site(_ key: [UInt8]?) -> WebFormSite<Registration> {
      WebFormSite(signingKey: key) { FormSession(Registration()) }
    }
    let key = (1...32).map { UInt8($0) }
    let visitor = Visitor(site(key))
    await visitor.get()
    let request = visitor.request([("seats", "3"), (":do", "update")])
    #expect(await site(key).respond(request).status == 303)
    #expect(await site(key.reversed()).respond(request).status == 403)
    #expect(await site(nil).respond(request).status == 403)
  }

  @Test("The first page has one name only")
  func otherName() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    #expect(await visitor.post([(":page", "1"), (":do", "update")]) == 409)
    #expect(visits(visitor.site) == 0)
  }

  @Test("If the first answers can't be saved, no visit is left, and the page can be sent again")
  func notSaved() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    let page = visitor.html
    store.fails = true
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 500)
    #expect(visitor.cookie == nil && visits(visitor.site) == 0)
    store.fails = false
    visitor.html = page
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
  }

  @Test("A double click makes one visit and one submit, and both get the same answer")
  func doubleClick() async throws {
    let site = makeSite()
    let visitor = Visitor(site)
    await visitor.get()
    let request = visitor.request(Self.answers + [(":do", "submit")])
    let responses = await withTaskGroup(of: WebFormResponse.self) { group in
      for _ in 0..<4 { group.addTask { await site.respond(request) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(responses.map(\.status) == [303, 303, 303, 303])
    let cookies = responses.map { response in response.headers.first { $0.name == "Set-Cookie" }?.value }
    #expect(Set(cookies).count == 1 && cookies[0] != nil)
    #expect(visits(site) == 1)
    visitor.keepCookie(of: responses[0])
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
    let counting = Task {
      var count = 0
      for await _ in site.submissions { count += 1 }
      return count
    }
    try await Task.sleep(for: .milliseconds(50))
    counting.cancel()
    #expect(await counting.value == 1)
  }

  @Test("A page that was sent opens its visit to nobody else: not with other answers, and not later")
  func sentAgain() async {
    let site = makeSite()
    let visitor = Visitor(site)
    await visitor.get()
    let request = visitor.request([("seats", "3"), (":do", "update")])
    let other = visitor.request([("seats", "4"), (":do", "update")])
    #expect(await site.respond(request).status == 303)
    let refused = await site.respond(other)
    #expect(refused.status == 409 && !refused.headers.contains { $0.name == "Set-Cookie" })
    clock.pass(61)
    #expect(await site.respond(request).status == 409)
    #expect(visits(site) == 1)
  }

  @Test("The visit has a new name and a new secret, so neither can be chosen for somebody else")
  func fixation() async throws {
    let visitor = Visitor(makeSite())
    visitor.cookie = "fieldstone-visit=chosen"
    await visitor.get()
    func secret() -> String? { PageFields.fields(of: visitor.html).first { $0.name == ":csrf" }?.value }
    let first = try #require(secret())
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.cookie != "fieldstone-visit=chosen" && secret() != first)
  }

  @Test("Pages of two tabs without a visit lead to the same one, with the answers of both")
  func tabs() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    let other = visitor.html
    await visitor.get()
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
    let cookie = visitor.cookie
    visitor.html = other
    #expect(await visitor.post([("email", "ada@example.org"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.cookie == cookie && visits(visitor.site) == 1)
    #expect(visitor.html.contains("value=\"3\"") && visitor.html.contains("value=\"ada@example.org\""))
  }

  @Test("The answers of an expired page are kept, but only submitted when they are sent again")
  func expired() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    clock.pass(1_001)
    #expect(await visitor.post(Self.answers + [(":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("This page is out of date. Check your answers and send them again."))
    #expect(visitor.html.contains("value=\"ada@example.org\""))
    #expect(await visitor.post([(":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("If the form asks something else by now, what fits is kept, and nothing is submitted")
  func changed() async throws {
    let offers = Locked(["Monday", "Tuesday"])
    let site = WebFormSite {
      FormSession(
        ["", ""],
        definition: FormDefinition<[String]> { fields in
          fields.add("name", get: { $0[0] }, set: { $0[0] = $1 })
          fields.add("day", get: { $0[1] }, set: { $0[1] = $1 }).options(offers.withLock { $0 })
        })
    }
    let visitor = Visitor(site)
    await visitor.get()
    offers.withLock { $0 = ["Tuesday", "Friday"] }
    #expect(await visitor.post([("name", "Ada"), ("day", "Monday"), (":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("This page is out of date") && visitor.html.contains("value=\"Ada\""))
    #expect(visitor.html.contains("Friday") && !visitor.html.contains("Monday"))
  }

  @Test("A forged or foreign secret begins nothing", arguments: ["a.b.c.d", "..", "0.0.0.", ""])
  func forged(_ secret: String) async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    #expect(await visitor.post([(":csrf", secret), (":do", "update")]) == 403)
    let other = Visitor(makeSite())
    await other.get()
    let foreign = PageFields.fields(of: other.html).first { $0.name == ":csrf" }?.value ?? ""
    await visitor.get()
    #expect(await visitor.post([(":csrf", foreign), (":do", "update")]) == 403)
    #expect(visits(visitor.site) == 0)
  }

  @Test("When the memory of sent pages is full, older pages count as expired, and none is taken twice")
  func forgotten() throws {
    var taken = TakenNonces(most: 16)
    let signer = PageNonce.Signer(key: nil)
    let nonces = try (0..<40).map { made in
      try #require(signer.read(signer.sign(id: "\(made)", made: made, RenderedPage(.root))))
    }
    for nonce in nonces { taken.take(nonce, .init(visit: nonce.id, taken: 0, sender: .body(hash: 0))) }
    for nonce in nonces { #expect(taken[nonce] != nil || taken.isForgotten(nonce), "\(nonce.id)") }
    #expect(nonces.filter { taken[$0] != nil }.count <= 16)
    #expect(taken[nonces[39]] != nil && !taken.isForgotten(nonces[39]))
  }
}
