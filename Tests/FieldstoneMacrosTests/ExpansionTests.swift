import Testing

/// The code that `@Form` generates. It contains line numbers of the sources.
@Suite("Expansion")
struct ExpansionTests {
  @Test("A property becomes one statement, with its traits on the same line")
  func traits() throws {
    let source = """
      @Form
      struct Attendee {
        /// We'll send your ticket to this address.
        @Field(.required, .email) var email = ""
        @Field("Your name", .maximumLength(40))
        var name = ""
        var seats = 1
      }
      """
    #expect(
      try Expansion(source).text == #"""
        static func describe(_ fields: Fieldstone.FieldList<Attendee>) {
        #sourceLocation(file: "Attendee.swift", line: 4)
            do { let field = fields.add(\.email, "email"); field.help("We'll send your ticket to this address."); field.required(); field.email() }
        #sourceLocation(file: "Attendee.swift", line: 6)
            do { let field = fields.add(\.name, "name"); field.title("Your name"); field.maximumLength(40) }
            fields.add(\.seats, "seats")
        #sourceLocation()
        }
        static var formTemplate: Attendee? { Attendee() }
        extension Attendee: Fieldstone.FormModel {}
        """#)
  }

  @Test("More than a hundred fields are added by functions of fifty fields, in order")
  func groups() throws {
    let properties = (0..<101).map { "  var field\($0) = 0" }.joined(separator: "\n")
    let lines = try Expansion("@Form\nstruct Long {\n\(properties)\n}").text.split(separator: "\n")
    let functions = lines.filter { $0.contains("func group") }
    #expect(
      functions
        == (0..<3).map {
          "    @inline(never) func group\($0)(_ fields: Fieldstone.FieldList<Long>) {"
        })
    let added = lines.filter { $0.contains("fields.add(") }.map { $0.split(separator: "\"")[1] }
    #expect(added == (0..<101).map { "field\($0)" })
    let calls = lines.filter { $0.hasSuffix("(fields)") }
    #expect(calls == (0..<3).map { "    group\($0)(fields)" })
  }

  @Test("Which members are fields, and which of those are read-only")
  func members() throws {
    let source = """
      @Form final class Settings {
        let serial = 1
        private(set) var state = ""
        @Field public internal(set) var wide = ""
        private var token = ""
        @Field private var note = ""
        @Field private let key = ""
        var computed: Int { 1 }
        @Field var total: Int { 1 }
        @Field var both: Int { get { 1 } set {} }
        @Field private(set) var half: Int { get { 1 } set {} }
        var watched = 1 { didSet {} }
        static var shared = 1
        lazy var late = 1
        weak var owner: Desk?
        @Field(.excluded) var revision = 1
        @Clamped(0...5) var level = 1
        var `default` = 1
        var left, right: Int?
        func send() {}
      }
      """
    #expect(
      try statements(of: source) == [
        #"fields.add(\.serial, "serial")"#,
        #"fields.add(viewing: \.state, "state")"#,
        #"fields.add(\.wide, "wide")"#,
        #"fields.add(\.note, "note")"#,
        #"fields.add(\.key, "key")"#,
        #"fields.add(viewing: \.total, "total")"#,
        #"do { let field = fields.add(\.both, "both"); field.refreshes() }"#,
        #"fields.add(viewing: \.half, "half")"#,
        #"fields.add(\.watched, "watched")"#,
        #"fields.add(\.level, "level")"#,
        #"fields.add(\.`default`, "default")"#,
        #"fields.add(\.left, "left")"#,
        #"fields.add(\.right, "right")"#,
      ])
  }

  @Test("The arguments of a trait are copied verbatim")
  func arguments() throws {
    let source = #"""
      @Form struct A {
        @Fieldstone.Field(.rule("No \("good")") { $0 > 3 }, FieldTrait.range(1 ... 5), Fieldstone.FieldTrait.luhn, FieldTrait.control<Stars>())
        var a = 1
      }
      """#
    let line = #"do { let field = fields.add(\.a, "a"); field.rule("No \("good")") { $0 > 3 }; "#
    #expect(
      try statements(of: source) == [line + "field.range(1 ... 5); field.luhn(); field.control<Stars>() }"])
  }

  @Test("A multiline trait keeps its lines and its source location")
  func longTraits() throws {
    let source = """
      @Form struct A {
        @Field(
          .required,
          .rule { value in
            value > 3
          },
          .email)
        var a = 1
        var b = 1
      }
      """
    #expect(
      try Expansion(source).texts[0] == #"""
        static func describe(_ fields: Fieldstone.FieldList<A>) {
        #sourceLocation(file: "Attendee.swift", line: 8)
            do { let field = fields.add(\.a, "a"); field.required()
        #sourceLocation(file: "Attendee.swift", line: 4)
              field.rule { value in
              value > 3
            }
        #sourceLocation(file: "Attendee.swift", line: 8)
              field.email() }
            fields.add(\.b, "b")
        #sourceLocation()
        }
        """#)
  }

  @Test("Properties in #if are described in the same #if")
  func conditions() throws {
    let source = """
      @Form struct A {
        #if os(Linux) && DEBUG
          var a = 1
          #if canImport(B)
            var b = 1
          #endif
        #elseif os(macOS)
          private var hidden = 1
        #else
          @Field(.email) var c = ""
        #endif
        #if DEBUG
          func log() {}
        #endif
      }
      """
    #expect(
      try Expansion(source).texts[0] == #"""
        static func describe(_ fields: Fieldstone.FieldList<A>) {
        #if os(Linux) && DEBUG
        #sourceLocation(file: "Attendee.swift", line: 3)
            fields.add(\.a, "a")
        #if canImport(B)
        #sourceLocation(file: "Attendee.swift", line: 5)
            fields.add(\.b, "b")
        #endif
        #elseif os(macOS)
        #else
        #sourceLocation(file: "Attendee.swift", line: 10)
            do { let field = fields.add(\.c, "c"); field.email() }
        #endif
        #sourceLocation()
        }
        """#)
  }

  @Test(
    "Members have the access level of their type",
    arguments: [
      ("@Form public struct A {}", "public "), ("@Form package struct A {}", "package "),
      ("@Form public final class A {}", "public "), ("@Form struct A {}", ""), ("@Form private struct A {}", ""),
      ("@Form fileprivate struct A {}", ""), ("public extension B { @Form struct A {} }", "public "),
      ("public extension B { @Form internal struct A {} }", ""),
    ])
  func access(source: String, modifier: String) throws {
    #expect(try Expansion(source).texts[0].hasPrefix(modifier + "static func describe("))
  }

  @Test("A nested type is named by its own name inside, and by its path outside")
  func nesting() throws {
    let expansion = try Expansion("enum Hall { struct Row { @Form struct Seat { var number: Int } } }")
    #expect(expansion.texts[0].contains("FieldList<Seat>"))
    #expect(expansion.texts[1] == "extension Hall.Row.Seat: Fieldstone.FormModel {}")
  }

  @Test("The conformance has the type's availability and isolation")
  func conformance() throws {
    let expansion = try Expansion("@available(macOS 16, *) @Form nonisolated struct A { var a: Int }")
    #expect(expansion.texts[1] == "@available(macOS 16, *)\nnonisolated extension A: Fieldstone.FormModel {}")
  }

  @Test("Handwritten members are not generated again")
  func handwritten() throws {
    let source = """
      @Form struct A {
        var a = 1
        static func describe(_ fields: Fieldstone.FieldList<Self>) {}
        static var formTemplate: A? { nil }
      }
      """
    #expect(try Expansion(source).texts == ["extension A: Fieldstone.FormModel {}"])
  }

  @Test("A help trait takes precedence over the doc comment")
  func help() throws {
    #expect(
      try statements(of: "@Form struct A {\n  /// Comment.\n  @Field(.help(\"Trait.\")) var a: Int\n}")
        == [#"do { let field = fields.add(\.a, "a"); field.help("Trait.") }"#])
  }

  @Test("A misspelled trait is left out; an unknown one may be the app's own")
  func unknownTraits() throws {
    #expect(
      try statements(of: "@Form struct A {\n  @Field(.requierd, .ours(1)) var a: Int\n}")
        == [#"do { let field = fields.add(\.a, "a"); field.ours(1) }"#])
  }

  private func statements(of source: String) throws -> [String] {
    let expansion = try Expansion(source)
    #expect(expansion.diagnostics.filter { $0.diagMessage.severity == .error }.isEmpty)
    let lines = expansion.texts[0].split(separator: "\n").dropFirst().dropLast()
    return lines.filter { !$0.hasPrefix("#") }.map { String($0.drop(while: \.isWhitespace)) }
  }
}
