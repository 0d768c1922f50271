import FieldstoneCore
import Foundation

/// The definition of a form that arrives at run time: a tree of values that a program, a schema or a file makes.
///
/// ```swift
/// let document = FormDocument("registration", title: "Registration") {
///   DocumentSection("You") {
///     DocumentField("email", .text(.email), isRequired: true)
///     DocumentField("seats", .integer, initial: 1, rules: [.minimum(1), .maximum(5)])
///   }
///   DocumentField("needsInvoice", .flag())
///   DocumentField("invoice", .form { DocumentField("vat", .text()) }, visible: .isTrue("needsInvoice"))
///   DocumentButton("Register", .submit)
/// }
/// let form = document.session(try FormValues(json: #"{"email":"ada@example.org"}"#))
/// ```
///
/// Its session is an ordinary one over ``FormValues``: the same engine, rows, inputs, drafts and surfaces as those of a
/// compiled form.
public struct FormDocument: Sendable {
  /// The identity of the form in drafts.
  public var id: String { didSet { cache = Cache() } }
  /// The version of the definition, stored in drafts.
  public var version: Int { didSet { cache = Cache() } }
  /// The form itself.
  public var form: DocumentForm { didSet { cache = Cache() } }
  /// How people work with the form.
  public var mode = FormMode.submit { didSet { cache = Cache() } }
  /// Forms by name, for fields that refer to them: a form that occurs several times, or contains itself.
  public var forms: [String: DocumentForm] { didSet { cache = Cache() } }
  /// The schema by which answers are validated when they are submitted, beside the rules of the fields; nil for none.
  public var schema: JSONSchema? { didSet { cache = Cache() } }
  /// What a loader has left out or read in its own way: the form can be used all the same.
  ///
  /// - Complexity: O(rows + translations) for a file with translations, some of which nothing may have a use for; O(1)
  ///   for any other.
  public var warnings: [DocumentProblem] {
    get { statedWarnings + (fileTexts?.unused(in: self) ?? []) }
    set { (statedWarnings, fileTexts) = (newValue, nil) }
  }
  private var statedWarnings: [DocumentProblem] = []
  /// The translations in the file that it was read from.
  var fileTexts: OwnFileTexts?
  /// Translations of its texts, by language and by text. Those of the program come first.
  public var texts: [String: [String: String]] = [:]
  /// Translations that depend on a number: the first one that the text is joined with.
  public var plurals: [String: [String: [FormPlural: String]]] = [:]

  private var cache = Cache()

  public init(_ id: String, version: Int = 1, form: DocumentForm, forms: [String: DocumentForm] = [:]) {
    (self.id, self.version, self.form, self.forms) = (id, version, form, forms)
  }

  /// A document whose items are written in place.
  public init(
    _ id: String, version: Int = 1, title: FormString? = nil, rules: [DocumentFormRule] = [],
    forms: [String: DocumentForm] = [:], @DocumentBuilder _ items: () -> [DocumentItem]
  ) {
    self.init(id, version: version, form: DocumentForm(title: title, items: items(), rules: rules), forms: forms)
  }

  // MARK: The form

  /// The definition of its form, built on first use.
  ///
  /// - Complexity: O(fields), once.
  public var definition: FormDefinition<FormValues> { cache.definition(of: self) }

  /// All mistakes in the document. A form with one can be shown, and refuses every submit.
  public var problems: [DocumentProblem] { cache.problems(of: self) }

  /// The problems for which a file is refused: also those that a form would report only once it is built.
  var loadingProblems: [DocumentProblem] { loadingProblems(checksValues: false) }

  /// - Parameter checksValues: Whether the values in the file have only keys and options that there are.
  func loadingProblems(checksValues: Bool) -> [DocumentProblem] {
    let checker = DocumentChecker(self, DocumentLevels(alone))
    var more = LoadChecker(document: self, levels: checker.levels, checksValues: checksValues)
    return cache.problems(of: self, by: checker) + more.problems()
  }

  /// The same, found on threads of their own while the definition of a large form is being built, which takes as long. A
  /// file with a mistake is refused, and its definition is for nobody then.
  func problemsWhileBuilding() -> [DocumentProblem] {
    // Whether forms that are described under a name ever end isn't known yet.
    guard forms.isEmpty, Self.largeForms.contains(form.items.count) else { return loadingProblems }
    let own = alone
    let initial = SideThread(unfinished: FormValues()) { DocumentValues(document: own).initial(own.form) }
    let levels = DocumentLevels(own)
    let problems = SideThread(unfinished: [DocumentProblem]()) {
      var more = LoadChecker(document: own, levels: levels, checksValues: false)
      return DocumentChecker(own, levels).problems() + more.problems()
    }
    let definition = DocumentCompiler(own, [], levels).definition()
    let found = problems.value()
    if found.isEmpty { cache.keep(definition, levels, initial.value()) }
    return found
  }

  /// From this many items on, a second thread saves more time than it takes to start. The definitions of the largest
  /// forms take memory that a program may want to save.
  private static let largeForms = 1_000...20_000

  /// What a new form begins with: the initial values, and a place for every other key, in the order of the document.
  public var initialValues: FormValues {
    isEndless ? FormValues() : cache.initialValues ?? DocumentValues(document: self).initial(form)
  }

  /// A form with these values. Keys that the document doesn't know stay as they are. What the form shows is what it
  /// holds: a field that can't be empty and has no value gets its initial one.
  ///
  /// A value of the wrong type is shown at its field, as if somebody had typed it, and stays in the values until the
  /// field is edited. One in the place of a whole form or list is a problem.
  ///
  /// - Parameter values: Those to begin with; the initial ones if nil.
  /// - Complexity: O(rows).
  public func session(
    _ values: FormValues? = nil, environment: FormEnvironment = .standard, policy: FormIssuePolicy = .calm
  ) -> FormSession<FormValues> {
    FormSession(document: self, values: values, environment: environment, policy: policy)
  }

  /// The same document without what it keeps, which would otherwise keep itself.
  private var alone: FormDocument {
    var alone = self
    alone.cache = Cache()
    return alone
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var definition: FormDefinition<FormValues>?
    private var problems: [DocumentProblem]?
    private var levels: DocumentLevels?
    private var initial: FormValues?

    func definition(of document: FormDocument) -> FormDefinition<FormValues> {
      lock.withLock {
        if let definition { return definition }
        let (problems, isEndless) = (problems(of: document), document.isEndless)
        let own = isEndless ? document.bare : document.alone
        let known = isEndless ? nil : levels
        let built = DocumentCompiler(own, problems, known ?? DocumentLevels(own)).definition()
        definition = built
        return built
      }
    }

    /// Keeps the definition of a document without problems.
    func keep(_ definition: FormDefinition<FormValues>, _ levels: DocumentLevels, _ initial: FormValues) {
      lock.withLock { (self.definition, self.levels, problems, self.initial) = (definition, levels, [], initial) }
    }

    /// What a new form begins with, if it is known.
    var initialValues: FormValues? { lock.withLock { initial } }

    func problems(of document: FormDocument, by checker: DocumentChecker? = nil) -> [DocumentProblem] {
      lock.withLock {
        if let problems { return problems }
        let checker = checker ?? DocumentChecker(document, DocumentLevels(document.alone))
        let found = checker.problems()
        (problems, levels) = (found, checker.levels)
        return found
      }
    }
  }
}

extension FormSession where Model == FormValues {
  /// A form whose definition is a document; see ``FormDocument/session(_:environment:policy:)``.
  public convenience init(
    document: FormDocument, values: FormValues? = nil, environment: FormEnvironment = .standard,
    policy: FormIssuePolicy = .calm
  ) {
    let shown = document.isEndless ? document.bare : document
    let rules = DocumentValues(document: shown)
    self.init(
      values.map { rules.completed($0, shown.form) } ?? document.initialValues, definition: document.definition,
      environment: document.translated(environment), policy: policy)
    for value in values.map({ rules.mistyped(in: $0, shown.form) }) ?? [] {
      if let issue = value.issue, hold(value.text, issue, at: value.path) { continue }
      note(value.problem)
    }
  }
}
