#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("HTTP server: connections", .serialized, .timeLimit(.minutes(2)))
  struct ConnectionTests: ServerClient {
    private func request(_ port: UInt16) -> String {
      "GET / HTTP/1.1\r\n\(host)\r\n".replacing("PORT", with: "\(port)")
    }

    @Test("Connections that arrive together are shared out evenly among the threads")
    func shares() async throws {
      let served = Locked<[pthread_t: Int]>([:])
      let server = WebFormServer(WebFormSite { FormSession(Registration()) }) { _ in
        served.withLock { $0[pthread_self(), default: 0] += 1 }
      }
      try server.start(port: 0)
      defer { server.stop() }
      let connections = try (0..<16).map { _ in try RawConnection(server.port) }
      for connection in connections { connection.send(request(server.port)) }
      await eventually { served.withLock { $0.values.reduce(0, +) } == 16 }
      #expect(served.withLock { $0.values.sorted() } == [8, 8])
    }

    @Test("A connection beyond the limit waits until another one ends")
    func waits() async throws {
      let statuses = Locked<[Int]>([])
      let server = WebFormServer(WebFormSite { FormSession(Registration()) }, connections: 3) { access in
        statuses.withLock { $0.append(access.status) }
      }
      try server.start(port: 0)
      defer { server.stop() }
      var open = try (0..<3).map { _ in try RawConnection(server.port) }
      for connection in open { connection.send(request(server.port)) }
      await eventually { statuses.withLock { $0.count } == 3 }
      let last = try RawConnection(server.port)
      last.send(request(server.port).replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"))
      try await Task.sleep(for: .milliseconds(200))
      #expect(statuses.withLock { $0.count } == 3)
      open.removeLast()
      #expect(await last.readToEnd().hasPrefix("HTTP/1.1 200"))
      withExtendedLifetime(open) {}
    }

    @Test("All of many connections that arrive together are served, a few at a time")
    func many() async throws {
      let server = WebFormServer(WebFormSite { FormSession(Registration()) }, connections: 3)
      try server.start(port: 0)
      defer { server.stop() }
      let connections = try (0..<40).map { _ in try RawConnection(server.port) }
      for connection in connections {
        connection.send(request(server.port).replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"))
      }
      for connection in connections { #expect(await connection.readToEnd().hasPrefix("HTTP/1.1 200")) }
    }

    @Test("A port can be used again as soon as its server has stopped")
    func restarts() async throws {
      let server = WebFormServer(WebFormSite { FormSession(Registration()) })
      try server.start(port: 0)
      let port = server.port
      #expect(try await get(port).hasPrefix("HTTP/1.1 200"))
      let other = WebFormServer(WebFormSite { FormSession(Registration()) })
      #expect(throws: WebFormServerError.self) { try other.start(port: port) }
      server.stop()
      try other.start(port: port)
      defer { other.stop() }
      #expect(try await get(port).hasPrefix("HTTP/1.1 200"))
    }
  }
#endif
