import FieldstoneCore
import Foundation

extension FormDocument {
  /// Reads a form that FXForms' own attributes describe: an array of keys and dictionaries, as JSON, or as a property
  /// list in XML or binary.
  ///
  /// ```swift
  /// let json = """
  ///   [{"header": "Account", "key": "email"}, "password", {"title": "Log In", "action": "logIn:"}]
  ///   """
  /// let document = try FormDocument(
  ///   fxForms: Data(json.utf8), id: "login", registry: FXFormsRegistry(actions: ["logIn:": .submit]))
  /// let form = document.session()
  /// ```
  ///
  /// Instead of the array, there may be a dictionary with `fields`, `extraFields` and `excludedFields`. What has no
  /// meaning here, such as the color of a label, is left out and listed in ``warnings``.
  ///
  /// - Parameters:
  ///   - data: The bytes. Their beginning decides which format they are.
  ///   - id: The identity of the form in drafts.
  ///   - file: What problems call the file.
  ///   - registry: What the names in the file stand for.
  ///   - limits: What the file may be at most.
  /// - Throws: All mistakes of the file, each with its line, column and JSON pointer, and all warnings; binary files have
  ///   no lines.
  /// - Complexity: O(number of bytes).
  public init(
    fxForms data: Data, id: String = "form", file: String? = nil, registry: FXFormsRegistry = FXFormsRegistry(),
    limits: FXFormsLimits = FXFormsLimits()
  ) throws(DocumentErrors) {
    let read = data.withUnsafeBytes { raw in
      Result { () throws(FXFormsSource.Failure) in
        try FXFormsSource(raw.bindMemory(to: UInt8.self), file: file, limits: limits)
      }
    }
    let source: FXFormsSource
    switch read {
    case .success(let found): source = found
    case .failure(let failure): throw DocumentErrors(problems: [failure.problem])
    }
    let report = FXFormsReport(source)
    let reader = FXFormsReader(report: report, registry: registry, limits: limits)
    let form = reader.form(FXFormsNode(node: source.root, pointer: ""))
    self.init(id, form: form, forms: reader.usedForms)
    let problems = report.allErrors(with: loadingProblems)
    guard problems.isEmpty else { throw DocumentErrors(problems: problems, warnings: report.allWarnings) }
    warnings = report.allWarnings
  }
}
