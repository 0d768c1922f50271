import SwiftSyntax

/// The signature that a static function of the host needs for the form to call it.
///
/// `arrange` has a default implementation, so a version with another signature compiles but is never called.
struct SignatureRule {
  enum Fault { case notStatic, parameter, model, effects, isolated }

  var name: String
  var builder: String
  var parameter: String

  static let arrange = SignatureRule(name: "arrange", builder: "FormBuilder", parameter: "form")
  static let describe = SignatureRule(name: "describe", builder: "FieldList", parameter: "fields")

  func signature(in host: HostSpec, parameter: String? = nil) -> String {
    "(_ \(parameter ?? self.parameter): \(builder)<\(host.name.text)>)"
  }

  func isMet(by function: FunctionDeclSyntax, in host: HostSpec) -> Bool {
    function.name.plainText == name && isMeant(by: function) && fault(of: function, in: host) == nil
  }

  /// Whether the function is meant for the form: a model may have an unrelated function of this name.
  func isMeant(by function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    if parameters.contains(where: { $0.type.tokenText.contains(builder) }) { return true }
    let takesForm = parameters.isEmpty || parameters.contains { $0.type.tokenText.contains("Form") }
    return name == "arrange" && function.name.plainText == name && function.isStatic && parameters.count < 2
      && takesForm
  }

  func fault(of function: FunctionDeclSyntax, in host: HostSpec) -> Fault? {
    if !function.isStatic { return .notStatic }
    let parameters = function.signature.parameterClause.parameters
    guard let parameter = parameters.first, parameters.count == 1, parameter.firstName.tokenKind == .wildcard,
      let model = model(in: parameter.type.tokenText)
    else { return .parameter }
    let returned = function.signature.returnClause?.type.tokenText ?? "Void"
    if returned != "Void" && returned != "()" { return .parameter }
    // `Self` isn't allowed there in a class, final or not.
    let isModel = model == host.name.text || model.hasSuffix("." + host.name.text)
    if !isModel && !(model == "Self" && host.kind == .structure) { return .model }
    let effects = function.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil || effects?.throwsClause != nil { return .effects }
    if function.attributes.attributeNodes.contains(where: \.namesGlobalActor) { return .isolated }
    return nil
  }

  /// The model in `FormBuilder<Model>`.
  private func model(in type: String) -> String? {
    for module in ["", "Fieldstone.", "FieldstoneCore."] {
      let start = "\(module)\(builder)<"
      if type.hasPrefix(start), type.hasSuffix(">") { return String(type.dropFirst(start.count).dropLast()) }
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  var isStatic: Bool { modifiers.contains(.static) || modifiers.contains(.class) }
}

extension SyntaxProtocol {
  /// The text without white space and comments.
  fileprivate var tokenText: String { tokens(viewMode: .sourceAccurate).map(\.text).joined() }
}
