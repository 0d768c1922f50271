import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Ending visits during requests")
struct VisitEndTests {
  private let store = TestStore()

  private func makeSite(
    visits: Int = 10_000, seconds: Double = 100, now: @escaping @Sendable () -> Date = { Date() }
  ) -> WebFormSite<Registration> {
    var limits = WebFormLimits()
    (limits.visits, limits.visitSeconds) = (visits, seconds)
    return WebFormSite(store: store, limits: limits) {
      FormSession(Registration(), environment: FormEnvironment(now: now))
    }
  }

  @Test("A visit doesn't end while its answers are being stored")
  func sweptWhileTaking() async throws {
    let clock = TestClock()
    let site = makeSite(visits: 1, now: { clock.now })
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("seats", "2"), (":do", "update")]) == 303)
    await visitor.get()
    store.hold()
    let request = visitor.request([("seats", "3"), (":do", "update")])
    let taken = Task { await site.respond(request).status }
    await store.isWaitedFor()
    // The visit is too old, and there is one visit too many.
    clock.pass(1_000)
    let others = (0..<3).map { _ in Visitor(site) }
    for other in others { await other.get() }
    let posted = others.map { other in
      let request = other.request([("seats", "4"), (":do", "update")])
      return Task { await site.respond(request).status }
    }
    await store.isWaitedFor(by: 4)
    store.release()
    for task in posted { #expect(await task.value == 303) }
    #expect(await taken.value == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"3\"") && !visitor.html.contains("You can start again here."))
  }

  @Test("The drafts of ended visits are removed, and failed removals are tried again later")
  func removing() async throws {
    let clock = TestClock()
    let site = makeSite(visits: 2, now: { clock.now })
    for place in 0..<4 {
      let visitor = Visitor(site)
      await visitor.get()
      #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
      clock.pass(1)
      store.fails = place < 3
      await visitor.get()
      try await Task.sleep(for: .milliseconds(10))
      store.fails = false
    }
    clock.pass(1_000)
    let last = Visitor(site)
    await last.get()
    #expect(await last.post([(":do", "perform:action.cancel")]) == 303)
    await eventually { self.store.count == 0 }
    #expect(store.count == 0)
  }

  @Test(
    "Despite failures and ended visits, accepted answers are kept or the visitor is told", arguments: 0..<3)
  func unreliable(_ seed: UInt64) async throws {
    let clock = TestClock()
    let site = makeSite(visits: 6, seconds: 20, now: { clock.now })
    store.failsNowAndThen(seed)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let visitor = Visitor(site)
          var kept = ""
          for step in 0..<15 {
            clock.pass(0.2)
            await visitor.get()
            switch visitor.status {
            case 200 where visitor.html.contains("You can start again here."): kept = ""
            case 200: #expect(visitor.html.contains(">\n\(kept)</textarea>"), "\(number) \(step)")
            default: continue
            }
            let text = "\(number) \(step)"
            let status = await visitor.post([("remarks", text), (":do", "update")])
            if status == 303 { kept = text } else { #expect(status == 500 || status == 410) }
          }
        }
      }
    }
  }
}
