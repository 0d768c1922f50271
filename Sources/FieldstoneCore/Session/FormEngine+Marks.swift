/// Which fields have a mark beside their title.
extension FormEngine {
  /// - Parameter isRequired: whether the field needs an answer now.
  func mark(_ field: FieldElement, _ isRequired: Bool) -> FormRow.Mark? {
    if isRequired { return marksOptional ? nil : .required }
    return marksOptional && field.canBeLeftEmpty ? .optional : nil
  }

  /// Whether at least three of four fields are declared to need an answer. Conditions have no say in it, so that marks
  /// stay while a person answers.
  ///
  /// - Complexity: O(rows).
  func countMarks() -> Bool {
    var (required, optional) = (0, 0)
    for block in blocks {
      block.elements.forEach { element, range in
        guard let field = element as? FieldElement, !field.flags.contains(.readOnly) else { return }
        if field.isMarkedRequired { required += range.count } else if field.canBeLeftEmpty { optional += range.count }
      }
    }
    return optional > 0 && required >= 3 * optional
  }
}

extension FieldElement {
  /// Whether a person could leave it without an answer. A switch always has one.
  fileprivate final var canBeLeftEmpty: Bool {
    if flags.contains(.optional) { return true }
    if case .value = codec.emptied { return true }
    return false
  }
}
