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

  /// The modules that the tests themselves were built with: those for the host, where there are two sets.
  static let modules: URL = {
    let forHost = products.appending(path: "Modules-tool")
    let isThere = FileManager.default.fileExists(atPath: forHost.appending(path: "Fieldstone.swiftmodule").path)
    return isThere ? forHost : products.appending(path: "Modules")
  }()

  /// As SwiftPM calls the compiler for a target that depends on Fieldstone.
  static let options = [
    "-swift-version", "6", "-I", modules.path, "-load-plugin-executable",
    products.appending(path: plugin).path + "#FieldstoneMacros",
  ]

  /// The symbols of a module, from its symbol graph.
  static func symbols(of module: String) throws -> SymbolGraph {
    let compiler = try Compiler()
    // The tool asks for the target, and `-print-target-info` knows it.
    let info = try compiler.run("swiftc", ["-print-target-info"]).output
    let target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.triple
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
    var target: Target
  }
}

/// What `swift-symbolgraph-extract` writes, as far as it is needed here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    var kind: Kind
    var pathComponents: [String]
  }
  var symbols: [Symbol]
}
