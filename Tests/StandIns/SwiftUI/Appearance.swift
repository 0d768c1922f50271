// page: shapestyle
public protocol ShapeStyle: Sendable {}

// page: color
public struct Color: Hashable, Sendable, ShapeStyle {
  let name: String
  /// Red, green, blue and opacity, so that a test can tell colors apart.
  package var components: [Double] = []
  // page (not seen): color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "rgb"
    components = [red, green, blue, opacity]
  }
  init(name: String) { self.name = name }
  // page (not seen): color/rgbcolorspace
  public enum RGBColorSpace: Sendable {
    // page (not seen): color/rgbcolorspace/srgb
    case sRGB
    // page (not seen): color/rgbcolorspace/srgblinear
    case sRGBLinear
    // page (not seen): color/rgbcolorspace/displayp3
    case displayP3
  }
  // page (not seen): color/red
  public static let red = Color(name: "red")
  // page (not seen): color/orange
  public static let orange = Color(name: "orange")
  // page (not seen): color/yellow
  public static let yellow = Color(name: "yellow")
  // page (not seen): color/green
  public static let green = Color(name: "green")
  // page (not seen): color/blue
  public static let blue = Color(name: "blue")
  // page (not seen): color/gray
  public static let gray = Color(name: "gray")
  // page (not seen): color/black
  public static let black = Color(name: "black")
  // page (not seen): color/white
  public static let white = Color(name: "white")
  // page (not seen): color/clear
  public static let clear = Color(name: "clear")
  // page (not seen): color/primary
  public static let primary = Color(name: "primary")
  // page (not seen): color/secondary
  public static let secondary = Color(name: "secondary")
  // page (not seen): color/accentcolor
  public static let accentColor = Color(name: "accentColor")
}
extension Color: View {
  // page (not seen): color/body-swift.typealias
  public typealias Body = Never
}
extension Color: Primitive {}

extension ShapeStyle where Self == Color {
  // page (not seen): shapestyle/red
  public static var red: Color { .red }
  // page (not seen): shapestyle/orange
  public static var orange: Color { .orange }
  // page (not seen): shapestyle/yellow
  public static var yellow: Color { .yellow }
  // page (not seen): shapestyle/green
  public static var green: Color { .green }
  // page (not seen): shapestyle/blue
  public static var blue: Color { .blue }
  // page (not seen): shapestyle/gray
  public static var gray: Color { .gray }
}

// page (not seen): hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  // page (not seen): shapestyle/primary
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  // page (not seen): shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  // page (not seen): shapestyle/tertiary
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
}

// page (not seen): tintshapestyle
public struct TintShapeStyle: ShapeStyle {
  // page (not seen): tintshapestyle/init()
  public init() {}
}
extension ShapeStyle where Self == TintShapeStyle {
  // page (not seen): shapestyle/tint
  public static var tint: TintShapeStyle { .init() }
}

// page (not seen): font
public struct Font: Hashable, Sendable {
  let name: String
  // page (not seen): font/largetitle
  public static let largeTitle = Font(name: "largeTitle")
  // page (not seen): font/title
  public static let title = Font(name: "title")
  // page (not seen): font/title2
  public static let title2 = Font(name: "title2")
  // page (not seen): font/title3
  public static let title3 = Font(name: "title3")
  // page (not seen): font/headline
  public static let headline = Font(name: "headline")
  // page (not seen): font/subheadline
  public static let subheadline = Font(name: "subheadline")
  // page (not seen): font/body
  public static let body = Font(name: "body")
  // page (not seen): font/callout
  public static let callout = Font(name: "callout")
  // page (not seen): font/footnote
  public static let footnote = Font(name: "footnote")
  // page (not seen): font/caption
  public static let caption = Font(name: "caption")
  // page (not seen): font/bold()
  public func bold() -> Font { Font(name: name + ".bold") }
  // page (not seen): font/monospaceddigit()
  public func monospacedDigit() -> Font { Font(name: name + ".monospacedDigit") }
}

// page: image
public struct Image: Equatable, Sendable {
  let name: String
  // page: image/init(systemname:)
  public init(systemName: String) { name = systemName }
  // page: image/init(_:bundle:)
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  #if !STANDIN_MACOS && !STANDIN_WATCHOS
    // page (not seen): image/init(uiimage:)
    public init(uiImage: UIImage) { name = "image" }
  #elseif STANDIN_MACOS
    // page (not seen): image/init(nsimage:)
    public init(nsImage: NSImage) { name = "image" }
  #endif
  // page (not seen): image/resizable(capinsets:resizingmode:)
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  // page (not seen): image/resizingmode
  public enum ResizingMode: Sendable {
    // page (not seen): image/resizingmode/tile
    case tile
    // page (not seen): image/resizingmode/stretch
    case stretch
  }
}
extension Image: View {
  // page (not seen): image/body-swift.typealias
  public typealias Body = Never
}
extension Image: Primitive {
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.image) { $0.attributes["image"] = name }
  }
}
