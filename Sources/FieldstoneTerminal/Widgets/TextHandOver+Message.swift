import FieldstoneCore

extension TextHandOver.Failure {
  /// The message that the form shows.
  var message: FormString {
    switch self {
    case .noFile: .screen(.noFile)
    case .noShell: .screen(.noShell)
    case .code(126), .code(127): .screen(.noEditor)
    case .code(let code): .screen(.editorFailed, .number("\(code)"))
    case .noText(let path): .screen(.editorLeftNoText, .text("\(path)"))
    }
  }
}
