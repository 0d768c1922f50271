#if Web
  import CMicroHTTP
  import FieldstoneCore

  /// The headers of a request, read strictly: libmicrohttpd takes some that mean two things.
  struct RequestHeaders {
    private(set) var values: [(name: String, value: String)] = []

    init(_ connection: OpaquePointer) {
      withUnsafeMutablePointer(to: &values) { values in
        _ = MHD_get_connection_values(connection, .HEADER_KIND, noteHeader, UnsafeMutableRawPointer(values))
      }
    }

    init(_ values: [(name: String, value: String)]) { self.values = values }

    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
    func first(_ name: String) -> String? { all(name).first }

    /// What is wrong with them, before a body is read.
    func refusal(hosts: Set<String>, bodyLimit: Int, in environment: FormEnvironment) -> WebFormResponse? {
      let lengths = all("content-length")
      let isTwofold = lengths.count > 1 || !lengths.isEmpty && !all("transfer-encoding").isEmpty
      let single = ["host", "cookie", "content-type", "transfer-encoding"]
      guard !isTwofold, single.allSatisfy({ all($0).count <= 1 }) else {
        return .message(400, .notUnderstood, in: environment)
      }
      guard let host = first("host"), hosts.contains(host.lowercased()) else {
        return .message(400, .notFound, in: environment)
      }
      if let length = lengths.first {
        guard let bytes = Int(length) else { return .message(400, .notUnderstood, in: environment) }
        if bytes > bodyLimit { return .message(413, .tooMuch, in: environment) }
      }
      return nil
    }
  }

  private func noteHeader(
    _ context: UnsafeMutableRawPointer?, _: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
  ) -> MHD_Result {
    guard let context, let name else { return .NO }
    let values = context.assumingMemoryBound(to: [(name: String, value: String)].self)
    values.pointee.append((String(cString: name).lowercased(), value.map { String(cString: $0) } ?? ""))
    return .YES
  }
#endif
