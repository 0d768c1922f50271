import FieldstoneCore
import Foundation

extension FormDocument {
  /// Reads a form in Fieldstone's own format, as `Documentation/Documents.md` describes it.
  ///
  /// ```text
  /// {"fieldstone": 1, "id": "registration", "items": [{"field": "email", "type": "email", "required": true}]}
  /// ```
  ///
  /// - Parameters:
  ///   - json: The file, in UTF-8.
  ///   - id: The identity of the form in drafts, if the file doesn't have one.
  ///   - file: The name of the file, for problems.
  ///   - names: What the program offers to the form by name.
  ///   - limits: What the file may be at most.
  /// - Throws: All mistakes in the file, each with its line, column and JSON pointer.
  /// - Complexity: O(bytes).
  public init(
    json: Data, id: String = "form", file: String? = nil, names: DocumentNames = DocumentNames(),
    limits: Limits = Limits()
  ) throws(DocumentErrors) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(json, limits: .init(bytes: limits.bytes, depth: limits.depth))
    } catch {
      throw DocumentErrors(problems: [DocumentProblem(error, file: file)])
    }
    var outcome: Result<FormDocument, DocumentErrors>?
    func read() {
      outcome = Result { () throws(DocumentErrors) in
        try FormDocument(own: document, id: id, file: file, names: names, limits: limits)
      }
    }
    // A level of the file takes several calls with large values, and the thread may have a small stack.
    if document.depth > 24 { DeepStack.run(levels: 8 * document.depth, read) } else { read() }
    guard let outcome else {
      let text = "There isn't enough memory for a file that is nested this deeply."
      throw DocumentErrors(problems: [
        DocumentProblem(kind: .unreadable, path: FormValuePath([]), part: nil, text: text, source: nil)
      ])
    }
    self = try outcome.get()
  }

  private init(
    own document: JSONDocument, id: String, file: String?, names: DocumentNames, limits: Limits
  ) throws(DocumentErrors) {
    let loader = OwnLoader(document, file: file, names: names, limits: limits)
    var own = OwnFile()
    let place = OwnPlace(node: document.root, pointer: .root)
    if let keys = OwnFile.object.read(loader, place, &own), !keys.contains("items") {
      loader.add(.missingArgument, place, "A form file needs the key 'items'.")
      own.form.form.items = DocumentForm.unread.items
    }
    loader.checkWork(place)
    (own.form.form.title, own.form.form.place) = (own.title, loader.place(place))
    self.init(own.id ?? id, version: own.version, form: own.form.form, forms: own.forms)
    texts = own.texts.mapValues { $0.compactMapValues(\.text) }
    plurals = own.texts.mapValues { $0.compactMapValues(\.forms) }.filter { !$0.value.isEmpty }
    mode = own.mode
    let found = loadingProblems(checksValues: true).lazy.filter { $0.kind != .unknownForm || !loader.hasUnreadForms }
    let problems = loader.problems + found
    guard problems.isEmpty else {
      let listed = Array(problems.prefix(limits.problems)).inOrder
      let isAll = problems.count < min(limits.problems, DocumentChecker.Found.most)
      throw DocumentErrors(problems: isAll ? listed : listed + [.rest(after: listed.count, file: file)])
    }
    fileTexts = place["texts"].map { OwnFileTexts(loader, $0) }
  }
}

extension DocumentProblem {
  /// Why a file isn't JSON.
  init(_ error: JSONError, file: String?) {
    let source = DocumentSource(file: file, line: error.line, column: error.column, pointer: error.pointer)
    self.init(
      kind: .unreadable, path: FormValuePath([]), part: nil,
      text: error.message(of: "file", expected: "a form, such as {\"fieldstone\": 1, \"items\": []}"), source: source)
  }
}

extension [DocumentProblem] {
  /// In the order of the file.
  var inOrder: [DocumentProblem] {
    let places = enumerated().map { index, problem in
      (line: problem.source?.line ?? .max, column: problem.source?.column ?? .max, index: index)
    }
    return places.sorted { $0 < $1 }.map { self[$0.index] }
  }
}
