// page: layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  // page (not seen): layoutdirection/lefttoright
  case leftToRight
  // page (not seen): layoutdirection/righttoleft
  case rightToLeft
}
// page (not seen): colorscheme
public enum ColorScheme: CaseIterable, Sendable {
  // page (not seen): colorscheme/light
  case light
  // page (not seen): colorscheme/dark
  case dark
}
// page (not seen): userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
  // page (not seen): userinterfacesizeclass/compact
  case compact
  // page (not seen): userinterfacesizeclass/regular
  case regular
}
// page: dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  // page (not seen): dynamictypesize/xsmall (and its siblings)
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  // page (not seen): dynamictypesize/accessibility1 (and its siblings)
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  // page (not seen): dynamictypesize/isaccessibilitysize
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
// page: scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
  // page (not seen): scenephase/background
  case background
  // page: scenephase/inactive
  case inactive
  // page: scenephase/active
  case active
}
// page: dismissaction
@MainActor @preconcurrency public struct DismissAction {
  final class Target: Sendable {
    let dismiss: @MainActor () -> Void
    init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }
  }
  let target: Target?
  nonisolated init(target: Target?) { self.target = target }
  // page (not seen): dismissaction/callasfunction()
  public func callAsFunction() { target?.dismiss() }
}
// page (not seen): openurlaction
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  // page (not seen): openurlaction/result
  public struct Result: Sendable {
    let name: String
    // page (not seen): openurlaction/result/handled
    public static let handled = Result(name: "handled")
    // page (not seen): openurlaction/result/discarded
    public static let discarded = Result(name: "discarded")
    // page (not seen): openurlaction/result/systemaction
    public static let systemAction = Result(name: "systemAction")
  }
  final class Target: @unchecked Sendable {
    let handler: (URL) -> Result
    init(_ handler: @escaping (URL) -> Result) { self.handler = handler }
  }
  let target: Target
  // page (not seen): openurlaction/init(handler:)
  public nonisolated init(handler: @escaping (URL) -> OpenURLAction.Result) { target = Target(handler) }
  // page (not seen): openurlaction/callasfunction(_:)
  public func callAsFunction(_ url: URL) { _ = target.handler(url) }
}
#if !STANDIN_MACOS && !STANDIN_WATCHOS
  // page: editmode
  public enum EditMode: Hashable, Sendable {
    // page: editmode/inactive
    case inactive
    // page: editmode/transient
    case transient
    // page: editmode/active
    case active
    // page: editmode/isediting
    public var isEditing: Bool { self != .inactive }
  }
#endif
// page: transaction
public struct Transaction {
  // page (not seen): transaction/init()
  public init() {}
  // page (not seen): transaction/init(animation:)
  public init(animation: Animation?) { self.animation = animation }
  // page (not seen): transaction/animation
  public var animation: Animation?
  // page (not seen): transaction/disablesanimations
  public var disablesAnimations = false
}
// page (not seen): animation
public struct Animation: Equatable, Sendable {
  let name: String
  // page (not seen): animation/default
  public static let `default` = Animation(name: "default")
  // page (not seen): animation/easeinout
  public static let easeInOut = Animation(name: "easeInOut")
  // page (not seen): animation/linear
  public static let linear = Animation(name: "linear")
  // page (not seen): animation/snappy
  public static let snappy = Animation(name: "snappy")
}
// page: withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
// page (not seen): withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
