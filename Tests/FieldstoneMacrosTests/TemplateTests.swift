import Testing

@Suite("Form template")
struct TemplateTests {
  @Test(
    "A blank value is generated if the type can be initialized without arguments",
    arguments: [
      "struct A { var a = 1; private let b = 2; lazy var c = 3; var d: Int?; var e: Int! }",
      "struct A { var a: Int; init() { a = 1 } }",
      "struct A { var a: Int; private init(a: Int = 1) { self.a = a } }",
      "struct A { var a: Int { 1 }; static let b: Int = 1; @Field var c: Int { 1 } }",
      "struct A { @Clamped(0...5) var a = 1 }",
      "struct A: B { var a = 1 }",
      "final class A { var a = 1; convenience init(b: Int) { self.init() } }",
      "final class A: Codable { var a = 1 }",
      "final class A: Base { var a = 1; override init() { super.init() } }",
    ])
  func offered(_ type: String) throws {
    #expect(try Expansion("@Form \(type)").text.contains("static var formTemplate: A? { A() }"))
  }

  @Test(
    "No blank value is generated if syntax doesn't show that one can be created",
    arguments: [
      "struct A { var a: Int }", "struct A { let a: Int? }", "struct A { var a: Optional<Int> }",
      "struct A { var a = 1; init(b: Int) {} }", "struct A { var a = 1; init?() {} }",
      "struct A { var a = 1; init() throws {} }", "struct A { var a = 1; init() async {} }",
      "struct A { var a = 1; @MainActor init() {} }", "struct A { var a = 1; private var b: Int }",
      "struct A { @Clamped(0...5) var a: Int }", "struct A { @Clamped(0...5) var a: Int? }",
      "final class A: Base { var a = 1 }", "final class A { var a = 1; init(b: Int) {} }",
      "struct A { var a = 1\n#if DEBUG\ninit(b: Int) {}\n#endif\n}",
      "struct A { var a = 1\n#if DEBUG\nvar b: Int\n#endif\n}",
    ])
  func notOffered(_ type: String) throws {
    #expect(try !Expansion("@Form \(type)").text.contains("formTemplate"))
  }
}
