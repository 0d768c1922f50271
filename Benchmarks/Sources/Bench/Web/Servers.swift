import Dispatch
import FieldstoneCore
import FieldstoneWeb
import Foundation

/// A server in its own process, ended with this object.
final class ServerProcess {
  private let process = Process()
  let address: String

  /// This program, serving workload W(N).
  init(fieldstone n: Int) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: Child.ownPath)
    process.arguments = ["--serve", "\(n)"]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    try check(address.hasPrefix("http://"), "The server did not say where it is.")
  }

  /// The program that writes the page of a visit by hand.
  init(byHand n: Int, like html: String) throws {
    guard let rows = html.range(of: "<div class=\"card\">"),
      let end = html.range(of: "</div>\n<input type=\"hidden\" name=\":csrf\"")
    else { throw Failure("The page has no rows.") }
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (head, foot) = (folder.appending(path: "head"), folder.appending(path: "foot"))
    try Data(html[..<rows.upperBound].utf8).write(to: head)
    try Data(html[end.lowerBound...].utf8).write(to: foot)
    let output = Pipe()
    process.executableURL = URL(filePath: Child.ownPath).deletingLastPathComponent().appending(path: "CPageServer")
    process.arguments = ["\(n)", head.path, foot.path]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    try check(address.hasPrefix("http://"), "CPageServer did not say where it is.")
  }

  /// The memory that the process has in use, in bytes.
  ///
  /// - Parameter most: Whether the most that it had at any time is meant.
  func memory(most: Bool = false) throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(most ? "VmHWM:" : "VmRSS:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else {
      throw Failure("The system doesn't say how much memory the server has.")
    }
    return kilobytes * 1_024
  }

  /// nginx with one file of this many bytes.
  init(nginx bytes: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-nginx-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: UInt8(ascii: "x"), count: bytes).write(to: folder.appending(path: "index.html"))
    let port = 18_080
    try Self.configuration(folder.path, port).write(
      to: folder.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: "/usr/sbin/nginx")
    process.arguments = [
      "-e", folder.appending(path: "error.log").path, "-c", folder.appending(path: "nginx.conf").path,
    ]
    try process.run()
    address = "http://127.0.0.1:\(port)/"
    try waitUntilItAnswers(port: port)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private static func configuration(_ folder: String, _ port: Int) -> String {
    let user = getuid() == 0 ? "user root;" : ""
    return """
      \(user)
      daemon off; worker_processes 2; pid \(folder)/pid;
      events { worker_connections 256; }
      http {
        access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=10;
        server { listen 127.0.0.1:\(port); root \(folder); }
      }
      """
  }

  private func waitUntilItAnswers(port: Int) throws {
    for _ in 0..<200 {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = UInt16(port).bigEndian
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isOpen = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      if isOpen { return }
      usleep(10_000)
    }
    throw Failure("nginx does not listen.")
  }
}

/// Serves workload W(N) until it is ended: for ``ServerProcess``.
func serve(_ n: Int) async throws {
  if n == 0 {
    _ = try await Uploaded.makeSite().serve { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }
    return
  }
  let (definition, model) = (Mixed.definition(n), Mixed(n))
  let site = WebFormSite(title: "Benchmark") { FormSession(model, definition: definition) }
  _ = try await site.serve { address in FileHandle.standardOutput.write(Data("\(address)\n".utf8)) }
}
