#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("Files that a server receives", .serialized)
  struct UploadServerTests: ServerClient {
    private let store = FormMemoryFiles()

    private func withServer(
      _ limits: WebFormLimits = WebFormLimits(), deadlines: ConnectionDeadlines = ConnectionDeadlines(),
      _ work: (UInt16) async throws -> Void
    ) async throws {
      var environment = FormEnvironment()
      environment.fileStore = store
      let site = WebFormSite(title: "Poster", limits: limits) { [environment] in
        FormSession(Poster(), environment: environment)
      }
      let server = WebFormServer(site, deadlines: deadlines)
      try server.start(port: 0)
      defer { server.stop() }
      try await work(server.port)
    }

    private func head(_ port: UInt16, _ length: Int, _ more: String = "") -> String {
      "POST / HTTP/1.1\r\n\(host.replacing("PORT", with: "\(port)"))Connection: close\r\n\(more)"
        + "Content-Type: \(Multipart.contentType)\r\nContent-Length: \(length)\r\n\r\n"
    }

    private func body(_ port: UInt16, _ files: [(name: String, file: String, bytes: [UInt8])]) async throws -> [UInt8] {
      Multipart.body(of: try await get(port), files: files, button: "update")
    }

    /// Sends bytes in parts, and reads the response.
    private func exchange(_ port: UInt16, _ head: String, _ body: [UInt8], parts: Int = 10_000) async throws -> String {
      let wire = try RawConnection(port)
      wire.send(head)
      for start in stride(from: 0, to: body.count, by: parts) {
        wire.send(body[start..<min(body.count, start + parts)])
      }
      return await wire.readToEnd()
    }

    @Test("A file arrives in many parts and is in the store when the page is shown")
    func received() async throws {
      try await withServer { port in
        let png = Samples.png(bytes: 19_000)
        let body = try await body(port, [("photo", "a.png", png)])
        let answer = try await exchange(port, head(port, body.count), body, parts: 100)
        #expect(answer.hasPrefix("HTTP/1.1 303"))
        let file = try #require(store.allFiles().first)
        #expect(try store.bytes(of: file) == png)
        let cookie = try cookie(of: answer)
        let page = try await get(port, cookie: cookie)
        #expect(page.contains("/picture/\(file.id)") && page.contains("img-src 'self' data:"))
        let picture = try await RawConnection.exchange(
          "GET /picture/\(file.id) HTTP/1.1\r\n\(host)Cookie: \(cookie)\r\n\r\n".replacing("PORT", with: "\(port)"),
          port)
        #expect(picture.hasPrefix("HTTP/1.1 200") && picture.contains("X-Content-Type-Options: nosniff"))
      }
    }

    @Test("Two gigabytes are refused at once, with a page that says the limit")
    func huge() async throws {
      try await withServer { port in
        let answer = try await exchange(port, head(port, 2_000_000_000), [])
        #expect(answer.hasPrefix("HTTP/1.1 413"))
        #expect(answer.replacing("\u{A0}", with: " ").contains("You can upload up to 100 MB at once."))
      }
    }

    @Test("A body that goes on beyond the limit without having said so is refused, too")
    func unannounced() async throws {
      var limits = WebFormLimits()
      (limits.uploadBytes, limits.bodyBytes) = (50_000, 10_000)
      try await withServer(limits) { port in
        let body = try await body(port, [("photo", "a.png", Samples.png(bytes: 200_000))])
        let head = head(port, 0).replacing("Content-Length: 0", with: "Transfer-Encoding: chunked")
        let chunk = Array("\(String(body.count, radix: 16))\r\n".utf8) + body + Array("\r\n0\r\n\r\n".utf8)
        #expect(try await exchange(port, head, chunk).hasPrefix("HTTP/1.1 413"))
        #expect(store.byteCount == 0)
      }
    }

    @Test("An upload that is cut leaves nothing, and the form goes on")
    func cut() async throws {
      try await withServer { port in
        let body = try await body(port, [("photo", "a.png", Samples.png(bytes: 18_000))])
        do {
          let wire = try RawConnection(port)
          wire.send(head(port, body.count))
          wire.send(body[..<(body.count / 2)])
          for _ in 0..<400 where store.byteCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
          #expect(store.byteCount > 0)
        }
        for _ in 0..<400 where store.byteCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(store.byteCount == 0 && store.allFiles().isEmpty)
        #expect(try await exchange(port, head(port, body.count), body).hasPrefix("HTTP/1.1 303"))
      }
    }

    @Test("An upload may take longer than a request as long as it arrives, and not if nothing does")
    func slow() async throws {
      let deadlines = ConnectionDeadlines(request: .milliseconds(1_500), response: .seconds(10))
      var limits = WebFormLimits()
      limits.bodyBytes = 10_000
      try await withServer(limits, deadlines: deadlines) { port in
        let files = (0..<6).map {
          (name: ":files:papers", file: "\($0).pdf", bytes: Samples.pdf + [UInt8](repeating: 0x41, count: 300_000))
        }
        let body = try await body(port, files)
        let wire = try RawConnection(port)
        wire.send(head(port, body.count))
        for start in stride(from: 0, to: body.count, by: 300_000) {
          wire.send(body[start..<min(body.count, start + 300_000)])
          try await Task.sleep(for: .milliseconds(500))
        }
        #expect(await wire.readToEnd().hasPrefix("HTTP/1.1 303"))
        let stalled = try RawConnection(port)
        stalled.send(head(port, body.count))
        stalled.send(body[..<1_000])
        #expect(await stalled.readToEnd() == "")
      }
    }

    @Test("What isn't from a page of the site stores nothing")
    func foreign() async throws {
      try await withServer { port in
        var body = Multipart()
        body.add(":csrf", "x")
        body.add(":page", "0")
        body.add("photo", file: "a.png", Samples.png())
        let refused = try await exchange(port, head(port, body.whole.count), body.whole)
        #expect(refused.hasPrefix("HTTP/1.1 403"))
        let origin = head(port, body.whole.count, "Origin: http://evil.example\r\n")
        #expect(try await exchange(port, origin, body.whole).hasPrefix("HTTP/1.1 403"))
        #expect(store.byteCount == 0)
      }
    }
  }
#endif
