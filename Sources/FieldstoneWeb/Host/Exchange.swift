#if Web
  import CMicroHTTP
  import Foundation

  /// One request and its state. A request that has to wait for the program is suspended, so that the server's threads
  /// are free for others.
  final class Exchange: @unchecked Sendable {
    // Unchecked: the lock guards what the program's tasks share with the server's threads; only the threads use the
    // rest.
    let head: RequestHead
    var body: [UInt8] = []
    /// What reads the body instead, if it has files.
    var upload: WebFormUpload?
    /// The bytes of it since the request got more time.
    var uploadedBytes = 0
    /// How many bytes have to arrive within the time of a request without files.
    static let bytesPerDeadline = 262_144
    /// Set if the request is refused before its body is read.
    var refusal: WebFormResponse?
    /// Whether the response confirms a submitted form.
    var isConfirmation = false
    /// When the request began, and what was sent in response, for the log.
    let began = ContinuousClock.now
    var sent: (status: Int, bytes: Int)?

    private let lock = NSLock()
    private var response: WebFormResponse?
    private var suspended: OpaquePointer?

    init(_ head: RequestHead) { self.head = head }

    /// The request, once all of it has arrived. It takes the files with it.
    var request: WebFormRequest {
      var request = head.request(body: body)
      request.upload = upload
      upload = nil
      return request
    }

    /// The response, once there is one.
    var answer: WebFormResponse? { lock.withLock { response } }

    /// The response if there is one already; otherwise suspends the connection until there is.
    func answer(orSuspend connection: OpaquePointer) -> WebFormResponse? {
      lock.withLock {
        if response == nil {
          suspended = connection
          MHD_suspend_connection(connection)
        }
        return response
      }
    }

    /// Sets the response and resumes the connection. A second response is ignored, and its call returns when the first
    /// is done: the server may be stopped then.
    func resume(with response: WebFormResponse) {
      lock.withLock {
        guard self.response == nil else { return }
        self.response = response
        if let suspended { MHD_resume_connection(suspended) }
        suspended = nil
      }
    }
  }

  /// The requests that wait for the program. None may be left when the server stops.
  final class WaitingExchanges: @unchecked Sendable {
    // Unchecked: the lock guards the table.
    private let lock = NSLock()
    private var exchanges: [ObjectIdentifier: Exchange] = [:]
    private var isOver = false

    /// - Returns: false if the server is stopping.
    func add(_ exchange: Exchange) -> Bool {
      lock.withLock {
        if !isOver { exchanges[ObjectIdentifier(exchange)] = exchange }
        return !isOver
      }
    }

    /// Removes an exchange that has its response.
    func remove(_ exchange: Exchange) {
      lock.withLock { _ = exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Responds to all of them, and accepts no more.
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
