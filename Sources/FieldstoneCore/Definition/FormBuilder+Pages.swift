/// How a page comes up.
public enum FormPagePresentation: Sendable, Hashable {
  /// It covers the page below it.
  case pushed
  /// It lies over the page below it, which stays in sight where there is room.
  case sheet
}

/// How the page comes up that a row leads to.
struct DeclaredPresentation {
  var isSheet = false
  var transition: String?
}

extension FormBuilder {
  /// A row that leads to a page for some rows of the form, such as legal texts or answers that few people change.
  ///
  /// ```swift
  /// form.section("Legal") { form in
  ///   form.page("Terms and conditions", id: "terms", presented: .sheet) { $0.markdown("…") }
  ///   form.page("Advanced") { $0.fields(\.seats, \.diet) }
  /// }
  /// ```
  ///
  /// Its rows stay rows of the form: their ids and key paths don't contain the page. What a surface shows instead of one
  /// of its rows is declared there, as for any row, so a page can also have content of the program's own.
  ///
  /// - Parameters:
  ///   - id: The id of the row that leads to the page; made from the title if nil.
  ///   - presentation: How the page comes up.
  ///   - transition: The name of the program's own transition, for surfaces that have transitions.
  ///   - content: Places the rows of the page.
  @discardableResult
  public func page(
    _ title: FormString, id: String? = nil, presented presentation: FormPagePresentation = .pushed,
    transition: String? = nil, _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    let page = PageElement(name: id ?? uniqueID("page", title.wordsForID))
    page.detail {
      $0.title = title
      $0.presentation = DeclaredPresentation(isSheet: presentation == .sheet, transition: transition)
    }
    scope.arrangement.append(.pageStart(page))
    content(self)
    scope.arrangement.append(.pageEnd)
    return FormRowBuilder(scope: scope, element: page)
  }

  /// A page whose title is shown as it is.
  @_disfavoredOverload @discardableResult
  public func page(
    _ title: some StringProtocol, id: String? = nil, presented presentation: FormPagePresentation = .pushed,
    transition: String? = nil, _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    page(
      FormString(verbatim: String(title)), id: id, presented: presentation, transition: transition, content)
  }
}

extension FieldBuilder where Value: FormModel {
  /// Shows it on a page of its own that comes up as a sheet.
  @discardableResult public func sheet() -> Self { presented(.sheet) }

  /// Shows it on a page of its own.
  ///
  /// - Parameter transition: The name of the program's own transition, for surfaces that have transitions.
  @discardableResult
  public func presented(_ presentation: FormPagePresentation, transition: String? = nil) -> Self {
    present(presentation, transition)
  }
}

extension FieldBuilder where Value: FormCollection {
  /// Each element has a page of its own that comes up as a sheet.
  @discardableResult public func sheet() -> Self { presented(.sheet) }

  /// Each element has a page of its own.
  ///
  /// - Parameter transition: The name of the program's own transition, for surfaces that have transitions.
  @discardableResult
  public func presented(_ presentation: FormPagePresentation, transition: String? = nil) -> Self {
    present(presentation, transition)
  }
}

extension FieldBuilder {
  func present(_ presentation: FormPagePresentation, _ transition: String?) -> Self {
    element.flags.remove(.inline)
    element.detail { $0.presentation = DeclaredPresentation(isSheet: presentation == .sheet, transition: transition) }
    return self
  }
}

extension FieldTrait {
  /// Shows the subform on a page of its own that comes up as a sheet; for a collection, each element.
  public static var sheet: FieldTrait { FieldTrait() }
  /// Shows the subform on a page of its own; for a collection, each element.
  public static func presented(_ presentation: FormPagePresentation, transition: String? = nil) -> FieldTrait {
    FieldTrait()
  }
}
