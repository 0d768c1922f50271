import FieldstoneCore
import Foundation

/// A form in a part of a terminal window that a program manages: the program owns the terminal and the event loop,
/// passes on the bytes that are meant for the form, and writes the bytes that the form returns.
///
/// ```swift
/// let view = TerminalFormView(form, columns: 60, lines: 20)
/// view.place = (column: 10, line: 2)
/// var model: Attendee?
/// write(view.draw())
/// while view.state == .running {
///   view.feed(readBytes())
///   if view.state == .submitting { model = await view.finish() }
///   write(view.draw())
/// }
/// ```
///
/// The view changes neither the terminal's settings nor any cell outside its area. For the pointer and for pasted text,
/// the program turns on the terminal modes 1002, 1006 and 2004. Handling Ctrl-Z is up to the program.
public final class TerminalFormView<Model> {
  /// The state of the form.
  public enum State: Sendable, Hashable {
    case running
    /// The person has submitted, or there are changes to save; call ``TerminalFormView/finish()`` to run the handlers.
    case submitting
    case submitted
    /// The person has left.
    case left
    /// The person goes on from the field of a view that shows only that one, or back. The view runs again with the next
    /// key that it gets.
    case leftField(isBack: Bool)
  }

  /// The form that is filled in.
  public let form: FormSession<Model>
  public private(set) var state = State.running
  /// The cell of the window at the form's top left corner, counted from 0.
  public var place = (column: 0, line: 0) { didSet { drawn = nil } }
  /// Whether keys go to the form at the moment. If not, it shows no cursor.
  public var isActive = true { didSet { if !isActive, screen.only != nil { screen.rest() } } }
  let screen: FormScreen
  private let theme: ScreenTheme
  private var decoder = KeyDecoder()
  private var clicks = ClickCounter()
  private var drawn: CellGrid?

  /// - Parameters:
  ///   - columns: the width in cells, at least 1.
  ///   - lines: the height in cells, at least 1.
  ///   - theme: the theme; the terminal is not queried for its background color.
  public init(
    _ form: FormSession<Model>, columns: Int, lines: Int, theme: TerminalTheme = .automatic,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.form = form
    self.theme = ScreenTheme(theme, environment: environment)
    screen = FormScreen(form, width: max(1, columns), height: max(1, lines))
    screen.ownsTerminal = false
  }

  /// Creates a view of one field, placed by hand between other things that the program draws. The fields that are placed
  /// so belong to one form, which the program submits with the session.
  ///
  /// - Returns: nil if the property isn't a field of the form.
  public init?(
    _ form: FormSession<Model>, only field: PartialKeyPath<Model>, columns: Int, lines: Int,
    theme: TerminalTheme = .automatic, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let row = form.rowID(for: field) else { return nil }
    self.form = form
    self.theme = ScreenTheme(theme, environment: environment)
    screen = FormScreen(form, width: max(1, columns), height: max(1, lines), only: row)
    screen.ownsTerminal = false
    isActive = false
  }

  /// Changes the size. The program has to clear what was drawn before.
  public func resize(columns: Int, lines: Int) {
    screen.resize(columns, lines)
    redraw()
  }

  // MARK: Keys

  /// Processes bytes from the terminal, in pieces of any size. Keys after a submit wait until that is finished.
  public func feed(_ bytes: some Sequence<UInt8>) {
    decoder.add(bytes)
    takeKeys()
  }

  /// Whether the bytes so far are ambiguous: an Escape may be the key, or the beginning of a sequence. The program then
  /// waits about 30 ms, and calls ``feedNothing()`` if no byte arrives.
  public var isUndecided: Bool { decoder.isUndecided }

  /// Tells the view that no further byte arrived in time: a pending Escape is the Esc key.
  public func feedNothing() { takeKeys(isLate: true) }

  private func takeKeys(isLate: Bool = false) {
    if case .leftField = state { state = .running }
    // The program may have changed the form in the meantime.
    screen.settle()
    while state == .running, let input = decoder.next(isLate: isLate) {
      guard let input = moved(input) else { continue }
      switch screen.take(input) {
      // The program owns the terminal, so the view neither suspends it nor hands it to an editor.
      case .goesOn, .stops, .handsOver, .cancelsSave, .leavesForLater, .takesDraft: break
      case .redraws: redraw()
      case .leaves: state = .left
      case .submits: state = .submitting
      case .moves(let isBack): state = .leftField(isBack: isBack)
      }
      if state == .running, screen.wantsSave { state = .submitting }
    }
  }

  /// Takes the text copied since the last call, or nil; the program may put it on the system's clipboard.
  public func takeCopied() -> String? {
    defer { screen.copied = nil }
    return screen.copied
  }

  /// The input with the pointer's coordinates relative to the form; nil for a press or scroll outside of the form.
  private func moved(_ input: ScreenInput) -> ScreenInput? {
    guard case .pointer(var pointer) = input else { return input }
    pointer.x -= place.column
    pointer.y -= place.line
    let isInside = (0..<screen.width).contains(pointer.x) && (0..<screen.height).contains(pointer.y)
    // A drag that began inside may continue and end outside.
    guard isInside || pointer.action == .drag || pointer.action == .release else { return nil }
    return .pointer(clicks.count(pointer, at: .now))
  }

  /// Runs the handlers once ``state`` is ``State/submitting``. If one fails, the form shows the error and stays. After a
  /// save, the form stays, too.
  ///
  /// - Returns: the submitted model; nil if the form continues, or was not being submitted.
  nonisolated(nonsending) public func finish() async -> Model? {
    guard state == .submitting else { return nil }
    let outcome = await form.finishSubmitting()
    state = .running
    if form.facts.mode == .submit {
      screen.settle()
      switch outcome {
      case .submitted(let model):
        state = .submitted
        return model
      case .failed(let error): screen.show(.failed(form.environment.words(for: error)))
      case .invalid: screen.message = screen.text(form.notSubmitted)
      case .refused, .cancelled, nil: break
      }
    } else if screen.takeSave(SaveEnd(outcome, form.environment)) {
      state = .left
    }
    takeKeys()
    return nil
  }

  // MARK: Drawing

  /// The current content of the form, for programs that draw cells themselves.
  public var frame: TerminalFrame { TerminalFrame(grid, theme) }

  /// The bytes that update the form's part of the window: only what changed since the last call, as one synchronized
  /// update that leaves the cursor at its position. Empty if nothing changed.
  public func draw() -> [UInt8] {
    let next = grid
    defer { drawn = next }
    return FrameWriter(theme).bytes(from: drawn, to: next, at: .part(x: place.column, y: place.line))
  }

  /// Makes the next ``draw()`` write everything, for when something else was drawn over the form.
  public func redraw() { drawn = nil }

  private var grid: CellGrid {
    // An inactive form may have no focus.
    if isActive { screen.settle() }
    var grid = screen.frame()
    if !isActive { grid.cursor = nil }
    return grid
  }
}
