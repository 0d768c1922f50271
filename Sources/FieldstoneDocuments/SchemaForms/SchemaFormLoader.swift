import FieldstoneCore

/// Makes a document of a JSON Schema.
final class SchemaFormLoader {
  let options: FormDocument.SchemaOptions
  let file: String?
  var registry: SchemaRegistry
  let compilation: SchemaCompilation
  /// The schema of the form.
  let root = SchemaPart(document: 0, index: 0)
  /// The places in each document, once there are some.
  private var places: [SchemaPlaces?] = []
  private(set) var problems: [DocumentProblem] = []
  private(set) var warnings: [DocumentProblem] = []
  private var seen: Set<String> = []

  /// The forms that references lead to, by their names.
  var forms: [String: DocumentForm] = [:]
  var names: [[SchemaPart]: String] = [:]
  var takenNames: Set<String> = []
  var nameCounts: [String: Int] = [:]
  var queue: [(name: String, facts: SchemaFacts)] = []
  /// How many fields, options and readings there may still be.
  var fieldsLeft: Int
  var optionsLeft: Int
  var readingsLeft: Int
  /// The options of an `enum` that several fields refer to.
  var knownOptions: [SchemaPart: [DocumentOption]] = [:]
  /// The options of a short `enum`, by how it is written: many fields have the same. By bytes: `String` takes some
  /// different texts for the same.
  var shortOptions: [[UInt8]: [DocumentOption]] = [:]
  /// What is written above the fields of named forms.
  var formTexts: [String: String] = [:]
  var nearKeywords: [String: String] = [:]
  /// Whether a form, a list or alternatives have a default.
  var hasLargeDefaults = false
  /// Whether any form has alternatives.
  var hasAlternatives = false
  /// The last schema that accepts no value.
  var lastImpossible: SchemaPart?
  /// A limit was reached, so that nothing more is made.
  private(set) var isStopped = false

  init(_ compilation: SchemaCompilation, _ options: FormDocument.SchemaOptions, file: String?) {
    (self.compilation, registry, self.options, self.file) = (compilation, compilation.registry, options, file)
    (fieldsLeft, optionsLeft) = (options.limits.fields, options.limits.options)
    let values = registry.documents.reduce(0) { $0 + $1.content.storage.view.count }
    readingsLeft = 10_000 + values.multipliedReportingOverflow(by: max(1, options.limits.readings)).partialValue
  }

  // MARK: Problems

  func source(_ part: SchemaPart, below keys: [String] = []) -> DocumentSource {
    places(of: part).source(part.index, below: keys)
  }

  /// The same, found when somebody asks.
  func place(_ part: SchemaPart) -> DocumentField.Place { .value(places(of: part), part.index) }

  private func places(of part: SchemaPart) -> SchemaPlaces {
    if part.document < places.count, let known = places[part.document] { return known }
    let document = registry.documents[part.document]
    let made = SchemaPlaces(document.content, file: part.document == 0 ? file : document.uri)
    places += Array(repeating: nil, count: max(0, part.document + 1 - places.count))
    places[part.document] = made
    return made
  }

  /// Notes something that the form doesn't show, or shows in its own way. The text is made only as long as there aren't
  /// too many.
  func warn(
    _ part: SchemaPart, _ text: @autoclosure () -> String, _ kind: DocumentProblem.Kind = .notSupported,
    below keys: [String] = []
  ) {
    guard warnings.count < options.limits.problems else { return }
    warn(text(), kind, source(part, below: keys))
  }

  func warn(_ text: String, _ kind: DocumentProblem.Kind, _ source: DocumentSource?) {
    guard warnings.count < options.limits.problems, let source else { return }
    guard seen.insert("\(source.file ?? ""):\(source.pointer ?? "") \(text)").inserted else { return }
    warnings.append(
      DocumentProblem(
        kind: kind, path: FormValuePath(schemaPointer: source.pointer), part: source.pointer, text: text, source: source
      ))
  }

  func fail(_ part: SchemaPart, _ text: String, _ kind: DocumentProblem.Kind = .notSupported) {
    guard problems.count < options.limits.problems else { return }
    let source = source(part)
    problems.append(
      DocumentProblem(
        kind: kind, path: FormValuePath(schemaPointer: source.pointer), part: source.pointer, text: text, source: source
      ))
  }

  /// The warnings in the order of the file, those of other files last.
  var orderedWarnings: [DocumentProblem] { warnings.count < 2 ? warnings : warnings.inOrder(of: file) }

  /// Ends the work, because of a limit.
  func stop(_ part: SchemaPart, _ text: String) {
    guard !isStopped else { return }
    isStopped = true
    fail(part, text)
  }

  /// Counts fields.
  func count(fields: Int = 1, at part: SchemaPart) {
    fieldsLeft -= fields
    if fieldsLeft < 0 {
      stop(part, "The form has more than \(options.limits.fields) fields. To allow more, raise 'limits.fields'.")
    }
  }

  func read(_ part: SchemaPart) -> Bool {
    readingsLeft -= 1
    if readingsLeft < 0 {
      stop(
        part,
        "The schema refers to the same schemas too often. If you trust it, raise 'limits.readings'.")
    }
    return !isStopped
  }

  // MARK: The document

  func load(id: String) -> FormDocument {
    let facts = facts([root])
    if facts.hasType, !facts.types.contains(.object) {
      fail(
        facts.typePart ?? root, "A form needs a schema for an object. This one is for \(facts.types.names).",
        .wrongValue)
    }
    let hint = hint(facts)
    var form = form(facts, depth: 0, at: root)
    form.place = place(root)
    form.title = (hint.title ?? facts.text(.title)).map { FormString($0) }
    if let text = facts.text(.description) { form.show(text) }
    while let next = queue.popLast(), !isStopped {
      let part = next.facts.parts.first ?? root
      var form = self.form(next.facts, depth: 0, at: part)
      form.place = place(part)
      forms[next.name] = form
    }
    for (name, text) in formTexts { forms[name]?.show(text) }
    if hasAlternatives, !isStopped { deferCircles() }
    warnOfFormHints()
    for value in facts.constants + facts.enumerations {
      warn(value.part, "A form as a whole has no options. What is accepted is checked when the form is submitted.")
    }
    if let submit = hint.submit ?? options.submit, hint.hasSubmit != false {
      form.items.append(.button(DocumentButton(submit, .submit)))
    }
    if problems.isEmpty { checkSize(form, root) }
    var document = FormDocument(id, form: form, forms: forms)
    dropWrongDefaults(&document)
    document.warnings = orderedWarnings
    return document
  }
}

extension FormTypes {
  /// The types in words.
  var names: String {
    let all: [(FormTypes, String)] = [
      (.null, "null"), (.boolean, "a boolean"), (.string, "a string"), (.array, "an array"), (.object, "an object"),
    ]
    var names = all.filter { contains($0.0) }.map(\.1)
    if contains(.number) { names.append("a number") } else if contains(.integer) { names.append("an integer") }
    guard let last = names.popLast() else { return "nothing" }
    return names.isEmpty ? last : names.joined(separator: ", ") + " or " + last
  }
}
