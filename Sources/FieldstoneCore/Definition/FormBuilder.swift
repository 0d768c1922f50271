/// Arranges the fields of a form: their order, sections, conditions, cross-field rules, and buttons.
///
/// `form[\.x]` configures a field without placing it; `form.field(\.x)` also places it here. Fields that are not placed
/// come at ``remainingFields()``, else after the last placed field: none disappears unless it is excluded.
///
/// ```swift
/// static func arrange(_ form: FormBuilder<Attendee>) {
///   form.section("Account") { $0.fields(\.email, \.password) }
///   form.remainingFields()
///   form[\.invoice].visible { $0.needsInvoice }
///   form.button("Register", .submit)
/// }
/// ```
public struct FormBuilder<Model> {
  let scope: BuilderScope

  // MARK: Configuring fields

  /// The field of a property, to be configured without being placed.
  public subscript<Value>(path: KeyPath<Model, Value>) -> FieldBuilder<Model, Value> { builder(path) }
  /// The field of an optional property, configured by its wrapped type.
  public subscript<Value>(path: KeyPath<Model, Value?>) -> FieldBuilder<Model, Value> { builder(path) }

  /// A field without a key path, to be configured without being placed.
  ///
  /// Not a subscript, because together with those for key paths it would turn a single error for a misspelled path into
  /// three.
  public func configure<Value>(_ reference: FieldReference<Value>) -> FieldBuilder<Model, Value> {
    FieldBuilder(
      scope: scope, element: reference.element, typed: reference.typed, owners: reference.owners)
  }

  private func builder<Value>(_ path: AnyKeyPath) -> FieldBuilder<Model, Value> {
    guard let trail = scope.find(path), let element = trail.last else {
      let text = "\(path)"
      scope.report(.unknownField(text), text)
      // A detached builder that takes the configuration, so that everything else is still checked.
      return FieldBuilder(
        scope: BuilderScope(catalog: scope.catalog), element: FormElement(name: text, kind: .field), typed: nil)
    }
    return FieldBuilder(
      scope: scope, element: element, typed: element as? ValueField<Value>, owners: trail.dropLast())
  }

  // MARK: Placing fields

  /// Places a field here.
  @discardableResult public func field<Value>(_ path: KeyPath<Model, Value>) -> FieldBuilder<Model, Value> {
    place(path)
    return builder(path)
  }
  /// Places an optional field here.
  @discardableResult public func field<Value>(_ path: KeyPath<Model, Value?>) -> FieldBuilder<Model, Value> {
    place(path)
    return builder(path)
  }
  /// Places a field without a key path here.
  @discardableResult public func place<Value>(_ reference: FieldReference<Value>) -> FieldBuilder<Model, Value> {
    scope.arrangement.append(.element(reference.element))
    return configure(reference)
  }
  /// Places several fields here, in this order.
  public func fields(_ paths: PartialKeyPath<Model>...) { paths.forEach(place) }
  /// Places several fields in one line, for example a city and its postcode. Where there is little room, each has a
  /// line of its own.
  ///
  /// - Parameter widths: The shares of the width, in proportion to each other; 1 for each by default.
  public func line(_ paths: PartialKeyPath<Model>..., widths: [Int] = []) {
    let elements = paths.compactMap { path -> FormElement? in
      place(path)
      return scope.find(path).flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard elements.count > 1 else { return }
    for (index, element) in elements.enumerated() {
      guard element.kind == .field else {
        scope.report(.notInLine, element.name)
        continue
      }
      let weight = widths.indices.contains(index) ? max(1, min(12, widths[index])) : 1
      element.detail { $0.line = DeclaredLine(head: elements[0].name, weight: weight) }
    }
  }
  /// Places all fields here that are not placed elsewhere.
  public func remainingFields() { scope.arrangement.append(.others) }
  /// Leaves fields out of the form.
  public func exclude(_ paths: PartialKeyPath<Model>...) {
    for path in paths {
      guard let element = scope.element(for: path) else {
        scope.report(.unknownField("\(path)"), "\(path)")
        continue
      }
      scope.exclude(element)
    }
  }

  private func place(_ path: AnyKeyPath) {
    guard let trail = scope.find(path), trail.count == 1 else {
      scope.report(.unknownField("\(path)"), "\(path)")
      return
    }
    scope.arrangement.append(.element(trail[0]))
  }

  /// Adds a standalone field here: it has no property, and the session keeps its value.
  @discardableResult
  public func standaloneField<Value: FormValue>(_ id: String, _ title: FormString? = nil, initial: Value)
    -> FieldBuilder<Model, Value>
  {
    let builder = FieldList<Model>(scope: scope).add(standalone: id, title, initial: initial)
    scope.arrangement.append(.element(builder.element))
    return builder
  }

  /// The identity of the form in drafts, and the version of its definition. A draft of another form is refused; a draft
  /// of another version is restored as far as it fits.
  ///
  /// - Parameters:
  ///   - id: A name that stays the same even if the model's type, whose name is the default, is renamed.
  ///   - version: A number to increase when answers change their meaning.
  public func identity(_ id: String, version: Int = 1) { scope.identity = (id, version) }

  /// The case of inferred titles, here and in subforms, regardless of the environment.
  public func titleCase(_ titleCase: FormTitleCase) { scope.titleCase = titleCase }

  // MARK: Structure

  /// The title of the form: the heading of its first page.
  public func title(_ title: FormString) { scope.title = title }

  /// A section: a heading, rows, and optionally a footer under them. Without a title, it is only a separator.
  ///
  /// - Parameters:
  ///   - id: The id of the section's row; made from the title if nil.
  ///   - style: How its rows are set off from others. A section inside another one is set off by its heading, whatever
  ///     its style; so is every section of a dialogue.
  @discardableResult
  public func section(
    _ title: FormString = "", footer: FormString? = nil, id: String? = nil, style: FormGroupStyle = .grouped,
    _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    section(title, id, style, content) { name in
      guard let footer else { return nil }
      let foot = FormElement(name: name, kind: .footer)
      foot.detail { $0.title = footer }
      return foot
    }
  }

  /// A section whose footer is made from answers. Where its text is empty, nothing shows.
  ///
  /// ```swift
  /// form.section("Seats", footer: { "\($0.seats) seats are reserved for you." }) { $0.field(\.seats) }
  /// ```
  ///
  /// - Parameter footer: Returns the words under the rows. It runs again only when something that it read has changed.
  @discardableResult
  public func section(
    _ title: FormString = "", footer: @escaping @Sendable (FormReader<Model>) -> FormString, id: String? = nil,
    style: FormGroupStyle = .grouped, _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    section(title, id, style, content) { name in
      let foot = FormElement(name: name, kind: .footer)
      foot.detail { $0.title = "" }
      scope.track(TrackerSpec(kind: .title, target: [foot]) { .text(footer(FormReader($0))) })
      return foot
    }
  }

  /// - Parameter makeFooter: Makes the row under the others, given its name.
  private func section(
    _ title: FormString, _ id: String?, _ style: FormGroupStyle, _ content: (FormBuilder<Model>) -> Void,
    _ makeFooter: (String) -> FormElement?
  ) -> FormRowBuilder<Model> {
    let id = id ?? uniqueID("section", title.wordsForID)
    let header = FormElement(name: id, kind: .header)
    header.detail {
      $0.title = title
      if style != .grouped { $0.groupStyle = style }
    }
    scope.arrangement.append(.sectionStart(header))
    content(self)
    scope.arrangement.append(.sectionEnd(footer: makeFooter(id + ".footer")))
    return FormRowBuilder(scope: scope, element: header)
  }

  /// A paragraph of text.
  @discardableResult public func text(_ text: FormString, id: String? = nil) -> FormRowBuilder<Model> {
    add(FormElement(name: id ?? uniqueID("note", text.wordsForID), kind: .note)) { $0.title = text }
  }

  /// A button.
  @discardableResult
  public func button(_ title: FormString, _ action: FormAction, role: FormRole? = nil) -> FormRowBuilder<Model> {
    let role = role ?? (action == .submit ? .submit : action == .cancel ? .cancel : .plain)
    return add(FormElement(name: uniqueID("action", action.name), kind: .action)) {
      $0.title = title
      $0.action = action
      $0.control = .button(role)
      if role == .add { $0.icon = .add }
    }
  }

  func add(_ element: FormElement, _ change: (ElementDetails) -> Void) -> FormRowBuilder<Model> {
    element.detail(change)
    scope.arrangement.append(.element(element))
    return FormRowBuilder(scope: scope, element: element)
  }

  /// `section.account`, `section.account.2`: unnamed rows need stable ids.
  func uniqueID(_ kind: String, _ text: String) -> String {
    let word = text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(4).joined(separator: "-")
    let base = word.isEmpty ? kind : "\(kind).\(word)"
    return scope.unusedID(base)
  }

  // MARK: Cross-field rules

  /// A cross-field rule, shown at the given field. The closure runs again only when something that it read has changed.
  public func rule<Value>(
    on path: KeyPath<Model, Value>, _ check: @escaping @Sendable (FormReader<Model>) -> FormIssue?
  ) {
    let field: FieldBuilder<Model, Value> = builder(path)
    field.track(.rule) { .issue(check(FormReader($0))) }
  }

  /// A rule about the form as a whole, shown in a row of its own at the end; by default, once a submit has been
  /// refused.
  public func rule(_ check: @escaping @Sendable (FormReader<Model>) -> FormIssue?) {
    let element = FormElement(name: scope.unusedID("issue"), kind: .notice)
    scope.add(element)
    scope.track(TrackerSpec(kind: .rule, target: [element]) { .issue(check(FormReader($0))) })
  }

  /// The whole form is editable only while the condition holds.
  public func enabled(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) {
    scope.track(TrackerSpec(kind: .enabled, target: []) { .flag(condition(FormReader($0))) })
  }
}

/// Configures a section, a note, or a button.
public struct FormRowBuilder<Model> {
  let scope: BuilderScope
  let element: FormElement

  /// Shown only while the condition holds; for a section, this applies to all of its rows.
  @discardableResult public func visible(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    scope.track(TrackerSpec(kind: .visible, target: [element]) { .flag(condition(FormReader($0))) })
    return self
  }
  /// Enabled only while the condition holds; for a section, this applies to all of its rows.
  @discardableResult public func enabled(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    scope.track(TrackerSpec(kind: .enabled, target: [element]) { .flag(condition(FormReader($0))) })
    return self
  }
  /// The help text.
  @discardableResult public func help(_ help: FormString) -> Self {
    element.detail { $0.help = help }
    return self
  }
  /// The icon beside the title.
  @discardableResult public func icon(_ icon: FormIcon) -> Self {
    element.detail { $0.icon = icon }
    return self
  }
  /// A question that people answer before a button is pressed: "Delete your account?" The button's title is the answer
  /// that presses it. A program that sends inputs, and a pipe, are not asked. Buttons that submit, save, discard, reset
  /// or leave don't ask this: they have questions of their own where something would be lost.
  @discardableResult public func confirms(_ question: FormString) -> Self {
    element.detail { $0.confirmation = question }
    return self
  }
}
