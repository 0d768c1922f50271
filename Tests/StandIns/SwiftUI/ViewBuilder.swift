#if SDK27
  // The shape of SDK 27: one builder for everything, without constraints on what stands in it.

  // page: viewbuilder
  @resultBuilder public struct ViewBuilder {
    // page: viewbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content { content }
    // page: viewbuilder/buildblock()
    public static func buildBlock() -> EmptyContent { EmptyContent() }
    // page: viewbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
    // page: viewbuilder/buildblock(_:), of several
    @_disfavoredOverload public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> TupleContent<repeat each Content> { TupleContent(value: (repeat each content)) }
    // page: viewbuilder/buildif(_:)
    public static func buildIf<Content>(_ content: Content?) -> Content? { content }
    // page: viewbuilder/buildeither(first:)
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .first(first)) }
    // page: viewbuilder/buildeither(second:)
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .second(second)) }
    // page: viewbuilder/buildlimitedavailability(_:)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
      AnyView(content)
    }
  }

  // page (not seen): contentbuilder
  public typealias ContentBuilder = ViewBuilder
  // page: toolbarcontentbuilder
  public typealias ToolbarContentBuilder = ContentBuilder
  // page (not seen): emptycontent
  public typealias EmptyContent = EmptyView

  // page (not seen): tuplecontent
  public struct TupleContent<each Content> {
    let value: (repeat each Content)
  }
  extension TupleContent: View where repeat each Content: View {
    // page (not seen): tuplecontent/body-swift.typealias
    public typealias Body = Never
  }
  extension TupleContent: Primitive where repeat each Content: View {
    package var isTransparent: Bool { true }
    package func parts(_ node: Node) -> [Part] {
      var parts: [Part] = []
      for view in repeat each value { parts.append(Part(.content, view, key: parts.count)) }
      return parts
    }
  }
#else
  // The shape of SDK 26: each builder demands its protocol.

  // page: viewbuilder
  @resultBuilder public struct ViewBuilder {
    // page: viewbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    // page: viewbuilder/buildexpression(_:), for the readable error
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    // page: viewbuilder/buildblock()
    public static func buildBlock() -> EmptyView { EmptyView() }
    // page: viewbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    // page: viewbuilder/buildblock(_:), of several
    @_disfavoredOverload public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View { TupleView((repeat each content)) }
    // page: viewbuilder/buildif(_:)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    // page: viewbuilder/buildeither(first:)
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
      .init(storage: .first(first))
    }
    // page: viewbuilder/buildeither(second:)
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
      .init(storage: .second(second))
    }
    // page: viewbuilder/buildlimitedavailability(_:)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
      AnyView(content)
    }
  }

  // page: tupleview
  public struct TupleView<T> {
    // page: tupleview/value
    public var value: T
    // page (not seen): tupleview/init(_:)
    public nonisolated init(_ value: T) { self.value = value }
  }
  extension TupleView: View {
    // page (not seen): tupleview/body-swift.typealias
    public typealias Body = Never
  }
  extension TupleView: Primitive {
    package var isTransparent: Bool { true }
    package func parts(_ node: Node) -> [Part] {
      Mirror(reflecting: value).children.enumerated().compactMap { index, child in
        (child.value as? any View).map { Part(.content, $0, key: index) }
      }
    }
  }
#endif
