/// What a field accepts as its file.
public struct FormFileStyle: Sendable, Hashable, Codable {
  /// The accepted types; empty if every type is.
  public var types: [FormFileType] = []
  /// The most bytes; 25 MB unless the field declares another limit.
  public var maximumSize = FormFileStyle.usualMaximumSize
  /// The smallest picture.
  public var minimumDimensions: FormImageSize?
  /// The largest picture. Without a limit of its own, a field accepts pictures of up to 32,767 pixels on each side: no
  /// drawing library of a desktop shows larger ones.
  public var maximumDimensions: FormImageSize?
  /// The camera with which a phone may take the picture at once.
  public var camera: FormCamera?

  public init(types: [FormFileType] = []) { self.types = types }

  /// The limit of fields that declare none.
  public static let usualMaximumSize = 25_000_000
  static let usualMaximumDimensions = FormImageSize(width: 32_767, height: 32_767)

  /// Whether every file that it accepts is a picture.
  public var isForPictures: Bool {
    !types.isEmpty && types.allSatisfy { $0.mediaTypes.allSatisfy(FormFileType.image.matches) }
  }

  // MARK: Checks

  /// What is wrong with a file that was received for another field, or before it was known for which.
  package func issue(of file: FormFile) -> FormIssue? {
    let found =
      issue(ofSize: file.byteCount) ?? issue(ofType: file.mediaType, named: file.name)
      ?? issue(ofDimensions: file.imageSize)
    return found.map(FormIssue.init)
  }

  /// What is wrong with a file of a number of bytes.
  func issue(ofSize byteCount: Int) -> FormFileIssue? {
    byteCount > maximumSize ? .tooLarge(maximum: maximumSize) : nil
  }

  /// What is wrong with the type of a file.
  func issue(ofType mediaType: String, named name: String) -> FormFileIssue? {
    guard !types.isEmpty, !types.contains(where: { $0.matches(mediaType) }) else { return nil }
    return .wrongType(accepted: types, found: mediaType, name: name)
  }

  /// What is wrong with the size of a picture; nil for a file that is none.
  func issue(ofDimensions size: FormImageSize?) -> FormFileIssue? {
    guard let size else { return nil }
    if let minimumDimensions, !minimumDimensions.fits(in: size) {
      return .tooFewPixels(minimum: minimumDimensions, found: size)
    }
    let maximum = maximumDimensions ?? Self.usualMaximumDimensions
    return size.fits(in: maximum) ? nil : .tooManyPixels(maximum: maximum, found: size)
  }
}

/// The camera of a phone.
public enum FormCamera: String, Sendable, Hashable, Codable {
  /// The one that looks at whoever holds the phone.
  case front
  /// The one that looks away from them.
  case back
}
