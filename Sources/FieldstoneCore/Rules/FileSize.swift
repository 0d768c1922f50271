extension Rules {
  static let maximumSize = FormRuleDescription(
    name: "maximumSize", help: "A file of at most this many bytes, instead of 25 MB; a larger one isn't read.",
    example: "@Field(.maximumSize(5_000_000)) var photo: FormFile?", accepts: [], refuses: [])
}

extension FieldBuilder where Value == FormFile {
  /// A file of at most this many bytes, instead of 25 MB. A larger one is refused without being read as a whole.
  @discardableResult public func maximumSize(_ bytes: Int) -> Self {
    var style = FormFileStyle()
    style.maximumSize = max(1, bytes)
    return fileStyle { [style] in $0.maximumSize = style.maximumSize }
      .rule(FormRule { [style] in style.issue(ofSize: $0.byteCount).map(FormIssue.init) })
  }
}

extension FieldBuilder where Value == [FormFile] {
  /// Files of at most this many bytes each, instead of 25 MB.
  @discardableResult public func maximumSize(_ bytes: Int) -> Self { elements { $0.maximumSize(bytes) } }
}

extension FieldTrait {
  /// A file of at most this many bytes, instead of 25 MB.
  public static func maximumSize(_ bytes: Int) -> FieldTrait { FieldTrait() }
}
