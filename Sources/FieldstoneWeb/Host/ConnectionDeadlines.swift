#if Web
  import Foundation

  /// Ends connections whose request takes too long. libmicrohttpd's own time limit counts only inactivity, so a byte
  /// now and then would keep a connection open forever.
  final class ConnectionDeadlines: @unchecked Sendable {
    // Unchecked: the lock guards the table and the task. A socket is forgotten before it is closed, so one that another
    // connection has reused is never shut down.
    private let lock = NSLock()
    private var starts: [Int32: ContinuousClock.Instant] = [:]
    private var reaper: Task<Void, Never>?
    let limit: Duration

    init(limit: Duration = .seconds(20)) { self.limit = limit }

    func start() {
      let task = Task.detached { [weak self] in
        while (try? await Task.sleep(for: .seconds(1))) != nil, let self { self.reap() }
      }
      lock.withLock { reaper = task }
    }

    func stop() { lock.withLock { reaper }?.cancel() }

    /// Starts the time limit within which a whole request, or the rest of one, has to arrive.
    func begin(_ socket: Int32) { if socket >= 0 { lock.withLock { starts[socket] = .now } } }
    /// Stops the time limit: the request has arrived, and the response may take longer.
    func pause(_ socket: Int32) { lock.withLock { starts[socket] = nil } }
    func forget(_ socket: Int32) { pause(socket) }

    private func reap() {
      lock.withLock {
        for (socket, start) in starts where start.duration(to: .now) > limit {
          shutdown(socket, Int32(SHUT_RDWR))
          starts[socket] = nil
        }
      }
    }
  }
#endif
