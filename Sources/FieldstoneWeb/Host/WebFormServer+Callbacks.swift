#if Web
  import CMicroHTTP
  import Dispatch
  import Foundation

  // Called by C on its own threads: functions of the file, because a closure takes the isolation of where it is written, and
  // one of the main actor's traps when another thread calls it.

  /// One request and what has come of it so far.
  private final class Exchange {
    var body: [UInt8] = []
    /// Set where the request is refused before its body was read.
    var refusal: WebFormResponse?
  }

  private final class Answer: @unchecked Sendable {
    // Unchecked: written before the semaphore is signalled, read after.
    var response: WebFormResponse?
  }

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
      let exchange = Exchange()
      state.pointee = Unmanaged.passRetained(exchange).toOpaque()
      server.deadlines.begin(fieldstone_http_socket(connection))
      let headers = RequestHeaders(connection)
      exchange.refusal = headers.refusal(hosts: server.hosts, bodyLimit: server.bodyLimit, in: server.environment)
      // Refused at once where a body is announced: it need not be sent.
      if let refusal = exchange.refusal { return send(refusal, connection, closing: true) }
      return .YES
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    if size.pointee > 0, let part {
      if exchange.body.count + size.pointee > server.bodyLimit {
        exchange.refusal = .message(413, .tooMuch, in: server.environment)
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
    if let refusal = exchange.refusal { return send(refusal, connection, closing: true) }
    server.deadlines.pause(fieldstone_http_socket(connection))
    let headers = RequestHeaders(connection)
    let request = WebFormRequest(
      method: String(cString: method), path: String(cString: path), contentType: headers.first("content-type"),
      cookies: headers.first("cookie"), body: exchange.body)
    // The thread is the server's own, so it may wait.
    let answer = Answer()
    let done = DispatchSemaphore(value: 0)
    let respond = server.respond
    Task.detached {
      answer.response = await respond(request)
      done.signal()
    }
    done.wait()
    guard let response = answer.response else { return .NO }
    return send(response, connection, closing: false)
  }

  private func send(_ response: WebFormResponse, _ connection: OpaquePointer, closing: Bool) -> MHD_Result {
    var body = response.body
    guard let made = MHD_create_response_from_buffer(body.count, &body, .RESPMEM_MUST_COPY) else { return .NO }
    defer { MHD_destroy_response(made) }
    for header in response.headers where MHD_add_response_header(made, header.name, header.value) != .YES { return .NO }
    if closing { MHD_add_response_header(made, "Connection", "close") }
    return MHD_queue_response(connection, UInt32(response.status), made)
  }

  func exchangeEnded(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _: MHD_RequestTerminationCode
  ) {
    if let pointer = state?.pointee { Unmanaged<Exchange>.fromOpaque(pointer).release() }
    state?.pointee = nil
    guard let context, let connection else { return }
    // The next request on this connection has its own time.
    Unmanaged<WebFormServer>.fromOpaque(context).takeUnretainedValue().deadlines.begin(
      fieldstone_http_socket(connection))
  }

  func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_ConnectionNotificationCode
  ) {
    guard let context, let connection else { return }
    let deadlines = Unmanaged<WebFormServer>.fromOpaque(context).takeUnretainedValue().deadlines
    let socket = fieldstone_http_socket(connection)
    if code == .CONNECTION_NOTIFY_STARTED { deadlines.begin(socket) } else { deadlines.forget(socket) }
  }
#endif
