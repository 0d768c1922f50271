#if Web
  import CMicroHTTP
  import FieldstoneCore
  import Foundation

  /// The part of a request before its body, parsed strictly: libmicrohttpd accepts some ambiguous requests.
  struct RequestHead {
    let method: String
    let path: String
    /// What a site reads of the query, with its escapes.
    let query: String?
    private(set) var headers: [(name: String, value: String)] = []

    /// Headers that must not be there twice.
    private static let single = [
      "host", "cookie", "content-type", "content-length", "transfer-encoding", "origin", "sec-fetch-site",
    ]

    init(_ connection: OpaquePointer, method: String, path: String) {
      self.method = method
      self.path = path
      query = MHD_lookup_connection_value(connection, .GET_ARGUMENT_KIND, WebFormRequest.rowName).map {
        "\(WebFormRequest.rowName)=\(String(cString: $0))"
      }
      withUnsafeMutablePointer(to: &headers) { headers in
        _ = MHD_get_connection_values(connection, .HEADER_KIND, noteHeader, UnsafeMutableRawPointer(headers))
      }
    }

    /// The response that refuses the request before its body is read; nil if nothing is wrong.
    func refusal(hosts: Set<String>, bodyLimit: Int, _ messages: MessagePages) -> WebFormResponse? {
      let request = request(body: [])
      let hasDuplicateHeader = Self.single.contains { request.values(of: $0).count > 1 }
      let length = request.only("content-length")
      guard !hasDuplicateHeader, length == nil || request.only("transfer-encoding") == nil else {
        return messages.page(400, .notUnderstood)
      }
      guard let host = request.only("host"), hosts.contains(host.lowercased()) else {
        return messages.page(400, .notFound)
      }
      if let length {
        guard let bytes = Int(length), bytes >= 0 else { return messages.page(400, .notUnderstood) }
        if bytes > bodyLimit { return messages.page(413, .tooMuch) }
      }
      return nil
    }

    /// Whether the body has files. It is read as it arrives, and has another limit.
    var hasFiles: Bool {
      request(body: []).only("content-type").flatMap { MultipartReader(contentType: $0) } != nil
    }

    func request(body: [UInt8]) -> WebFormRequest {
      WebFormRequest(method: method, path: path, query: query, headers: headers, body: body)
    }
  }

  private func noteHeader(
    _ context: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
  ) -> MHD_Result {
    guard let context, let name else { return .NO }
    let headers = context.assumingMemoryBound(to: [(name: String, value: String)].self)
    headers.pointee.append((String(cString: name), value.map { String(cString: $0) } ?? ""))
    return .YES
  }
#endif
