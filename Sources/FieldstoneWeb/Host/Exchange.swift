#if Web
  import CMicroHTTP
  import Foundation

  /// One request and what has come of it so far. A request that has to wait for the program is suspended meanwhile, so that
  /// the server's threads are free for others.
  final class Exchange: @unchecked Sendable {
    // Unchecked: the lock guards what the program's tasks and the server's threads share; the rest is the threads' own.
    let head: RequestHead
    var body: [UInt8] = []
    /// Set where the request is refused before its body was read.
    var refusal: WebFormResponse?
    /// Whether the answer thanks for a form that was submitted.
    var isFarewell = false

    private let lock = NSLock()
    private var response: WebFormResponse?
    private var suspended: OpaquePointer?

    init(_ head: RequestHead) { self.head = head }

    /// The answer, once there is one.
    var answer: WebFormResponse? { lock.withLock { response } }

    /// Stops the connection until there is an answer.
    func suspend(_ connection: OpaquePointer) {
      lock.withLock {
        suspended = connection
        MHD_suspend_connection(connection)
      }
    }

    /// The answer is there; the connection goes on. A second answer comes too late, and returns when the first is done:
    /// the server may be stopped then.
    func resume(with response: WebFormResponse) {
      lock.withLock {
        guard let connection = suspended else { return }
        (self.response, suspended) = (response, nil)
        MHD_resume_connection(connection)
      }
    }
  }

  /// The requests that wait for the program. When the server stops, none may.
  final class WaitingExchanges: @unchecked Sendable {
    // Unchecked: the lock guards the table.
    private let lock = NSLock()
    private var exchanges: [ObjectIdentifier: Exchange] = [:]
    private var isOver = false

    /// - Returns: false when the server is stopping.
    func add(_ exchange: Exchange) -> Bool {
      lock.withLock {
        if !isOver { exchanges[ObjectIdentifier(exchange)] = exchange }
        return !isOver
      }
    }

    /// The exchange has had its answer.
    func remove(_ exchange: Exchange) {
      lock.withLock { _ = exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Answers all of them, and takes no more.
    func end(with response: WebFormResponse) {
      let last = lock.withLock {
        isOver = true
        defer { exchanges = [:] }
        return Array(exchanges.values)
      }
      for exchange in last { exchange.resume(with: response) }
    }
  }
#endif
