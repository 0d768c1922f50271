@_exported import Foundation
@_exported import Observation

#if STANDIN_MACOS
  @_exported import AppKit
#elseif !STANDIN_WATCHOS
  @_exported import UIKit
#endif

// page: view
@MainActor @preconcurrency public protocol View {
  // page (not seen): view/body-swift.associatedtype
  associatedtype Body: View
  // page: view/body-8kl5o
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  // page: view/body-8kl5o, of views that are made of nothing else
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  // page (not seen): never/body-swift.typealias
  public typealias Body = Never
  // page (not seen): never/body
  public var body: Never { self }
}

// page: emptyview
public struct EmptyView {
  // page (not seen): emptyview/init()
  public init() {}
}
extension EmptyView: View {
  // page (not seen): emptyview/body-swift.typealias
  public typealias Body = Never
  // page (not seen): emptyview/body
  public var body: Never { fatalError("EmptyView has no body") }
}
extension EmptyView: Primitive {}

// page: anyview
public struct AnyView {
  let content: any View
  // page: anyview/init(_:)
  public nonisolated init<V>(_ view: V) where V: View { content = view }
  // page (not seen): anyview/init(erasing:)
  public nonisolated init<V>(erasing view: V) where V: View { content = view }
}
extension AnyView: View {
  // page (not seen): anyview/body-swift.typealias
  public typealias Body = Never
}
extension AnyView: Primitive {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content, key: ObjectIdentifier(type(of: content)))] }
}

// page: group
public struct Group<Content> {
  let content: Content
}
extension Group where Content: View {
  // page (not seen): group/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Group: View where Content: View {
  // page (not seen): group/body-swift.typealias
  public typealias Body = Never
}
extension Group: Primitive where Content: View {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
}

extension Optional: View where Wrapped: View {
  // page (not seen): optional/body-swift.typealias
  public typealias Body = Never
}
/// An optional as the graph holds it: casts look through an optional itself, and would take it for what is in it.
private struct Maybe { let content: (any View)? }
extension Maybe: View { typealias Body = Never }
extension Maybe: Primitive {
  var isTransparent: Bool { true }
  func parts(_ node: Node) -> [Part] { content.map { [Part(.content, $0)] } ?? [] }
}
protocol AnyOptionalView { static func boxed(_ view: any View) -> any View }
extension Optional: AnyOptionalView where Wrapped: View {
  static func boxed(_ view: any View) -> any View { Maybe(content: (view as! Wrapped?).map { $0 as any View }) }
}

// page: _conditionalcontent
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  // page (not seen): _conditionalcontent/body-swift.typealias
  public typealias Body = Never
}
extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  package var isTransparent: Bool { true }
  package func parts(_ node: Node) -> [Part] {
    switch storage {
    case .first(let view): [Part(.content, view, key: true)]
    case .second(let view): [Part(.content, view, key: false)]
    }
  }
}
