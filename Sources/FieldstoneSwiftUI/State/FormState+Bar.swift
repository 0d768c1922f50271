import FieldstoneCore

/// A button of the toolbar of the first page.
struct BarButton: Identifiable, Equatable {
  enum Place: String { case cancel, confirm }

  let place: Place
  let title: String
  var help: String?
  let isEnabled: Bool
  /// Whether it begins what the form is for, so it stands out.
  var isProminent = false
  var id: Place { place }
}

/// The buttons of the toolbar: Cancel and Submit, or what a form that is edited and saved has in their place.
extension FormState {
  func showBar() {
    let new = buttons(pages.first?.bar)
    if new != bar { bar = new }
  }

  /// - Parameter rows: The rows of the form whose place the toolbar takes.
  func buttons(_ rows: BarRows?) -> [BarButton] {
    guard only == nil else { return [] }
    return engine.toolbar.map(toolbarButtons) ?? submitButtons(rows ?? BarRows())
  }

  private func toolbarButtons(_ toolbar: FormToolbar) -> [BarButton] {
    func button(_ place: BarButton.Place, _ button: FormToolbar.Button) -> BarButton {
      BarButton(
        place: place, title: text(button.title), isEnabled: button.isEnabled, isProminent: button.input == .save)
    }
    let stop = BarButton(place: .cancel, title: text(.common(.cancel)), isEnabled: true)
    let close = BarButton(place: .cancel, title: text(.common(.close)), isEnabled: true)
    let secondary = engine.facts.isSubmitting ? stop : toolbar.secondary.map { button(.cancel, $0) } ?? close
    return [secondary] + (toolbar.primary.map { [button(.confirm, $0)] } ?? [])
  }

  private func submitButtons(_ rows: BarRows) -> [BarButton] {
    func button(_ place: BarButton.Place, _ row: FormRowID?, _ words: CommonText) -> BarButton {
      let row = row.flatMap { engine.row($0) }
      let isEnabled = !engine.facts.isSubmitting && row?.isEnabled ?? true
      return BarButton(
        place: place, title: row?.label ?? text(.common(words)), help: row?.help, isEnabled: isEnabled,
        isProminent: place == .confirm)
    }
    // A button of the form itself submits, as on a review.
    let hasSubmit = rows.submit != nil || engine.submitButton == nil
    return [button(.cancel, rows.cancel, .cancel)] + (hasSubmit ? [button(.confirm, rows.submit, .submit)] : [])
  }

  /// Presses a button of the toolbar.
  func press(_ place: BarButton.Place) {
    switch place {
    case .confirm: pressPrimary()
    case .cancel: pressSecondary()
    }
  }

  private func pressPrimary() {
    guard let toolbar = engine.toolbar else {
      guard let row = pages.first?.bar.submit else { return submit() }
      return press(row)
    }
    // What is wrong shows even if the button can't be pressed because of it.
    if let primary = toolbar.primary, primary.isEnabled || primary.input == .save { send(primary.input) }
  }

  private func pressSecondary() {
    if let work, engine.facts.isSubmitting { return work.cancel() }
    guard let secondary = engine.toolbar?.secondary else { return leave() }
    send(secondary.input)
  }

  /// Submits or saves the form, from any page.
  func submit() {
    // The program submits the fields that it has placed by hand.
    guard !isOver, !engine.facts.isSubmitting, only == nil else { return }
    if engine.mode != .submit { return pressPrimary() }
    send(.submit)
  }
}
