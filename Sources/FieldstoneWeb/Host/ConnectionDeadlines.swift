#if Web
  import Foundation

  /// Ends connections that take too long to send a request or to receive a response. libmicrohttpd's own time limit
  /// counts only inactivity, so a byte now and then would keep a connection open forever.
  final class ConnectionDeadlines: @unchecked Sendable {
    // Unchecked: the lock guards the table and the task. A socket is forgotten before it is closed, so one that another
    // connection has reused is never shut down.
    private let lock = NSLock()
    private var ends: [Int32: ContinuousClock.Instant] = [:]
    private var reaper: Task<Void, Never>?
    private let request, response: Duration

    /// - Parameters:
    ///   - request: how long a whole request may take to arrive; a connection without one is idle that long.
    ///   - response: how long a whole response may take to be received.
    init(request: Duration = .seconds(20), response: Duration = .seconds(60)) {
      (self.request, self.response) = (request, response)
    }

    func start() {
      let task = Task.detached { [weak self] in
        while (try? await Task.sleep(for: .seconds(1))) != nil, let self { self.reap() }
      }
      lock.withLock { reaper = task }
    }

    func stop() { lock.withLock { reaper }?.cancel() }

    /// Starts the time limit within which a whole request, or the rest of one, has to arrive.
    func beginRequest(_ socket: Int32) { begin(socket, request) }
    /// Starts the time limit within which the response has to be received.
    func beginResponse(_ socket: Int32) { begin(socket, response) }
    private func begin(_ socket: Int32, _ limit: Duration) {
      if socket >= 0 { lock.withLock { ends[socket] = .now + limit } }
    }
    /// Stops the time limit: the request has arrived, and the program may take longer.
    func pause(_ socket: Int32) { lock.withLock { ends[socket] = nil } }
    func forget(_ socket: Int32) { pause(socket) }

    private func reap() {
      lock.withLock {
        for (socket, end) in ends where end < .now {
          shutdown(socket, Int32(SHUT_RDWR))
          ends[socket] = nil
        }
      }
    }
  }
#endif
