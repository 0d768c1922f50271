extension Rules {
  static let accepts = FormRuleDescription(
    name: "accepts", help: "A file of one of these types; its content counts, whatever its name says.",
    example: "@Field(.accepts(.image, .pdf)) var receipt: FormFile?", accepts: [], refuses: [])
}

extension FieldBuilder where Value == FormFile {
  /// A file of one of these types. Its content decides, whatever its name says.
  @discardableResult public func accepts(_ types: FormFileType...) -> Self { accepts(types) }

  @discardableResult package func accepts(_ types: [FormFileType]) -> Self {
    var style = FormFileStyle()
    style.types = types
    return fileStyle { $0.types = types }
      .rule(FormRule { [style] in style.issue(ofType: $0.mediaType, named: $0.name).map(FormIssue.init) })
  }
}

extension FieldBuilder where Value == [FormFile] {
  /// Files of one of these types. Their content decides, whatever their names say.
  @discardableResult public func accepts(_ types: FormFileType...) -> Self { elements { $0.accepts(types) } }
}

extension FieldTrait {
  /// A file of one of these types. Its content decides, whatever its name says.
  public static func accepts(_ types: FormFileType...) -> FieldTrait { FieldTrait() }
}
