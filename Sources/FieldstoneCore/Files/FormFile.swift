/// A file that somebody has chosen: a reference to its bytes, which are in a ``FormFileStore``.
///
/// A property of this type, or an optional one, is a field in which a file is chosen; an array of it is a list of files.
/// Only the reference is in the model, in inputs, rows, undo steps and drafts: the bytes stay in the store.
///
/// ```swift
/// @Field(.accepts(.image), .maximumSize(5_000_000)) var photo: FormFile?
/// ```
public struct FormFile: Sendable, Hashable, Identifiable {
  /// The id under which the store has the bytes. It is made by the store and says nothing about the name.
  public let id: String
  /// The name that the file had where it came from, without folders and without characters that are no part of a name.
  /// Never a path.
  public let name: String
  /// The media type that its content has, for example `image/png`, whatever its name says.
  public let mediaType: String
  /// The number of bytes.
  public let byteCount: Int
  /// The size of a picture in pixels; `nil` for other files.
  public let imageSize: FormImageSize?

  /// Creates a reference to a file that a store has.
  public init(id: String, name: String, mediaType: String, byteCount: Int, imageSize: FormImageSize? = nil) {
    self.id = id
    self.name = FileName.safe(name)
    self.mediaType = mediaType
    self.byteCount = max(0, byteCount)
    self.imageSize = imageSize
  }

  /// No file, for a property that is not optional.
  public init() {
    (id, name, mediaType, byteCount, imageSize) = ("", "", "", 0, nil)
  }

  /// Whether it stands for no file.
  public var isEmpty: Bool { id.isEmpty }

  /// Whether it is a picture that every surface can show: PNG, JPEG, GIF or WebP.
  public var isPicture: Bool { imageSize != nil && FormFileType.image.matches(mediaType) }
}

/// The size of a picture in pixels.
public struct FormImageSize: Sendable, Hashable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether it is at most as wide and as high as another size.
  func fits(in other: FormImageSize) -> Bool { width <= other.width && height <= other.height }
}

extension FormFile: Codable {
  private enum Key: String, CodingKey { case id, name, mediaType, byteCount, imageSize }

  /// A name that was stored by somebody else is made safe again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try container.decode(String.self, forKey: .id), name: try container.decode(String.self, forKey: .name),
      mediaType: try container.decode(String.self, forKey: .mediaType),
      byteCount: try container.decode(Int.self, forKey: .byteCount),
      imageSize: try container.decodeIfPresent(FormImageSize.self, forKey: .imageSize))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(mediaType, forKey: .mediaType)
    try container.encode(byteCount, forKey: .byteCount)
    try container.encodeIfPresent(imageSize, forKey: .imageSize)
  }
}
