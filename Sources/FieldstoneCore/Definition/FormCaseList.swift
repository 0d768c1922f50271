/// Declares the cases of an enum, with one statement per case.
public struct FormCaseList<Cases: FormCases> {
  private let scope: BuilderScope
  private let isOptional: Bool
  private let blank: Cases.Fields
  private let list = Declared()

  private final class Declared {
    var cases: [FormCase] = []
  }

  /// A case.
  ///
  /// - Parameters:
  ///   - id: The id that ``FormCaseFields/chosen`` has while the case is chosen.
  ///   - title: The title of the option; made from the words of the id if nil.
  ///   - help: A sentence that explains the option.
  ///   - icon: Its icon.
  ///   - fields: Adds the fields of the case, which show while it is chosen.
  public func add(
    _ id: String, title: FormString? = nil, help: FormString? = nil, icon: FormIcon? = nil,
    _ fields: (FieldList<Cases.Fields>) -> Void = { _ in }
  ) {
    list.cases.append(
      FormCase(id: id, formTitle: title ?? FormString(inferredFrom: id), formHelp: help, formIcon: icon))
    var blank = blank
    blank.chosen = id
    // Without a blank value there is nothing that its fields could show.
    guard blank.value != nil else { return scope.report(.noBlankCase("\(Cases.self)"), id) }
    let (first, isOptional) = (scope.elements.count, isOptional)
    fields(FieldList(scope: scope))
    for element in scope.elements[first...] {
      // What is typed stays here: a case that isn't chosen never reaches the model.
      element.detail { ($0.whenHidden, $0.caseID) = (.keep, id) }
      if element is NestedElement {
        element.flags.insert(.inline)
        // The choice is their heading. A form that may be nil keeps its own, where it is added and removed.
        if !element.flags.contains(.optional) { element.flags.insert(.headless) }
      }
      scope.track(
        TrackerSpec(kind: .visible, target: [element]) { scope in
          let reader = FormReader<Cases.Fields>(scope)
          return .flag((isOptional ? reader[\.chosenCase] : reader[\.someCase])?.id == id)
        })
    }
  }

  /// The definition of the fields of all cases.
  ///
  /// - Parameters:
  ///   - isOptional: Whether it may be that no case is chosen.
  ///   - choice: The id of the choice's row in the definition; empty if it has the id of the property.
  static func core(isOptional: Bool, choice: String) -> DefinitionCore {
    definition(
      isOptional: isOptional, choice: choice, blank: Cases.Fields(),
      template: {
        var fields = Cases.Fields()
        if !isOptional { Cases.formTemplate.map { fields.take($0) } }
        return fields
      }, describe: Cases.describe, arrange: Cases.arrange
    ).core
  }

  /// The same where the cases are known only at run time.
  ///
  /// - Parameters:
  ///   - blank: Answers with no case chosen.
  ///   - template: Makes what the answers are where they are left out of what is submitted.
  package static func definition(
    isOptional: Bool, choice: String, blank: Cases.Fields, template: @escaping () -> Cases.Fields,
    describe: (FormCaseList) -> Void, arrange: (FormBuilder<Cases.Fields>) -> Void
  ) -> FormDefinition<Cases.Fields> {
    FormDefinition<Cases.Fields>(
      template: template, CodecCatalog(),
      describe: { fields in
        let unknown = ChoiceCodec<FormCase>(cases: [])
        let field =
          isOptional
          ? fields.add(choice, unknown, .optionalPath(\.chosenCase)) : fields.add(choice, unknown, .path(\.someCase))
        let cases = FormCaseList(scope: fields.scope, isOptional: isOptional, blank: blank)
        describe(cases)
        field.typed?.codec = ChoiceCodec(cases: cases.list.cases)
      }, arrange: arrange)
  }

  private init(scope: BuilderScope, isOptional: Bool, blank: Cases.Fields) {
    (self.scope, self.isOptional, self.blank) = (scope, isOptional, blank)
  }
}

/// A case of an enum, as an option.
struct FormCase: Hashable, Sendable, Identifiable, FormTitled {
  let id: String
  var formTitle: FormString = ""
  var formHelp: FormString?
  var formIcon: FormIcon?

  static func == (left: FormCase, right: FormCase) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FormElement {
  /// Whether it is the row in which a case is chosen.
  var isCaseChoice: Bool { (self as? FieldElement)?.codec is ChoiceCodec<FormCase> }
}

extension FormCaseFields {
  /// The chosen case.
  var chosenCase: FormCase? {
    get { chosen.map { FormCase(id: $0) } }
    set { chosen = newValue?.id }
  }

  /// The same where a case is always chosen.
  var someCase: FormCase {
    get { FormCase(id: chosen ?? "") }
    set { chosen = newValue.id }
  }
}
