#if Web
  import CMicroHTTP
  import FieldstoneCore
  import Foundation

  /// The part of a request before its body, parsed strictly: libmicrohttpd accepts some ambiguous requests.
  struct RequestHead {
    let method: String
    let path: String
    private(set) var values: [(header: Header, value: String)] = []

    /// The headers that matter.
    enum Header: CaseIterable {
      case host, cookie, contentType, contentLength, transferEncoding

      fileprivate var name: StaticString {
        switch self {
        case .host: "host"
        case .cookie: "cookie"
        case .contentType: "content-type"
        case .contentLength: "content-length"
        case .transferEncoding: "transfer-encoding"
        }
      }

      fileprivate init?(_ name: UnsafePointer<CChar>) {
        let found = Self.allCases.first { header in
          header.name.withUTF8Buffer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { strcasecmp($0.baseAddress!, name) == 0 }
          }
        }
        guard let found else { return nil }
        self = found
      }
    }

    init(_ connection: OpaquePointer, method: String, path: String) {
      self.method = method
      self.path = path
      withUnsafeMutablePointer(to: &values) { values in
        _ = MHD_get_connection_values(connection, .HEADER_KIND, noteHeader, UnsafeMutableRawPointer(values))
      }
    }

    func all(_ header: Header) -> [String] { values.filter { $0.header == header }.map(\.value) }
    func first(_ header: Header) -> String? { values.first { $0.header == header }?.value }

    /// The response that refuses the request before its body is read; nil if nothing is wrong.
    func refusal(hosts: Set<String>, bodyLimit: Int, in environment: FormEnvironment) -> WebFormResponse? {
      let hasDuplicateHeader = Header.allCases.contains { all($0).count > 1 }
      let length = first(.contentLength)
      guard !hasDuplicateHeader, length == nil || first(.transferEncoding) == nil else {
        return .message(400, .notUnderstood, in: environment)
      }
      guard let host = first(.host), hosts.contains(host.lowercased()) else {
        return .message(400, .notFound, in: environment)
      }
      if let length {
        guard let bytes = Int(length), bytes >= 0 else { return .message(400, .notUnderstood, in: environment) }
        if bytes > bodyLimit { return .message(413, .tooMuch, in: environment) }
      }
      return nil
    }

    func request(body: [UInt8]) -> WebFormRequest {
      WebFormRequest(
        method: method, path: path, contentType: first(.contentType), cookies: first(.cookie), body: body)
    }
  }

  private func noteHeader(
    _ context: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
  ) -> MHD_Result {
    guard let context, let name else { return .NO }
    guard let header = RequestHead.Header(name) else { return .YES }
    let values = context.assumingMemoryBound(to: [(header: RequestHead.Header, value: String)].self)
    values.pointee.append((header, value.map { String(cString: $0) } ?? ""))
    return .YES
  }
#endif
