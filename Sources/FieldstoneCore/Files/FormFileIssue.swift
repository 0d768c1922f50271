/// Why a file isn't accepted.
public enum FormFileIssue: Sendable, Hashable {
  /// It has more bytes than the maximum.
  case tooLarge(maximum: Int)
  /// Its content has another type than those that are accepted, whatever its name says.
  case wrongType(accepted: [FormFileType], found: String, name: String)
  /// A picture that is too small.
  case tooFewPixels(minimum: FormImageSize, found: FormImageSize)
  /// A picture that is too large.
  case tooManyPixels(maximum: FormImageSize, found: FormImageSize)
  /// A picture whose beginning can't be read.
  case damaged(name: String)
  /// It has no bytes.
  case empty(name: String)
  /// Not all of it has arrived.
  case cut(name: String)
  /// Its bytes are gone, or the form never had them.
  case unknown
  /// The store has failed, or is full.
  case notStored(name: String)
  /// There is nothing at a path.
  case notFound(path: String)
  /// There is a folder at a path.
  case isFolder(path: String)
  /// There is something at a path that can't be read, or no file.
  case notReadable(path: String)

  /// The machine-readable name.
  var code: String {
    switch self {
    case .tooLarge: "fileTooLarge"
    case .wrongType: "wrongFileType"
    case .tooFewPixels: "tooFewPixels"
    case .tooManyPixels: "tooManyPixels"
    case .damaged: "damagedFile"
    case .empty: "emptyFile"
    case .cut: "cutFile"
    case .unknown: "unknownFile"
    case .notStored: "fileNotStored"
    case .notFound: "fileNotFound"
    case .isFolder: "isFolder"
    case .notReadable: "fileNotReadable"
    }
  }
}

extension FormIssue {
  /// An issue with a file.
  public init(_ issue: FormFileIssue) { self.init(.file(issue)) }
}
