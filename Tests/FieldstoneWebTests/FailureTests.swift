import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Failures, waiting requests and double submits")
struct FailureTests {
  /// A store that fails on demand.
  private final class BrokenStore: FormDraftStore {
    struct Broken: Error {}
    let works = Locked(true)
    private let drafts = FormMemoryStore()

    private func check() throws { if !works.withLock({ $0 }) { throw Broken() } }
    func load(_ name: String) throws -> Data? {
      try check()
      return drafts.load(name)
    }
    func save(_ data: Data, as name: String) throws {
      try check()
      drafts.save(data, as: name)
    }
    func remove(_ name: String) throws {
      try check()
      drafts.remove(name)
    }
  }

  private final class Count: Sendable {
    private let number = Locked(0)
    func up() { number.withLock { $0 += 1 } }
    var value: Int { number.withLock { $0 } }
  }

  @Test("If the store fails, the visitor is told, and nothing is half saved")
  func store() async {
    let store = BrokenStore()
    let visitor = Visitor(WebFormSite(store: store) { FormSession(Registration()) })
    await visitor.get()
    #expect(await visitor.post([("seats", "2"), (":do", "update")]) == 303)
    await visitor.get()
    store.works.withLock { $0 = false }
    let page = visitor.html
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 500)
    await visitor.get()
    #expect(visitor.html.contains("can&#39;t be read at the moment"))
    store.works.withLock { $0 = true }
    visitor.html = page
    #expect(await visitor.post([("seats", "4"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"4\""))
  }

  @Test("A submitted form isn't submitted again if the store fails afterwards")
  func storeAfterSubmit() async {
    let store = BrokenStore()
    let count = Count()
    let visitor = Visitor(
      WebFormSite(store: store) {
        let form = FormSession(Registration())
        form.onSubmit { _ in
          count.up()
          store.works.withLock { $0 = false }
        }
        return form
      })
    await visitor.get()
    let page = visitor.html
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    #expect(await visitor.post(answers) == 303)
    visitor.html = page
    #expect(await visitor.post(answers) == 303)
    #expect(count.value == 1)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("During a submit, a second submit and requests for the page wait for it")
  func slowSubmit() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let count = Count()
    let site = WebFormSite {
      let form = FormSession(Registration())
      form.onSubmit { _ in
        count.up()
        start.yield()
        for await _ in gate { break }
      }
      return form
    }
    let first = Visitor(site)
    await first.get()
    #expect(await first.post([(":do", "update")]) == 303)
    await first.get()
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    let request = first.request(answers)
    async let one = site.respond(request)
    for await _ in started { break }
    let look = WebFormRequest(method: "GET", path: "/", cookies: first.cookie)
    guard case .later = site.reply(to: look) else {
      Issue.record("The page must not be shown while the form is being submitted.")
      return
    }
    // Other visitors don't wait.
    guard case .now = site.reply(to: WebFormRequest(method: "GET", path: "/")) else {
      Issue.record("Another visitor must not wait.")
      return
    }
    async let two = site.respond(request)
    async let seen = site.respond(look)
    open.yield()
    let statuses = await [one.status, two.status]
    #expect(statuses == [303, 303])
    #expect(count.value == 1)
    let page = await String(decoding: seen.body, as: UTF8.self)
    #expect(page.contains("<h1>Submitted</h1>"))
  }
}
