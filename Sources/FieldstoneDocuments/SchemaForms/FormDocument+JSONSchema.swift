import FieldstoneCore
import Foundation

extension FormDocument {
  /// Makes a form of a JSON Schema, 2020-12 or draft-07, as `$schema` says.
  ///
  /// ```swift
  /// let schema = #"{"properties": {"email": {"type": "string", "format": "email"}}, "required": ["email"]}"#
  /// let document = try FormDocument(jsonSchema: Data(schema.utf8), id: "registration")
  /// let form = document.session()
  /// ```
  ///
  /// Answers are validated by the schema itself when they are submitted, beside what the fields check before. What a
  /// form can't show is in ``warnings``. Documentation/JSONSchema.md lists what becomes what.
  ///
  /// - Parameters:
  ///   - id: The identity of the form in drafts.
  ///   - file: What the file is called in problems.
  /// - Throws: All problems that were found, with their places.
  /// - Complexity: O(size of the schema, with what it refers to).
  public init(
    jsonSchema data: Data, id: String, file: String? = nil, options: SchemaOptions = SchemaOptions()
  ) throws(DocumentErrors) {
    let content: JSONDocument
    do {
      content = try JSONDocument(data, limits: options.json)
    } catch {
      throw DocumentErrors(problems: [error.problem(in: file)])
    }
    var compiler = SchemaCompiler(
      registry: SchemaRegistry(options.documents), patterns: .linear,
      assertsFormats: options.formats == .asserted)
    let code: SchemaCode
    do {
      let resource = try compiler.registry.add(
        content, uri: options.uri, dialect: options.dialect == .draft7 ? .draft7 : .draft2020)
      try compiler.compile(resource)
      code = SchemaCode(compiler.takeProgram())
    } catch {
      throw DocumentErrors(problems: Self.problems(content, error, file, options))
    }
    let loader = SchemaFormLoader(compiler, code, options, file: file)
    let document = loader.load(SchemaPart(document: 0, index: 0), id: id)
    guard loader.problems.isEmpty else { throw DocumentErrors(problems: loader.problems) }
    self = document
    schema = JSONSchema(code, limits: options.limits.checks)
  }

  /// What is wrong with a schema: all that its metaschema finds, and what only the compiler does.
  private static func problems(
    _ content: JSONDocument, _ error: JSONSchemaError, _ file: String?, _ options: SchemaOptions
  ) -> [DocumentProblem] {
    var found: [DocumentProblem] = []
    let places = SchemaPlaces(content, file: file)
    var isOfKnownDialect: Bool {
      switch error.reason {
      case .unknownDialect, .unknownVocabulary: false
      default: error.uri == options.uri || error.uri.isEmpty
      }
    }
    if isOfKnownDialect {
      let isDraft7 =
        content.root["$schema"]?.string.map { $0.contains("draft-07") } ?? (options.dialect == .draft7)
      let uri = isDraft7 ? SchemaDialect.draft7URI : SchemaDialect.draft2020URI
      var metaOptions = JSONSchema.Options()
      metaOptions.limits.issues = options.limits.problems
      if let metaschema = Metaschemas.document(uri), let schema = try? JSONSchema(metaschema, options: metaOptions),
        let issues = try? schema.issues(in: content)
      {
        for issue in issues {
          let index = content[issue.instancePointer]?.index ?? 0
          let source = places.source(index)
          found.append(
            DocumentProblem(
              kind: .wrongValue, path: FormValuePath([]), part: source.pointer, text: issue.message, source: source))
        }
      }
    }
    if !found.contains(where: { $0.source?.pointer == error.pointer }) { found.append(error.problem(in: file)) }
    return found
  }
}

extension JSONSchema {
  init(_ code: SchemaCode, limits: Limits) { (self.code, self.limits) = (code, limits) }
}

extension JSONError {
  /// The same as a problem of a file.
  func problem(in file: String?) -> DocumentProblem {
    DocumentProblem(
      kind: .unreadable, path: FormValuePath([]), part: pointer.isEmpty ? nil : pointer, text: message,
      source: DocumentSource(file: file, line: line, column: column, pointer: pointer))
  }
}

extension JSONSchemaError {
  /// The same as a problem of a file.
  func problem(in file: String?) -> DocumentProblem {
    let kind: DocumentProblem.Kind =
      switch reason {
      case .keyword: .wrongValue
      case .pattern: .badPattern
      case .unknownDocument, .unknownPlace: .unresolvedName
      case .endlessReference: .recursiveForm
      case .unknownDialect, .unknownVocabulary: .notSupported
      case .duplicateIdentifier, .duplicateKey: .duplicateKey
      }
    let place = DocumentSource(file: uri.isEmpty ? file : uri, line: line, column: column, pointer: pointer)
    return DocumentProblem(
      kind: kind, path: FormValuePath([]), part: pointer.isEmpty ? nil : pointer, text: message, source: place)
  }
}
