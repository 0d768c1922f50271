import SwiftDiagnostics
import Testing

/// A mistake: its source, the diagnostic and its position, and the source after the fix-it.
struct Mistake: CustomTestStringConvertible {
  var id: DiagnosticID
  var source: String
  var place: String
  var message: String
  var severity: DiagnosticSeverity = .error
  var remedy: String?
  var fixed: String?

  var testDescription: String { "\(id): \(source)" }
}

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("Every mistake has one message at its position, and the fix-it fixes it", arguments: mistakes)
  func message(of mistake: Mistake) throws {
    let expansion = try Expansion(mistake.source)
    #expect(expansion.diagnostics.map(\.message) == [mistake.message])
    let diagnostic = try #require(expansion.diagnostics.first)
    #expect((diagnostic.diagMessage as? Message)?.id == mistake.id)
    #expect(expansion.place(of: diagnostic) == mistake.place)
    #expect(diagnostic.diagMessage.severity == mistake.severity)
    #expect(diagnostic.fixIts.map(\.message.message) == (mistake.remedy.map { [$0] } ?? []))
    if let fixIt = diagnostic.fixIts.first { #expect(expansion.source(applying: fixIt) == mistake.fixed) }
  }

  @Test("There are no diagnostics after a fix-it", arguments: mistakes.filter { $0.fixed != nil })
  func remedy(of mistake: Mistake) throws {
    let mended = try Expansion(mistake.fixed ?? "")
    #expect(mended.diagnostics.map(\.message).filter { !$0.contains("finds no field") } == [])
  }

  @Test("The table covers every diagnostic")
  func completeness() {
    #expect(Set(DiagnosticID.allCases).subtracting(mistakes.map(\.id)).isEmpty)
  }

  @Test("After an error the conformance is generated without fields")
  func stub() throws {
    let expansion = try Expansion("@Form public struct Attendee { var name = \"\"; @Field lazy var x = 1 }")
    #expect(
      expansion.text == """
        public static func describe(_ fields: Fieldstone.FieldList<Attendee>) {
        }
        extension Attendee: Fieldstone.FormModel {}
        """)
  }

  @Test(
    "A declaration that can't conform gets no code",
    arguments: ["class Open", "enum Diet", "actor Desk", "protocol Guest"])
  func nothing(for host: String) throws {
    #expect(try Expansion("@Form \(host) { var name: Int { 1 } }").texts.isEmpty)
  }

  @Test("Several mistakes are all reported, in source order")
  func several() throws {
    let expansion = try Expansion(
      "@Form struct A {\n  @Field(.required) let a = 1\n  @Field weak var b: B?\n  @Field(.requierd) var c = 1\n}")
    #expect(expansion.diagnostics.map { expansion.place(of: $0) } == ["2:10", "3:3", "4:10"])
  }

  @Test(
    "Code that only resembles a mistake has no diagnostics",
    arguments: [
      "var a = 1; func arrange(chairs: Int) {}",
      "var a = 1; static func arrange(by order: Order) {}",
      "var a = 1; func describe() -> String { \"\" }",
      "var a = 1; static func arrange(_ form: Fieldstone.FormBuilder<Self>) {}",
      "var a = 1; static func arrange(_ form: FormBuilder<A>) {}; static func arranged(_ f: FormBuilder<A>) {}",
      "var a, b: Int", "@Fluent.Field(key: \"a\") var a = 1", "@Field(.rule(x), .rule(y)) var a = 1",
      "@Field private var a = 1", "@Field var a: Int { 1 }", "var a = 1; private let (b, c) = (1, 2)",
      "@Field(.toggleSwitchOfOurs) var a = true", "static func describe(_ fields: FieldList<A>) {}",
    ])
  func silence(_ body: String) throws {
    #expect(try Expansion("@Form struct A { \(body) }").diagnostics.map(\.message) == [])
  }
}
