/// The definition of a form: its fields, their order, rules, and conditions. Immutable, and shared by any number of
/// sessions.
///
/// A model's own definition is `Model.definition`. A definition can also be built as a value, in a loop, from key paths
/// or pairs of closures:
///
/// ```swift
/// let definition = FormDefinition<Survey> { fields in
///   for index in questions.indices {
///     fields.add("q\(index)", get: { $0.answers[index] }, set: { $0.answers[index] = $1 }).title(questions[index])
///   }
/// }
/// ```
///
/// If all fields are of one kind, a closed collection is less code and takes a fraction of the time and memory.
public struct FormDefinition<Model>: Sendable {
  let core: DefinitionCore

  init(core: DefinitionCore) { self.core = core }

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - template: Creates a blank model, which provides the values that replace dropped hidden ones.
  ///   - describe: Adds the fields.
  ///   - arrange: Arranges the fields; by default, they come in the order in which they were added.
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
      core.templateValue = { element in
        guard let model = template() else { return nil }
        return withUnsafePointer(to: model) { element.read(UnsafeRawPointer($0)) }
      }
    }
    core.passOnToPages()
    core.reportMissingDropValues()
  }

  /// The identity of the form in drafts: the name of the model's type, unless the arrangement states another one.
  public var id: String { core.id }
  /// The definition's own version, stored in drafts; 1 unless the arrangement states another one.
  public var version: Int { core.version }

  /// The title of the form, if it has one.
  public var title: FormString? { core.title }

  /// The problems of the definition; empty if it is valid.
  public var problems: [FormProblem] { core.problems }

  /// The number of fields, not counting those of subforms.
  public var fieldCount: Int { core.fieldCount }
}

/// A mistake in a form that its developer has to fix. It is reported with the id of a row and never traps.
public struct FormProblem: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Two rows have the same id.
    case duplicateID
    /// The arrangement refers to a key path that is not a field.
    case unknownField(String)
    /// A field is placed twice.
    case placedTwice
    /// A regular expression is not valid.
    case badPattern(String)
    /// No text has a length that all rules of the field accept.
    case impossibleLength(minimum: Int, maximum: Int)
    /// A choice has no options.
    case noOptions
    /// A field that can't be nil has a default value to take the place of nil.
    case defaultNotOptional
    /// No number of options is both at least the minimum and at most the maximum.
    case impossibleCount(minimum: Int, maximum: Int)
    /// No number of elements is both at least the minimum and at most the maximum.
    case impossibleEntryCount(minimum: Int, maximum: Int)
    /// An option that can't be chosen, with its title: it has no bits, or its type has no room for it.
    case unusableOption(String)
    /// Two options of a field have the same id.
    case duplicateOption(String)
    /// A form contains a form of its own type that is never nil.
    case recursiveForm(String)
    /// An object contains itself, directly or through others, or a form is in too many others, so that it would never
    /// end.
    case containsItself
    /// Computed fields or conditions depend on each other in a cycle.
    case cycle([String])
    /// A field can be hidden, but there is no value to drop it to.
    case noDropValue
    /// A required field can't be filled in: its type can't be edited, or its property has no setter.
    case requiredReadOnly
    /// An optional subform can't be created because its type has no template.
    case noTemplate(String)
    /// A case can't be chosen because one of its values has no blank value.
    case noBlankCase(String)
    /// Observers keep changing the fields that they observe.
    case endlessObservers([String])
    /// Two closures compute the same field.
    case computedTwice
    /// A field of a subform is repeated by the form that contains the subform.
    case repeatedFromOutside
    /// A picture is none of the types that every surface can show.
    case notImage
    /// A link doesn't lead to the web, a mail address or a telephone number.
    case notAddress(String)
    /// Something other than a field shares a line with fields.
    case notInLine
    /// A step is in a section or in another step.
    case misplacedStep
    /// A definition that arrived at run time has a mistake, which the text describes.
    case invalidDocument(String)
  }

  public let kind: Kind
  /// The id of the row that has the problem.
  public let key: String

  public init(kind: Kind, key: String) {
    self.kind = kind
    self.key = key
  }

  /// A description of the problem and how to fix it.
  public var message: FormString {
    let id = FormArgument.text(key)
    return switch kind {
    case .duplicateID: .problem(.duplicateID, id)
    case .unknownField(let path): .problem(.unknownField, id, .text(path))
    case .placedTwice: .problem(.placedTwice, id)
    case .badPattern(let pattern): .problem(.badPattern, id, .text(pattern))
    case .impossibleLength(let minimum, let maximum):
      .problem(.impossibleLength, id, .count(minimum), .count(maximum))
    case .noOptions: .problem(.noOptions, id)
    case .defaultNotOptional: .problem(.defaultNotOptional, id)
    case .impossibleCount(let minimum, let maximum): .problem(.impossibleCount, id, .count(minimum), .count(maximum))
    case .impossibleEntryCount(let minimum, let maximum):
      .problem(.impossibleEntryCount, id, .count(minimum), .count(maximum))
    case .unusableOption(let title): .problem(.unusableOption, id, .text(title))
    case .duplicateOption(let option): .problem(.duplicateOption, id, .text(option))
    case .recursiveForm(let type): .problem(.recursiveForm, id, .text(type))
    case .containsItself: .problem(.containsItself, id)
    case .cycle(let keys): .problem(.cycle, id, .text(keys.joined(separator: " → ")))
    case .noDropValue: .problem(.noDropValue, id)
    case .endlessObservers([]): .problem(.someEndlessObservers, id)
    case .endlessObservers(let keys):
      .problem(.endlessObservers, id, .text(keys.map { "'\($0)'" }.joined(separator: ", ")))
    case .computedTwice: .problem(.computedTwice, id)
    case .repeatedFromOutside: .problem(.repeatedFromOutside, id)
    case .notImage: .problem(.notImage, id)
    case .notAddress(let address): .problem(.notAddress, id, .text(address))
    case .notInLine: .problem(.notInLine, id)
    case .misplacedStep: .problem(.misplacedStep, id)
    case .invalidDocument(let text): .problem(.invalidDocument, id, .text(text))
    case .requiredReadOnly: .problem(.requiredReadOnly, id)
    case .noTemplate(let type): .problem(.noTemplate, id, .text(type))
    case .noBlankCase(let type): .problem(.noBlankCase, id, .text(type))
    }
  }

  public var description: String { message.text(in: .standard) }
}
