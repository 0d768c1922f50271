extension Rules {
  static let minimumDimensions = FormRuleDescription(
    name: "minimumDimensions", help: "A picture of at least this many pixels on each side.",
    example: "@Field(.accepts(.image), .minimumDimensions(width: 200, height: 200)) var photo: FormFile?", accepts: [],
    refuses: [])
  static let maximumDimensions = FormRuleDescription(
    name: "maximumDimensions",
    help: "A picture of at most this many pixels on each side, instead of 32,767; its bytes are not decoded to know.",
    example: "@Field(.accepts(.image), .maximumDimensions(width: 4_000, height: 4_000)) var photo: FormFile?",
    accepts: [], refuses: [])
}

extension FieldBuilder where Value == FormFile {
  /// A picture of at least this many pixels on each side. Files that are no pictures are not concerned.
  @discardableResult public func minimumDimensions(width: Int, height: Int) -> Self {
    var style = FormFileStyle()
    style.minimumDimensions = FormImageSize(width: width, height: height)
    return fileStyle { [style] in $0.minimumDimensions = style.minimumDimensions }.rule(dimensions: style)
  }

  /// A picture of at most this many pixels on each side, instead of 32,767. Files that are no pictures are not concerned.
  @discardableResult public func maximumDimensions(width: Int, height: Int) -> Self {
    var style = FormFileStyle()
    style.maximumDimensions = FormImageSize(width: width, height: height)
    return fileStyle { [style] in $0.maximumDimensions = style.maximumDimensions }.rule(dimensions: style)
  }

  private func rule(dimensions style: FormFileStyle) -> Self {
    rule(FormRule { style.issue(ofDimensions: $0.imageSize).map(FormIssue.init) })
  }
}

extension FieldBuilder where Value == [FormFile] {
  /// Pictures of at least this many pixels on each side.
  @discardableResult public func minimumDimensions(width: Int, height: Int) -> Self {
    elements { $0.minimumDimensions(width: width, height: height) }
  }
  /// Pictures of at most this many pixels on each side, instead of 32,767.
  @discardableResult public func maximumDimensions(width: Int, height: Int) -> Self {
    elements { $0.maximumDimensions(width: width, height: height) }
  }
}

extension FieldTrait {
  /// A picture of at least this many pixels on each side.
  public static func minimumDimensions(width: Int, height: Int) -> FieldTrait { FieldTrait() }
  /// A picture of at most this many pixels on each side, instead of 32,767.
  public static func maximumDimensions(width: Int, height: Int) -> FieldTrait { FieldTrait() }
}
