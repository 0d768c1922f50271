// page: toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
  // page (not seen): toolbarcontent/body-swift.associatedtype
  associatedtype Body: ToolbarContent
  // page (not seen): toolbarcontent/body-swift.property
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  // page (not seen): toolbarcontent/body-swift.property, of items that are made of nothing else
  public var body: Never { fatalError("\(Self.self) has no body") }
}

// page: toolbaritemplacement
public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  // page: toolbaritemplacement/automatic
  public static let automatic = Self(name: "automatic")
  // page: toolbaritemplacement/principal
  public static let principal = Self(name: "principal")
  // page: toolbaritemplacement/primaryaction
  public static let primaryAction = Self(name: "primaryAction")
  // page: toolbaritemplacement/confirmationaction
  public static let confirmationAction = Self(name: "confirmationAction")
  // page: toolbaritemplacement/cancellationaction
  public static let cancellationAction = Self(name: "cancellationAction")
  // page (not seen): toolbaritemplacement/destructiveaction
  public static let destructiveAction = Self(name: "destructiveAction")
  #if !STANDIN_TVOS && !STANDIN_WATCHOS
    // page: toolbaritemplacement/keyboard
    public static let keyboard = Self(name: "keyboard")
    // page (not seen): toolbaritemplacement/status
    public static let status = Self(name: "status")
    // page (not seen): toolbaritemplacement/secondaryaction
    public static let secondaryAction = Self(name: "secondaryAction")
  #endif
  #if !STANDIN_MACOS && !STANDIN_TVOS
    // page: toolbaritemplacement/bottombar
    public static let bottomBar = Self(name: "bottomBar")
  #endif
  #if !STANDIN_MACOS
    // page (not seen): toolbaritemplacement/topbarleading
    public static let topBarLeading = Self(name: "topBarLeading")
    // page: toolbaritemplacement/topbartrailing
    public static let topBarTrailing = Self(name: "topBarTrailing")
  #endif
}

// page: toolbaritem
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem where ID == () {
  // page: toolbaritem/init(placement:content:)
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}
extension ToolbarItem: ToolbarContent {
  // page (not seen): toolbaritem/body-swift.typealias
  public typealias Body = Never
}
// page: toolbaritemgroup
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
  // page: toolbaritemgroup/init(placement:content:)
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}
extension ToolbarItemGroup: ToolbarContent {
  // page (not seen): toolbaritemgroup/body-swift.typealias
  public typealias Body = Never
}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {
  #if !SDK27
    // page (not seen): group/init(content:), of toolbar content
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
  #endif
}

#if SDK27
  extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {}
#else
  // page: toolbarcontentbuilder
  @resultBuilder public struct ToolbarContentBuilder {
    // page (not seen): toolbarcontentbuilder/buildexpression(_:)
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    // page (not seen): toolbarcontentbuilder/buildblock(_:)
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    // page (not seen): toolbarcontentbuilder/buildblock(_:), of several
    @_disfavoredOverload public static func buildBlock<each Content>(
      _ content: repeat each Content
    ) -> some ToolbarContent where repeat each Content: ToolbarContent {
      var all: [any ToolbarContent] = []
      for item in repeat each content { all.append(item) }
      return SeveralItems(items: all)
    }
    // page (not seen): toolbarcontentbuilder/buildif(_:)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
    // page (not seen): toolbarcontentbuilder/buildeither(first:)
    public static func buildEither<TrueContent, FalseContent>(
      first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
      .init(storage: .first(first))
    }
    // page (not seen): toolbarcontentbuilder/buildeither(second:)
    public static func buildEither<TrueContent, FalseContent>(
      second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
      .init(storage: .second(second))
    }
  }
  struct SeveralItems {
    let items: [any ToolbarContent]
  }
  extension SeveralItems: ToolbarContent { typealias Body = Never }
#endif

extension View {
  // page: view/toolbar(content:)
  public nonisolated func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent { modifier(Toolbar(items: content())) }
  // page: view/toolbar(content:)
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    modifier(Toolbar(items: ToolbarItem(content: content)))
  }
}
