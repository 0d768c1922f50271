import FieldstoneCore

/// Where the forms of a site come from.
enum WebFormSource<Model: Sendable>: Sendable {
  /// All visitors begin with the same form, so a page can be shown at once.
  case immediate(@Sendable () -> FormSession<Model>)
  case asked(@Sendable (WebFormRequest) async throws -> sending FormSession<Model>)
}

extension WebFormSite {
  /// The form as a visitor begins it.
  func makeForm(_ request: WebFormRequest) async throws -> FormSession<Model> {
    let form =
      switch forms {
      case .immediate(let make): make()
      case .asked(let make): try await make(request)
      }
    form.files.leave(to: fileStore)
    if let locale = languages?.locale(for: request) { form.setLocale(locale, calendar: locale.calendar) }
    return form
  }

  /// A page for a form.
  func page(_ form: FormSession<Model>, visit: WebFormVisit = WebFormVisit()) -> WebForm<Model> {
    form.searchIndexes = searchIndexes
    let page = WebForm(form, title: title, visit: visit)
    (page.limits, page.action) = (limits, location.path + PageAddress.first)
    page.parts = partsNow
    page.languages = languages?.offered(besides: form.environment.locale)
    page.scriptPath = location.path + Self.scriptPath
    page.picturePath = location.path + Self.picturePath
    return page
  }
}
