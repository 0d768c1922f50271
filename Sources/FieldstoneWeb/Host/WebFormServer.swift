#if Web
  import CMicroHTTP
  import Dispatch
  import FieldstoneCore
  import Foundation

  /// A small HTTP server for a site: libmicrohttpd with its weak points guarded. It doesn't support TLS; on a public
  /// network, put a proxy in front of it.
  final class WebFormServer: @unchecked Sendable {
    // Unchecked: the lock guards the daemon, whose threads may call before it is stored here. The rest never changes.
    private let lock = NSLock()
    private var daemon: OpaquePointer?
    private var acceptor: ConnectionAcceptor?
    private var boundPort: UInt16 = 0
    private var boundHosts: Set<String> = []
    let reply: @Sendable (WebFormRequest) -> WebFormSiteReply
    let bodyLimit: Int
    /// Begins to read a body with files, which isn't held as a whole.
    let upload: @Sendable (WebFormRequest) -> Result<WebFormUpload?, WebFormRefusal>
    let refusal: @Sendable (WebFormRefusal) -> WebFormResponse
    let messages: MessagePages
    let waiting = WaitingExchanges()
    /// Yields when a browser has received the page that confirms a submit.
    let confirmations: AsyncStream<Void>
    let confirmationSent: AsyncStream<Void>.Continuation
    let deadlines: ConnectionDeadlines
    /// The port it listens on.
    var port: UInt16 { lock.withLock { boundPort } }
    /// Where a proxy says that the site is.
    private let authority: String?
    /// The accepted values of `Host`: another name that resolves to this address may be an attacker's (DNS rebinding).
    /// A request that arrives while the server starts waits until they are known.
    var hosts: Set<String> { lock.withLock { boundHosts } }

    static func hosts(port: UInt16, _ authority: String?) -> Set<String> {
      var hosts: Set = ["127.0.0.1:\(port)", "localhost:\(port)"]
      // Browsers leave out the usual port.
      if port == 80 { hosts.formUnion(["127.0.0.1", "localhost"]) }
      if let authority { hosts.insert(authority) }
      return hosts
    }

    let log: (@Sendable (WebFormAccess) -> Void)?
    /// How many connections there may be, and how many of them from one address. A proxy has only one.
    private let connections: Int
    /// How many threads serve them.
    private let threads = 2
    /// How many connections were given to threads that have not begun to serve them.
    let queued = Locked(0)
    private var connectionsOfAddress: Int { authority == nil ? 64 : 0 }

    /// - Parameters:
    ///   - connections: how many may be open at once; others wait.
    ///   - log: called with each request that has its response.
    init<Model>(
      _ site: WebFormSite<Model>, deadlines: ConnectionDeadlines = ConnectionDeadlines(), connections: Int = 256,
      log: (@Sendable (WebFormAccess) -> Void)? = nil
    ) {
      (self.deadlines, self.connections, self.log) = (deadlines, connections, log)
      bodyLimit = site.limits.bodyBytes
      upload = { request in
        do throws(WebFormRefusal) {
          return .success(try site.upload(for: request))
        } catch {
          return .failure(error)
        }
      }
      refusal = { site.refusal($0) }
      messages = site.messages
      authority = site.location.authority
      reply = { site.reply(to: $0) }
      (confirmations, confirmationSent) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Starts to listen on 127.0.0.1.
    ///
    /// - Parameter port: 0 for any free port.
    func start(port: UInt16) throws {
      let context = Unmanaged.passUnretained(self).toOpaque()
      // Typed as C functions, because a Swift function is two pointers.
      let unescape: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int =
        keepEscapes
      let ended: MHD_RequestCompletedCallback = exchangeEnded
      let changed: MHD_NotifyConnectionCallback = connectionChanged
      func callback<Function>(_ option: MHD_OPTION, _ function: Function) -> MHD_OptionItem {
        MHD_OptionItem(option: option, value: unsafeBitCast(function, to: Int.self), ptr_value: context)
      }
      func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
        MHD_OptionItem(option: option, value: value, ptr_value: nil)
      }
      let flags =
        MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_USE_NO_LISTEN_SOCKET.rawValue
        | MHD_USE_ITC.rawValue
      var options = [
        // The acceptor enforces the limit. libmicrohttpd divides this number among its threads and closes whatever exceeds
        // a thread's share, so each share is the whole limit.
        number(.CONNECTION_LIMIT, threads * connections), number(.CONNECTION_TIMEOUT, 15),
        number(.PER_IP_CONNECTION_LIMIT, connectionsOfAddress), number(.CONNECTION_MEMORY_LIMIT, 32_768),
        number(.THREAD_POOL_SIZE, threads), number(.STRICT_FOR_CLIENT, 1),
        callback(.UNESCAPE_CALLBACK, unescape), callback(.NOTIFY_COMPLETED, ended),
        callback(.NOTIFY_CONNECTION, changed),
        MHD_OptionItem(option: .END, value: 0, ptr_value: nil),
      ]
      try lock.withLock {
        var bound = port
        let socket = fieldstone_http_listen(&bound)
        guard socket >= 0 else { throw WebFormServerError(port: port) }
        guard let daemon = fieldstone_http_start(flags, 0, requestArrived, context, &options) else {
          close(socket)
          throw WebFormServerError(port: port)
        }
        (self.daemon, boundPort, boundHosts) = (daemon, bound, Self.hosts(port: bound, authority))
        acceptor = ConnectionAcceptor(socket, for: daemon, threads: threads, limit: connections, queued: queued)
      }
      deadlines.start()
    }

    deinit { stop() }

    /// Ends every connection; requests that wait for the program get status 503.
    func stop() {
      deadlines.stop()
      waiting.end(with: messages.page(503, .failed))
      let (accepting, running) = lock.withLock {
        defer { (acceptor, daemon) = (nil, nil) }
        return (acceptor, daemon)
      }
      // Not while holding the lock: the daemon's threads may need it until they have ended.
      accepting?.stop()
      if let running { MHD_stop_daemon(running) }
    }
  }

  /// The server could not start to listen.
  public struct WebFormServerError: Error, CustomStringConvertible {
    public let port: UInt16
    public var description: String { "Can't listen on 127.0.0.1:\(port). The port may be in use." }
  }

  extension WebFormSite {
    /// Serves the form on 127.0.0.1 until somebody submits it.
    ///
    /// - Parameters:
    ///   - port: the port to listen on; 0 for any free port.
    ///   - log: called with each request that has its response, on any thread; see ``WebFormAccess``.
    ///   - announce: called with the address.
    /// - Returns: the submitted model; nil if the task was cancelled.
    /// - Throws: ``WebFormServerError``.
    public func serve(
      port: UInt16 = 0, log: (@Sendable (WebFormAccess) -> Void)? = nil, announce: (String) -> Void
    ) async throws -> Model? {
      let server = WebFormServer(self, log: log)
      try server.start(port: port)
      defer { server.stop() }
      announce("http://127.0.0.1:\(server.port)\(location.path)/")
      for await model in submissions {
        await server.sayFarewell()
        return model
      }
      return nil
    }
  }

  extension WebFormServer {
    /// Waits until the browser has loaded the page that confirms the submit, for at most 2 seconds: it may be gone.
    fileprivate func sayFarewell() async {
      let confirmations = confirmations
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for await _ in confirmations { break } }
        group.addTask { try? await Task.sleep(for: .seconds(2)) }
        await group.next()
        group.cancelAll()
      }
    }
  }
#endif
