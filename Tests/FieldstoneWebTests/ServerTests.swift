#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("HTTP server", .serialized)
  struct ServerTests {
    /// Runs a server while `work` sends requests to it.
    private func withServer(_ work: (UInt16) async throws -> Void) async throws {
      var limits = WebFormLimits()
      limits.bodyBytes = 2_000
      let server = WebFormServer(WebFormSite(title: "Registration", limits: limits) { FormSession(Registration()) })
      try server.start(port: 0)
      defer { server.stop() }
      try await work(server.port)
    }

    private func status(_ request: String, _ port: UInt16) async throws -> Int? {
      let answer = try await RawConnection.exchange(request.replacingOccurrences(of: "PORT", with: "\(port)"), port)
      return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    @Test("Ambiguous, oversized and misdirected requests are refused")
    func guards() async throws {
      let host = "Host: 127.0.0.1:PORT\r\n"
      let form = "Content-Type: application/x-www-form-urlencoded\r\n"
      let lengths = "Content-Length: 3\r\nContent-Length: 4\r\n"
      let json = "Content-Type: application/json\r\n"
      let requests: [(request: String, status: Int)] = [
        ("GET / HTTP/1.1\r\n\(host)\r\n", 200),
        ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET /%00 HTTP/1.1\r\n\(host)\r\n", 404),
        ("PUT / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", 405),
        ("DELETE /favicon.ico HTTP/1.1\r\n\(host)\r\n", 405),
        ("GET /favicon.ico HTTP/1.1\r\n\(host)\r\n", 204),
        ("GET /again HTTP/1.1\r\n\(host)\r\n", 303),
        ("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: 2001\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\n\(host)\(form)\(lengths)\r\na=1", 400),
        ("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\na=1", 400),
        ("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: 3\r\n\r\na=1", 403),
        ("POST / HTTP/1.1\r\n\(host)Cookie: fieldstone-visit-PORT=x\r\n\(form)Content-Length: 3\r\n\r\na=1", 410),
        ("POST / HTTP/1.1\r\n\(host)\(form)Origin: http://evil.example\r\nContent-Length: 3\r\n\r\na=1", 403),
        ("POST / HTTP/1.1\r\n\(host)\(form)Origin: a\r\nOrigin: b\r\nContent-Length: 3\r\n\r\na=1", 400),
        ("POST / HTTP/1.1\r\n\(host)\(json)Content-Length: 2\r\n\r\n{}", 415),
      ]
      try await withServer { port in
        for one in requests {
          let found = try await status(one.request, port)
          #expect(found == one.status, "\(one.request)")
        }
      }
    }

    @Test("HEAD has no body, and every page has its security headers")
    func headers() async throws {
      try await withServer { port in
        let answer = try await RawConnection.exchange("HEAD / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", port)
        #expect(answer.hasSuffix("\r\n\r\n"))
        for header in [
          "Cache-Control: no-store", "default-src 'none'; style-src 'sha256-", "frame-ancestors 'none'",
          "X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin",
        ] {
          #expect(answer.contains(header), "\(header)")
        }
      }
    }

    @Test("A form is filled in with requests that share only a cookie")
    func dialogue() async throws {
      let site = WebFormSite(title: "Registration") { FormSession(Registration()) }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let first = try await RawConnection.exchange("GET / HTTP/1.1\r\n\(host)\r\n", server.port)
      var (page, cookie) = (first, "")
      func post(_ more: [(name: String, value: String)]) async throws -> String {
        var fields = PageFields.fields(of: page).filter { field in !more.contains { $0.name == field.name } }
        fields += more
        let body = String(decoding: PageFields.encode(fields), as: UTF8.self)
        let head = "POST / HTTP/1.1\r\n\(host)Cookie: a=b; \(cookie)\r\nContent-Length: \(body.utf8.count)\r\n"
        let answer = try await RawConnection.exchange(
          head + "Content-Type: application/x-www-form-urlencoded\r\n\r\n" + body, server.port)
        if let made = answer.firstMatch(of: /Set-Cookie: ([^;]*);/) { cookie = String(made.1) }
        page = try await RawConnection.exchange("GET / HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\n\r\n", server.port)
        return answer
      }
      let refused = try await post([("email", "ada@example.org"), ("password", "correct horse"), (":do", "submit")])
      #expect(refused.hasPrefix("HTTP/1.1 303"))
      #expect(page.contains("Error: Registration") && page.contains("value=\"ada@example.org\""))
      let taken = try await post([("agrees", "on"), (":do", "submit")])
      #expect(taken.contains("Location: /"))
      #expect(page.contains("<h1>Submitted</h1>"))
      for await model in site.submissions {
        #expect(model.email == "ada@example.org" && model.password == "correct horse")
        break
      }
    }
  }
#endif
