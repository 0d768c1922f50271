import FieldstoneCore

/// Why a form can't be shown in a window.
public enum GTKFormError: Error, Equatable, CustomStringConvertible {
  /// There is no display to show a window on.
  case noDisplay
  /// The call didn't come from the first thread of the process, or came after the first `await` of an async `main`.
  case notMainThread
  /// The form's definition has problems.
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
