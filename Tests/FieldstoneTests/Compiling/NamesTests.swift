import Foundation
import Testing

@Suite("Names that coexist with other libraries")
struct NamesTests {
  /// Typical exports of a user interface toolkit.
  private static let toolkit = """
    public protocol View {}
    public struct Form: View { public init() {}; public var rows = 0 }
    public struct Section: View { public init(_ title: String) {} }
    public struct Text: View { public init(_ text: String) {} }
    public struct Toggle: View { public init(_ isOn: Bool) {} }
    public struct Label: View { public init(_ text: String) {} }
    public struct Picker: View { public init() {} }
    public struct Group: View { public init() {} }
    public struct Button: View { public init(_ text: String, action: () -> Void) {} }
    public struct Link: View { public init() {} }
    public struct Control: View { public init() {} }
    public struct Environment { public init() {} }
    public enum Role { case cancel }
    public typealias Row = Group
    """

  /// Typical exports of a test library, a validation library and a database library.
  private static let libraries = """
    public struct Issue { public init() {}; public static func record(_ text: String) {} }
    public struct Rule { public init() {} }
    public struct Value { public init() {} }
    public struct Option { public init() {} }
    public struct Session { public init() {} }
    public struct Definition { public init() {} }
    public struct Builder { public init() {} }
    public struct Answer { public init() {} }
    public struct Input { public init() {} }
    public struct Choice { public init() {} }
    @propertyWrapper public struct Field<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value, key: String) { self.wrappedValue = wrappedValue }
    }
    """

  private static let user = """
    import Fieldstone
    import Foundation
    import Libraries
    import Toolkit

    @Form struct Attendee {
      @Field(.required, .email) var email = ""
      @Libraries.Field(key: "name") var name = "Ada"
      @Fieldstone.Field("Seats", .range(1...5)) var seats = 1

      static func arrange(_ form: FormBuilder<Attendee>) {
        form.section("Account") { $0.fields(\\.email) }
        form[\\.seats].visible { $0.name != "" }
        form.rule { $0.seats > 3 ? .warning("Many.") : nil }
      }
    }

    struct Page: View {
      var views: [any View] = [
        Form(), Section("A"), Text("B"), Toggle(true), Label("C"), Picker(), Group(), Button("D") {}, Link(), Control(), Row(),
      ]
      var others: [Any] = [
        Issue(), Rule(), Value(), Option(), Session(), Definition(), Builder(), Answer(), Input(), Choice(), Environment(),
        Role.cancel,
      ]
      let session = FormSession(Attendee())
      var issues: [FormIssue] { session.issues }
    }

    """

  private static let test = """
    import Fieldstone
    import Foundation
    import Testing

    @Form struct Guest { @Field(.required) var name = "" }

    @Suite("Guests") struct GuestTests {
      @Test("A guest has a name", .tags(.guests), .enabled(if: true)) func name() {
        let issues: [FormIssue] = FormSession(Guest()).issues
        if issues.isEmpty { Issue.record("There is none.") }
        let comment: Comment = "Testing's own"
        #expect(issues.count == 1, comment)
      }
    }
    extension Tag { @Tag static var guests: Self }

    """

  @Test("Models work in one file with unqualified names of toolkits and other libraries")
  func besideOthers() throws {
    let compiler = try Compiler()
    for (name, source) in ["Toolkit": Self.toolkit, "Libraries": Self.libraries] {
      let made = try compiler.makeModule(name, source)
      #expect(made.status == 0, "\(made.output)")
    }
    let outcome = try compiler.check(["User": Self.user], .flow, ["-I", compiler.folder.path])
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.output)")
  }

  @Test("Models work in one file with Testing")
  func besideTesting() throws {
    let outcome = try Compiler().check(["Tests": Self.test], .types)
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.output)")
  }

  @Test(
    "Every exported type begins with 'Form' or 'Field'",
    arguments: [
      ("FieldstoneCore", ["Form", "Field"]), ("Fieldstone", ["Form", "Field"]),
      ("FieldstoneTesting", ["Form", "Field", "Conformance"]),
      ("FieldstoneTerminal", ["Form", "Field", "Terminal"]),
    ])
  func prefixes(module: String, prefixes: [String]) throws {
    let kinds: Set = [
      "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor", "swift.macro",
      "swift.func", "swift.var", "swift.func.op",
    ]
    let top = try Compiler.symbols(of: module).symbols.filter {
      $0.pathComponents.count == 1 && kinds.contains($0.kind.identifier)
    }
    let names = top.map { $0.pathComponents[0] }
    #expect(names.filter { name in !prefixes.contains { name.hasPrefix($0) } } == [])
  }
}
