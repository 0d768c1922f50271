/// Messages about files. They say what is accepted, and name the file where several may have been chosen.
extension FormFileIssue {
  var message: FormString {
    switch self {
    case .tooLarge(let maximum): .issue(.fileTooLarge, .string(.byteCount(maximum)))
    case .wrongType(let accepted, let found, let name):
      found == FileContent.unknown
        ? .issue(.wrongFileType, .string(.names(accepted)))
        : .issue(
          .wrongFileTypeFound, .text(name), .string(FormFileType.name(found)), .string(.names(accepted)))
    case .tooFewPixels(let minimum, let found):
      .issue(.tooFewPixels, .string(.dimensions(minimum)), .string(.dimensions(found)))
    case .tooManyPixels(let maximum, let found):
      .issue(.tooManyPixels, .string(.dimensions(maximum)), .string(.dimensions(found)))
    case .damaged(let name): .issue(.damagedFile, .text(name))
    case .empty(let name): .issue(.emptyFile, .text(name))
    case .cut(let name): .issue(.cutFile, .text(name))
    case .unknown: .issue(.unknownFile)
    case .notStored(let name): .issue(.fileNotStored, .text(name))
    case .notFound(let path): .issue(.fileNotFound, .text(path))
    case .isFolder(let path): .issue(.isFolder, .text(path))
    case .notReadable(let path): .issue(.fileNotReadable, .text(path))
    }
  }
}

extension FormString {
  /// A number of bytes as people read it: "1.2 MB".
  package static func byteCount(_ count: Int) -> FormString {
    FormString(.integer(Int64(count)), shownBy: FileSizeCodec.shared)
  }

  /// The size of a picture: "800 × 600".
  package static func dimensions(_ size: FormImageSize) -> FormString {
    .common(.dimensions, .string(.grouped(size.width)), .string(.grouped(size.height)))
  }

  /// The types that a field accepts: "PNG, JPEG or PDF".
  static func names(_ types: [FormFileType]) -> FormString {
    var names: [FormString] = []
    for name in types.flatMap(\.names) where !names.contains(name) { names.append(name) }
    return alternatives(names.map { .string($0) })
  }

  private static func grouped(_ number: Int) -> FormString {
    FormString(.integer(Int64(number)), shownBy: PixelCountCodec.shared)
  }
}

/// Writes numbers of bytes in the form's language.
private final class FileSizeCodec: AnyCodec, @unchecked Sendable {
  static let shared = FileSizeCodec()
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard case .integer(let count) = value else { return "" }
    return FormString(verbatim: NumberFormat(kind: .bytes).displayed(String(count), environment) ?? "")
  }
}

/// Writes numbers of pixels, of which those with five digits are grouped.
private final class PixelCountCodec: AnyCodec, @unchecked Sendable {
  static let shared = PixelCountCodec()
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard case .integer(let count) = value else { return "" }
    guard count >= 10_000 else { return FormString(key: "%@", .number(String(count))) }
    return FormString(key: "%@", .grouped(Int(count), in: environment))
  }
}
