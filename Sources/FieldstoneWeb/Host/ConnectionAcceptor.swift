#if Web
  import CMicroHTTP
  import Dispatch
  import FieldstoneCore

  /// Accepts connections and gives each to one of the server's threads, in turn. The threads don't accept them
  /// themselves, because the first to wake up takes all that arrive together, and then serves them alone.
  final class ConnectionAcceptor: @unchecked Sendable {
    // Unchecked: all mutable state is used only on the queue.
    private let queue = DispatchQueue(label: "fieldstone.accept")
    private let source: any DispatchSourceRead
    private let closed = DispatchSemaphore(value: 0)
    private let daemon: OpaquePointer
    private let socket: Int32
    private let limit, threads: Int
    /// How many connections were given to threads that have not begun to serve them.
    private let queued: Locked<Int>
    /// The thread that gets the next connection.
    private var next = 0
    private var isPaused = false

    /// - Parameters:
    ///   - socket: a listening socket, closed by ``stop()``.
    ///   - limit: how many connections may be open; further ones wait.
    ///   - queued: what the daemon's threads count down when they begin to serve a connection.
    init(_ socket: Int32, for daemon: OpaquePointer, threads: Int, limit: Int, queued: Locked<Int>) {
      (self.socket, self.daemon, self.threads, self.limit, self.queued) = (socket, daemon, threads, limit, queued)
      source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
      source.setEventHandler { [weak self] in self?.accept() }
      source.setCancelHandler { [closed] in
        close(socket)
        closed.signal()
      }
      source.activate()
    }

    private func accept() {
      while true {
        // Read in this order, so that a connection that a thread begins to serve meanwhile is counted twice, not missed.
        let open = queued.withLock(\.self) + Int(fieldstone_http_connections(daemon))
        guard open < limit else { return pause() }
        // Before a thread can count it down.
        queued.withLock { $0 += 1 }
        let outcome = fieldstone_http_accept(socket, daemon, Int32(next), Int32(threads))
        if outcome != .FIELDSTONE_HTTP_ACCEPTED { queued.withLock { $0 -= 1 } }
        switch outcome {
        case .FIELDSTONE_HTTP_ACCEPTED: next = (next + 1) % threads
        case .FIELDSTONE_HTTP_REFUSED: continue
        case .FIELDSTONE_HTTP_NONE: return
        case .FIELDSTONE_HTTP_EXHAUSTED: return pause()
        }
      }
    }

    /// Leaves new connections in the system's queue for a moment. Nothing says when a connection ends or a descriptor
    /// becomes free, so it tries again.
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
        // A suspended source wouldn't call its cancel handler.
        resume()
        source.cancel()
      }
      closed.wait()
    }
  }
#endif
