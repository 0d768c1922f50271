// page: primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

extension View {
  // page: view/buttonstyle(_:)
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    inherited("buttonStyle", styleName(S.self, "ButtonStyle").replacingOccurrences(of: "default", with: "automatic"))
  }
}
// page (not seen): defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  // page (not seen): defaultbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  // page (not seen): primitivebuttonstyle/automatic
  public static var automatic: DefaultButtonStyle { .init() }
}
// page (not seen): plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
  // page (not seen): plainbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  // page: primitivebuttonstyle/plain
  public static var plain: PlainButtonStyle { .init() }
}
// page (not seen): borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  // page (not seen): borderlessbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  // page (not seen): primitivebuttonstyle/borderless
  public static var borderless: BorderlessButtonStyle { .init() }
}
// page (not seen): borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  // page (not seen): borderedbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  // page (not seen): primitivebuttonstyle/bordered
  public static var bordered: BorderedButtonStyle { .init() }
}
// page (not seen): borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  // page (not seen): borderedprominentbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  // page (not seen): primitivebuttonstyle/borderedprominent
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
