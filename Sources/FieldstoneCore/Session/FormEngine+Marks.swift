/// Which fields are marked as required or optional.
extension FormEngine {
  /// The mark of a row that can be answered.
  ///
  /// - Parameters:
  ///   - field: The field; nil for an optional subform, which is marked only if it is required.
  ///   - isRequired: Whether it is required now.
  func mark(_ field: FieldElement?, _ isRequired: Bool) -> FormRow.Mark? {
    mark(field, isRequired, marksOptional: marksOptional)
  }

  /// - Parameter marksOptional: Whether optional fields have the marks, instead of required ones.
  func mark(_ field: FieldElement?, _ isRequired: Bool, marksOptional: Bool) -> FormRow.Mark? {
    if core.conduct.isUnmarked || field?.details?.isUnmarked == true { return nil }
    if isRequired { return marksOptional ? nil : .required }
    return marksOptional && field?.canBeLeftEmpty == true ? .optional : nil
  }

  /// Whether at least three quarters of the fields that could be left empty are declared as required. Conditions don't
  /// count, so that the marks of other fields stay while a person fills in the form.
  ///
  /// - Complexity: O(rows).
  func countMarks() -> Bool {
    var (required, optional) = (0, 0)
    for block in liveBlocks {
      func count(_ core: DefinitionCore) {
        for case let field as FieldElement in core.elements where !field.flags.contains(.readOnly) {
          if field.isMarkedRequired { required += 1 } else if field.canBeLeftEmpty { optional += 1 }
        }
      }
      count(block.core)
      forEachLateDefinition(in: block) { core, _, _ in count(core) }
    }
    return optional > 0 && required >= 3 * optional
  }
}

extension FieldElement {
  /// Whether it is a choice that can be left without a value, although its property isn't optional.
  final var canChooseNothing: Bool { (flags.contains(.choice) || codec is FileCodec) && canBeLeftEmpty }

  /// Whether the field could be left without an answer. A switch can't: it is always on or off.
  fileprivate final var canBeLeftEmpty: Bool {
    // Where a default value takes the place of nil, there is always an answer.
    guard !flags.contains(.defaulted), case .value = emptied else { return false }
    return true
  }
}
