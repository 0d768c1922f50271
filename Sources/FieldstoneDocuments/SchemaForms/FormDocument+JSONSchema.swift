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
  /// The fields check answers while they are edited, and the schema itself checks all of them when they are submitted.
  /// What a form can't show is in ``warnings``. Documentation/JSONSchema.md lists what becomes what.
  ///
  /// - Parameters:
  ///   - id: The identity of the form in drafts.
  ///   - file: What the file is called in problems.
  /// - Throws: All problems that were found, and all warnings, with their places.
  /// - Complexity: O(size of the schema and of what it refers to).
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
    let compilation = SchemaCompilation(compiler, resource)
    guard !compilation.registry.isEndless else {
      throw DocumentErrors(problems: SchemaMistakes(compilation.registry, content, options, file: file).all)
    }
    let loader = SchemaFormLoader(compilation, options, file: file)
    self = loader.load(id: id)
    var mistakes = SchemaMistakes(compilation.finishedRegistry(), content, options, file: file)
    schema = JSONSchema(compilation.code, limits: options.limits.checks)
    compilation.forget()
    mistakes.add(loader.problems)
    // A form that isn't complete, because of a limit, has problems of its own; one that is too large is refused already.
    if !loader.isStopped {
      let isRefused = !loader.problems.isEmpty
      let found = mistakes.isEmpty ? problemsWhileBuilding() : loadingProblems
      mistakes.add(found.filter { !isRefused || $0.kind != .recursiveForm && $0.kind != .tooLarge })
    }
    guard mistakes.isEmpty else {
      throw DocumentErrors(problems: mistakes.all, warnings: mistakes.remaining(loader.orderedWarnings))
    }
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
