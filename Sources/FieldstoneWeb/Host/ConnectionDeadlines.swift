#if Web
  import Foundation

  /// Ends connections whose request takes too long. libmicrohttpd's own time limit counts silence only, so a byte now and
  /// then would hold a connection for ever.
  final class ConnectionDeadlines: @unchecked Sendable {
    // Unchecked: the lock guards the table and the task. A socket is forgotten before it is closed, so none is shut down that has
    // become another connection's.
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

    /// From now on a whole request, or the rest of one, has to come within the limit.
    func begin(_ socket: Int32) { if socket >= 0 { lock.withLock { starts[socket] = .now } } }
    /// The request is there; the answer may take its time.
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
