// page (not seen): viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  // page (not seen): viewmodifier/body
  associatedtype Body: View
  // page (not seen): viewmodifier/body(content:)
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  // page: viewmodifier/content
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  // page (not seen): viewmodifier/body(content:), of modifiers that are made of nothing else
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

// page: viewmodifier/content
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let content: any View
}
extension _ViewModifier_Content: View {
  // page: viewmodifier/content
  public typealias Body = Never
}
extension _ViewModifier_Content: Primitive {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
}

// page: modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  // page: modifiedcontent/content
  public var content: Content
  // page (not seen): modifiedcontent/modifier
  public var modifier: Modifier
  // page (not seen): modifiedcontent/init(content:modifier:)
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  // page (not seen): modifiedcontent/body-swift.typealias
  public typealias Body = Never
}

extension View {
  // page (not seen): view/modifier(_:)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
