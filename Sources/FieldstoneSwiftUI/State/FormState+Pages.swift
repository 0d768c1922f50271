import FieldstoneCore

extension FormState {
  /// The open pages; where one row alone is shown, its page.
  var openPages: [FormPage] { only.map { [FormPage(id: engine.page(of: $0) ?? .root, title: "")] } ?? engine.openPages }

  /// Takes over which pages are open.
  func showPages() {
    let open = openPages
    guard open.map(\.id) != pages.map(\.id) else { return }
    let old = pages
    pages = open.map { page in old.first { $0.id == page.id } ?? PageState(page, self) }
  }

  /// Opens the page that was open when the window was last there, with the pages that lead to it.
  func open(_ page: FormPageID) {
    guard pages.count == 1, page != .root, let rows = engine.rows(of: page) else { return }
    let first = rows.indices.first { rows.isFocusable(at: $0) }
    if let first { send(.focus(rows.id(at: first))) }
  }

  /// Updates the titles of the pages, after elements have come or gone or have other names.
  func updateTitles() {
    guard only == nil, !pages.isEmpty else { return }
    for (page, state) in zip(engine.openPages, pages) where page.id == state.id { state.updateTitle(page) }
  }

  /// The title of a page; that of an element's page says which one it is.
  func title(of page: FormPage) -> String {
    if let named = engine.row(FormRowID(page.id.path)).flatMap(engine.titleWithName) { return named }
    guard let position = engine.position(of: FormRowID(page.id.path)) else { return page.title }
    let numbers = [position.number, position.count].map { FormArgument.grouped($0, in: engine.environment) }
    return text(.common(.elementTitle, .text(page.title), numbers[0], numbers[1]))
  }

  /// The page above another one; nil if that is on top.
  func page(above page: PageState, as kinds: Set<FormPage.Kind>) -> PageState? {
    guard let index = pages.firstIndex(where: { $0 === page }), index + 1 < pages.count else { return nil }
    let next = pages[index + 1]
    return kinds.contains(next.kind) ? next : nil
  }

  /// Somebody has gone back to a page by a gesture, or through several pages at once. Going back once may lead to another
  /// page than the one below, such as a review.
  func goBack(to page: PageState) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    for _ in index + 1..<pages.count { guard send(.back).isAccepted else { return } }
  }
}
