/// Files.
extension FieldBuilder where Value == FormFile {
  /// A phone may take the picture with its camera at once.
  @discardableResult public func capture(_ camera: FormCamera) -> Self { fileStyle { $0.camera = camera } }

  /// The picture that stands in the place of the file as long as none has been chosen.
  @discardableResult public func placeholderImage(_ image: FormImage) -> Self {
    detail { $0.placeholderImage = image }
    return self
  }

  @discardableResult func fileStyle(_ change: (inout FormFileStyle) -> Void) -> Self {
    guard let codec = typed?.codec as? FileCodec else { return self }
    var style = codec.style
    change(&style)
    typed?.codec = FileCodec(style)
    return self
  }
}

/// Several files: what is declared counts for each.
extension FieldBuilder where Value == [FormFile] {
  /// A phone may take the pictures with its camera at once.
  @discardableResult public func capture(_ camera: FormCamera) -> Self { elements { $0.capture(camera) } }

  /// The picture that stands in the place of a file as long as none has been chosen.
  @discardableResult public func placeholderImage(_ image: FormImage) -> Self {
    elements { $0.placeholderImage(image) }
  }
}

extension FieldTrait {
  /// A phone may take the picture with its camera at once.
  public static func capture(_ camera: FormCamera) -> FieldTrait { FieldTrait() }
  /// The picture that stands in the place of a file as long as none has been chosen.
  public static func placeholderImage(_ image: FormImage) -> FieldTrait { FieldTrait() }
}

/// Error messages for traits of files at a property of another type.
extension FieldBuilder {
  @available(*, unavailable, message: "'.accepts' is for files: the property must be a FormFile, or an array of them")
  @_disfavoredOverload @discardableResult public func accepts(_ types: FormFileType...) -> Self { self }
  @available(
    *, unavailable, message: "'.maximumSize' is for files: the property must be a FormFile, or an array of them"
  )
  @_disfavoredOverload @discardableResult public func maximumSize(_ bytes: Int) -> Self { self }
  @available(
    *, unavailable,
    message: "'.minimumDimensions' is for files: the property must be a FormFile, or an array of them"
  )
  @_disfavoredOverload @discardableResult public func minimumDimensions(width: Int, height: Int) -> Self { self }
  @available(
    *, unavailable,
    message: "'.maximumDimensions' is for files: the property must be a FormFile, or an array of them"
  )
  @_disfavoredOverload @discardableResult public func maximumDimensions(width: Int, height: Int) -> Self { self }
  @available(*, unavailable, message: "'.capture' is for files: the property must be a FormFile, or an array of them")
  @_disfavoredOverload @discardableResult public func capture(_ camera: FormCamera) -> Self { self }
  @available(
    *, unavailable, message: "'.placeholderImage' is for files: the property must be a FormFile, or an array of them"
  )
  @_disfavoredOverload @discardableResult public func placeholderImage(_ image: FormImage) -> Self { self }
}
