// page: pickerstyle
public protocol PickerStyle {}

extension View {
  // page: view/pickerstyle(_:)
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    inherited("pickerStyle", styleName(S.self, "PickerStyle"))
  }
}
// page: defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
  // page (not seen): defaultpickerstyle/init()
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  // page: pickerstyle/automatic
  public static var automatic: DefaultPickerStyle { .init() }
}
// page (not seen): inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
  // page (not seen): inlinepickerstyle/init()
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  // page: pickerstyle/inline
  public static var inline: InlinePickerStyle { .init() }
}
#if !STANDIN_WATCHOS
  // page (not seen): menupickerstyle
  public struct MenuPickerStyle: PickerStyle {
    // page (not seen): menupickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == MenuPickerStyle {
    // page: pickerstyle/menu
    public static var menu: MenuPickerStyle { .init() }
  }
  // page (not seen): segmentedpickerstyle
  public struct SegmentedPickerStyle: PickerStyle {
    // page (not seen): segmentedpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == SegmentedPickerStyle {
    // page: pickerstyle/segmented
    public static var segmented: SegmentedPickerStyle { .init() }
  }
#endif
#if !STANDIN_WATCHOS && !STANDIN_TVOS
  // page (not seen): palettepickerstyle
  public struct PalettePickerStyle: PickerStyle {
    // page (not seen): palettepickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == PalettePickerStyle {
    // page: pickerstyle/palette
    public static var palette: PalettePickerStyle { .init() }
  }
#endif
#if !STANDIN_MACOS
  // page (not seen): navigationlinkpickerstyle
  public struct NavigationLinkPickerStyle: PickerStyle {
    // page (not seen): navigationlinkpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == NavigationLinkPickerStyle {
    // page: pickerstyle/navigationlink
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
  }
#endif
#if !STANDIN_MACOS && !STANDIN_TVOS
  // page (not seen): wheelpickerstyle
  public struct WheelPickerStyle: PickerStyle {
    // page (not seen): wheelpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == WheelPickerStyle {
    // page: pickerstyle/wheel
    public static var wheel: WheelPickerStyle { .init() }
  }
#endif
#if STANDIN_MACOS
  // page (not seen): radiogrouppickerstyle
  public struct RadioGroupPickerStyle: PickerStyle {
    // page (not seen): radiogrouppickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == RadioGroupPickerStyle {
    // page: pickerstyle/radiogroup
    public static var radioGroup: RadioGroupPickerStyle { .init() }
  }
#endif
