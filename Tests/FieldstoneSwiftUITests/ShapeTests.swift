import Foundation
import Testing

/// The surface in each shape in which Apple's machines compile it. Only its types are checked: the shape that these tests
/// run in is that of SDK 26 on iOS.
@Suite("The shapes of SwiftUI", .serialized)
struct ShapeTests {
  @Test(
    "Each platform has what the surface uses there", arguments: ["IOS", "MACOS", "TVOS", "WATCHOS", "VISIONOS"])
  func platforms(_ name: String) throws {
    let flags = name == "IOS" ? [] : ["-D", "STANDIN_\(name)"]
    #expect(try Shape(flags).check() == "")
  }

  @Test("State may be a property wrapper or a macro, and builders may have constraints or none")
  func sdks() throws { #expect(try Shape(["-D", "SDK27"]).check() == "") }

  @Test("A mistake in a shape is found")
  func mistakes() throws {
    let shape = try Shape([])
    let source = "import SwiftUI\nfunc make() -> some View { Text(verbatim: 1) }\n"
    #expect(try shape.check(adding: source).contains("cannot convert value of type 'Int'"))
  }
}

/// The stand-ins, compiled with some flags into a folder of their own.
private final class Shape {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
  private var flags: [String]
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// What SwiftPM calls the package: its folder.
  private static let package = root.lastPathComponent.lowercased()

  init(_ flags: [String]) throws {
    self.flags = flags
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if flags.contains("SDK27") { try makeMacro() }
    let isMac = flags.contains("STANDIN_MACOS")
    let toolkit = flags.contains("STANDIN_WATCHOS") ? [] : [isMac ? "AppKit" : "UIKit"]
    for module in toolkit + ["UniformTypeIdentifiers", "Accessibility", "SwiftUI", "PhotosUI"] {
      let path = folder.appending(path: module + ".swiftmodule").path
      let found = try compile(
        ["-emit-module", "-emit-module-path", path, "-module-name", module], sources("Tests/StandIns/\(module)"))
      #expect(found == "", "\(module)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Returns: What the compiler says about the surface.
  func check(adding source: String? = nil) throws -> String {
    var files = try sources("Sources/FieldstoneSwiftUI")
    if let source {
      let file = folder.appending(path: "Added.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    // The core is built already; the stand-ins that are built beside it must not be found first.
    let core = folder.appending(path: "FieldstoneCore.swiftmodule")
    let built = Self.products.appending(path: "Modules/FieldstoneCore.swiftmodule")
    if !FileManager.default.fileExists(atPath: core.path) {
      try FileManager.default.copyItem(at: built, to: core)
    }
    return try compile(["-typecheck", "-warnings-as-errors", "-module-name", "FieldstoneSwiftUI"], files)
  }

  private func sources(_ path: String) throws -> [String] {
    let folder = Self.root.appending(path: path)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
  }

  private func compile(_ goal: [String], _ files: [String]) throws -> String {
    let common = ["-swift-version", "6", "-package-name", Self.package, "-parse-as-library", "-wmo", "-I", folder.path]
    return try run(["swiftc"] + goal + common + flags + files)
  }

  /// The macros of SDK 27 are in a program that the compiler loads.
  private func makeMacro() throws {
    let info = try run(["swiftc", "-print-target-info"], keepsAll: true)
    let paths = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).paths
    let host = URL(filePath: paths.runtimeResourcePath).appending(path: "host").path
    let modules = [
      "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftOperators", "SwiftParser",
      "SwiftParserDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]
    let tool = folder.appending(path: "StateMacros").path
    let linked = ["-I", host, "-L", host] + modules.map { "-l" + $0 } + ["-Xlinker", "-rpath", "-Xlinker", host]
    let found = try run(
      ["swiftc", "-parse-as-library", "-swift-version", "6", "-module-name", "StateMacros", "-o", tool] + linked
        + sources("Tests/StandIns/StateMacros"))
    #expect(found == "")
    flags += ["-load-plugin-executable", tool + "#StateMacros"]
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }

  /// Runs a tool of the toolchain.
  ///
  /// - Returns: Its errors and warnings, or all that it has printed.
  private func run(_ arguments: [String], keepsAll: Bool = false) throws -> String {
    let log = folder.appending(path: "\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    let output = try String(contentsOf: log, encoding: .utf8)
    if keepsAll { return output }
    let lines = output.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    return process.terminationStatus == 0 && lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }
}
