import Foundation

extension Compiler {
  /// The folder of the running build's products: `.build/debug`.
  static let products: URL = {
    let test = CommandLine.arguments.first.map { URL(filePath: $0) }
    let package = repository.appending(path: ".build/debug/tests")
    for start in [test, Bundle.main.executableURL, package].compactMap({ $0?.resolvingSymlinksInPath() }) {
      var folder = start.deletingLastPathComponent()
      while folder.path.count > 1 {
        if FileManager.default.fileExists(atPath: folder.appending(path: plugin).path) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return package.deletingLastPathComponent()
  }()

  /// The folder of the package.
  static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  private static let plugin = "FieldstoneMacros-tool"

  /// The modules that the tests were built with.
  static let modules = products.appending(path: "Modules")

  /// The options with which SwiftPM calls the compiler for a target that depends on Fieldstone.
  static let options = [
    "-swift-version", "6", "-I", modules.path, "-load-plugin-executable",
    products.appending(path: plugin).path + "#FieldstoneMacros",
  ]

  /// The symbols of a module, from its symbol graph.
  static func symbols(of module: String) throws -> SymbolGraph {
    let compiler = try Compiler()
    let target = try compiler.target().target.triple
    _ = try compiler.run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-I", modules.path, "-target", target, "-minimum-access-level", "public", "-output-dir",
        compiler.folder.path, "-skip-synthesized-members",
      ])
    let file = compiler.folder.appending(path: module + ".symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  /// The compiler's target info, including the path of its libraries.
  private func target() throws -> TargetInfo {
    try JSONDecoder().decode(TargetInfo.self, from: Data(run("swiftc", ["-print-target-info"]).output.utf8))
  }

  /// The folder of the toolchain's libraries.
  func libraries() throws -> URL { URL(filePath: try target().paths.runtimeResourcePath) }

  /// Additional options for importing the surfaces: the C modules behind them, as the package finds them.
  static func surfaceOptions() throws -> [String] {
    let build = modules.lastPathComponent == "Modules" ? "CGtkShim.build" : "CGtkShim-tool.build"
    let maps = [
      products.appending(path: build + "/module.modulemap"),
      repository.appending(path: "Sources/CAdw/module.modulemap"),
      repository.appending(path: "Sources/CMicroHTTP/module.modulemap"),
    ]
    let flags = try Compiler().run("pkg-config", ["--cflags-only-I", "libadwaita-1", "libmicrohttpd"]).output
    let headers = ["-I" + repository.appending(path: "Sources/CGtkShim/include").path]
    let own =
      maps.map { "-fmodule-map-file=" + $0.path } + headers
      + flags.split(whereSeparator: \.isWhitespace).map(String.init)
    // By the path that the build uses: `.build/debug` is a link, and to the compiler, modules at two paths are two.
    let cache = products.resolvingSymlinksInPath().appending(path: "ModuleCache")
    // The toolchain would look for its own addition to Testing for a module that is called UIKit.
    let alone = ["-Xfrontend", "-disable-cross-import-overlays"]
    return own.flatMap { ["-Xcc", $0] } + ["-module-cache-path", cache.path] + alone
  }
}

/// The parts of `swift-symbolgraph-extract`'s output that are needed here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    var kind: Kind
    var pathComponents: [String]
  }
  var symbols: [Symbol]
}
