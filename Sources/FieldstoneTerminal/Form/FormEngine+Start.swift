import FieldstoneCore

/// The row at which a form opens, by its address.
extension FormEngine {
  /// The row with an address, if it is shown. For the review, its first row.
  ///
  /// - Throws: ``TerminalFormError/usage(_:)`` for an unknown address, with the nearest one, and for a row that isn't
  ///   shown with the answers that there are.
  package func start(at address: String) throws(TerminalFormError) -> FormRowID {
    guard let row = rowID(at: address) else {
      let unknown = FormString.dialogue(.unknownField, .text(VisibleText.short(address)))
      let near = nearest(to: address)
      throw .usage(
        (near.map { .sentences(unknown, .dialogue(.didYouMean, .text($0))) } ?? unknown).text(in: environment))
    }
    guard isShown(row) else {
      let title = self.row(row).map(titleInElements) ?? row.path
      throw .usage(
        FormString.dialogue(.quoted, .text(title), .string(.dialogue(.notApplicable))).text(in: environment))
    }
    return isReview(row) ? rows(of: FormPageID(row.path))?.first?.id ?? row : row
  }

  /// The address of the only row with this title, or whose address ends so, in any case; otherwise the most similar one.
  /// Who has entered a path gets a path.
  private func nearest(to address: String) -> String? {
    let isPath = !address.contains("/") && address.contains { ".[".contains($0) }
    func name(_ row: FormRowID) -> String { isPath ? row.path : String(row.address.dropFirst()) }
    let kinds: Set<FormRow.Kind> = [.field, .link, .collection, .element, .header, .action]
    let rows = allRowIDs.compactMap(row).filter { kinds.contains($0.kind) && !isRepeated($0) }
    let wanted = (address.hasPrefix("#") ? address.dropFirst() : address[...]).lowercased()
    let called = rows.filter { row in
      let name = name(row.id).lowercased()
      return name == wanted || name.hasSuffix((isPath ? "." : "/") + wanted)
        || row.title.withoutFinalStop.lowercased() == wanted
    }
    return called.count == 1 ? name(called[0].id) : Nearest.name(to: wanted, in: rows.map { name($0.id) })
  }

  /// Whether a row only repeats in a review what another one says.
  private func isRepeated(_ row: FormRow) -> Bool {
    guard row.kind == .header || isReviewed(row.id), let page = page(of: row.id) else { return false }
    return isReview(FormRowID(page.path))
  }
}
