import SwiftSyntax
import SwiftSyntaxBuilder

/// The members of an enum whose cases are alternatives, as a person would write them.
extension CasesSpec {
  private var name: String { host.name.text }
  private var access: String { host.prefix }

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !hasFields { members.append("\(raw: fields)") }
    if !hasDescribe { members.append("\(raw: describe)") }
    if !hasTemplate {
      // The simplest value: a case without values if there is one.
      let first = cases.first { $0.values.isEmpty } ?? cases.first
      members.append(
        """
        \(raw: access)static var formTemplate: \(raw: name)? {
          var fields = Fields()
          fields.chosen = \(raw: literal(first?.id ?? ""))
          return fields.value
        }
        """)
    }
    return members
  }

  /// The conformance's requirements, without cases.
  var stub: [DeclSyntax] {
    var empty = self
    (empty.cases, empty.hasTemplate) = ([], true)
    return empty.members
  }

  private var describe: String {
    let statements = cases.map { "  " + $0.statement + "\n" }.joined()
    return "\(access)static func describe(_ cases: Fieldstone.FormCaseList<\(name)>) {\n\(statements)}"
  }

  private var fields: String {
    let taken = cases.map { "      \($0.taking)\n" }.joined()
    let made = cases.map { "      \($0.making)\n" }.joined()
    let empty = cases.isEmpty
    return """
      \(access)struct Fields: Fieldstone.FormCaseFields {
        \(access)var chosen: String?
      \(cases.compactMap { $0.storage(access) }.joined())  \(access)init() {}
        \(access)mutating func take(_ value: \(name)) {
      \(empty ? "" : "    switch value {\n\(taken)    }\n")  }
        \(access)var value: \(name)? {
      \(empty ? "    nil\n" : "    switch chosen {\n\(made)      default: return nil\n    }\n")  }
      }
      """
  }
}

extension CaseSpec {
  /// The name of the struct that holds the values of the case.
  private var structName: String { id.prefix(1).uppercased() + id.dropFirst() + "Fields" }

  /// `value0`, `value1`…
  private var bindings: [String] { values.indices.map { "value\($0)" } }

  /// The property that holds what has been answered for the case, and its type.
  fileprivate func storage(_ access: String) -> String? {
    guard !values.isEmpty else { return nil }
    if let unlabeled {
      let type = unlabeled.type + (unlabeled.defaultValue ?? "")
      return "  @Fieldstone.FormPayload \(access)var \(name.text): \(type)\n"
    }
    let properties = values.map {
      "    @Fieldstone.FormPayload \(access)var \($0.name?.text ?? ""): \($0.type)\($0.defaultValue ?? "")\n"
    }
    let added = values.map { value in
      "      fields.add(\\.\(value.name?.text ?? ""), \(literal(value.name?.plainText ?? "")))\n"
    }
    return """
        \(access)var \(name.text) = \(structName)()
        \(access)struct \(structName): Fieldstone.FormModel {
      \(properties.joined())    \(access)init() {}
          \(access)static func describe(_ fields: Fieldstone.FieldList<\(structName)>) {
      \(added.joined())    }
          \(access)static var formTemplate: \(structName)? { \(structName)() }
        }

      """
  }

  /// The branch of `take`.
  fileprivate var taking: String {
    let chosen = "chosen = \(literal(id))"
    guard !values.isEmpty else { return "case .\(name.text): \(chosen)" }
    let pattern = bindings.map { "let \($0)" }.joined(separator: ", ")
    let stored = zip(values, bindings).map { value, binding in
      "; \(unlabeled == nil ? "\(name.text).\(value.name?.text ?? "")" : "self.\(name.text)") = \(binding)"
    }
    return "case .\(name.text)(\(pattern)): \(chosen)\(stored.joined())"
  }

  /// The branch of `value`.
  fileprivate var making: String {
    guard !values.isEmpty else { return "case \(literal(id)): return .\(name.text)" }
    let conditions = zip(values, bindings).map { value, binding in
      "let \(binding) = \(unlabeled == nil ? "\(name.text).$\(value.name?.plainText ?? "")" : "$\(id)")"
    }
    let arguments = zip(values, bindings).map { value, binding in
      (value.label.map { "\($0.text): " } ?? "") + binding
    }
    return """
      case \(literal(id)):
              guard \(conditions.joined(separator: ", ")) else { return nil }
              return .\(name.text)(\(arguments.joined(separator: ", ")))
      """
  }

  /// The statement of `describe`.
  fileprivate var statement: String {
    var arguments = [literal(id)]
    func argument(_ trait: String) -> String? {
      guard let found = traits.first(where: { $0.name == trait }) else { return nil }
      let expression = found.element.expression
      guard trait != "title" || expression.is(FunctionCallExprSyntax.self) else { return expression.trimmedDescription }
      return expression.as(FunctionCallExprSyntax.self)?.arguments.trimmedDescription
    }
    let title = argument("title")
    if let title { arguments.append("title: \(title)") }
    if let help = argument("help") ?? documentation.map(literal) { arguments.append("help: \(help)") }
    if let icon = argument("icon") { arguments.append("icon: \(icon)") }
    let call = "cases.add(\(arguments.joined(separator: ", ")))"
    guard !values.isEmpty else { return call }
    // A single value has the title of its case.
    let titled = unlabeled == nil ? "" : title.map { ".title(\($0))" } ?? ""
    return "\(call) { $0.add(\\.\(name.text), \(literal(id)))\(titled) }"
  }
}
