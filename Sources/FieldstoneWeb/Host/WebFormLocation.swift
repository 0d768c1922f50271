/// Where a site is, as browsers see it.
public struct WebFormLocation: Sendable, Hashable {
  /// The beginning of its addresses, such as `https://example.org`, if a proxy stands in front of it: answers are
  /// accepted only from pages of this origin. By default, they are accepted from pages of the requested host.
  ///
  /// With `https`, the cookie is sent through TLS only (`Secure`, and its name begins with `__Host-`).
  public let origin: String?
  /// The path below which its pages are, such as `/register`; empty if it has all paths to itself.
  public let path: String

  public init(origin: String? = nil, path: String = "") {
    let parts = path.split(separator: "/")
    self.path = parts.map { "/" + $0 }.joined()
    self.origin = origin.map { String(($0.hasSuffix("/") ? $0.dropLast() : $0[...]).lowercased()) }
  }

  /// The path below that of the site; nil if a path is elsewhere.
  func inner(_ path: String) -> String? {
    guard path.hasPrefix(self.path) else { return nil }
    let inner = path.dropFirst(self.path.count)
    return inner.isEmpty || inner.hasPrefix("/") ? String(inner) : nil
  }

  /// Whether browsers reach the site through TLS.
  var isSecure: Bool { origin?.hasPrefix("https:") == true }

  /// The host, and the port if there is one.
  var authority: String? { origin.flatMap { Self.authority(of: $0) } }

  static func authority(of origin: String) -> String? {
    origin.firstRange(of: "://").map { String(origin[$0.upperBound...]) }
  }

  /// The name of the cookie. It contains the port, because browsers send the cookies of one port to all ports of a
  /// host, and the path, because there may be other forms below others.
  func cookieName(host: String?, _ kind: String = "visit") -> String {
    let place = (authority ?? host ?? "").utf8[...]
    let colon = UInt8(ascii: ":")
    let parts = (place.lastIndex(of: UInt8(ascii: "]")).map { place[$0...] } ?? place).split(separator: colon)
    let port = parts.count == 2 ? parts[1] : "".utf8[...]
    let isPort = !port.isEmpty && port.count <= 5 && port.allSatisfy { (0x30...0x39).contains($0) }
    var name = isSecure ? "__Host-fieldstone-" : "fieldstone-"
    name += kind
    if isPort {
      name += "-"
      name += Substring(port)
    }
    if path.isEmpty { return name }
    return name + path.split(separator: "/").map { "." + String($0).wireName }.joined()
  }
}
