import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

/// Expanding 1,000 properties is fast, and 2,000 take about twice as long.
@Suite("Speed", .serialized)
struct SpeedTests {
  @Test("1,000 properties take less than 0.3 s", arguments: [5, 1])
  func thousand(oneInSoMany: Int) throws {
    let time = try expand(count: 1_000, marking: oneInSoMany)
    print("Expanding 1,000 properties, one in \(oneInSoMany) with a comment and three traits: \(time)")
    #expect(time < .milliseconds(300))
  }

  @Test("Time grows at most linearly with the number of properties")
  func growth() throws {
    let small = try expand(count: 1_000, marking: 1)
    let large = try expand(count: 4_000, marking: 1)
    #expect(large < small * 8)
  }

  /// The best of three runs.
  private func expand(count: Int, marking oneInSoMany: Int) throws -> Duration {
    var source = "@Form struct Big {\n"
    for number in 0..<count {
      if number % oneInSoMany == 0 {
        source += "  /// Number \(number), \"quoted\".\n  @Field(\"Title\", .required, .range(1...5))\n"
      }
      source += "  var property\(number) = \(number)\n"
    }
    let file = Parser.parse(source: source + "}\n")
    let type = try #require(file.statements.first?.item.as(StructDeclSyntax.self))
    let attribute = try #require(type.attributes.attributeNodes.first)
    let times = try (0..<3).map { _ in
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Conference", fullFilePath: "Big.swift")])
      return try ContinuousClock().measure {
        let members = try FormMacro.expansion(
          of: attribute, providingMembersOf: type, conformingTo: ["FormModel"], in: context)
        #expect(members.count == 2)
      }
    }
    return times.min() ?? .zero
  }
}
