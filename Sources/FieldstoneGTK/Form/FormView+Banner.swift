#if GTK
  import FieldstoneCore

  /// The banner of a refused submit.
  extension FormView {
    /// Shows a banner above the topmost page, which has the first error, that the form was not submitted.
    func showNotSubmitted() {
      let facts = engine.facts
      top?.banner.show(
        text(engine.notSubmitted), text(.common(.error)), count: facts.invalidFields, link: linkToFirstError)
    }

    /// Leads to the first row with an error, whose title it says; nil if no row that can be answered has any.
    private var linkToFirstError: (title: String, go: @MainActor () -> Void)? {
      let wrong = engine.shownIssues.lazy.filter { $0.severity == .error }.compactMap(\.row).compactMap(engine.row)
      guard let first = wrong.first(where: \.isFocusable) else { return nil }
      return (
        text(.window(.goTo, .text(first.label))),
        { [weak self] in
          self?.send(.focus(first.id))
          self?.showFocus()
        }
      )
    }
  }
#endif
