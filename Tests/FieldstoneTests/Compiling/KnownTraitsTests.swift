import Foundation
import Testing

@Suite("The macro's table of traits")
struct KnownTraitsTests {
  @Test("The table names exactly the traits of 'FieldTrait'")
  func names() throws {
    let traits = try Compiler.symbols(of: "FieldstoneCore").symbols.filter { symbol in
      symbol.pathComponents.count == 2 && symbol.pathComponents[0] == "FieldTrait"
        && ["swift.type.method", "swift.type.property"].contains(symbol.kind.identifier)
    }
    let offered = Set(traits.map { symbol in String(symbol.pathComponents[1].prefix { $0 != "(" }) })
    #expect(offered.contains("required") && offered.contains("minimumLength"))
    #expect(try known().sorted() == offered.sorted())
  }

  @Test("The table names no trait twice")
  func once() throws {
    let names = try known()
    #expect(Set(names).count == names.count)
  }

  @Test("Each trait is a method of 'FieldBuilder' too")
  func methods() throws {
    let symbols = try Compiler.symbols(of: "FieldstoneCore").symbols
    let methods = symbols.filter { $0.pathComponents.first == "FieldBuilder" && $0.kind.identifier == "swift.method" }
    let offered = Set(methods.map { symbol in String(symbol.pathComponents[1].prefix { $0 != "(" }) })
    #expect(try known().filter { !offered.contains($0) } == [])
  }

  @Test("Every trait that does not fit all properties is in the table of misuses")
  func misuses() throws {
    let fitting: Set = [
      "help", "title", "placeholder", "icon", "excluded", "readOnly", "control", "purpose", "updates",
      "returnKey", "selectsAll", "caption", "editableWhenLocked", "unmarked", "whenInvalid",
    ]
    let shown = propertyMisuses.map(\.code).joined(separator: "\n")
    let missing = try known().filter { !fitting.contains($0) && !shown.contains("(.\($0)") }
    #expect(missing == [])
  }

  @Test("The reference has an example of every trait")
  func reference() throws {
    let blocks = try CodeBlock.blocks(of: "Documentation/Reference.md").filter { $0.language == "swift" }
    // The code of each line, without its trailing comment.
    let fields = blocks.flatMap(\.lines).compactMap { $0.wholeMatch(of: /\s*(@Field\(.*?)(?:\/\/.*)?/)?.1 }
    let shown = Set(fields.joined(separator: "\n").matches(of: /[( ]\.(\w+)/).map { String($0.1) })
    #expect(try known().filter { !shown.contains($0) } == [])
  }

  /// The words between quotation marks in the macro's table; a test of the product cannot import the plug-in.
  private func known() throws -> [String] {
    let file = Compiler.repository.appending(path: "Sources/FieldstoneMacros/KnownTraits.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(source.range(of: "let knownTraits"))
    return source[table.upperBound...].matches(of: /"(\w+)"/).map { String($0.1) }
  }
}
