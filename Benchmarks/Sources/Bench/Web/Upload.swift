import FieldstoneCore
import FieldstoneWeb
import Foundation

extension Benchmark {
  /// A file of N megabytes that a browser sends: megabytes per second until the page answers, and the memory that the
  /// server has in use at most meanwhile, above what it had before.
  static let upload = Benchmark(
    [Measure(name: "upload", unit: "MB/s"), Measure(name: "upload-memory", unit: "B")], sizes: [10, 1_000], runs: 3
  ) { n in
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-upload-\(UUID().uuidString)")
    try check(FileManager.default.createFile(atPath: file.path, contents: nil), "There is no file to send.")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(n) * 1_000_000)
    try handle.close()
    return {
      defer { try? FileManager.default.removeItem(at: Uploaded.folder) }
      let server = try ServerProcess(fieldstone: 0)
      let html = try WebVisit.get(server.address)
      let before = try server.memory()
      let sent = try Child.run([
        "curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", "-F",
        ":csrf=" + WebVisit.value(":csrf", html), "-F", ":page=" + WebVisit.value(":page", html), "-F", ":do=update",
        "-F", "file=@\(file.path);filename=film.bin", server.address,
      ])
      try check(sent.output == "303", "The server has answered with \(sent.output).")
      return [Double(n) / sent.seconds, try server.memory(most: true) - before]
    }
  }
}

/// A form with one file.
struct Uploaded: Sendable {
  var file: FormFile?

  /// Where the server keeps what it receives.
  static let folder = FileManager.default.temporaryDirectory.appending(path: "bench-files")

  static func makeSite() throws -> WebFormSite<Uploaded> {
    var environment = FormEnvironment()
    environment.fileStore = try FormFolderFiles(folder)
    let surroundings = environment
    let definition = FormDefinition<Uploaded> { $0.add(\.file, "file").maximumSize(4_000_000_000) }
    var limits = WebFormLimits()
    limits.uploadBytes = 4_000_000_000
    return WebFormSite(title: "Benchmark", limits: limits) {
      FormSession(Uploaded(), definition: definition, environment: surroundings)
    }
  }
}
