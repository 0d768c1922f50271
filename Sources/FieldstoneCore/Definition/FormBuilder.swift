/// Arranges the fields of a form: order, sections, conditions, rules across fields, buttons.
///
/// `form[\.x]` speaks about a field where it stands; `form.field(\.x)` puts it here. What is placed nowhere comes at
/// ``remainingFields()``, else after the last placed field: nothing disappears unless it is excluded.
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

  // MARK: Speaking about a field

  /// The field of a property, where it stands.
  public subscript<Value>(path: KeyPath<Model, Value>) -> FieldBuilder<Model, Value> { builder(path) }
  /// The field of a property that may be nil, spoken about as what it is when it is not.
  public subscript<Value>(path: KeyPath<Model, Value?>) -> FieldBuilder<Model, Value> { builder(path) }

  /// A field without a key path, where it stands; of a series, all of it.
  ///
  /// No subscript: beside the key paths' it would turn the one error of a misspelt path into three.
  public func configure<Value>(_ reference: FieldReference<Value>) -> FieldBuilder<Model, Value> {
    FieldBuilder(
      scope: scope, element: reference.element, typed: reference.typed, owners: reference.owners)
  }

  private func builder<Value>(_ path: AnyKeyPath) -> FieldBuilder<Model, Value> {
    guard let trail = scope.find(path), let element = trail.last else {
      let text = "\(path)"
      scope.report(.unknownField(text), text)
      // Somewhere to put what is said, so that everything else is still checked.
      return FieldBuilder(
        scope: BuilderScope(catalog: scope.catalog), element: FormElement(name: text, kind: .field), typed: nil)
    }
    return FieldBuilder(
      scope: scope, element: element, typed: element as? ValueField<Value>, owners: trail.dropLast())
  }

  // MARK: Placing fields

  /// Puts a field here.
  @discardableResult public func field<Value>(_ path: KeyPath<Model, Value>) -> FieldBuilder<Model, Value> {
    place(path)
    return builder(path)
  }
  /// Puts a field that may be nil here.
  @discardableResult public func field<Value>(_ path: KeyPath<Model, Value?>) -> FieldBuilder<Model, Value> {
    place(path)
    return builder(path)
  }
  /// Puts a field without a key path here.
  @discardableResult public func place<Value>(_ reference: FieldReference<Value>) -> FieldBuilder<Model, Value> {
    scope.arrangement.append(.element(reference.element))
    return configure(reference)
  }
  /// Puts several fields here, in this order.
  public func fields(_ paths: PartialKeyPath<Model>...) { paths.forEach(place) }
  /// Puts all fields here that are placed nowhere else.
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

  /// Adds a standalone field here: one without a property. The session keeps its value.
  @discardableResult
  public func standaloneField<Value: FormValue>(_ id: String, _ title: FormString? = nil, initial: Value)
    -> FieldBuilder<Model, Value>
  {
    let builder = FieldList<Model>(scope: scope).add(standalone: id, title, initial: initial)
    scope.arrangement.append(.element(builder.element))
    return builder
  }

  /// What drafts call the form, and the version of its definition. A draft of another form is refused; one of another
  /// version is taken up as far as it fits.
  ///
  /// - Parameters:
  ///   - id: a name that stays, whatever becomes of the model's type, after which it is called otherwise.
  ///   - version: to be raised when answers change their meaning.
  public func identity(_ id: String, version: Int = 1) { scope.identity = (id, version) }

  /// How titles are written that nobody has given, here and in subforms, whatever the environment says.
  public func titleCase(_ titleCase: FormTitleCase) { scope.titleCase = titleCase }

  // MARK: Structure

  /// What the form is called: the heading of its first page.
  public func title(_ title: FormString) { scope.title = title }

  /// A section: a heading, rows, and perhaps a remark under them. Without a title it only separates.
  ///
  /// - Parameter id: its name in row ids; made of the title where none is given.
  @discardableResult
  public func section(
    _ title: FormString = "", footer: FormString? = nil, id: String? = nil,
    _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    let id = id ?? uniqueID("section", title.wordsForID)
    let header = FormElement(name: id, kind: .header)
    header.detail { $0.title = title }
    scope.arrangement.append(.sectionStart(header))
    content(self)
    let foot = footer.map { text in
      let element = FormElement(name: id + ".footer", kind: .footer)
      element.detail { $0.title = text }
      return element
    }
    scope.arrangement.append(.sectionEnd(footer: foot))
    return FormRowBuilder(scope: scope, element: header)
  }

  /// A paragraph to read.
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
    }
  }

  private func add(_ element: FormElement, _ change: (ElementDetails) -> Void) -> FormRowBuilder<Model> {
    element.detail(change)
    scope.arrangement.append(.element(element))
    return FormRowBuilder(scope: scope, element: element)
  }

  /// `section.account`, `section.account.2`: rows that nobody named need ids that last.
  private func uniqueID(_ kind: String, _ text: String) -> String {
    let word = text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(4).joined(separator: "-")
    let base = word.isEmpty ? kind : "\(kind).\(word)"
    return scope.unusedID(base)
  }

  // MARK: Across fields

  /// A rule across fields, shown at the named one; runs again only when something that it read has changed.
  public func rule<Value>(
    on path: KeyPath<Model, Value>, _ check: @escaping @Sendable (FormReader<Model>) -> FormIssue?
  ) {
    let field: FieldBuilder<Model, Value> = builder(path)
    field.track(.rule) { .issue(check(FormReader($0))) }
  }

  /// A rule about the form as a whole, shown in a row of its own at the end once a submit was tried.
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

/// Says what is to be said about a section, a note or a button.
public struct FormRowBuilder<Model> {
  let scope: BuilderScope
  let element: FormElement

  /// Shown only while the condition holds; a section hides all its rows.
  @discardableResult public func visible(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    scope.track(TrackerSpec(kind: .visible, target: [element]) { .flag(condition(FormReader($0))) })
    return self
  }
  /// Editable only while the condition holds; a section disables all its rows.
  @discardableResult public func enabled(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    scope.track(TrackerSpec(kind: .enabled, target: [element]) { .flag(condition(FormReader($0))) })
    return self
  }
  /// A sentence that explains it.
  @discardableResult public func help(_ help: FormString) -> Self {
    element.detail { $0.help = help }
    return self
  }
  /// The name of an icon.
  @discardableResult public func icon(_ name: String) -> Self {
    element.detail { $0.icon = name }
    return self
  }
}
