import FieldstoneCore

/// What is done to a typed text before it becomes the value.
public enum DocumentTextChange: Sendable, Hashable {
  /// White space at both ends is removed.
  case trimmed
  /// Letters become capitals.
  case uppercased
  /// A letter and its accents become one character where there is one (Unicode's form NFC).
  case normalized
  /// Written in this form, such as `XXX-XX`.
  case masked(FormMask)
}

/// What is said beside a field, depending on answers.
public struct DocumentRemark: Sendable {
  /// Nil for the field's help text.
  public let kind: FormCaption.Kind?
  /// The paths that it reads, as far as they are known.
  public let paths: [FormValuePath]
  let text: @Sendable (DocumentReader) -> FormString

  /// - Parameter text: An empty text is none.
  public init(
    _ kind: FormCaption.Kind?, paths: [FormValuePath] = [], _ text: @escaping @Sendable (DocumentReader) -> FormString
  ) {
    (self.kind, self.paths, self.text) = (kind, paths, text)
  }
}
