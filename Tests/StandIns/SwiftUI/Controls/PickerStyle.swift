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
  // page: defaultpickerstyle/init()
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  // page: pickerstyle/automatic
  public static var automatic: DefaultPickerStyle { .init() }
}
// page: inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
  // page: inlinepickerstyle/init()
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  // page: pickerstyle/inline
  public static var inline: InlinePickerStyle { .init() }
}
#if !STANDIN_WATCHOS
  // page: menupickerstyle
  public struct MenuPickerStyle: PickerStyle {
    // page: menupickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == MenuPickerStyle {
    // page: pickerstyle/menu
    public static var menu: MenuPickerStyle { .init() }
  }
  // page: segmentedpickerstyle
  public struct SegmentedPickerStyle: PickerStyle {
    // page: segmentedpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == SegmentedPickerStyle {
    // page: pickerstyle/segmented
    public static var segmented: SegmentedPickerStyle { .init() }
  }
#endif
#if !STANDIN_WATCHOS && !STANDIN_TVOS
  // page: palettepickerstyle
  public struct PalettePickerStyle: PickerStyle {
    // page: palettepickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == PalettePickerStyle {
    // page: pickerstyle/palette
    public static var palette: PalettePickerStyle { .init() }
  }
#endif
#if !STANDIN_MACOS
  // page: navigationlinkpickerstyle
  public struct NavigationLinkPickerStyle: PickerStyle {
    // page: navigationlinkpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == NavigationLinkPickerStyle {
    // page: pickerstyle/navigationlink
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
  }
#endif
#if !STANDIN_MACOS && !STANDIN_TVOS
  // page: wheelpickerstyle
  public struct WheelPickerStyle: PickerStyle {
    // page: wheelpickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == WheelPickerStyle {
    // page: pickerstyle/wheel
    public static var wheel: WheelPickerStyle { .init() }
  }
#endif
#if STANDIN_MACOS
  // page: radiogrouppickerstyle
  public struct RadioGroupPickerStyle: PickerStyle {
    // page: radiogrouppickerstyle/init()
    public init() {}
  }
  extension PickerStyle where Self == RadioGroupPickerStyle {
    // page: pickerstyle/radiogroup
    public static var radioGroup: RadioGroupPickerStyle { .init() }
  }
#endif
