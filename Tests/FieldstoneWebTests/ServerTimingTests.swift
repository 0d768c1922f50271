#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("HTTP server: slow and endless requests", .serialized)
  struct ServerTimingTests: ServerClient {

    @Test("Slow submits don't delay other requests")
    func slowSubmits() async throws {
      let (started, start) = AsyncStream<Void>.makeStream()
      let (gate, open) = AsyncStream<Void>.makeStream()
      let site = WebFormSite {
        let form = FormSession(Registration())
        form.onSubmit { _ in
          start.yield()
          for await _ in gate { break }
        }
        return form
      }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      // More submits than the server has threads.
      var wires: [RawConnection] = []
      var arrived = started.makeAsyncIterator()
      for _ in 0..<4 {
        wires.append(try submit(try await get(server.port), server.port))
        await arrived.next()
      }
      #expect(try await get(server.port).hasPrefix("HTTP/1.1 200"))
      for _ in wires { open.yield() }
      open.finish()
      for wire in wires {
        let answer = await wire.readToEnd()
        #expect(answer.hasPrefix("HTTP/1.1 303"))
      }
    }

    @Test("The server knows when a browser has received the final page, even if it had to wait")
    func farewell() async throws {
      let server = WebFormServer(WebFormSite { FormSession(Registration()) })
      try server.start(port: 0)
      defer { server.stop() }
      let page = try await get(server.port)
      let submitted = try await submit(page, server.port).readToEnd()
      #expect(submitted.hasPrefix("HTTP/1.1 303"))
      let cookie = try cookie(of: submitted)
      #expect(try await get(server.port, cookie: cookie).contains("<h1>Submitted</h1>"))
      let isSaid = await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          for await _ in server.confirmations { return true }
          return false
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(5))
          return false
        }
        defer { group.cancelAll() }
        return await group.next() ?? false
      }
      #expect(isSaid)
    }

    @Test(
      "A request that is never completed is cut off",
      arguments: ["GET / HT", "POST / HTTP/1.1\r\nHOSTa: b\r\n", "BODY"])
    func neverWhole(_ beginning: String) async throws {
      let site = WebFormSite { FormSession(Registration()) }
      let server = WebFormServer(site, deadlines: ConnectionDeadlines(request: .milliseconds(100)))
      try server.start(port: 0)
      defer { server.stop() }
      let wire = try RawConnection(server.port)
      let body = "POST / HTTP/1.1\r\n\(host)Content-Length: 100\r\n\r\na=1".replacing("PORT", with: "\(server.port)")
      wire.send(beginning == "BODY" ? body : beginning.replacing("HOST", with: "X"))
      let answer = await wire.readToEnd()
      #expect(!answer.contains("200"))
    }

    @Test("A browser that receives a page too slowly is cut off")
    func slowReader() async throws {
      let form = FormDefinition<String> { fields in
        fields.add("text", get: { $0 }, set: { $0 = $1 })
      }
      // More than fits into the buffers of a connection.
      let text = String(repeating: "x", count: 16_000_000)
      let site = WebFormSite { FormSession(text, definition: form) }
      let accesses = Locked<[WebFormAccess]>([])
      let server = WebFormServer(site, deadlines: ConnectionDeadlines(response: .milliseconds(100))) { access in
        accesses.withLock { $0.append(access) }
      }
      try server.start(port: 0)
      defer { server.stop() }
      let wire = try RawConnection(server.port)
      wire.send("GET / HTTP/1.1\r\n\(host)\r\n".replacing("PORT", with: "\(server.port)"))
      await eventually { !accesses.withLock { $0.isEmpty } }
      #expect(await wire.readToEnd().utf8.count < text.utf8.count)
      #expect(accesses.withLock { $0.first?.isComplete } == false)
    }

    @Test("An idle connection is closed")
    func idle() async throws {
      let server = WebFormServer(
        WebFormSite { FormSession(Registration()) }, deadlines: ConnectionDeadlines(request: .milliseconds(100)))
      try server.start(port: 0)
      defer { server.stop() }
      #expect(try await RawConnection(server.port).readToEnd() == "")
    }

    @Test("One address doesn't get all connections")
    func share() async throws {
      let server = WebFormServer(WebFormSite { FormSession(Registration()) })
      try server.start(port: 0)
      defer { server.stop() }
      let greedy = try (0..<256).map { _ in try RawConnection(server.port) }
      let answer = try await RawConnection.exchange(
        "GET / HTTP/1.1\r\n\(host)\r\n".replacing("PORT", with: "\(server.port)"), server.port, from: 0x7F00_0002)
      #expect(answer.hasPrefix("HTTP/1.1 200") && greedy.count == 256)
    }

    @Test("Requests are logged, with their status and without anything that could begin another line")
    func log() async throws {
      let accesses = Locked<[WebFormAccess]>([])
      let server = WebFormServer(WebFormSite { FormSession(Registration()) }) { access in
        accesses.withLock { $0.append(access) }
      }
      try server.start(port: 0)
      defer { server.stop() }
      _ = try await get(server.port)
      for request in ["GET /a%0Ab\"\u{E9} HTTP/1.1\r\n\(host)\r\n", "GET / HTTP/1.1\r\nHost: evil\r\n\r\n"] {
        _ = try await RawConnection.exchange(request.replacing("PORT", with: "\(server.port)"), server.port)
      }
      await eventually { accesses.withLock { $0.count } == 3 }
      let lines = accesses.withLock { $0.map(\.description) }
      #expect(lines.first?.wholeMatch(of: /127\.0\.0\.1 "GET \/" 200 \d+ \d+\.\d\d\d/) != nil, "\(lines)")
      #expect(lines.contains { $0.contains("\"GET /a%0Ab%22%C3%A9\" 404 ") }, "\(lines)")
      #expect(lines.contains { $0.contains("\"GET /\" 400 ") })
    }

    @Test("Several requests use one connection")
    func keepAlive() async throws {
      let site = WebFormSite { FormSession(Registration()) }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let wire = try RawConnection(server.port)
      let request = "GET /favicon.ico HTTP/1.1\r\n\(host)".replacing("PORT", with: "\(server.port)")
      wire.send(request + "\r\n" + request + "\r\n" + request + "Connection: close\r\n\r\n")
      let answer = await wire.readToEnd()
      #expect(answer.matches(of: /HTTP\/1.1 204/).count == 3)
    }
  }
#endif
