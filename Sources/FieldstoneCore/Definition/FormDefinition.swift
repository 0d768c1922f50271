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
    template: (@Sendable () -> Model?)? = nil, describe: (inout FormFields<Model>) -> Void,
    arrange: (inout FormBuilder<Model>) -> Void = { _ in }
  ) {
    self.init(template: template, CodecCatalog(), describe: describe, arrange: arrange)
  }

  init(
    template: (() -> Model?)?, _ catalog: CodecCatalog, describe: (inout FormFields<Model>) -> Void,
    arrange: (inout FormBuilder<Model>) -> Void
  ) {
    let scope = BuilderScope(catalog: catalog)
    var fields = FormFields<Model>(scope: scope)
    describe(&fields)
    var builder = FormBuilder<Model>(scope: scope)
    arrange(&builder)
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

  public var description: String {
    switch kind {
    case .duplicateID: "'\(key)' is the id of two rows; give one of them another id."
    case .unknownField(let path): "'\(path)' is not a field of this form; add it in describe, or use '@Field' on it."
    case .placedTwice: "'\(key)' is placed twice; its first place counts."
    case .badPattern(let pattern):
      "The pattern '\(pattern)' of '\(key)' is not a regular expression; it accepts everything."
    case .noOptions: "'\(key)' is a choice without options."
    case .duplicateOption(let id): "'\(key)' has two options with the id '\(id)'."
    case .recursiveForm(let type): "'\(key)' contains its own form '\(type)'; it is shown as a label."
    case .cycle(let keys): "These fields wait for each other: \(keys.joined(separator: " → "))."
    case .nothingToDropTo:
      "'\(key)' can be hidden, but has no value to be dropped to: make it optional, give the model an init(), "
        + "or declare whenHidden(.keep) or whenHidden(.dropOnSubmit, to:)."
    case .endlessObservers([]): "The form's observers keep changing what they observe; they were stopped."
    case .endlessObservers(let keys):
      "The observers of \(keys.map { "'\($0)'" }.joined(separator: ", ")) keep changing what they observe; they were stopped."
    case .computedTwice: "'\(key)' is computed by two closures; leave one of them out."
    case .requiredLabel:
      "'\(key)' is required, but can only be read: make its type conform to FormValue, give the property a setter, "
        + "or leave 'required' out."
    case .noTemplate(let type): "'\(key)' is nil and '\(type)' has no init() to make it with."
    }
  }
}
