#if Web
  import Foundation
  import Testing

  /// A raw connection, to send what no HTTP client would. Waiting never blocks the threads of tasks.
  final class RawConnection: @unchecked Sendable {
    // Unchecked: used by one test at a time.
    private let socket: Int32

    /// - Parameter source: the address of this machine that it comes from; any if it is 0.
    init(_ port: UInt16, from source: UInt32 = 0) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var own = sockaddr_in()
      own.sin_family = sa_family_t(AF_INET)
      own.sin_addr.s_addr = source.bigEndian
      let isBound = withUnsafePointer(to: &own) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          source == 0 || bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isBound)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isOpen = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isOpen)
    }

    deinit { close(socket) }

    func send(_ text: String) { send(Array(text.utf8)[...]) }

    func send(_ bytes: ArraySlice<UInt8>) {
      var bytes = bytes
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }

    /// Reads until the server closes the connection.
    func readToEnd() async -> String {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [self] in
          var answer: [UInt8] = []
          var part = [UInt8](repeating: 0, count: 65_536)
          while true {
            let count = recv(socket, &part, part.count, 0)
            guard count > 0 else { break }
            answer += part[..<count]
          }
          continuation.resume(returning: String(decoding: answer, as: UTF8.self))
        }
      }
    }

    /// Sends a request and reads until the server closes the connection.
    static func exchange(_ request: String, _ port: UInt16, from source: UInt32 = 0) async throws -> String {
      let wire = try RawConnection(port, from: source)
      wire.send(request.replacing("\r\n\r\n", with: "\r\nConnection: close\r\n\r\n", maxReplacements: 1))
      return await wire.readToEnd()
    }
  }
#endif
