/// Overloads for a `String` in place of a ``FormString``. A `String` is data, so it is shown as it is and never looked
/// up; a literal is always a ``FormString``.
extension FormBuilder {
  /// The title of the form, shown as it is.
  @_disfavoredOverload public func title(_ title: some StringProtocol) {
    self.title(FormString(verbatim: String(title)))
  }

  /// A section whose title and footer are shown as they are.
  @_disfavoredOverload @discardableResult
  public func section(
    _ title: some StringProtocol, footer: String? = nil, id: String? = nil, style: FormGroupStyle = .grouped,
    _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    section(
      FormString(verbatim: String(title)), footer: footer.map { FormString(verbatim: $0) }, id: id, style: style,
      content)
  }

  /// A section whose title is shown as it is, with a footer that is made from answers.
  @_disfavoredOverload @discardableResult
  public func section(
    _ title: some StringProtocol, footer: @escaping @Sendable (FormReader<Model>) -> FormString, id: String? = nil,
    style: FormGroupStyle = .grouped, _ content: (FormBuilder<Model>) -> Void
  ) -> FormRowBuilder<Model> {
    section(FormString(verbatim: String(title)), footer: footer, id: id, style: style, content)
  }

  /// A paragraph of text, shown as it is.
  @_disfavoredOverload @discardableResult
  public func text(_ text: some StringProtocol, id: String? = nil) -> FormRowBuilder<Model> {
    self.text(FormString(verbatim: String(text)), id: id)
  }

  /// A button whose title is shown as it is.
  @_disfavoredOverload @discardableResult
  public func button(_ title: some StringProtocol, _ action: FormAction, role: FormRole? = nil) -> FormRowBuilder<Model>
  {
    button(FormString(verbatim: String(title)), action, role: role)
  }

  /// Adds a standalone field here, with a title that is shown as it is.
  @_disfavoredOverload @discardableResult
  public func standaloneField<Value: FormValue>(_ id: String, _ title: some StringProtocol, initial: Value)
    -> FieldBuilder<Model, Value>
  { standaloneField(id, FormString(verbatim: String(title)), initial: initial) }
}

extension FormRowBuilder {
  /// The help text, shown as it is.
  @_disfavoredOverload @discardableResult public func help(_ help: some StringProtocol) -> Self {
    self.help(FormString(verbatim: String(help)))
  }
}

extension FieldList {
  /// A standalone field with a title that is shown as it is.
  @_disfavoredOverload @discardableResult
  public func add<Value: FormValue>(standalone id: String, _ title: some StringProtocol, initial: Value)
    -> FieldBuilder<Model, Value>
  { add(standalone: id, FormString(verbatim: String(title)), initial: initial) }
}

extension FormOption {
  /// An option whose title and help text are shown as they are.
  @_disfavoredOverload public init(id: String, title: some StringProtocol, help: String? = nil) {
    self.init(id: id, title: FormString(verbatim: String(title)), help: help.map { FormString(verbatim: $0) })
  }
}

extension FormIssue {
  /// An error with a message that is shown as it is.
  @_disfavoredOverload public static func error(_ message: some StringProtocol) -> FormIssue {
    .error(FormString(verbatim: String(message)))
  }
  /// A warning with a message that is shown as it is.
  @_disfavoredOverload public static func warning(_ message: some StringProtocol) -> FormIssue {
    .warning(FormString(verbatim: String(message)))
  }
  /// An informational issue with a message that is shown as it is.
  @_disfavoredOverload public static func info(_ message: some StringProtocol) -> FormIssue {
    .info(FormString(verbatim: String(message)))
  }
}
