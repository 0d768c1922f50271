/// The theme of a surface, which can be changed while the form is shown. Copies of a surface share it.
public final class FormAppearance: Sendable {
  private struct State {
    var theme: FormTheme
    var revision = 0
  }

  private let state: Locked<State>

  public init(_ theme: FormTheme = .standard) { state = Locked(State(theme: theme)) }

  /// The theme.
  public var theme: FormTheme {
    get { state.withLock { $0.theme } }
    set {
      state.withLock { state in
        guard state.theme != newValue else { return }
        state.theme = newValue
        state.revision += 1
      }
    }
  }

  /// Another number after each change.
  package var revision: Int { state.withLock { $0.revision } }
}
