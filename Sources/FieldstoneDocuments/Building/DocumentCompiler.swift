import FieldstoneCore
import Foundation

/// Makes the definition of a document's form, and those of the forms in it.
///
/// Unchecked `Sendable`: what changes is guarded by the locks, because a form that contains itself is looked up later,
/// by any thread.
final class DocumentCompiler: @unchecked Sendable {
  private let document: FormDocument
  private let problems: [DocumentProblem]
  let values: DocumentValues
  let levels: DocumentLevels
  private let lock = NSRecursiveLock()
  private var forms: [String: FormDefinition<FormValues>] = [:]
  private var elements: [String: FormDefinition<FormValues.Value>] = [:]
  private var building: Set<String> = []
  /// The options that were made so far, by the addresses of their arrays, where the document keeps them.
  ///
  /// With a lock of its own: a thread that holds the other one may wait for a second thread, which needs this one.
  private let options = Locked<[UInt: SharedOptions<DocumentOption>]>([:])

  init(_ document: FormDocument, _ problems: [DocumentProblem], _ levels: DocumentLevels) {
    (self.document, self.problems, self.levels) = (document, problems, levels)
    values = DocumentValues(document: document)
  }

  func definition() -> FormDefinition<FormValues> {
    let (document, problems, values, levels) = (document, problems, values, levels)
    return make(
      document.form, levels.root, fields: levels.fields, template: { values.initial(document.form) }
    ) { form in
      form.identity(document.id, version: document.version)
      form.mode(document.mode)
      form.source(self)
      if let title = document.form.title { form.title(title) }
      for trait in document.form.traits {
        switch trait {
        case .searchable: form.searchable()
        case .unmarked: form.unmarked()
        case .returnSubmits: form.returnSubmits()
        case .startsWithoutFocus: form.startsWithoutFocus()
        case .sentenceCase: form.titleCase(.sentence)
        }
      }
      for problem in problems { form.report(problem.formProblem) }
      if let schema = document.schema {
        let check = SchemaCheck(schema: schema, levels: levels)
        form.submitRule { check.issues(in: $0) }
      }
    }
  }

  // MARK: Forms

  /// The definition of a subform, and whether the form contains itself there.
  ///
  /// A form that may be missing is also looked up later if it is in many others, so that a long chain of forms needs no
  /// deep stack.
  func subform(_ source: DocumentFormSource, _ level: DocumentLevel, isOptional: Bool) -> (
    form: () -> FormDefinition<FormValues>, isRecursive: Bool
  ) {
    switch source {
    case .form(let form):
      let values = values
      let definition = make(form, level, template: { values.initial(form) })
      return ({ definition }, false)
    case .named(let name):
      // The compiler keeps what it makes, which must not keep the compiler. The definition of the whole form does.
      return (
        { [weak self] in self?.form(named: name) ?? FormDefinition { _ in } },
        lock.withLock { building.contains(name) || building.count > (isOptional ? 20 : FormNesting.mostLevels) }
      )
    }
  }

  /// Options for a choice, made once for all fields that share an array of them.
  func shared(_ options: [DocumentOption]) -> SharedOptions<DocumentOption> {
    guard let address = options.withUnsafeBytes({ $0.baseAddress.map { UInt(bitPattern: $0) } }) else {
      return SharedOptions(options)
    }
    return self.options.withLock { known in
      if let known = known[address] { return known }
      let made = SharedOptions(options)
      known[address] = made
      return made
    }
  }

  private func form(named name: String) -> FormDefinition<FormValues> {
    known(name, \.forms) { form in
      let values = values
      return make(form, levels.level(named: name) ?? levels.root, template: { values.initial(form) })
    }
  }

  /// The definition of the form of an element.
  func element(_ source: DocumentFormSource, _ level: DocumentLevel) -> FormDefinition<FormValues.Value> {
    let values = values
    switch source {
    case .form(let form): return make(form, level, template: { .object(values.initial(form)) })
    case .named(let name):
      return known(name, \.elements) { form in
        make(form, levels.level(named: name) ?? levels.root, template: { .object(values.initial(form)) })
      }
    }
  }

  private func known<Model>(
    _ name: String, _ table: ReferenceWritableKeyPath<DocumentCompiler, [String: FormDefinition<Model>]>,
    _ make: (DocumentForm) -> FormDefinition<Model>
  ) -> FormDefinition<Model> {
    lock.withLock {
      if let known = self[keyPath: table][name] { return known }
      let isOutermost = building.insert(name).inserted
      defer { if isOutermost { building.remove(name) } }
      let definition = make(document.forms[name] ?? DocumentForm())
      self[keyPath: table][name] = definition
      return definition
    }
  }

  private func make<Model: KeyedModel>(
    _ form: DocumentForm, _ level: DocumentLevel, fields: [DocumentField]? = nil,
    template: @escaping @Sendable () -> Model, _ more: (FormBuilder<Model>) -> Void = { _ in }
  ) -> FormDefinition<Model> {
    let fields = fields ?? form.fields
    let needsRows = !form.hasFieldsFirst || !form.rules.isEmpty || level.hasRepeatedKeys
    var rows: [String: DocumentRow<Model>] = [:]
    if needsRows { rows.reserveCapacity(fields.count) }
    return FormDefinition<Model>(
      template: template,
      describe: { list in
        let builder = LevelBuilder(compiler: self, list: list, level: level, inLine: form.keysInLine)
        // A large form mostly needs no table of its rows.
        guard needsRows else { return builder.add(fields) }
        // Of two fields with one key, which is a problem, the first counts.
        for (position, field) in fields.enumerated() where rows[field.key] == nil {
          rows[field.key] = builder.add(field, at: position)
        }
      },
      arrange: { builder in
        Arranger(compiler: self, form: builder, level: level, rows: rows).arrange(form)
        builder.otherTexts { form.writtenTexts }
        more(builder)
      })
  }

  /// Reads a form for a closure of a level.
  func reading<Result>(_ level: DocumentLevel, _ body: @escaping @Sendable (DocumentReader) -> Result)
    -> @Sendable (NamedReader) -> Result
  {
    let levels = levels
    return { body(DocumentReader($0, level, levels)) }
  }
}

/// The row of a field, without its type.
struct DocumentRow<Model> {
  /// Nil if the document has a mistake, so that there is none.
  let builder: FormRowBuilder<Model>?
  /// The key path of a field that shares a line with others.
  var path: PartialKeyPath<Model>?
}
