import ConformanceModels
import Fieldstone
import Foundation
import Synchronization
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting
@testable import FieldstoneWeb

@Suite("Rows that are kept for the next page")
struct KeptRowsTests {
  /// A visit whose requests each have a form of their own, as on a site.
  private struct Requests<Model> {
    let makeForm: () -> FormSession<Model>
    var snapshot: FormSnapshot?
    var secrets = FormSecrets()
    var visit = WebFormVisit()
    var rows: KeptRows?
    /// How many rows weren't written again.
    var found = 0

    private func form() throws -> FormSession<Model> {
      let form = makeForm()
      if let snapshot { try form.restore(snapshot, secrets: secrets) }
      return form
    }

    /// Sends inputs, as a POST does.
    mutating func send(_ make: (FormEngine) -> FormInput) throws {
      let form = try form()
      form.send(make(form))
      (snapshot, secrets) = (form.snapshot, form.secrets)
    }

    /// Compares the page with one that is written anew.
    mutating func load() throws {
      let (page, fresh) = (WebForm(try form(), visit: visit), WebForm(try form(), visit: visit))
      for page in [page, fresh] { page.scriptPath = "/script.js" }
      (page.keptRowBytes, page.keptRows) = (1_000_000, rows)
      let (html, new) = (page.html(), fresh.html())
      #expect(String(decoding: html, as: UTF8.self) == String(decoding: new, as: UTF8.self))
      #expect(html.elementsEqual(new))
      #expect(page.written?.page == fresh.written?.page)
      (rows, visit) = (page.keptRows, page.visit)
      found += rows?.found ?? 0
    }
  }

  private func follow<Model>(_ seed: UInt64, _ makeForm: @escaping () -> FormSession<Model>) throws {
    var random = SplitMix(seed: seed)
    var requests = Requests(makeForm: makeForm)
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        try requests.send { RandomInput.make(for: $0, &random) }
      }
      try requests.load()
    }
    #expect(requests.found > 40)
  }

  @Test("A page with kept rows is the page that is written anew, whatever happens to the form", arguments: 0..<4)
  func random(_ seed: UInt64) throws {
    try follow(seed) { FormSession(Registration()) }
    try follow(seed) { FormSession(Everything()) }
    try follow(seed) { FormSession(Registration(), policy: .immediately) }
  }

  @Test("After an answer, only its row and those that depend on it are written again")
  func oneAnswer() throws {
    var requests = Requests { FormSession(Registration()) }
    try requests.load()
    #expect(requests.found == 0)
    try requests.load()
    let all = requests.found
    #expect(all > 5)
    try requests.send { _ in .type("email", "ada@example.org") }
    try requests.load()
    #expect(requests.found == 2 * all - 1)
  }

  @Form
  struct Card: Codable {
    var name = ""
    var email = ""

    static func arrange(_ form: FormBuilder<Card>) {
      form.rule(on: \.email) { .warning("Is this the address of \($0.name)?") }
    }
  }

  @Test("An accent that is a character of its own now is written anew, also where another row quotes it")
  func accents() throws {
    var requests = Requests { FormSession(Card(), policy: .immediately) }
    try requests.send { _ in .type("email", "zoe@example.org") }
    for name in ["Zo\u{E9}", "Zoe\u{301}", "Zo\u{E9}"] {
      try requests.send { _ in .type("name", name) }
      try requests.load()
      #expect(requests.found == 0)
    }
    try requests.load()
    #expect(requests.found == 2)
  }

  @Test("Nothing is kept of a definition that is made for each request, and of a page that is too large")
  func useless() throws {
    var requests = Requests {
      FormSession(Card(), definition: FormDefinition<Card> { $0.add(\.name, "name") })
    }
    try requests.load()
    #expect(requests.rows != nil)
    try requests.load()
    #expect(requests.rows == nil && requests.found == 0)
    let page = WebForm(FormSession(Card()))
    page.keptRowBytes = 100
    _ = page.html()
    #expect(page.keptRows == nil)
  }

  @Test("Secrets are not kept")
  func secrets() throws {
    var requests = Requests { FormSession(Registration()) }
    try requests.send { _ in .type("password", "correct horse") }
    try requests.load()
    let form = FormSession(Registration())
    let index = try #require(form.index(of: "password"))
    #expect(form.rows.state(at: index) == nil)
    #expect(form.rows.state(at: try #require(form.index(of: "email"))) != nil)
  }

  enum Workshop: String, CaseIterable, FormTitled, Codable {
    case knots, maps
    static let left = Atomic(3)
    var formTitle: FormString { "\(rawValue) (\(Self.left.load(ordering: .relaxed)) left)" }
  }

  @Form
  struct Booking: Codable {
    var name = ""
    var workshop = Workshop.knots
  }

  @Test("What the program says about an option is as it is now")
  func titles() async {
    let site = WebFormSite { FormSession(Booking()) }
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("name", "Ada"), (":do", "update")]) == 303)
    for left in [2, 1] {
      Workshop.left.store(left, ordering: .relaxed)
      await visitor.get()
      #expect(visitor.html.contains("knots (\(left) left)"))
      #expect(visitor.html.contains("value=\"Ada\""))
    }
  }

  @Test("Rows of another language aren't used")
  func language() async {
    let site = WebFormSite(environment: FormEnvironment()) { request in
      let language = request.values(of: "Accept-Language").first ?? "en"
      return FormSession(Registration(), environment: FormEnvironment(locale: Locale(identifier: language)))
    }
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("arrival", "2025-03-31"), (":do", "update")]) == 303)
    var pages: [String] = []
    for language in ["en", "de", "en"] {
      var request = WebFormRequest(method: "GET", path: "/", cookies: visitor.cookie)
      request.headers.append(("Accept-Language", language))
      pages.append(String(decoding: await site.respond(request).body, as: UTF8.self))
      #expect(pages.last?.contains("lang=\"\(language)\"") == true)
    }
    #expect(pages[0] == pages[2])
  }

  @Test("The rows of all visits take no more memory than they may, and end with the visits")
  func memory() async {
    var limits = WebFormLimits()
    limits.rowBytes = 60_000
    let site = WebFormSite(limits: limits) { FormSession(Registration()) }
    var visitors: [Visitor<Registration>] = []
    for number in 0..<20 {
      let visitor = Visitor(site)
      await visitor.get()
      #expect(await visitor.post([("email", "guest\(number)@example.org"), (":do", "update")]) == 303)
      await visitor.get()
      visitors.append(visitor)
      #expect(site.visitors.table.withLock(\.rowBytes) <= limits.rowBytes)
    }
    let (bytes, kept) = site.visitors.table.withLock { table in
      (table.guests.values.map(\.visitor.rowBytes), table.rowBytes)
    }
    #expect(bytes.reduce(0, +) == kept)
    #expect(bytes.contains(0) && bytes.contains { $0 > 0 })
    for (number, visitor) in visitors.enumerated() {
      await visitor.get()
      #expect(visitor.html.contains("value=\"guest\(number)@example.org\""))
    }
    #expect(await visitors[19].post([("password", "correct horse"), ("agrees", "on"), (":do", "submit")]) == 303)
    #expect(
      site.visitors.table.withLock { $0.guests.values.contains { $0.visitor.end != nil && $0.rowBytes > 0 } } == false)
  }
}
