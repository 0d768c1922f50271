/// A request that a server has answered, for its log. It contains no answers and no names of visits.
public struct WebFormAccess: Sendable, CustomStringConvertible {
  /// The address of the browser, or of the proxy in front of the server.
  public let address: String
  public let method: String
  public let path: String
  public let status: Int
  /// The bytes of the response's body.
  public let bytes: Int
  /// From the first byte of the request to the last one of the response.
  public let duration: Duration
  /// Whether the whole response was sent. Otherwise the connection was too slow, or somebody closed it.
  public let isComplete: Bool

  /// One line, like `127.0.0.1 "GET /" 200 5321 0.004`. Nothing in a request can begin another line.
  public var description: String {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let milliseconds = Int((seconds * 1_000).rounded())
    let digits = String(milliseconds % 1_000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return
      "\(address) \"\(Self.plain(method)) \(Self.plain(path))\" \(status) \(bytes) \(milliseconds / 1_000).\(fraction)"
      + (isComplete ? "" : " incomplete")
  }

  /// With a percent escape for every byte that is not visible ASCII, and for quotation marks.
  private static func plain(_ text: String) -> String {
    text.utf8.map { byte in
      if (0x21...0x7E).contains(byte), byte != UInt8(ascii: "\"") { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
