import Foundation
import Testing

/// Compiles every block of code in the documentation. See `CodePage` for how.
@Suite(
  "Code in documents and doc comments",
  .enabled(if: hasAllSurfaces, "The blocks use all surfaces: build with '--traits Web,GTK'."))
struct CodeBlockTests {
  private static let pages = Result {
    try CodeBlock.files.map { file in
      CodePage(file: file, blocks: try CodeBlock.blocks(of: file).filter { $0.language == "swift" })
    }.filter { !$0.blocks.isEmpty }
  }

  @Test("Every block compiles, except for the errors that it expects")
  func compiles() throws {
    let pages = try Self.pages.get()
    let sources = pages.indices.map { pages[$0].source($0) }
    var files = ["Prelude": try CodeBlockPrelude.source()]
    for (number, source) in sources.enumerated() { files["Page\(number)"] = source }
    let outcome = try Compiler().check(files, .types, try Compiler.surfaceOptions())
    var expected: [String: String] = [:]
    for block in pages.flatMap(\.blocks) {
      for (line, message) in block.errors { expected["\(block.file):\(line)"] = message }
    }
    for error in outcome.diagnostics where error.severity == "error" {
      var (origin, message) = ((file: error.path, line: error.line), error.message)
      if error.path.contains("/Page"), let number = Int(error.file.dropFirst("Page".count)),
        let found = CodePart.origin(of: error.line, in: sources[number])
      {
        origin = found
      }
      if let number = pages.firstIndex(where: { $0.file == origin.file }) { message.replace("_\(number)", with: "") }
      let place = "\(origin.file):\(origin.line)"
      if expected[place] == message { expected[place] = nil } else { Issue.record("\(place): \(message)") }
    }
    #expect(expected.isEmpty, "These expected errors did not occur.")
    #expect(outcome.status == 0 || outcome.diagnostics.contains { $0.severity == "error" }, "\(outcome.output)")
  }

  @Test("Every manifest, and every dependency of one, compiles against PackageDescription")
  func manifests() throws {
    let manifests = try Self.pages.get().flatMap(\.manifests)
    #expect(manifests.count >= 3)
    for manifest in manifests {
      let outcome = try Compiler().checkManifest(manifest)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test("No block is left out")
  func counts() throws {
    var all: [CodeBlock] = []
    for file in CodeBlock.files {
      let blocks = try CodeBlock.blocks(of: file)
      // Counts in another way: by the fences in the text.
      let lines = try CodeBlock.text(of: file).split(separator: "\n")
      let fences = lines.filter { $0.contains(/^\s*(\/\/\/)?\s*```/) }
      let openings = lines.filter { $0.contains(/^\s*(\/\/\/)?\s*```swift/) }
      #expect(blocks.count * 2 == fences.count, "\(file)")
      #expect(blocks.filter { $0.language == "swift" }.count == openings.count, "\(file)")
      for block in blocks where !CodeBlock.languages.contains(block.language) {
        Issue.record("\(file):\(block.line - 1): mark the block as one of \(CodeBlock.languages.sorted())")
      }
      for block in blocks where block.language == "swift" {
        let code = block.lines.filter { !$0.isEmpty }
        let kept = block.parts.flatMap { $0.text.split(separator: "\n") }
        #expect(kept.count == code.count, "\(file):\(block.line): lines are lost")
        let dependencies = block.parts.filter { $0.kind == .dependency }
        #expect([0, block.parts.count].contains(dependencies.count), "\(file):\(block.line): not only dependencies")
      }
      all += blocks
    }
    let compiled = all.filter { $0.language == "swift" }
    #expect(Set(compiled.map(\.file)).isSuperset(of: ["README.md", "Documentation/Reference.md"]))
    #expect(compiled.contains { $0.file.hasSuffix(".swift") } && compiled.contains { $0.file.contains(".docc/") })
    #expect(compiled.count >= 60)
  }

  @Test("A block that doesn't compile is reported at its own line")
  func reports() throws {
    let block = CodeBlock(
      file: "Some.md", line: 12, language: "swift", lines: ["let guest = Attendee()", "print(guest.nmae)"])
    let source = CodePage(file: "Some.md", blocks: [block]).source(0)
    let files = ["Prelude": try CodeBlockPrelude.source(), "Page": source]
    let found = try Compiler().check(files, .types, try Compiler.surfaceOptions()).diagnostics
    #expect(found.contains { ($0.path, $0.line, $0.severity) == ("Some.md", 13, "error") })
  }
}

#if GTK && Web
  private let hasAllSurfaces = true
#else
  private let hasAllSurfaces = false
#endif
