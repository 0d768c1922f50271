#if Web
  import CMicroHTTP
  import Dispatch

  /// Accepts connections and gives each to one of the server's threads, in turn. The threads don't accept them
  /// themselves, because the first to wake up takes all that arrive together, and then serves them alone.
  final class ConnectionAcceptor: @unchecked Sendable {
    // Unchecked: what changes does so on the queue.
    private let queue = DispatchQueue(label: "fieldstone.accept")
    private let source: any DispatchSourceRead
    private let closed = DispatchSemaphore(value: 0)
    private let daemon: OpaquePointer
    private let socket: Int32
    private let limit, threads: Int
    /// The thread that gets the next connection.
    private var next = 0
    private var isPaused = false

    /// - Parameters:
    ///   - socket: listens already; it is closed by ``stop()``.
    ///   - limit: with so many open connections, others wait until one ends.
    init(_ socket: Int32, for daemon: OpaquePointer, threads: Int, limit: Int) {
      (self.socket, self.daemon, self.threads, self.limit) = (socket, daemon, threads, limit)
      source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
      source.setEventHandler { [weak self] in self?.accept() }
      source.setCancelHandler { [closed] in
        close(socket)
        closed.signal()
      }
      source.activate()
    }

    private func accept() {
      // Only a few at a time: the threads count a connection once they have it, and until then the limit ignores it.
      for _ in 0..<8 {
        guard fieldstone_http_connections(daemon) < limit else { return pause() }
        switch fieldstone_http_accept(socket, daemon, Int32(next), Int32(threads)) {
        case .FIELDSTONE_HTTP_ACCEPTED: next = (next + 1) % threads
        case .FIELDSTONE_HTTP_NONE: return
        case .FIELDSTONE_HTTP_EXHAUSTED: return pause()
        }
      }
    }

    /// Leaves those that arrive to the system for a moment. What they wait for isn't announced: a connection that ends,
    /// or a free file descriptor.
    private func pause() {
      isPaused = true
      source.suspend()
      queue.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in self?.resume() }
    }

    private func resume() {
      guard isPaused else { return }
      isPaused = false
      source.resume()
    }

    /// Returns when the socket is closed and the daemon gets no more connections.
    func stop() {
      queue.sync {
        // A suspended source wouldn't call its handler.
        resume()
        source.cancel()
      }
      closed.wait()
    }
  }
#endif
