import Foundation

/// A picture that a form shows: the bytes of a PNG, JPEG, GIF or WebP file.
///
/// What the picture shows has to be said in words too, for people who don't see it and for surfaces without pictures.
public struct FormImage: Sendable, Hashable {
  private let content: Content
  /// What its bytes say about it; `nil` if they are no picture of these types.
  public var facts: FormImageFacts? { content.facts }
  /// The bytes of the file.
  public var bytes: [UInt8] { content.bytes }

  public init(bytes: [UInt8]) { content = Content(bytes) }

  /// Reads a file.
  ///
  /// - Throws: An error of Foundation if the file can't be read.
  public init(contentsOf file: URL) throws { self.init(bytes: Array(try Data(contentsOf: file))) }

  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content || left.content.bytes == right.content.bytes
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.bytes.count)
    hasher.combine(content.facts)
  }

  /// Shared by all rows with the picture, so that comparing them is cheap.
  private final class Content: Sendable {
    let bytes: [UInt8]
    let facts: FormImageFacts?
    init(_ bytes: [UInt8]) { (self.bytes, facts) = (bytes, FormImageFacts(bytes)) }
  }
}

/// What the first bytes of a picture say about it.
public struct FormImageFacts: Sendable, Hashable {
  /// A type of picture that every surface can show.
  public enum Format: String, Sendable, Codable, CaseIterable {
    case png, jpeg, gif, webp
    /// Its media type, such as `image/png`.
    public var mediaType: String { "image/" + rawValue }
  }

  public let format: Format
  /// In pixels.
  public let width: Int
  public let height: Int

  /// - Returns: `nil` if the bytes are not the beginning of such a picture.
  /// - Complexity: O(bytes before a JPEG's size); nothing is decoded.
  public init?(_ bytes: [UInt8]) {
    func matches(_ text: StaticString, at offset: Int) -> Bool {
      bytes.count >= offset + text.utf8CodeUnitCount
        && zip(bytes[offset...], UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
          .allSatisfy { $0 == $1 }
    }
    func number(_ offset: Int, _ count: Int, isLittle: Bool = false) -> Int {
      guard bytes.count >= offset + count else { return 0 }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.first == 0x89, matches("PNG\r\n\u{1A}\n", at: 1), matches("IHDR", at: 12) {
      (format, width, height) = (.png, number(16, 4), number(20, 4))
    } else if matches("GIF87a", at: 0) || matches("GIF89a", at: 0) {
      (format, width, height) = (.gif, number(6, 2, isLittle: true), number(8, 2, isLittle: true))
    } else if matches("RIFF", at: 0), matches("WEBP", at: 8) {
      format = .webp
      if matches("VP8X", at: 12) {
        (width, height) = (number(24, 3, isLittle: true) + 1, number(27, 3, isLittle: true) + 1)
      } else if matches("VP8L", at: 12) {
        let bits = number(21, 4, isLittle: true)
        (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      } else {
        (width, height) = (number(26, 2, isLittle: true) & 0x3FFF, number(28, 2, isLittle: true) & 0x3FFF)
      }
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      guard let size = Self.sizeOfJPEG(bytes, { number($0, $1, isLittle: $2) }) else { return nil }
      (width, height) = size
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// The size in the header of the first frame, behind any number of segments with other facts.
  private static func sizeOfJPEG(
    _ bytes: [UInt8], _ number: (Int, Int, Bool) -> Int
  ) -> (Int, Int)? {
    var offset = 2
    while offset + 9 <= bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (number(offset + 7, 2, false), number(offset + 5, 2, false)) }
      let length = number(offset + 2, 2, false)
      guard length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }
}
