extension View {
  // page (not seen): view/font(_:)
  public nonisolated func font(_ font: Font?) -> some View { inherited("font", font?.name ?? "") }
  // page (not seen): view/bold(_:)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { inherited("bold", isActive) }
  // page (not seen): view/monospaceddigit()
  public nonisolated func monospacedDigit() -> some View { inherited("monospacedDigit", true) }
  // page: view/foregroundstyle(_:)
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    inherited("foregroundStyle", shapeName(style))
  }
  // page (not seen): view/tint(_:)
  public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    inherited("tint", tint.map(shapeName) ?? "")
  }
  // page (not seen): view/tint(_:)
  public nonisolated func tint(_ tint: Color?) -> some View { inherited("tint", tint?.name ?? "") }
  // page (not seen): view/labelshidden()
  public nonisolated func labelsHidden() -> some View { inherited("labelsHidden", true) }
  // page (not seen): view/multilinetextalignment(_:)
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inherited("multilineTextAlignment", alignment)
  }
  // page (not seen): view/linelimit(_:)
  public nonisolated func lineLimit(_ number: Int?) -> some View { inherited("lineLimit", number ?? 0) }
  // page (not seen): view/linelimit(_:)
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inherited("lineLimit", "\(limit.lowerBound)...")
  }
  // page (not seen): view/linelimit(_:)
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { inherited("lineLimit", limit) }
  // page (not seen): view/linelimit(_:reservesspace:)
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { inherited("lineLimit", limit) }
  // page (not seen): view/padding(_:_:)
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  // page (not seen): view/padding(_:)
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  // page (not seen): view/frame(width:height:alignment:)
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  // page (not seen): view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  // page (not seen): view/fixedsize(horizontal:vertical:)
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  // page (not seen): view/contentshape(_:eofill:)
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }
  // page (not seen): view/listrowbackground(_:)
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    attached("listRowBackground", view.map { _ in "own" } ?? "none")
  }
  #if !STANDIN_TVOS && !STANDIN_WATCHOS
    // page (not seen): view/listrowseparator(_:edges:)
    public nonisolated func listRowSeparator(
      _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { attached("listRowSeparator", visibility) }
  #endif
  // page (not seen): view/help(_:)
  public nonisolated func help(_ text: Text) -> some View { attached("help", text.words) }
  // page (not seen): view/help(_:)
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { attached("help", textKey.words) }
  // page (not seen): view/help(_:)
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    attached("help", String(text))
  }
  // page (not seen): view/privacysensitive(_:)
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    attached("privacySensitive", sensitive)
  }
  // page (not seen): view/flipsforrighttoleftlayoutdirection(_:)
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    attached("flipsForRightToLeftLayoutDirection", enabled)
  }
  // page: view/animation(_:value:)
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }
  // page (not seen): view/transaction(_:)
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  // page: view/id(_:)
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { modifier(Identified(id: id)) }
  #if !STANDIN_TVOS && !STANDIN_WATCHOS
    // page (not seen): view/textselection(_:)
    public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
      inherited("textSelection", S.allowsSelection)
    }
  #endif
}
private func shapeName(_ style: some ShapeStyle) -> String {
  switch style {
  case let color as Color: color.name
  case let level as HierarchicalShapeStyle: ["primary", "secondary", "tertiary"][level.level - 1]
  default: styleName(type(of: style), "ShapeStyle")
  }
}

// page: shape
public protocol Shape: Sendable {}
// page (not seen): rectangle
public struct Rectangle: Shape {
  // page (not seen): rectangle/init()
  public init() {}
}
extension Shape where Self == Rectangle {
  // page (not seen): shape/rect
  public static var rect: Rectangle { Rectangle() }
}
// page (not seen): verticaledge
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  // page (not seen): verticaledge/top
  case top
  // page (not seen): verticaledge/bottom
  case bottom
  // page (not seen): verticaledge/set
  public struct Set: OptionSet, Sendable {
    // page (not seen): verticaledge/set/rawvalue
    public let rawValue: Int8
    // page (not seen): verticaledge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    // page (not seen): verticaledge/set/all
    public static let all = Set(rawValue: 3)
  }
}
#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page (not seen): textselectability
  public protocol TextSelectability {
    // page (not seen): textselectability/allowsselection
    static var allowsSelection: Bool { get }
  }
  // page (not seen): enabledtextselectability
  public struct EnabledTextSelectability: TextSelectability {
    // page (not seen): enabledtextselectability/allowsselection
    public static let allowsSelection = true
  }
  extension TextSelectability where Self == EnabledTextSelectability {
    // page (not seen): textselectability/enabled
    public static var enabled: EnabledTextSelectability { .init() }
  }
#endif

/// A view with an identity of its own: another one makes another node.
struct Identified<ID: Hashable> {
  let id: ID
}
extension Identified: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] { [Part(.content, content, key: id)] }
  func elements(_ node: Node) -> [StandInElement] {
    node.elements(.content).map {
      $0.id = AnyHashable(id)
      return $0
    }
  }
}
