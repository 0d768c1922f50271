import Foundation

/// What wrk has measured: requests per second, and the 99th percentile of their times.
struct Load {
  let rate: Double
  let p99: Double

  /// Sends the same requests over and over for two seconds, over connections that are kept open.
  ///
  /// - Throws: if any response was neither a success nor a redirect.
  init(_ requests: [WebVisit.Request], to address: String, connections: Int = 16) throws {
    let script = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).lua")
    try Self.script(requests).write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let output = try Child.run(["wrk", "-t1", "-c\(connections)", "-d2s", "-s", script.path, address]).output
    let figures = output.split(separator: "\n").last.map {
      $0.split(separator: " ").dropFirst().compactMap { Double($0) }
    }
    guard let figures, figures.count == 3 + Self.failures.count, figures[1] > 0 else {
      throw Failure("wrk did not say \(3 + Self.failures.count) figures.")
    }
    let failed = zip(Self.failures, figures.dropFirst(3)).filter { $0.1 > 0 }.map { "\(Int($0.1)) (\($0.0))" }
    try check(
      figures[0] > 0 && failed.isEmpty,
      "Of \(Int(figures[0])) requests, these failed: \(failed.joined(separator: ", ")).")
    rate = figures[0] / figures[1]
    p99 = figures[2]
  }

  /// What can be wrong with a request, in the order in which the script says it.
  private static let failures = ["connect", "read", "write", "status", "timeout"]

  /// Requests are made beforehand, so that wrk itself has little to do.
  private static func script(_ requests: [WebVisit.Request]) -> String {
    let list = requests.map { request in
      "{\"\(request.method)\", \"\(request.cookie)\", \"\(request.body)\"}"
    }
    return """
      local requests, place, count = {}, 0, 0
      function init()
        for _, one in ipairs({\(list.joined(separator: ", "))}) do
          local headers = {Cookie = one[2]}
          if one[1] == "POST" then headers["Content-Type"] = "application/x-www-form-urlencoded" end
          table.insert(requests, wrk.format(one[1], "/", headers, one[1] == "POST" and one[3] or nil))
        end
      end
      function request()
        place, count = place % #requests + 1, count + 1
        return (string.gsub(requests[place], "\(WebVisit.Request.number)", string.format("%07d", count), 1))
      end
      function done(summary, latency)
        local errors = summary.errors
        io.write(string.format("load %d %f %f %d %d %d %d %d\\n", summary.requests, summary.duration / 1e6,
          latency:percentile(99) / 1e6, errors.connect, errors.read, errors.write, errors.status, errors.timeout))
      end
      """
  }
}
