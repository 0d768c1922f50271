/// What a form is: its fields, their order, rules and conditions. Immutable and shared by any number of sessions.
///
/// A model's own comes from `Model.definition`. One can also be made by value, in a loop, over any key path or pair of
/// closures:
///
/// ```swift
/// let definition = FormDefinition<Survey> { fields in
///   for index in questions.indices {
///     fields.add("q\(index)", get: { $0.answers[index] }, set: { $0.answers[index] = $1 }).title(questions[index])
///   }
/// }
/// ```
///
/// Where all are of one kind, a series is less to write and costs a fraction.
public struct FormDefinition<Model>: Sendable {
  let core: DefinitionCore

  init(core: DefinitionCore) { self.core = core }

  /// A definition by value.
  ///
  /// - Parameters:
  ///   - template: makes a blank model; hidden fields are dropped to its values.
  ///   - describe: adds the fields.
  ///   - arrange: arranges them; by default they stand in the order in which they were added.
  /// - Complexity: O(fields).
  public init(
    template: (@Sendable () -> Model?)? = nil, describe: (FieldList<Model>) -> Void,
    arrange: (FormBuilder<Model>) -> Void = { _ in }
  ) {
    self.init(template: template, CodecCatalog(), describe: describe, arrange: arrange)
  }

  init(
    template: (() -> Model?)?, _ catalog: CodecCatalog, describe: (FieldList<Model>) -> Void,
    arrange: (FormBuilder<Model>) -> Void
  ) {
    let scope = BuilderScope(catalog: catalog)
    describe(FieldList(scope: scope))
    arrange(FormBuilder(scope: scope))
    core = scope.finish()
    core.isLive = Model.self is AnyObject.Type
    (core.id, core.version) = (scope.identity?.id ?? "\(Model.self)", scope.identity?.version ?? 1)
    if let template {
      core.templateValue = { element, local in
        guard let model = template() else { return nil }
        return withUnsafePointer(to: model) { element.read(UnsafeRawPointer($0), at: local) }
      }
    }
    core.reportDrops()
  }

  /// What drafts call the form: the name of the model's type, unless the arrangement gives it another identity.
  public var id: String { core.id }
  /// The definition's own version, kept in drafts; 1 unless the arrangement says otherwise.
  public var version: Int { core.version }

  /// What the form is called; nil where it does not say.
  public var title: FormString? { core.title }

  /// What is wrong with the definition; empty for a sound one.
  public var problems: [FormProblem] { core.problems }

  /// The number of fields, without those of subforms.
  public var fieldCount: Int { core.elements.elements.reduce(0) { $0 + ($1 is FieldElement ? $1.count : 0) } }
}

/// Something a program's author must mend: reported with its key, never trapped.
public struct FormProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Two rows have the same id.
    case duplicateID
    /// The arrangement speaks about a key path that is not a field.
    case unknownField(String)
    /// A field stands in two places.
    case placedTwice
    /// A regular expression that can't be compiled.
    case badPattern(String)
    /// A choice without options.
    case noOptions
    /// Two options of a field have the same id.
    case duplicateOption(String)
    /// A type that contains itself.
    case recursiveForm(String)
    /// Computed fields or conditions that wait for each other.
    case cycle([String])
    /// A field that can be hidden, but has no value to be dropped to.
    case nothingToDropTo
    /// A field that needs an answer, but can only be read: its type can't be edited, or its property has no setter.
    case requiredLabel
    /// A subform that is nil and can't be made.
    case noTemplate(String)
    /// Observers that keep changing the fields that they observe.
    case endlessObservers([String])
    /// A field that two closures compute.
    case computedTwice
  }

  public let kind: Kind
  /// The id of the row that it is about.
  public let key: String

  public init(kind: Kind, key: String) {
    self.kind = kind
    self.key = key
  }

  /// What is wrong, and what to do about it.
  public var message: FormString {
    let id = FormArgument.text(key)
    return switch kind {
    case .duplicateID: .problem(.duplicateID, id)
    case .unknownField(let path): .problem(.unknownField, id, .text(path))
    case .placedTwice: .problem(.placedTwice, id)
    case .badPattern(let pattern): .problem(.badPattern, id, .text(pattern))
    case .noOptions: .problem(.noOptions, id)
    case .duplicateOption(let option): .problem(.duplicateOption, id, .text(option))
    case .recursiveForm(let type): .problem(.recursiveForm, id, .text(type))
    case .cycle(let keys): .problem(.cycle, id, .text(keys.joined(separator: " → ")))
    case .nothingToDropTo: .problem(.nothingToDropTo, id)
    case .endlessObservers([]): .problem(.someEndlessObservers, id)
    case .endlessObservers(let keys):
      .problem(.endlessObservers, id, .text(keys.map { "'\($0)'" }.joined(separator: ", ")))
    case .computedTwice: .problem(.computedTwice, id)
    case .requiredLabel: .problem(.requiredLabel, id)
    case .noTemplate(let type): .problem(.noTemplate, id, .text(type))
    }
  }

  public var description: String { message.text(in: .standard) }
}
