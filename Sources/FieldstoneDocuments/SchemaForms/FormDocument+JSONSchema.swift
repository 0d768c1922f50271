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
    let resource = compiler.registry.add(
      content, uri: options.uri, dialect: options.dialect == .draft7 ? .draft7 : .draft2020)
    compiler.compile(resource)
    if !compiler.registry.mistakes.isEmpty { compiler.compileUnused() }
    let code = SchemaCode(compiler.takeProgram())
    let loader = SchemaFormLoader(compiler, code, options, file: file)
    var mistakes = SchemaMistakes(compiler.registry, content, options, file: file)
    if mistakes.isEndless { throw DocumentErrors(problems: mistakes.all) }
    self = loader.load(SchemaPart(document: 0, index: 0), id: id)
    schema = JSONSchema(code, limits: options.limits.checks)
    mistakes.add(loader.problems)
    // A form that isn't complete, because of a limit, has problems of its own; one that is too large is refused already.
    if !loader.isStopped {
      let isRefused = !loader.problems.isEmpty
      mistakes.add(loadingProblems.filter { !isRefused || $0.kind != .recursiveForm && $0.kind != .tooLarge })
    }
    guard mistakes.isEmpty else { throw DocumentErrors(problems: mistakes.all) }
  }
}

extension JSONSchema {
  init(_ code: SchemaCode, limits: Limits) { (self.code, self.limits) = (code, limits) }
}

extension JSONError {
  /// The same as a problem of a file.
  func problem(in file: String?) -> DocumentProblem {
    DocumentProblem(
      kind: .unreadable, path: FormValuePath([]), part: pointer.isEmpty ? nil : pointer,
      text: message(of: "file", expected: "a JSON Schema, such as {\"type\": \"object\"}"),
      source: DocumentSource(file: file, line: line, column: column, pointer: pointer))
  }
}
