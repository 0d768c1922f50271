extension FieldBuilder {
  /// A remark that always stands beside the field. A second one of the same kind replaces the first, in its place.
  ///
  /// ```swift
  /// @Field(.newPassword, .caption(.warning, "Don’t use one that you use elsewhere.")) var password = ""
  /// ```
  @discardableResult public func caption(_ kind: FormCaption.Kind, _ text: FormString) -> Self {
    detail { $0.add(DeclaredCaption(kind: kind, text: text)) }
    return self
  }
  /// A plain remark that always stands beside the field.
  @discardableResult public func caption(_ text: FormString) -> Self { caption(.plain, text) }
  /// A remark made from other answers. An empty text is none. The closure runs again only when something that it read
  /// has changed.
  @discardableResult
  public func caption(_ kind: FormCaption.Kind, _ text: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    detail { $0.add(DeclaredCaption(kind: kind)) }
    return track(TrackerSpec.Kind(kind)) { .text(text(FormReader($0))) }
  }
}

extension FormRowBuilder {
  /// A remark that always stands beside the button. A second one of the same kind replaces the first, in its place.
  @discardableResult public func caption(_ kind: FormCaption.Kind, _ text: FormString) -> Self {
    element.detail { $0.add(DeclaredCaption(kind: kind, text: text)) }
    return self
  }
  /// A remark made from answers. An empty text is none.
  @discardableResult
  public func caption(_ kind: FormCaption.Kind, _ text: @escaping @Sendable (FormReader<Model>) -> FormString) -> Self {
    element.detail { $0.add(DeclaredCaption(kind: kind)) }
    scope.track(TrackerSpec(kind: TrackerSpec.Kind(kind), target: [element]) { .text(text(FormReader($0))) })
    return self
  }
}

extension FieldTrait {
  /// A remark that always stands beside the field; at most one of each kind.
  public static func caption(_ kind: FormCaption.Kind, _ text: FormString) -> FieldTrait { FieldTrait() }
  /// A plain remark that always stands beside the field.
  public static func caption(_ text: FormString) -> FieldTrait { FieldTrait() }
}

extension ElementDetails {
  fileprivate func add(_ caption: DeclaredCaption) {
    if let index = captions.firstIndex(where: { $0.kind == caption.kind }) {
      captions[index] = caption
    } else {
      captions.append(caption)
    }
  }
}

extension TrackerSpec.Kind {
  /// The closure that makes a caption.
  init(_ kind: FormCaption.Kind) {
    switch kind {
    case .plain: self = .plainCaption
    case .instruction: self = .instruction
    case .information: self = .information
    case .warning: self = .warning
    case .error: self = .errorCaption
    }
  }
}
