import FieldstoneCore

/// The files of a POST, by what its page has asked.
struct TakenFiles {
  /// The files that are answers or elements now.
  private(set) var received: [FormFile] = []
  /// What is wrong with those that no field takes.
  private(set) var refused: [(row: FormRowID, name: String, issue: FormIssue)] = []
  /// The files to add to collections.
  private(set) var added: [(collection: FormRowID, file: FormFile)] = []
  /// Why some can't be added to a collection.
  private(set) var refusedElements: [(collection: FormRowID, name: String, issue: FormIssue)] = []

  /// Takes what was chosen in a field.
  ///
  /// - Returns: The input; nil if the field has nothing new.
  mutating func take(_ files: [PostedFile], of field: RenderedPage.Field) throws(WebFormRefusal) -> FormInput? {
    guard case .file(let style) = field.kind else { return nil }
    let sent = files.filter { $0.name == field.row.fieldName }
    guard sent.count < 2 else { throw .tampered("A name is there twice.") }
    guard let file = sent.first else { return nil }
    switch file.result(for: style) {
    case .success(let file?):
      received.append(file)
      return .set(field.row, .text(file.id))
    case .success(nil):
      // Whoever has read why a file was refused may go on with what the field had before.
      guard field.untouched.count > 1, let before = field.untouched.first else { return nil }
      return .set(field.row, before.isEmpty ? .none : .text(before))
    case .failure(let issue):
      refused.append((field.row, file.fileName, issue))
      return nil
    }
  }

  /// Takes what was chosen for collections.
  mutating func takeAdded(_ files: [PostedFile], _ page: RenderedPage) {
    for file in files {
      guard let (collection, style) = page.addable.first(where: { $0.key.addedFilesName == file.name }) else {
        continue
      }
      switch file.result(for: style) {
      case .success(let file?):
        received.append(file)
        added.append((collection, file))
      case .success(nil): break
      case .failure(let issue): refusedElements.append((collection, file.fileName, issue))
      }
    }
  }
}
