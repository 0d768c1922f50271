#if Web
  import CMicroHTTP
  import Dispatch
  import Foundation

  // Called by C on its own threads. They are global functions, because a closure inherits the isolation of its context,
  // and a closure of the main actor traps when another thread calls it.

  func keepEscapes(_: UnsafeMutableRawPointer?, _: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?) -> Int {
    text.map { strlen($0) } ?? 0
  }

  func requestArrived(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ part: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context, let connection, let path, let method, let size, let state else { return .NO }
    let server = Unmanaged<WebFormServer>.fromOpaque(context).takeUnretainedValue()
    guard let pointer = state.pointee else {
      let exchange = Exchange(
        RequestHead(connection, method: String(cString: method), path: String(cString: path)))
      state.pointee = Unmanaged.passRetained(exchange).toOpaque()
      server.deadlines.beginRequest(fieldstone_http_socket(connection))
      exchange.refusal =
        exchange.head.refusal(
          hosts: server.hosts, bodyLimit: exchange.head.hasFiles ? .max : server.bodyLimit, server.messages)
        ?? server.beginUpload(exchange)
      // Refused at once, so that an announced body need not be sent.
      if let refusal = exchange.refusal { return server.send(refusal, exchange, connection, closing: true) }
      return .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    if size.pointee > 0, let part, let upload = exchange.upload {
      if exchange.refusal == nil {
        server.take(UnsafeRawBufferPointer(start: part, count: size.pointee), upload, exchange, connection)
      }
      size.pointee = 0
      return .YES
    }
    if size.pointee > 0, let part {
      if exchange.body.count + size.pointee > server.bodyLimit {
        exchange.refusal = server.messages.page(413, .tooMuch)
        exchange.body = []
      }
      if exchange.refusal == nil {
        part.withMemoryRebound(to: UInt8.self, capacity: size.pointee) {
          exchange.body += UnsafeBufferPointer(start: $0, count: size.pointee)
        }
      }
      size.pointee = 0
      return .YES
    }
    if let refusal = exchange.refusal { return server.send(refusal, exchange, connection, closing: true) }
    if let answer = exchange.answer { return server.send(answer, exchange, connection, closing: false) }
    server.deadlines.pause(fieldstone_http_socket(connection))
    switch server.reply(exchange.request) {
    case .now(let response): return server.send(response, exchange, connection, closing: false)
    case .later(let work):
      guard server.waiting.add(exchange) else {
        return server.send(server.messages.page(503, .failed), exchange, connection, closing: false)
      }
      begin {
        let response = await work()
        // In this order, so that a server that stops meanwhile still finds the exchange and waits until it is resumed.
        exchange.resume(with: response)
        server.waiting.remove(exchange)
      }
      if let answer = exchange.answer(orSuspend: connection) {
        return server.send(answer, exchange, connection, closing: false)
      }
      return .YES
    }
  }

  /// Starts a task on this thread: most work never waits, and another thread would cost more than the work.
  private func begin(_ work: @escaping @Sendable () async -> Void) {
    #if compiler(>=6.2)
      if #available(macOS 26, *) {
        Task.immediateDetached(operation: work)
        return
      }
    #endif
    Task.detached(operation: work)
  }

  extension WebFormServer {
    /// Begins to read the files of a request.
    ///
    /// - Returns: the response, if the request is refused whatever it brings.
    fileprivate func beginUpload(_ exchange: Exchange) -> WebFormResponse? {
      switch upload(exchange.head.request(body: [])) {
      case .success(let upload):
        exchange.upload = upload
        return nil
      case .failure(let error): return refusal(error)
      }
    }

    /// Reads more of a body with files. As long as it arrives, it may take long.
    fileprivate func take(
      _ part: UnsafeRawBufferPointer, _ upload: WebFormUpload, _ exchange: Exchange, _ connection: OpaquePointer
    ) {
      exchange.uploadedBytes += part.count
      if exchange.uploadedBytes > Exchange.bytesPerDeadline {
        exchange.uploadedBytes = 0
        deadlines.beginRequest(fieldstone_http_socket(connection))
      }
      do throws(WebFormRefusal) {
        try upload.append(part)
      } catch {
        exchange.refusal = refusal(error)
      }
    }

    fileprivate func send(
      _ response: WebFormResponse, _ exchange: Exchange, _ connection: OpaquePointer, closing: Bool
    ) -> MHD_Result {
      var body = response.body
      guard let made = MHD_create_response_from_buffer(body.count, &body, .RESPMEM_MUST_COPY) else { return .NO }
      defer { MHD_destroy_response(made) }
      for header in response.headers where MHD_add_response_header(made, header.name, header.value) != .YES {
        return .NO
      }
      if closing { MHD_add_response_header(made, "Connection", "close") }
      exchange.isConfirmation = response.isConfirmation
      exchange.sent = (response.status, body.count)
      deadlines.beginResponse(fieldstone_http_socket(connection))
      return MHD_queue_response(connection, UInt32(response.status), made)
    }

    /// Writes a line of the access log.
    fileprivate func note(_ exchange: Exchange, _ connection: OpaquePointer, isComplete: Bool) {
      guard let log, let sent = exchange.sent else { return }
      var address = [CChar](repeating: 0, count: 64)
      fieldstone_http_address(connection, &address, address.count)
      let text = String(decoding: address.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      log(
        WebFormAccess(
          address: text, method: exchange.head.method, path: exchange.head.path, status: sent.status,
          bytes: sent.bytes, duration: exchange.began.duration(to: .now), isComplete: isComplete))
    }
  }

  func exchangeEnded(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
  ) {
    guard let context, let connection else { return }
    let server = Unmanaged<WebFormServer>.fromOpaque(context).takeUnretainedValue()
    if let pointer = state?.pointee {
      let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
      server.note(exchange, connection, isComplete: code == .REQUEST_TERMINATED_COMPLETED_OK)
      if exchange.isConfirmation { server.confirmationSent.yield() }
    }
    state?.pointee = nil
    // The next request on this connection has its own time limit.
    server.deadlines.beginRequest(fieldstone_http_socket(connection))
  }

  func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_ConnectionNotificationCode
  ) {
    guard let context, let connection else { return }
    let server = Unmanaged<WebFormServer>.fromOpaque(context).takeUnretainedValue()
    let socket = fieldstone_http_socket(connection)
    if code == .CONNECTION_NOTIFY_STARTED {
      server.queued.withLock { $0 -= 1 }
      server.deadlines.beginRequest(socket)
    } else {
      server.deadlines.forget(socket)
    }
  }
#endif
