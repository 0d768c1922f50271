// page: shapestyle
public protocol ShapeStyle: Sendable {}

// page: color
public struct Color: Hashable, Sendable, ShapeStyle {
  let name: String
  /// Red, green, blue and opacity, so that a test can tell colors apart.
  package var components: [Double] = []
  // page: color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "rgb"
    components = [red, green, blue, opacity]
  }
  init(name: String) { self.name = name }
  // page: color/rgbcolorspace
  public enum RGBColorSpace: Sendable {
    // page: color/rgbcolorspace/srgb
    case sRGB
    // page: color/rgbcolorspace/srgblinear
    case sRGBLinear
    // page: color/rgbcolorspace/displayp3
    case displayP3
  }
  // page: color/red
  public static let red = Color(name: "red")
  // page: color/orange
  public static let orange = Color(name: "orange")
  // page: color/yellow
  public static let yellow = Color(name: "yellow")
  // page: color/green
  public static let green = Color(name: "green")
  // page: color/blue
  public static let blue = Color(name: "blue")
  // page: color/gray
  public static let gray = Color(name: "gray")
  // page: color/black
  public static let black = Color(name: "black")
  // page: color/white
  public static let white = Color(name: "white")
  // page: color/clear
  public static let clear = Color(name: "clear")
  // page: color/primary
  public static let primary = Color(name: "primary")
  // page: color/secondary
  public static let secondary = Color(name: "secondary")
  // page: color/accentcolor
  public static let accentColor = Color(name: "accentColor")
}
extension Color: View {
  // page (not seen): color/body-swift.typealias
  public typealias Body = Never
}
extension Color: Primitive {}

extension ShapeStyle where Self == Color {
  // page: shapestyle/red
  public static var red: Color { .red }
  // page: shapestyle/orange
  public static var orange: Color { .orange }
  // page: shapestyle/yellow
  public static var yellow: Color { .yellow }
  // page: shapestyle/green
  public static var green: Color { .green }
  // page: shapestyle/blue
  public static var blue: Color { .blue }
  // page: shapestyle/gray
  public static var gray: Color { .gray }
}

// page: hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  // page: shapestyle/primary
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  // page: shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  // page: shapestyle/tertiary
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
}

// page: tintshapestyle
public struct TintShapeStyle: ShapeStyle {
  // page: tintshapestyle/init()
  public init() {}
}
extension ShapeStyle where Self == TintShapeStyle {
  // page: shapestyle/tint
  public static var tint: TintShapeStyle { .init() }
}

// page: font
public struct Font: Hashable, Sendable {
  let name: String
  // page: font/largetitle
  public static let largeTitle = Font(name: "largeTitle")
  // page: font/title
  public static let title = Font(name: "title")
  // page: font/title2
  public static let title2 = Font(name: "title2")
  // page: font/title3
  public static let title3 = Font(name: "title3")
  // page: font/headline
  public static let headline = Font(name: "headline")
  // page: font/subheadline
  public static let subheadline = Font(name: "subheadline")
  // page: font/body
  public static let body = Font(name: "body")
  // page: font/callout
  public static let callout = Font(name: "callout")
  // page: font/footnote
  public static let footnote = Font(name: "footnote")
  // page: font/caption
  public static let caption = Font(name: "caption")
  // page: font/bold()
  public func bold() -> Font { Font(name: name + ".bold") }
  // page: font/monospaceddigit()
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
    // page: image/init(uiimage:)
    public init(uiImage: UIImage) { name = "image" }
  #elseif STANDIN_MACOS
    // page: image/init(nsimage:)
    public init(nsImage: NSImage) { name = "image" }
  #endif
  // page: image/resizable(capinsets:resizingmode:)
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  // page: image/resizingmode
  public enum ResizingMode: Sendable {
    // page: image/resizingmode/tile
    case tile
    // page: image/resizingmode/stretch
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
