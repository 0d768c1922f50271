/// Texts that depend on other answers. Each closure runs again only when something that it read has changed.
extension FieldBuilder {
  /// The title, made from other answers.
  ///
  /// ```swift
  /// form[\.name].title { $0.needsInvoice ? "Company" : "Name" }
  /// ```
  @discardableResult public func title(_ title: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    track(.title) { .text(title(FormReader($0))) }
  }
  /// The help text, made from other answers. An empty text is none.
  @discardableResult public func help(_ help: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    track(.help) { .text(help(FormReader($0))) }
  }
  /// The placeholder, made from other answers. An empty text is none.
  @discardableResult
  public func placeholder(_ placeholder: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    track(.placeholder) { .text(placeholder(FormReader($0))) }
  }
}

extension FormRowBuilder {
  /// The title of a section or button, or the words of a paragraph, made from answers. The closure runs again only when
  /// something that it read has changed.
  @discardableResult public func title(_ title: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    scope.track(TrackerSpec(kind: .title, target: [element]) { .text(title(FormReader($0))) })
    return self
  }
  /// The help text, made from answers.
  @discardableResult public func help(_ help: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    scope.track(TrackerSpec(kind: .help, target: [element]) { .text(help(FormReader($0))) })
    return self
  }
}

extension FormBuilder {
  /// A paragraph made from answers, for example a summary. The closure runs again only when something that it read has
  /// changed.
  ///
  /// - Parameter id: The id of its row.
  @discardableResult
  public func text(id: String, _ text: @escaping @Sendable (FormReader<Model>) -> FormString) -> FormRowBuilder<Model> {
    self.text("", id: id).title(text)
  }
}
