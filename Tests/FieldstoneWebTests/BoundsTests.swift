import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("How much is kept and how much may wait")
struct BoundsTests {
  private let store = TestStore()
  private static let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]

  private func makeSite(_ change: (inout WebFormLimits) -> Void) -> WebFormSite<Registration> {
    var limits = WebFormLimits()
    change(&limits)
    return WebFormSite(store: store, limits: limits) { FormSession(Registration()) }
  }

  private func begin(_ site: WebFormSite<Registration>, remarks: String = "") async -> Visitor<Registration> {
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("seats", "2"), ("remarks", remarks), (":do", "update")]) == 303)
    await visitor.get()
    return visitor
  }

  @Test("Few requests of one visit wait for each other; more get 503 and come later")
  func waiting() async throws {
    let site = makeSite {
      $0.waitingRequests = 8
      // What is waited for here comes when the test says, not with the time.
      $0.waitingSeconds = 600
    }
    let visitor = await begin(site)
    store.hold()
    let request = visitor.request([("seats", "3"), (":do", "update")])
    let first = Task { await site.respond(request) }
    await store.isWaitedFor()
    let responses = (0..<20).map { _ in Task { await site.respond(request) } }
    let page = WebFormRequest(method: "GET", path: "/", cookies: visitor.cookie)
    // Those that don't wait are answered at once.
    await eventually { site.visitors.table.withLock { $0.guests.values.first?.requests } == 9 }
    let read = await site.respond(page)
    #expect(read.status == 503 && read.headers.contains { $0.name == "Retry-After" && $0.value == "5" })
    store.release()
    var statuses: [Int] = []
    for task in responses { statuses.append(await task.value.status) }
    #expect(await first.value.status == 303)
    #expect(statuses.filter { $0 == 503 }.count == 12 && statuses.filter { $0 == 303 }.count == 8)
    await visitor.get()
    #expect(visitor.html.contains("value=\"3\""))
  }

  @Test("Behind a handler that never returns, requests of its visit are told so; once it has returned, they go on")
  func stuck() async {
    let (handling, isHandling) = AsyncStream<Void>.makeStream()
    let (gate, open) = AsyncStream<Void>.makeStream()
    var limits = WebFormLimits()
    limits.waitingSeconds = 0.1
    let site = WebFormSite(limits: limits) {
      let form = FormSession(Registration())
      form.onSubmit { _ in
        isHandling.yield()
        for await _ in gate { break }
      }
      return form
    }
    let visitor = await begin(site)
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    let request = visitor.request(answers)
    let submit = Task { await site.respond(request) }
    for await _ in handling { break }
    let look = WebFormRequest(method: "GET", path: "/", cookies: visitor.cookie)
    let read = await site.respond(look)
    #expect(read.status == 503 && read.headers.contains { $0.name == "Retry-After" })
    #expect(String(decoding: read.body, as: UTF8.self).contains("<h1>Not finished yet</h1>"))
    let sent = await site.respond(request)
    #expect(sent.status == 503)
    #expect(String(decoding: sent.body, as: UTF8.self).contains("Wait a moment, then send this again."))
    open.yield()
    #expect(await submit.value.status == 303)
    let after = await site.respond(look)
    #expect(String(decoding: after.body, as: UTF8.self).contains("<h1>Submitted</h1>"))
  }

  @Test("Visits end when all of them take too much memory, those idle the longest first, with their drafts")
  func memory() async {
    let site = makeSite { $0.memoryBytes = 400_000 }
    let text = String(repeating: "x", count: 40_000)
    var visitors: [Visitor<Registration>] = []
    for _ in 0..<6 { visitors.append(await begin(site, remarks: text)) }
    #expect(site.visitors.table.withLock { $0.bytes } <= 400_000)
    #expect(await visitors[0].post([(":do", "update")]) == 410)
    #expect(await visitors[5].post([(":do", "update")]) == 303)
    await eventually { store.count == site.visitors.table.withLock { $0.guests.count } }
    #expect(store.count < 6)
  }

  @Test("A large visit forgets its oldest steps and pages, never its answers")
  func largeVisit() async {
    let site = makeSite { $0.visitBytes = 100_000 }
    let visitor = await begin(site)
    for letter in "abcdefghij" {
      let text = String(repeating: letter, count: 30_000)
      #expect(await visitor.post([("remarks", text), (":do", "update")]) == 303)
      await visitor.get()
      #expect(visitor.html.contains(text))
    }
    #expect(site.visitors.table.withLock { $0.bytes } < 400_000)
    #expect(visitor.html.contains("value=\"undo\""))
  }

  @Test("Bytes are counted for answers, pages and secrets, and given back when a visit ends")
  func counting() async {
    let site = makeSite { _ in }
    let visitor = await begin(site)
    let bytes = { site.visitors.table.withLock { $0.bytes } }
    let small = bytes()
    let text = String(repeating: "x", count: 10_000)
    #expect(await visitor.post([("remarks", text), ("password", text), (":do", "update")]) == 303)
    #expect(bytes() > small + 20_000)
    await visitor.get()
    #expect(
      await visitor.post([("password", "12345678"), ("email", "a@b.de"), ("agrees", "on"), (":do", "submit")]) == 303)
    #expect(bytes() < small + 5_000)
  }

  // MARK: Submitted models

  @Test("A program that reads slowly loses no model: nothing can be submitted while too many wait")
  func submissions() async {
    let site = makeSite { $0.submissions = 2 }
    var models = site.submissions.makeAsyncIterator()
    var visitors: [Visitor<Registration>] = []
    for seats in 1...3 {
      let visitor = await begin(site)
      #expect(await visitor.post(Self.answers + [("seats", "\(seats)"), (":do", "submit")]) == 303)
      await visitor.get()
      visitors.append(visitor)
    }
    #expect(visitors[1].html.contains("<h1>Submitted</h1>"))
    #expect(visitors[2].html.contains("This form can&#39;t be submitted yet. Your answers are saved."))
    #expect(visitors[2].html.contains("value=\"3\""))
    #expect(await models.next()?.seats == 1)
    #expect(await visitors[2].post([(":do", "submit")]) == 303)
    await visitors[2].get()
    #expect(visitors[2].html.contains("<h1>Submitted</h1>"))
    #expect(await models.next()?.seats == 2)
    #expect(await models.next()?.seats == 3)
  }

  @Test("If nobody reads the models, forms can be submitted, and only the last models are kept")
  func unread() async {
    let site = makeSite { $0.submissions = 2 }
    for seats in 1...5 {
      let visitor = await begin(site)
      #expect(await visitor.post(Self.answers + [("seats", "\(seats)"), (":do", "submit")]) == 303)
    }
    var models = site.submissions.makeAsyncIterator()
    #expect(await models.next()?.seats == 4)
    #expect(await models.next()?.seats == 5)
  }

  @Test("Whoever waits for a model gets it, and waiting ends with the task")
  func reading() async {
    let queue = SubmissionQueue<Int>(limit: 1)
    let cancelled = Task { await queue.stream.first { _ in true } }
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    let waiting = Task { await queue.stream.first { _ in true } }
    try? await Task.sleep(for: .milliseconds(20))
    #expect(queue.reserve())
    #expect(!queue.reserve())
    queue.add(7)
    #expect(await waiting.value == 7)
    #expect(queue.reserve())
    queue.release()
  }
}
