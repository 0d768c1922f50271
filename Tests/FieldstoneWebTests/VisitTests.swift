import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Beginning and end of visits")
struct VisitTests {
  /// A clock that tests advance.
  private final class Clock: Sendable {
    private let seconds = Locked(0.0)
    func pass(_ more: Double) { seconds.withLock { $0 += more } }
    var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
  }

  private let clock = Clock()
  private let store = FormMemoryStore()

  private func makeSite(_ change: (inout WebFormLimits) -> Void = { _ in }) -> WebFormSite<Registration> {
    var limits = WebFormLimits()
    limits.visitSeconds = 100
    change(&limits)
    let clock = clock
    return WebFormSite(store: store, limits: limits) {
      FormSession(Registration(), environment: FormEnvironment(now: { clock.now }))
    }
  }

  @Test("A visit continues while requests come now and then")
  func goesOn() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    for _ in 0..<5 {
      clock.pass(90)
      #expect(await visitor.post([("email", "ada@example.org"), (":do", "update")]) == 303)
      await visitor.get()
    }
    #expect(visitor.html.contains("value=\"ada@example.org\""))
  }

  @Test("Answers after the end are refused with a reason; then the visitor starts over")
  func endsByTime() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    #expect(await visitor.post([("email", "ada@example.org"), (":do", "update")]) == 303)
    await visitor.get()
    clock.pass(101)
    #expect(await visitor.post([("seats", "2"), (":do", "submit")]) == 410)
    #expect(visitor.html.contains("<h1>Your visit has ended</h1>"))
    await visitor.get()
    #expect(visitor.html.contains("You can start again here."))
    #expect(!visitor.html.contains("ada@example.org"))
    #expect(await visitor.post([("seats", "2"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(!visitor.html.contains("You can start again here."))
  }

  @Test("If there are too many visits, those idle the longest end, with their drafts")
  func endsByCount() async {
    let site = makeSite { $0.visits = 3 }
    let visitors = (0..<3).map { _ in Visitor(site) }
    for visitor in visitors {
      await visitor.get()
      #expect(await visitor.post([("seats", "2"), (":do", "update")]) == 303)
      await visitor.get()
      clock.pass(1)
    }
    await visitors[0].get()
    clock.pass(1)
    let fourth = Visitor(site)
    await fourth.get()
    #expect(await fourth.post([("seats", "2"), (":do", "update")]) == 303)
    #expect(await visitors[0].post([(":do", "update")]) == 303)
    #expect(await visitors[1].post([(":do", "update")]) == 410)
    #expect(await visitors[2].post([(":do", "update")]) == 303)
  }

  @Test("Visits without answers end first")
  func endsWithoutAnswers() async {
    let site = makeSite { $0.visits = 2 }
    let visitors = (0..<3).map { _ in Visitor(site) }
    for (index, visitor) in visitors.enumerated() {
      await visitor.get()
      #expect(await visitor.post([("seats", index == 1 ? "1" : "2"), (":do", "update")]) == 303)
      await visitor.get()
      clock.pass(1)
    }
    #expect(await visitors[0].post([(":do", "update")]) == 303)
    #expect(await visitors[1].post([(":do", "update")]) == 410)
    #expect(await visitors[2].post([(":do", "update")]) == 303)
  }

  @Test("After leaving, /again starts over; before, it discards nothing")
  func again() async {
    let visitor = Visitor(makeSite())
    await visitor.get()
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
    await visitor.get("/again")
    await visitor.get()
    #expect(visitor.html.contains("value=\"3\""))
    #expect(await visitor.post([(":do", "perform:action.cancel")]) == 303)
    await visitor.get()
    #expect(await visitor.post([(":do", "leave")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Cancelled</h1>"))
    await visitor.get("/again")
    await visitor.get()
    #expect(visitor.html.contains("<h1>Form</h1>"))
    #expect(!visitor.html.contains("value=\"3\""))
  }

  @Test("A page that asks the same as before reuses its token, so reloading pushes out no other page")
  func reloading() async throws {
    let visitor = Visitor(makeSite())
    await visitor.get()
    let older = visitor.html
    #expect(await visitor.post([("seats", "3"), (":do", "update")]) == 303)
    for _ in 0..<20 { await visitor.get() }
    visitor.html = older
    #expect(await visitor.post([("email", "ada@example.org"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"3\"") && visitor.html.contains("value=\"ada@example.org\""))
  }
}
