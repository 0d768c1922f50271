// page: app
@MainActor @preconcurrency public protocol App {
  // page (not seen): app/body-swift.associatedtype
  associatedtype Body: Scene
  // page (not seen): app/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  // page: app/init()
  @MainActor @preconcurrency init()
}

extension App {
  // page: app/main()
  public static func main() { _ = Self() }
}

// page: scene
@MainActor @preconcurrency public protocol Scene {
  // page (not seen): scene/body-swift.associatedtype
  associatedtype Body: Scene
  // page (not seen): scene/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}
extension Scene where Body == Never {
  // page (not seen): scene/body-swift.property, of scenes that are made of nothing else
  public var body: Never { fatalError("\(Self.self) has no body") }
}

// page: scenebuilder
@resultBuilder public struct SceneBuilder {
  // page (not seen): scenebuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
  // page (not seen): scenebuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

// page: windowgroup
public struct WindowGroup<Content> where Content: View {
  let content: Content
  // page: windowgroup/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension WindowGroup: Scene {
  // page (not seen): windowgroup/body-swift.typealias
  public typealias Body = Never
}
