/// Long forms in steps.
extension FormBuilder {
  /// A step: a page of its own for some of the fields, with a button that checks them and leads to the next step.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form.step("You") { $0.fields(\.name, \.email) }
  ///   form.step("Tickets") { $0.fields(\.ticket, \.seats) }
  ///   form.step("Invoice") { $0.field(\.invoice) }.visible { $0.needsInvoice }
  ///   form.review()
  ///   form.button("Register", .submit)
  /// }
  /// ```
  ///
  /// The form opens with its first step. The page below it lists all steps: people can go back, and look ahead, whatever
  /// they have answered. A step that is hidden is passed over and isn't counted. Fields that are placed nowhere come at
  /// the end of the last step.
  ///
  /// - Parameters:
  ///   - id: The id of the row that leads to the step; made from the title if nil. The ids of its fields don't contain
  ///     it.
  ///   - content: Places its rows. A step in a section or in another step is a problem.
  @discardableResult
  public func step(_ title: FormString, id: String? = nil, _ content: (FormBuilder<Model>) -> Void)
    -> FormRowBuilder<Model>
  {
    step(StepElement(name: id ?? uniqueID("step", title.wordsForID)), title, content)
  }

  /// A review before the submit, as the last step: every answer in words, under the titles of the steps, pages, sections
  /// and subforms that it is in. Each leads to its field; the button that ends the field's step leads back, and so does
  /// Back. A collection, and a subform that may be nil, are one answer.
  ///
  /// - Parameter content: Places rows below the answers. The form's submit button comes after them; a form without one gets one
  ///   there.
  @discardableResult
  public func review(
    _ title: FormString? = nil, id: String? = nil, _ content: (FormBuilder<Model>) -> Void = { _ in }
  ) -> FormRowBuilder<Model> {
    let element = StepElement(name: id ?? scope.unusedID("review"), isReview: true)
    return step(element, title ?? .common(.checkAnswers), content)
  }

  private func step(_ step: StepElement, _ title: FormString, _ content: (FormBuilder<Model>) -> Void)
    -> FormRowBuilder<Model>
  {
    step.detail { $0.title = title }
    scope.arrangement.append(.pageStart(step))
    content(self)
    scope.arrangement.append(.pageEnd)
    return FormRowBuilder(scope: scope, element: step)
  }

  /// A step whose title is shown as it is.
  @_disfavoredOverload @discardableResult
  public func step(_ title: some StringProtocol, id: String? = nil, _ content: (FormBuilder<Model>) -> Void)
    -> FormRowBuilder<Model>
  { step(FormString(verbatim: String(title)), id: id, content) }
}
