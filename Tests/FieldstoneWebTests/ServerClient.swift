#if Web
  import Fieldstone
  import Foundation
  import Testing

  /// Requests to a server on this machine.
  protocol ServerClient {}

  extension ServerClient {
    var host: String { "Host: 127.0.0.1:PORT\r\n" }

    func get(_ port: UInt16, cookie: String? = nil) async throws -> String {
      let cookie = cookie.map { "Cookie: \($0)\r\n" } ?? ""
      return try await RawConnection.exchange(
        "GET / HTTP/1.1\r\n\(host)\(cookie)\r\n".replacing("PORT", with: "\(port)"), port)
    }

    /// The cookie that a response sets.
    func cookie(of response: String) throws -> String {
      String(try #require(response.firstMatch(of: /Set-Cookie: ([^;]*);/)).1)
    }

    func submit(_ page: String, _ port: UInt16) throws -> RawConnection {
      let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
      let fields = PageFields.fields(of: page).filter { field in !answers.contains { $0.0 == field.name } } + answers
      let body = String(decoding: PageFields.encode(fields), as: UTF8.self)
      let head =
        "POST / HTTP/1.1\r\n\(host)Connection: close\r\nContent-Length: \(body.utf8.count)"
      let wire = try RawConnection(port)
      wire.send(
        head.replacing("PORT", with: "\(port)") + "\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n" + body)
      return wire
    }
  }
#endif
