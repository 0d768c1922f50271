import Foundation

/// The Swift compiler, on a file that is made for it and removed afterwards.
///
/// It is the `swiftc` in PATH, including its driver, as an app's build would start it. It finds the module and the
/// macro plug-in where SwiftPM has put them, next to this program.
enum Compiler {
  /// Time and peak memory of one call.
  static func run(_ arguments: [String], on source: String) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Generated.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    // A persistent module cache: no build compiles Foundation's interface again for each file.
    let options = ["-parse-as-library", "-swift-version", "6", "-module-name", "Generated"] + (try paths())
    let output = ["-o", folder.appendingPathComponent("Generated.o").path]
    let child = try Child.measured(
      ["swiftc"] + arguments + options + (arguments.contains("-c") ? output : []) + [file.path])
    return [child.seconds, child.peakBytes]
  }

  private static func paths() throws -> [String] {
    let products = URL(fileURLWithPath: Child.ownPath).deletingLastPathComponent()
    let modules = products.appendingPathComponent("Modules").path
    // SwiftPM adds a suffix to what it builds for the machine that compiles.
    let names = ["FieldstoneMacros-tool", "FieldstoneMacros"]
    let tool = names.map { products.appendingPathComponent($0).path }.first(where: FileManager.default.isExecutableFile)
    guard let tool, FileManager.default.fileExists(atPath: modules + "/Fieldstone.swiftmodule") else {
      throw Failure("There is no Fieldstone module or macro plug-in in \(products.path).")
    }
    return ["-I", modules, "-load-plugin-executable", tool + "#FieldstoneMacros"]
  }
}

extension Benchmark {
  /// Seconds and peak memory of type-checking a form in which a fifth of the properties have `@Field`.
  static let macroTypecheck = compiler("macro-typecheck", ["-typecheck"], .fifth, sizes: [50, 200, 1_000])
  /// The same with three traits on every property.
  static let macroTypecheckAll = compiler("macro-typecheck-all", ["-typecheck"], .all, sizes: [50, 200, 1_000])
  /// Seconds and peak memory of compiling such a form (a fifth with `@Field`) with optimization.
  static let macroCompile = compiler("macro-compile", ["-O", "-c"], .fifth, sizes: [200, 1_000])

  /// Three runs, because a compiler's time is long and hardly varies.
  private static func compiler(_ name: String, _ arguments: [String], _ traits: MacroSource.Traits, sizes: [Int])
    -> Benchmark
  {
    Benchmark([Measure(name: name), Measure(name: name + "-memory", unit: "B")], sizes: sizes, runs: 3) { n in
      let source = MacroSource.make(n, traits)
      return { try Compiler.run(arguments, on: source) }
    }
  }
}
