import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the members of a form, as a person would write them.
struct FormEmitter {
  private var text = ""
  private let lines: SourceLines?
  /// The line of the user's file that the compiler assigns to the next emitted line, or nil if it assigns none.
  private var line: Int?

  init(lines: SourceLines?) {
    self.lines = lines
  }

  func members(of form: FormSpec) -> [DeclSyntax] {
    let host = form.host
    var members: [DeclSyntax] = []
    if !form.hasDescribe {
      var body = self
      body.writeGroups(of: form.parts, host.name.text)
      body.endLocations()
      members.append(FormEmitter.describe(host, body: body.text))
    }
    if form.hasDefaultInitializer, !form.hasTemplate {
      let name = host.name.text
      members.append("\(raw: host.prefix)static var formTemplate: \(raw: name)? { \(raw: name)() }")
    }
    return members
  }

  /// The conformance's requirement, without fields.
  static func stub(for form: FormSpec) -> DeclSyntax {
    // An isolated host already has its own error; the stub must not add another.
    let isolation = form.host.globalActor == nil ? "" : "nonisolated "
    return describe(form.host, body: "", isolation: isolation)
  }

  static func conformance(of host: HostSpec, named type: some TypeSyntaxProtocol, to protocols: [String]) throws
    -> ExtensionDeclSyntax
  {
    // An extension must repeat the availability of its type.
    let availability = host.attributes.attributeNodes.filter { $0.writtenName == "available" }
    let attributes = availability.map { $0.trimmedDescription + "\n" }.joined()
    // In a module with default isolation, the extension would be isolated, and the conformance with it.
    let isolation = host.modifiers.contains(.nonisolated) ? "nonisolated " : ""
    let names = protocols.map { "Fieldstone." + $0 }.joined(separator: ", ")
    return try ExtensionDeclSyntax(
      "\(raw: attributes)\(raw: isolation)extension \(type.trimmed): \(raw: names) {}")
  }

  /// The body is inserted as one token: the compiler parses it anyway, and parsing it here too would take nine tenths
  /// of the macro's time.
  private static func describe(_ host: HostSpec, body: String, isolation: String = "") -> DeclSyntax {
    let parameter = "_ fields: Fieldstone.FieldList<\(host.name.text)>"
    let head: DeclSyntax = "\(raw: host.prefix)\(raw: isolation)static func describe(\(raw: parameter)) {\n}"
    guard !body.isEmpty, var function = head.as(FunctionDeclSyntax.self) else { return head }
    let text = DeclReferenceExprSyntax(baseName: .identifier("\n" + body.dropLast()))
    function.body?.statements = [CodeBlockItemSyntax(item: .expr(ExprSyntax(text)))]
    return DeclSyntax(function)
  }
}

// MARK: The body of describe

extension FormEmitter {
  /// The optimizer takes more than linear time and memory for one long function (1,000 fields: 44 s and 5 GB), so a
  /// long list of fields is split into local functions with this many fields each.
  private static let groupSize = 50

  private mutating func writeGroups(of parts: [Part], _ host: String) {
    guard parts.count > 2 * Self.groupSize else { return write(parts) }
    var calls = ""
    for (number, start) in stride(from: 0, to: parts.count, by: Self.groupSize).enumerated() {
      writeLine("    @inline(never) func group\(number)(_ fields: Fieldstone.FieldList<\(host)>) {")
      write(Array(parts[start..<min(start + Self.groupSize, parts.count)]))
      writeLine("    }")
      calls += "    group\(number)(fields)\n"
    }
    text += calls
    line = nil
  }

  private mutating func write(_ parts: [Part]) {
    for part in parts {
      switch part {
      case .property(let property): if property.isField { write(property) }
      case .tuple: break
      case .conditional(let branches):
        guard !part.properties.filter(\.isField).isEmpty else { continue }
        for branch in branches {
          writeLine(branch.directive)
          // Lines of an inactive branch may or may not be counted, so the line is unknown.
          line = nil
          write(branch.parts)
        }
        writeLine("#endif")
        line = nil
      }
    }
  }

  /// All statements of a property are attributed to its line, so that each error in them appears there.
  private mutating func write(_ property: PropertySpec) {
    locate(property.name)
    let keyPath = "\\.\(property.name.text)"
    let label = property.isEmittedAsViewer ? "viewing: " : ""
    let add = "fields.add(\(label)\(keyPath), \(literal(property.id)))"
    let statements = property.statements
    guard !statements.isEmpty else { return writeLine("    " + add) }
    text += "    do { let field = \(add)"
    var isAtLineStart = false
    for statement in statements {
      let isLong = statement.call.contains(where: \.isNewline)
      if isLong {
        // A call of several lines keeps its own lines; the property's line applies again after it.
        if !isAtLineStart { writeLine("") }
        locate(statement.origin)
        writeLine("      " + statement.call)
        locate(property.name)
      } else {
        text += (isAtLineStart ? "      " : "; ") + statement.call
      }
      isAtLineStart = isLong
    }
    writeLine(isAtLineStart ? "    }" : " }")
  }

  private mutating func writeLine(_ content: String) {
    text += content + "\n"
    line? += 1 + content.count(where: \.isNewline)
  }

  /// Attributes what is written next to the node's line in the user's file.
  private mutating func locate(_ node: some SyntaxProtocol) {
    guard let lines else { return }
    let wanted = lines.line(of: node)
    guard line != wanted else { return }
    text += "#sourceLocation(file: \(lines.file), line: \(wanted))\n"
    line = wanted
  }

  private mutating func endLocations() {
    if lines != nil, !text.isEmpty { text += "#sourceLocation()\n" }
  }
}

extension HostSpec {
  var prefix: String { access.map { $0 + " " } ?? "" }
  /// The protocols to which the macro adds conformances. The compiler waits for each of those that the macro declares,
  /// even if another one implies it.
  var protocolNames: [String] { hasCaseValues ? ["FormModel", "FormCases"] : ["FormModel"] }
}
