// page: primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

extension View {
  // page: view/buttonstyle(_:)-7cpcy
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    inherited("buttonStyle", styleName(S.self, "ButtonStyle").replacingOccurrences(of: "default", with: "automatic"))
  }
}
// page: defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  // page: defaultbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  // page: primitivebuttonstyle/automatic
  public static var automatic: DefaultButtonStyle { .init() }
}
// page: plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
  // page: plainbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  // page: primitivebuttonstyle/plain
  public static var plain: PlainButtonStyle { .init() }
}
// page: borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  // page: borderlessbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  // page: primitivebuttonstyle/borderless
  public static var borderless: BorderlessButtonStyle { .init() }
}
// page: borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  // page: borderedbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  // page: primitivebuttonstyle/bordered
  public static var bordered: BorderedButtonStyle { .init() }
}
// page: borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  // page: borderedprominentbuttonstyle/init()
  public nonisolated init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  // page: primitivebuttonstyle/borderedprominent
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
