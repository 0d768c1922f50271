/// A search for the rows of a form.
extension FormBuilder {
  /// Offers a search for the fields, links and buttons of the form by their titles, help and options. For a long form,
  /// or one with many pages.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form.searchable()
  ///   form.remainingFields()
  /// }
  /// ```
  ///
  /// Pages on the web have a search box at their top, and windows a button. A window and a terminal have a key for the
  /// search in every form. A form inside another one is searched with that one, which decides whether to offer it.
  public func searchable() { scope.conduct.isSearchable = true }
}

extension FormEngine {
  /// Whether surfaces without a key for it offer a search for rows.
  package var offersSearch: Bool { core.conduct.isSearchable }
}
