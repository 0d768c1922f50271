import Foundation

/// Rows that are only looked at.
extension FormBuilder {
  /// Text with emphasis, links and lists; see ``FormMarkdown`` for what is recognized.
  ///
  /// ```swift
  /// form.markdown("Read the [terms](https://example.org/terms) *carefully*.")
  /// ```
  @discardableResult
  public func markdown(_ text: FormString, id: String? = nil) -> FormRowBuilder<Model> {
    content(.text, title: text, "text", id)
  }
  /// The same, made from answers, in which nothing is read as Markdown.
  @discardableResult
  public func markdown(id: String, _ text: @escaping @Sendable (FormReader<Model>) -> FormString)
    -> FormRowBuilder<Model>
  { markdown("", id: id).title(text) }

  /// A title and a value that people can't change, and that is no property.
  @discardableResult
  public func info(_ title: FormString, _ value: FormString, id: String? = nil) -> FormRowBuilder<Model> {
    content(.info(value), title: title, "info", id)
  }
  /// The same with a value made from answers. The closure runs again only when something that it read has changed.
  @discardableResult
  public func info(
    _ title: FormString, id: String? = nil, _ value: @escaping @Sendable (FormReader<Model>) -> FormString
  ) -> FormRowBuilder<Model> {
    let row = info(title, "", id: id)
    scope.track(TrackerSpec(kind: .shown, target: [row.element]) { .text(value(FormReader($0))) })
    return row
  }

  /// A picture.
  ///
  /// - Parameter description: What it shows, for people who don't see it. If it is empty, the picture is an ornament.
  @discardableResult
  public func image(_ image: FormImage, _ description: FormString, id: String? = nil) -> FormRowBuilder<Model> {
    if image.facts == nil { scope.report(.notImage, id ?? description.key) }
    return content(.image(image), title: description, "image", id)
  }

  /// A link out of the form, to a page of the web, a mail address or a telephone number.
  ///
  /// - Parameter address: It begins with `http:`, `https:`, `mailto:` or `tel:`.
  @discardableResult
  public func link(_ title: FormString, to address: String, id: String? = nil) -> FormRowBuilder<Model> {
    if !MarkdownParser.isSafe(address) { scope.report(.notAddress(address), id ?? title.key) }
    return content(.link(address), title: title, "link", id)
  }

  /// A question that people ask, with an answer that they can open.
  ///
  /// - Parameter answer: Text with emphasis, links and lists, as in ``markdown(_:id:)``.
  @discardableResult
  public func question(_ question: FormString, answer: FormString, id: String? = nil) -> FormRowBuilder<Model> {
    content(.disclosure(answer), title: question, "question", id)
  }

  /// How far something is.
  ///
  /// - Parameter fraction: From 0 to 1; `nil` if nobody knows.
  @discardableResult
  public func progress(_ title: FormString, _ fraction: Double?, id: String? = nil) -> FormRowBuilder<Model> {
    content(.progress(fraction), title: title, "progress", id)
  }
  /// The same, made from answers.
  @discardableResult
  public func progress(
    _ title: FormString, id: String? = nil, _ fraction: @escaping @Sendable (FormReader<Model>) -> Double
  ) -> FormRowBuilder<Model> {
    let row = progress(title, nil, id: id)
    scope.track(TrackerSpec(kind: .shown, target: [row.element]) { .fraction(fraction(FormReader($0))) })
    return row
  }

  /// Some space between rows.
  @discardableResult public func spacer(id: String? = nil) -> FormRowBuilder<Model> {
    content(.spacer, title: "", "spacer", id)
  }
  /// A line between rows.
  @discardableResult public func divider(id: String? = nil) -> FormRowBuilder<Model> {
    content(.divider, title: "", "divider", id)
  }

  private func content(_ content: DeclaredContent, title: FormString, _ kind: String, _ id: String?)
    -> FormRowBuilder<Model>
  {
    add(FormElement(name: id ?? uniqueID(kind, title.wordsForID), kind: .content)) {
      $0.title = title
      $0.content = content
    }
  }
}
