private struct Key<Tag, Value: Defaulted>: EnvironmentKey {
  static var defaultValue: Value { Value.fallback }
}
/// What an environment value is where nobody sets it.
private protocol Defaulted {
  static var fallback: Self { get }
}
extension Locale: Defaulted { fileprivate static var fallback: Locale { Locale(identifier: "en_US") } }
extension Calendar: Defaulted { fileprivate static var fallback: Calendar { Calendar(identifier: .gregorian) } }
extension TimeZone: Defaulted { fileprivate static var fallback: TimeZone { .gmt } }
extension Bool: Defaulted { fileprivate static var fallback: Bool { false } }
extension Optional: Defaulted { fileprivate static var fallback: Wrapped? { nil } }
extension Dictionary: Defaulted { fileprivate static var fallback: [Key: Value] { [:] } }
extension LayoutDirection: Defaulted { fileprivate static var fallback: Self { .leftToRight } }
extension DynamicTypeSize: Defaulted { fileprivate static var fallback: Self { .large } }
extension ScenePhase: Defaulted { fileprivate static var fallback: Self { .active } }
extension ColorScheme: Defaulted { fileprivate static var fallback: Self { .light } }
extension DismissAction: nonisolated Defaulted {
  fileprivate nonisolated static var fallback: Self { DismissAction(target: nil) }
}
extension OpenURLAction: nonisolated Defaulted {
  fileprivate nonisolated static var fallback: Self { OpenURLAction { _ in .systemAction } }
}

private enum Disabled {}
private enum ReduceMotion {}
private enum Undo {}
private enum Editing {}
private enum Attributes {}
private enum IsPresented {}
private enum AfterAction {}
private enum Stack {}
private enum SizeClass {}

extension EnvironmentValues {
  // page: environmentvalues/locale
  public var locale: Locale {
    get { self[Key<Locale, Locale>.self] }
    set { self[Key<Locale, Locale>.self] = newValue }
  }
  // page: environmentvalues/calendar
  public var calendar: Calendar {
    get { self[Key<Calendar, Calendar>.self] }
    set { self[Key<Calendar, Calendar>.self] = newValue }
  }
  // page: environmentvalues/timezone
  public var timeZone: TimeZone {
    get { self[Key<TimeZone, TimeZone>.self] }
    set { self[Key<TimeZone, TimeZone>.self] = newValue }
  }
  // page: environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { self[Key<LayoutDirection, LayoutDirection>.self] }
    set { self[Key<LayoutDirection, LayoutDirection>.self] = newValue }
  }
  // page: environmentvalues/dynamictypesize
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key<DynamicTypeSize, DynamicTypeSize>.self] }
    set { self[Key<DynamicTypeSize, DynamicTypeSize>.self] = newValue }
  }
  // page: environmentvalues/scenephase
  public var scenePhase: ScenePhase {
    get { self[Key<ScenePhase, ScenePhase>.self] }
    set { self[Key<ScenePhase, ScenePhase>.self] = newValue }
  }
  // page (not seen): environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self[Key<ColorScheme, ColorScheme>.self] }
    set { self[Key<ColorScheme, ColorScheme>.self] = newValue }
  }
  // page: environmentvalues/isenabled
  public var isEnabled: Bool {
    get { !self[Key<Disabled, Bool>.self] }
    set { self[Key<Disabled, Bool>.self] = !newValue }
  }
  // page (not seen): environmentvalues/accessibilityreducemotion
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[Key<ReduceMotion, Bool>.self] }
    set { self[Key<ReduceMotion, Bool>.self] = newValue }
  }
  // page: environmentvalues/undomanager
  public internal(set) var undoManager: UndoManager? {
    get { self[Key<Undo, UndoManager?>.self] }
    set { self[Key<Undo, UndoManager?>.self] = newValue }
  }
  // page: environmentvalues/dismiss
  public internal(set) var dismiss: DismissAction {
    get { self[Key<DismissAction, DismissAction>.self] }
    set { self[Key<DismissAction, DismissAction>.self] = newValue }
  }
  // page: environmentvalues/ispresented
  public internal(set) var isPresented: Bool {
    get { self[Key<IsPresented, Bool>.self] }
    set { self[Key<IsPresented, Bool>.self] = newValue }
  }
  // page (not seen): environmentvalues/openurl
  public var openURL: OpenURLAction {
    get { self[Key<OpenURLAction, OpenURLAction>.self] }
    set { self[Key<OpenURLAction, OpenURLAction>.self] = newValue }
  }
  #if !STANDIN_MACOS && !STANDIN_WATCHOS
    // page: environmentvalues/editmode
    public var editMode: Binding<EditMode>? {
      get { self[Key<Editing, Binding<EditMode>?>.self] }
      set { self[Key<Editing, Binding<EditMode>?>.self] = newValue }
    }
  #endif
  // page (not seen): environmentvalues/horizontalsizeclass
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key<SizeClass, UserInterfaceSizeClass?>.self] }
    set { self[Key<SizeClass, UserInterfaceSizeClass?>.self] = newValue }
  }

  /// The words of modifiers that reach every control below them.
  var attributes: [String: String] {
    get { self[Key<Attributes, [String: String]>.self] }
    set { self[Key<Attributes, [String: String]>.self] = newValue }
  }
  /// What the buttons of an alert or a dialog do after their own action.
  var afterAction: DismissAction? {
    get { self[Key<AfterAction, DismissAction?>.self] }
    set { self[Key<AfterAction, DismissAction?>.self] = newValue }
  }
  /// What a test decides and Apple's system otherwise would; a surface can't set these.
  package mutating func set(undoManager: UndoManager?) { self.undoManager = undoManager }
  package mutating func set(reduceMotion: Bool) { accessibilityReduceMotion = reduceMotion }
}
