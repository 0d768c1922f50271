import FieldstoneCore

/// Files, which are answered with the path of one on this machine.
extension Interview {
  /// Copies the file at a path into the form's store.
  ///
  /// - Returns: the input that makes it the answer.
  /// - Throws: ``AnswerRefusal`` if the file isn't accepted. For a folder, its entries are listed first.
  func fileInput(for answer: String, _ style: FormFileStyle, _ question: Question) throws -> FormInput {
    let path = answer.trimmingSpaces
    do throws(FormIssue) {
      return .set(question.row.id, .text(try engine.files.add(path: path, for: style).id))
    } catch {
      if case .file(.isFolder) = error.kind { list(path) }
      throw AnswerRefusal(error, engine.environment)
    }
  }

  /// Lists what is in a folder, so that the rest of the path can be typed.
  private func list(_ folder: String) {
    let names = PathNames(for: folder.hasSuffix("/") ? folder : folder + "/").names
    for name in names.prefix(OptionNames.shown) { console.sayWrapped("  " + VisibleText.short(name), hanging: 2) }
    let rest = names.count - OptionNames.shown
    if rest > 0 { console.sayWrapped("  " + text(.dialogue(.moreMatches, .count(rest)))) }
  }
}
