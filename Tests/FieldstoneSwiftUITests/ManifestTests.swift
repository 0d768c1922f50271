import Foundation
import Testing

/// The manifest as it is evaluated here, and as a versioned dependency is: such a package is in a folder called
/// `checkouts`. What Apple's machines make of it can't be evaluated here.
@Suite("Both ways of the manifest")
struct ManifestTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test(
    "With the toolchain's swift-syntax, nothing is fetched; as a versioned dependency, swift-syntax is",
    arguments: [false, true])
  func evaluated(_ isVersioned: Bool) throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let folder = scratch.appending(path: isVersioned ? "checkouts/fieldstone" : "fieldstone")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Package.swift"), to: folder.appending(path: "Package.swift"))
    let dump = try Self.dump(folder)
    #expect(dump.targets.contains { $0.name == "FieldstoneSwiftUI" })
    #expect(!dump.products.contains { $0.name == "FieldstoneSwiftUI" }, "Only Apple's machines have SwiftUI.")
    #expect(Set(dump.platforms.map(\.platformName)) == ["ios", "macos", "tvos", "watchos", "visionos"])
    #expect(dump.dependencies.count == (isVersioned ? 1 : 0))
    let macro = try #require(dump.targets.first { $0.name == "FieldstoneMacros" })
    #expect(macro.settings.contains { $0.kind.unsafeFlags != nil } != isVersioned)
  }

  private struct Dump: Decodable {
    struct Named: Decodable { var name: String }
    struct Platform: Decodable { var platformName: String }
    struct Kind: Decodable {
      struct Flags: Decodable { var _0: [String] }
      var unsafeFlags: Flags?
    }
    struct Setting: Decodable { var kind: Kind }
    struct Target: Decodable {
      var name: String
      var settings: [Setting]
    }
    struct Dependency: Decodable {}
    var targets: [Target]
    var products: [Named]
    var platforms: [Platform]
    var dependencies: [Dependency]
  }

  private static func dump(_ folder: URL) throws -> Dump {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Dump.self, from: data)
  }
}
