#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  /// Attacks on a server with somebody in the middle of a form, whose answers must survive. Each comment says what
  /// happened before there was a protection.
  @Suite("Attacks", .serialized)
  struct AttackTests: ServerClient {
    private static let form = "Content-Type: application/x-www-form-urlencoded\r\n"

    /// What a browser does that only has a cookie.
    private struct Person: ServerClient {
      let port: UInt16
      private(set) var cookie = ""

      init(_ port: UInt16) async throws {
        self.port = port
        let page = try await get(port)
        let sent = try await send(
          PageFields.fields(of: page).filter { $0.name != "email" } + [("email", "ada@example.org")])
        cookie = try cookie(of: sent)
      }

      func send(
        _ fields: [(name: String, value: String)], cookie: String? = nil, _ headers: String = ""
      ) async throws -> String {
        let body = String(decoding: PageFields.encode(fields + [(":do", "update")]), as: UTF8.self)
        let named = cookie.map { "Cookie: \($0)\r\n" } ?? ""
        return try await RawConnection.exchange(
          "POST / HTTP/1.1\r\n\(host)\(named)\(headers)\(AttackTests.form)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            .replacing("PORT", with: "\(port)"), port)
      }

      /// Whether the answers are still there.
      var isUnharmed: Bool {
        get async throws { try await get(port, cookie: cookie).contains("value=\"ada@example.org\"") }
      }
    }

    private func attack(_ change: (inout WebFormLimits) -> Void = { _ in }, _ work: (Person) async throws -> Void)
      async throws
    {
      var limits = WebFormLimits()
      change(&limits)
      let server = WebFormServer(WebFormSite(limits: limits) { FormSession(Registration()) })
      try server.start(port: 0)
      defer { server.stop() }
      let person = try await Person(server.port)
      try await work(person)
      #expect(try await person.isUnharmed)
    }

    @Test("Many requests without a cookie end nobody's visit")
    func readers() async throws {
      // Before: each was a visit, and visits idle the longest ended, with their drafts.
      try await attack({ $0.visits = 10 }) { person in
        for _ in 0..<50 {
          let page = try await get(person.port)
          #expect(page.hasPrefix("HTTP/1.1 200"))
        }
      }
    }

    @Test("Many invalid and empty POSTs end no visit with answers")
    func senders() async throws {
      try await attack({ $0.visits = 10 }) { person in
        for number in 0..<40 {
          let fields = PageFields.fields(of: try await get(person.port))
          // Half of them answer what wasn't asked, the others change nothing.
          let more = number.isMultiple(of: 2) ? [("price", "1")] : []
          let answer = try await person.send(fields + more)
          #expect(answer.hasPrefix(more.isEmpty ? "HTTP/1.1 303" : "HTTP/1.1 400"))
        }
      }
    }

    @Test("One page that is sent again and again begins one visit")
    func replays() async throws {
      try await attack({ $0.visits = 10 }) { person in
        let fields = PageFields.fields(of: try await get(person.port)).filter { $0.name != "seats" }
        for seats in 2...40 {
          let answer = try await person.send(fields + [("seats", "\(min(seats, 5))")])
          // The first one begins a visit, and the same answers mean a double click.
          #expect(answer.hasPrefix(seats == 2 ? "HTTP/1.1 303" : "HTTP/1.1 409"))
        }
      }
    }

    @Test("A form on another site neither begins a visit in somebody's browser nor replaces theirs")
    func otherSites() async throws {
      // Before: the cookie of the answer replaced the visitor's own.
      try await attack { person in
        let fields = PageFields.fields(of: try await get(person.port))
        for headers in ["Origin: https://evil.example\r\n", "Sec-Fetch-Site: cross-site\r\n", "Origin: null\r\n"] {
          for cookie in [nil, person.cookie] {
            let answer = try await person.send(fields, cookie: cookie, headers)
            #expect(answer.hasPrefix("HTTP/1.1 403") && !answer.contains("Set-Cookie"), "\(headers)")
          }
        }
        #expect(try await person.send(fields, "Origin: http://127.0.0.1:PORT\r\n").hasPrefix("HTTP/1.1 303"))
      }
    }

    @Test("A planted cookie or page gives nobody access to a visit")
    func fixation() async throws {
      // Before: whoever planted a cookie that the site had made could read what was answered with it.
      try await attack { person in
        let page = try await get(person.port, cookie: "fieldstone-visit-\(person.port)=planted")
        let fields = PageFields.fields(of: page).filter { $0.name != "email" }
        let sent = try await person.send(
          fields + [("email", "grace@example.org")], cookie: "fieldstone-visit-\(person.port)=planted")
        let begun = try cookie(of: sent)
        #expect(begun != "fieldstone-visit-\(person.port)=planted")
        // The attacker knows the page, but not the answers.
        let stolen = try await person.send(fields + [("email", "eve@example.org")])
        #expect(stolen.hasPrefix("HTTP/1.1 409") && !stolen.contains("Set-Cookie"))
      }
    }

    @Test("Large answers fill no more than the memory that visits may take")
    func memory() async throws {
      // Before: 10,000 visits of a megabyte each were kept.
      var limits = WebFormLimits()
      limits.memoryBytes = 2_000_000
      let site = WebFormSite(limits: limits) { FormSession(Registration()) }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let person = try await Person(server.port)
      for _ in 0..<10 {
        let fields = PageFields.fields(of: try await get(server.port)).filter { $0.name != "remarks" }
        let text = String(repeating: "x", count: 200_000)
        #expect(try await person.send(fields + [("remarks", text)]).hasPrefix("HTTP/1.1 303"))
      }
      #expect(site.visitors.table.withLock { $0.bytes } <= limits.memoryBytes)
    }
  }
#endif
