import FieldstoneCore
import Foundation

extension WebFormSite {
  /// The problems of the form itself found so far: a form with problems is neither shown nor submitted.
  public var problems: [FormProblem] { found.withLock { $0 } }

  /// Whether a form can be used.
  func isSound(_ form: FormEngine) -> Bool {
    let problems = form.problems
    guard !problems.isEmpty else { return true }
    let new = found.withLock { found in
      let new = problems.filter { !found.contains($0) }
      found += new
      return new
    }
    new.forEach(onProblem)
    return false
  }
}

/// Reports an error of a submit handler or the store to whoever runs the program.
@usableFromInline @Sendable func writeErrorToStandardError(_ error: any Error) {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
}

/// Reports a form's problem to whoever runs the program.
@usableFromInline @Sendable func writeToStandardError(_ problem: FormProblem) {
  FileHandle.standardError.write(Data("\(problem)\n".utf8))
}
