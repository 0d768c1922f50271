#if GTK
  import FieldstoneCore
  import Foundation

  extension FormIssue {
    /// The same issue for people who have chosen the file in a dialog or dropped it. The engine's words are for those who
    /// have typed its path.
    var aboutChosenFile: FormIssue {
      guard case .file(let issue) = kind else { return self }
      let (words, path): (WindowText, String)
      switch issue {
      case .notFound(let missing): (words, path) = (.fileNotFound, missing)
      case .isFolder(let folder): (words, path) = (.isFolder, folder)
      case .notReadable(let unreadable): (words, path) = (.fileNotReadable, unreadable)
      default: return self
      }
      return FormIssue(.withMessage(kind, .window(words, .text(Self.name(at: path)))), severity: severity, row: row)
    }

    /// The last part of a path.
    private static func name(at path: String) -> String { URL(filePath: path).lastPathComponent }
  }
#endif
