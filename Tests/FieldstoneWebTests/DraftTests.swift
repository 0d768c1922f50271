import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Missing drafts and slow stores")
struct DraftTests {
  private let store = TestStore()

  private func makeSite() -> WebFormSite<Registration> { WebFormSite(store: store) { FormSession(Registration()) } }

  private static let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]

  // MARK: Missing drafts

  @Test(
    "A missing or unreadable draft isn't treated as blank: nothing is submitted, and the page says so",
    arguments: [nil, Data("{".utf8), Data(#"{"version":9,"fields":{},"page":"","failedSubmits":0}"#.utf8)])
  func gone(_ data: Data?) async throws {
    let site = makeSite()
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post(Self.answers + [(":do", "update")]) == 303)
    await visitor.get()
    let kept = store.replaceAll(with: data)
    #expect(await visitor.post([("seats", "2"), (":do", "submit")]) == 410)
    #expect(visitor.html.contains("<h1>This page has expired</h1>"))
    #expect(visitor.html.contains("Nothing was submitted"))
    await visitor.get()
    #expect(visitor.status == 410 && visitor.html.contains("href=\"/again\""))
    // If the store finds the draft again, nothing is lost.
    store.put(kept)
    await visitor.get()
    #expect(visitor.status == 200 && visitor.html.contains("value=\"ada@example.org\""))
    _ = store.replaceAll(with: data)
    await visitor.get()
    await visitor.get("/again")
    await visitor.get()
    #expect(visitor.status == 200 && !visitor.html.contains("ada@example.org"))
    #expect(await visitor.post(Self.answers + [(":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  // MARK: Slow stores

  @Test("A slow store delays only the visitor whose draft it is")
  func slow() async throws {
    let site = makeSite()
    let (ada, bob) = (Visitor(site), Visitor(site))
    await ada.get()
    await bob.get()
    store.hold()
    let request = ada.request([("seats", "3"), (":do", "update")])
    let taken = Task { await site.respond(request) }
    await store.isWaitedFor()
    // Visitors without a draft get an answer at once.
    guard case .now = site.reply(to: WebFormRequest(method: "GET", path: "/")) else {
      Issue.record("A new visitor must not wait.")
      return
    }
    let other = bob.request([("seats", "4"), (":do", "update")])
    let otherTaken = Task { await site.respond(other).status }
    await store.isWaitedFor(by: 2)
    store.release()
    #expect(await taken.value.status == 303)
    ada.keepCookie(of: await taken.value)
    #expect(await otherTaken.value == 303)
    await ada.get()
    #expect(ada.html.contains("value=\"3\""))
  }

  @Test("A visitor's requests reach the store one at a time, in order")
  func order() async throws {
    let site = makeSite()
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("seats", "2"), (":do", "update")]) == 303)
    await visitor.get()
    store.hold()
    var tasks: [Task<Int, Never>] = []
    for text in ["One", "Two", "Three"] {
      let request = visitor.request([("remarks", text), (":do", "update")])
      tasks.append(Task { await site.respond(request).status })
      // Sends the next one only once this one is queued.
      if tasks.count == 1 { await store.isWaitedFor(by: 1) } else { try await Task.sleep(for: .milliseconds(100)) }
    }
    #expect(store.waiting == 1)
    store.release()
    for task in tasks { #expect(await task.value == 303) }
    await visitor.get()
    #expect(visitor.html.contains(">\nThree</textarea>"))
    #expect(store.mostAtOnce == 1)
  }
}
