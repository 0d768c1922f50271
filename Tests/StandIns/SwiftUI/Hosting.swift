#if STANDIN_MACOS
  // page: nshostingcontroller
  @MainActor @preconcurrency open class NSHostingController<Content>: NSViewController where Content: View {
    // page: nshostingcontroller/rootview
    public var rootView: Content
    // page (not seen): nshostingcontroller/init(rootview:)
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    // page (not seen): nshostingcontroller/init(coder:)
    @available(*, unavailable) public required dynamic init?(coder: NSCoder) { nil }
  }
  // page: nshostingview
  @MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    // page: nshostingview/rootview
    public var rootView: Content
    // page (not seen): nshostingview/init(rootview:)
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    // page (not seen): nshostingview/init(coder:)
    @available(*, unavailable) public required dynamic init?(coder: NSCoder) { nil }
  }
#elseif !STANDIN_WATCHOS
  // page: uihostingcontroller
  @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
    // page: uihostingcontroller/rootview
    public var rootView: Content
    // page: uihostingcontroller/init(rootview:)
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    // page (not seen): uihostingcontroller/init(coder:rootview:)
    public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }
    // page: uihostingcontroller/init(coder:)
    public required dynamic init?(coder aDecoder: NSCoder) { return nil }
  }
#endif
