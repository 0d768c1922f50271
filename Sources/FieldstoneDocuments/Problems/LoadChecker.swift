import FieldstoneCore

/// Finds the mistakes of a file that the engine would find only once the form is built, and those that it passes over:
/// each has its place here, and the file is refused.
struct LoadChecker {
  let document: FormDocument
  let levels: DocumentLevels
  /// Whether any value or condition depends on others in a way that can go in a circle.
  private var mayHaveCircles = false
  /// Checks the values that a file gives to its fields; nil if those may be any.
  private var values: ValueLoadChecker?

  init(document: FormDocument, levels: DocumentLevels, checksValues: Bool) {
    (self.document, self.levels) = (document, levels)
    values = checksValues ? ValueLoadChecker(levels: levels) : nil
  }

  /// - Complexity: O(fields and expressions).
  mutating func problems() -> [DocumentProblem] {
    var found = DocumentChecker.Found()
    check(document.form, levels.root, [], OwnFieldChecker.Surroundings(), &found)
    for (name, form) in document.forms.sorted(by: { $0.key < $1.key }) {
      if let level = levels.level(named: name) { check(form, level, ["#\(name)"], .any, &found) }
    }
    if mayHaveCircles { CircleFinder.check(document, levels, &found) }
    return found.problems
  }

  private mutating func check(
    _ form: DocumentForm, _ level: DocumentLevel, _ path: [String], _ surroundings: OwnFieldChecker.Surroundings,
    _ found: inout DocumentChecker.Found
  ) {
    lazy var keysInHidden = form.items.keysInHidden
    let fields = level === levels.root ? levels.fields : form.fields
    for field in fields where !field.isUnread && !found.isFull {
      if !mayHaveCircles { mayHaveCircles = CircleFinder.mayHaveCircles(field) }
      FieldLoadChecker(field: field, parent: path).check(&found)
      if values != nil {
        OwnFieldChecker(field: field, parent: path).check(
          surroundings, mayBeHidden: { surroundings.mayBeHidden || keysInHidden.contains(field.key) }, &found)
      }
      if field.kind.isValue, values == nil { continue }
      let path = field.key.isEmpty ? path : path + [field.key]
      if values != nil, field.mayHaveValues, let content = level[field.key]?.content {
        values?.check(field, content, level, path, &found)
      }
      guard !field.kind.isValue else { continue }
      switch (field.kind, level[field.key]?.content) {
      case (.form(let subform), .form(let level)?):
        guard case .form(let form) = subform.form else { break }
        var inner = surroundings
        if subform.isOptional || field.initial != nil { inner.hasOtherValues = true }
        if values != nil, !inner.mayBeHidden {
          inner.mayBeHidden = subform.isOptional || field.visible != nil || keysInHidden.contains(field.key)
        }
        check(form, level, path, inner, &found)
      case (.list(let list), .list(let content)?):
        switch (list.element, content) {
        case (.form(.form(let form)), .form(let level)): check(form, level, path, .any, &found)
        case (.value(var element), _) where !element.isUnread:
          element.key = field.key
          FieldLoadChecker(field: element, parent: path, isElement: true).check(&found)
          if values != nil {
            OwnFieldChecker(field: element, parent: path, isElement: true).check(.any, mayBeHidden: { true }, &found)
          }
          values?.check(element, content, level, path + ["*"], &found)
        default: break
        }
      case (.alternatives(let alternatives), .alternatives(_, let levels)?):
        for (alternative, level) in zip(alternatives.cases, levels) {
          check(alternative.form, level, path, .any, &found)
        }
      default: break
      }
    }
  }
}
