import FieldstoneCore

/// Why a form can't be shown in a window.
public enum GTKFormError: Error, Equatable, CustomStringConvertible {
  /// There is no display to show a window on.
  case noDisplay
  /// Windows can only be shown from the first thread, by a program whose `main` has not waited for anything yet.
  case notMainThread
  /// The form's own definition is wrong.
  case definition([FormProblem])

  public var description: String {
    switch self {
    case .noDisplay: "There is no display to show a window on. Set WAYLAND_DISPLAY or DISPLAY."
    case .notMainThread: "A window must be shown from the main thread, before anything is awaited in an async main."
    case .definition(let problems):
      "The form can't be shown:\n" + problems.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
