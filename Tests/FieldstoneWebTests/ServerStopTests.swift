#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("HTTP server: stopping", .serialized)
  struct ServerStopTests: ServerClient {
    @Test("A stopping server answers requests that are waiting for the program")
    func stopping() async throws {
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
      let wire = try submit(try await get(server.port), server.port)
      for await _ in started { break }
      server.stop()
      let answer = await wire.readToEnd()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 503"))
      open.finish()
    }

    @Test("A server may stop while responses are being sent")
    func stoppingMeanwhile() async throws {
      for _ in 0..<20 {
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
        var wires: [RawConnection] = []
        var arrived = started.makeAsyncIterator()
        for _ in 0..<3 {
          wires.append(try submit(try await get(server.port), server.port))
          await arrived.next()
        }
        open.finish()
        server.stop()
        for wire in wires {
          let answer = await wire.readToEnd()
          #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 503") || answer.hasPrefix("HTTP/1.1 303"))
        }
      }
    }
  }
#endif
