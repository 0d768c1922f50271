// page: edge
public enum Edge: Int8, CaseIterable, Sendable {
  // page (not seen): edge/top
  case top
  // page (not seen): edge/leading
  case leading
  // page (not seen): edge/bottom
  case bottom
  // page: edge/trailing
  case trailing
  // page: edge/set
  public struct Set: OptionSet, Sendable {
    // page (not seen): edge/set/rawvalue
    public let rawValue: Int8
    // page (not seen): edge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // page (not seen): edge/set/top
    public static let top = Set(rawValue: 1)
    // page (not seen): edge/set/leading
    public static let leading = Set(rawValue: 2)
    // page (not seen): edge/set/bottom
    public static let bottom = Set(rawValue: 4)
    // page: edge/set/trailing
    public static let trailing = Set(rawValue: 8)
    // page: edge/set/all
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    // page (not seen): edge/set/horizontal
    public static let horizontal: Set = [.leading, .trailing]
    // page (not seen): edge/set/vertical
    public static let vertical: Set = [.top, .bottom]
  }
}
// page (not seen): edgeinsets
public struct EdgeInsets: Equatable, Sendable {
  // page (not seen): edgeinsets/top (and its siblings)
  public var top, leading, bottom, trailing: CGFloat
  // page (not seen): edgeinsets/init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  // page (not seen): edgeinsets/init()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
// page: horizontaledge
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  // page (not seen): horizontaledge/leading
  case leading
  // page: horizontaledge/trailing
  case trailing
}
// page: axis
public enum Axis: Int8, CaseIterable, Sendable {
  // page (not seen): axis/horizontal
  case horizontal
  // page (not seen): axis/vertical
  case vertical
  // page: axis/set
  public struct Set: OptionSet, Sendable {
    // page (not seen): axis/set/rawvalue
    public let rawValue: Int8
    // page (not seen): axis/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // page (not seen): axis/set/horizontal
    public static let horizontal = Set(rawValue: 1)
    // page (not seen): axis/set/vertical
    public static let vertical = Set(rawValue: 2)
  }
}
// page (not seen): horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  // page (not seen): horizontalalignment/leading
  public static let leading = Self(name: "leading")
  // page (not seen): horizontalalignment/center
  public static let center = Self(name: "center")
  // page (not seen): horizontalalignment/trailing
  public static let trailing = Self(name: "trailing")
}
// page (not seen): verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  // page (not seen): verticalalignment/top
  public static let top = Self(name: "top")
  // page (not seen): verticalalignment/center
  public static let center = Self(name: "center")
  // page (not seen): verticalalignment/bottom
  public static let bottom = Self(name: "bottom")
  // page (not seen): verticalalignment/firsttextbaseline
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
}
// page (not seen): alignment
public struct Alignment: Equatable, Sendable {
  let name: String
  // page (not seen): alignment/leading
  public static let leading = Self(name: "leading")
  // page (not seen): alignment/center
  public static let center = Self(name: "center")
  // page (not seen): alignment/trailing
  public static let trailing = Self(name: "trailing")
  // page (not seen): alignment/topleading
  public static let topLeading = Self(name: "topLeading")
}
// page (not seen): textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  // page (not seen): textalignment/leading
  case leading
  // page (not seen): textalignment/center
  case center
  // page (not seen): textalignment/trailing
  case trailing
}
// page: unitpoint
public struct UnitPoint: Hashable, Sendable {
  let name: String
  // page (not seen): unitpoint/top
  public static let top = Self(name: "top")
  // page (not seen): unitpoint/center
  public static let center = Self(name: "center")
  // page (not seen): unitpoint/bottom
  public static let bottom = Self(name: "bottom")
}
// page: visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  // page: visibility/automatic
  case automatic
  // page (not seen): visibility/visible
  case visible
  // page: visibility/hidden
  case hidden
}

// page (not seen): vstack
public struct VStack<Content> where Content: View {
  let content: Content
  // page (not seen): vstack/init(alignment:spacing:content:)
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension VStack: View {
  // page (not seen): vstack/body-swift.typealias
  public typealias Body = Never
}
extension VStack: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.stack) { $0.attributes["axis"] = "vertical" }
  }
}
// page (not seen): hstack
public struct HStack<Content> where Content: View {
  let content: Content
  // page (not seen): hstack/init(alignment:spacing:content:)
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension HStack: View {
  // page (not seen): hstack/body-swift.typealias
  public typealias Body = Never
}
extension HStack: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.stack) { $0.attributes["axis"] = "horizontal" }
  }
}
// page (not seen): lazyvstack
public struct LazyVStack<Content> where Content: View {
  let content: Content
  // page (not seen): lazyvstack/init(alignment:spacing:pinnedviews:content:)
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
// page (not seen): pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
  // page (not seen): pinnedscrollableviews/rawvalue
  public let rawValue: UInt32
  // page (not seen): pinnedscrollableviews/init(rawvalue:)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
extension LazyVStack: View {
  // page (not seen): lazyvstack/body-swift.typealias
  public typealias Body = Never
}
extension LazyVStack: Primitive {
  package var isLazy: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] { node.element(.lazyStack) }
}
// page (not seen): viewthatfits
public struct ViewThatFits<Content> where Content: View {
  let content: Content
  // page (not seen): viewthatfits/init(in:content:)
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
extension ViewThatFits: View {
  // page (not seen): viewthatfits/body-swift.typealias
  public typealias Body = Never
}
extension ViewThatFits: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  /// Without layout the first one always fits.
  package func elements(_ node: Node) -> [StandInElement] { Array(node.elements(.content).prefix(1)) }
}
// page (not seen): scrollview
public struct ScrollView<Content> where Content: View {
  let content: Content
  // page (not seen): scrollview/init(_:showsindicators:content:)
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
extension ScrollView: View {
  // page (not seen): scrollview/body-swift.typealias
  public typealias Body = Never
}
extension ScrollView: Primitive {
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
}
// page (not seen): spacer
public struct Spacer {
  // page (not seen): spacer/init(minlength:)
  public nonisolated init(minLength: CGFloat? = nil) {}
}
extension Spacer: View {
  // page (not seen): spacer/body-swift.typealias
  public typealias Body = Never
}
extension Spacer: Primitive {}
// page (not seen): divider
public struct Divider {
  // page (not seen): divider/init()
  public nonisolated init() {}
}
extension Divider: View {
  // page (not seen): divider/body-swift.typealias
  public typealias Body = Never
}
extension Divider: Primitive {}
