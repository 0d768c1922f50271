#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("Over HTTP, on this machine", .serialized)
  struct ServerTests {
    /// Runs a server while requests are sent to it.
    private func withServer(_ work: (UInt16) throws -> Void) throws {
      var limits = WebFormLimits()
      limits.bodyBytes = 2_000
      let server = WebFormServer(WebFormSite(title: "Registration", limits: limits) { FormSession(Registration()) })
      try server.start(port: 0)
      defer { server.stop() }
      try work(server.port)
    }

    private func status(_ request: String, _ port: UInt16) throws -> Int? {
      let answer = try exchange(request.replacingOccurrences(of: "PORT", with: "\(port)"), port)
      return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    @Test("What means two things, is too much or for somebody else is refused")
    func guards() throws {
      let host = "Host: 127.0.0.1:PORT\r\n"
      let form = "Content-Type: application/x-www-form-urlencoded\r\n"
      try withServer { port throws in
        #expect(try status("GET / HTTP/1.1\r\n\(host)\r\n", port) == 200)
        #expect(try status("GET / HTTP/1.1\r\n\(host)\(host)\r\n", port) == 400)
        #expect(try status("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", port) == 400)
        #expect(try status("GET / HTTP/1.1\r\n\r\n", port) == 400)
        #expect(try status("GET /%00 HTTP/1.1\r\n\(host)\r\n", port) == 404)
        #expect(try status("PUT / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n", port) == 405)
        #expect(try status("GET /favicon.ico HTTP/1.1\r\n\(host)\r\n", port) == 204)
        #expect(try status("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: 2001\r\n\r\n", port) == 413)
        let lengths = "Content-Length: 3\r\nContent-Length: 4\r\n"
        #expect(try status("POST / HTTP/1.1\r\n\(host)\(form)\(lengths)\r\na=1", port) == 400)
        #expect(try status("POST / HTTP/1.1\r\n\(host)\(form)Content-Length: 3\r\n\r\na=1", port) == 403)
        let json = "Content-Type: application/json\r\n"
        #expect(try status("POST / HTTP/1.1\r\n\(host)\(json)Content-Length: 2\r\n\r\n{}", port) == 415)
      }
    }

    @Test("HEAD has no body, and every page its guards")
    func headers() throws {
      try withServer { port throws in
        let answer = try exchange("HEAD / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n", port)
        #expect(answer.hasSuffix("\r\n\r\n"))
        for header in [
          "Cache-Control: no-store", "default-src 'none'; style-src 'sha256-", "frame-ancestors 'none'",
          "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "; HttpOnly; SameSite=Strict",
        ] {
          #expect(answer.contains(header), "\(header)")
        }
      }
    }

    @Test("A form is filled in over requests that share nothing but a cookie")
    func dialogue() async throws {
      let site = WebFormSite(title: "Registration") { FormSession(Registration()) }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let first = try exchange("GET / HTTP/1.1\r\n\(host)\r\n", server.port)
      let cookie = try #require(first.firstMatch(of: /Set-Cookie: ([^;]*);/)).1
      var page = first
      func post(_ more: [(name: String, value: String)]) throws -> String {
        var fields = Sent.fields(of: page).filter { field in !more.contains { $0.name == field.name } }
        fields += more
        let body = String(decoding: Sent.encode(fields), as: UTF8.self)
        let head = "POST / HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\nContent-Length: \(body.utf8.count)\r\n"
        let answer = try exchange(
          head + "Content-Type: application/x-www-form-urlencoded\r\n\r\n" + body, server.port)
        page = try exchange("GET / HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\n\r\n", server.port)
        return answer
      }
      let refused = try post([("email", "ada@example.org"), ("password", "correct horse"), (":do", "submit")])
      #expect(refused.hasPrefix("HTTP/1.1 303"))
      #expect(page.contains("Error: Registration") && page.contains("value=\"ada@example.org\""))
      let taken = try post([("agrees", "on"), (":do", "submit")])
      #expect(taken.contains("Location: /"))
      #expect(page.contains("<h1>Submitted</h1>"))
      for await model in site.submissions {
        #expect(model.email == "ada@example.org" && model.password == "correct horse")
        break
      }
    }

    /// Sends a request and reads until the server closes the connection.
    private func exchange(_ request: String, _ port: UInt16) throws -> String {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isOpen = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isOpen)
      let closing = request.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n", maxReplacements: 1)
      send(socket, closing, closing.utf8.count, Int32(MSG_NOSIGNAL))
      var answer: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = recv(socket, &part, part.count, 0)
        guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
        answer += part[..<count]
      }
    }
  }
#endif
