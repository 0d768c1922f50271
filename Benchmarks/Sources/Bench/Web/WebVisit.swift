import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A visit that has begun: its draft is in the site's store.
struct WebVisit {
  let cookie: String
  private let secret: String
  private let token: String
  /// Its page.
  let html: String
  /// The size of its page in bytes.
  var pageBytes: Int { html.utf8.count }
  private let n: Int

  struct Request: Sendable {
    let method: String
    let cookie: String
    var body = ""
    /// In a body: where `wrk` writes a number that grows with each request.
    static let number = "7654321"
  }

  /// Loads the page, and answers it once.
  init(_ n: Int, at address: String) throws {
    self.n = n
    let first = try Self.send(Request(method: "GET", cookie: ""), to: address)
    let (opening, name) = (try Self.value(":csrf", first.html), try Self.value(":page", first.html))
    let answered = Request(method: "POST", cookie: "", body: Self.body(n, opening, name, text: "Begun"))
    cookie = String(try Self.send(answered, to: address).cookie.prefix { $0 != ";" })
    let page = try Self.send(Request(method: "GET", cookie: cookie), to: address)
    try check(page.html.contains("value=\"Begun\""), "The answer is not in the page.")
    secret = try Self.value(":csrf", page.html)
    token = try Self.value(":page", page.html)
    html = page.html
  }

  var page: Request { Request(method: "GET", cookie: cookie) }

  /// What a browser sends for the whole page, each time with one answer changed.
  var answers: [Request] {
    ["One", "Another"].map {
      Request(method: "POST", cookie: cookie, body: Self.body(n, secret, token, text: $0))
    }
  }

  /// What the script of a page sends while somebody types: `wrk` writes the number of each into it.
  var inputs: [Request] {
    ["One", "Another"].map { text in
      let number = (":live", "\(String(repeating: "0", count: 16)).\(Request.number).0")
      return Request(method: "POST", cookie: cookie, body: Self.body(n, secret, token, text: text, number))
    }
  }

  /// The size of the page's script.
  func scriptBytes(at address: String) throws -> Int {
    guard let source = html.range(of: "<script type=\"module\" src=\"/") else { throw Failure("There is no script.") }
    let path = html[source.upperBound...].prefix { $0 != "\"" }
    return try Self.send(Request(method: "GET", cookie: cookie), to: address + path).html.utf8.count
  }

  /// Fails unless the page has the answers that were sent.
  func checkAnswered(at address: String) throws {
    let html = try Self.send(page, to: address).html
    try check(html.contains("value=\"One\"") || html.contains("value=\"Another\""), "The answers were not taken.")
    try check(html.contains("value=\"undo\""), "The answers can't be taken back.")
  }

  private static func body(
    _ n: Int, _ secret: String, _ token: String, text: String, _ more: (String, String)...
  ) -> String {
    let model = Mixed(n)
    var pairs = [(":csrf", secret), (":page", token)] + (more.isEmpty ? [(":do", "update")] : more)
    for i in 0..<n {
      let value: String? =
        switch i % 10 {
        case 5: "\(model.numbers[i])"
        case 6: model.dates[i].map { $0.formatted(.iso8601.year().month().day()) }
        case 7: model.choices[i].rawValue
        case 8: model.flags[i] ? "on" : nil
        default: i == 0 ? text : model.texts[i]
        }
      if let value { pairs.append(("f\(i)", value)) }
    }
    func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
    return pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// A page that needs no visit.
  static func get(_ address: String) throws -> String {
    try send(Request(method: "GET", cookie: ""), to: address).html
  }

  static func value(_ name: String, _ html: String) throws -> String {
    guard let start = html.range(of: "name=\"\(name)\" value=\"") else { throw Failure("The page has no '\(name)'.") }
    return String(html[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func send(_ request: Request, to address: String) throws -> (html: String, cookie: String) {
    guard let url = URL(string: address) else { throw Failure("'\(address)' is no address.") }
    var message = URLRequest(url: url)
    message.httpMethod = request.method
    message.httpShouldHandleCookies = false
    message.setValue(request.cookie, forHTTPHeaderField: "Cookie")
    if request.method == "POST" { message.httpBody = Data(request.body.utf8) }
    let found = Found()
    let done = DispatchSemaphore(value: 0)
    URLSession(configuration: .ephemeral, delegate: NoRedirects(), delegateQueue: nil).dataTask(with: message) {
      data, response, _ in
      found.html = data.map { String(decoding: $0, as: UTF8.self) }
      found.cookie = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Set-Cookie")
      done.signal()
    }.resume()
    done.wait()
    guard let html = found.html else { throw Failure("\(address) does not answer.") }
    return (html, found.cookie ?? "")
  }

  /// The cookie is in the response that redirects.
  private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _: URLSession, task _: URLSessionTask, willPerformHTTPRedirection _: HTTPURLResponse, newRequest _: URLRequest,
      completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }

  private final class Found: @unchecked Sendable {
    // Unchecked: written before the semaphore is signaled, read after.
    var html: String?
    var cookie: String?
  }
}
