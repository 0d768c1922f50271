import FieldstoneCore
import Foundation

/// A form in a part of a terminal's window that belongs to the program: the program owns the terminal and its loop, hands
/// over the bytes that are meant for the form, and writes what comes back.
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
/// It touches neither the terminal's settings nor any cell outside of its place. For the pointer and for pasted text the
/// program switches the terminal's modes 1002, 1006 and 2004 on. Ctrl-Z is the program's own.
public final class TerminalFormView<Model> {
  /// How far it is.
  public enum State: Sendable, Hashable {
    case running
    /// The person has submitted; ``TerminalFormView/finish()`` does the program's own work.
    case submitting
    case submitted
    /// The person has left.
    case left
  }

  /// The form that is filled in.
  public let form: FormSession<Model>
  public private(set) var state = State.running
  /// The cell of the window that the form begins at, from 0.
  public var place = (column: 0, line: 0) { didSet { drawn = nil } }
  /// Whether keys go to the form now: else it shows no cursor.
  public var isActive = true
  private let screen: FormScreen
  private let theme: ScreenTheme
  private var decoder = KeyDecoder()
  private var clicks = ClickCounter()
  private var drawn: CellGrid?

  /// - Parameters:
  ///   - columns: how wide it is.
  ///   - lines: how high it is.
  ///   - theme: how it looks; the terminal is not asked for its background.
  public init(
    _ form: FormSession<Model>, columns: Int, lines: Int, theme: TerminalTheme = .automatic,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.form = form
    self.theme = ScreenTheme(theme, environment: environment)
    screen = FormScreen(form, width: max(1, columns), height: max(1, lines))
    screen.ownsTerminal = false
  }

  /// Takes another size; what was drawn is to be cleared by the program.
  public func resize(columns: Int, lines: Int) {
    screen.resize(columns, lines)
    redraw()
  }

  // MARK: Keys

  /// Takes what came from the terminal, in whatever pieces; what follows a submit waits until that is finished.
  public func feed(_ bytes: some Sequence<UInt8>) {
    decoder.add(bytes)
    takeKeys()
  }

  /// Whether something began that only the next byte, or the lack of one, can tell: Escape, or the beginning of a
  /// sequence. A program waits some 30 ms then, and calls ``feedNothing()`` if nothing came.
  public var isUndecided: Bool { decoder.isUndecided }

  /// Nothing more came for a while: Escape was Escape.
  public func feedNothing() { takeKeys(isLate: true) }

  private func takeKeys(isLate: Bool = false) {
    // The program may have changed the form since.
    screen.settle()
    while state == .running, let input = decoder.next(isLate: isLate) {
      guard let input = moved(input) else { continue }
      switch screen.take(input) {
      // The terminal is the program's: it is neither stopped nor lent from here.
      case .goesOn, .stops, .handsOver: break
      case .redraws: redraw()
      case .leaves: state = .left
      case .submits: state = .submitting
      }
    }
  }

  /// What the person has copied since the last time; the program may put it on the system's clipboard.
  public func takeCopied() -> String? {
    defer { screen.copied = nil }
    return screen.copied
  }

  /// With the pointer as the form sees it; nil for presses and turns of the wheel that are meant for what is beside it.
  private func moved(_ input: ScreenInput) -> ScreenInput? {
    guard case .pointer(var pointer) = input else { return input }
    pointer.x -= place.column
    pointer.y -= place.line
    let isInside = (0..<screen.width).contains(pointer.x) && (0..<screen.height).contains(pointer.y)
    // What was begun within is drawn on and ended anywhere.
    guard isInside || pointer.action == .drag || pointer.action == .release else { return nil }
    return .pointer(clicks.count(pointer, at: .now))
  }

  /// Does the program's own work, once ``state`` is ``State/submitting``. Where that fails, the form says why and goes on.
  ///
  /// - Returns: the model; nil where the form goes on.
  nonisolated(nonsending) public func finish() async -> Model? {
    guard state == .submitting else { return nil }
    switch await form.finishSubmitting() {
    case .submitted(let model):
      state = .submitted
      return model
    case .failed(let error):
      screen.show(.failed((error as? any LocalizedError)?.errorDescription ?? String(describing: error)))
    case .invalid, .refused, .cancelled, nil: break
    }
    screen.settle()
    state = .running
    takeKeys()
    return nil
  }

  // MARK: Drawing

  /// What the form shows now, for programs that draw cells themselves.
  public var frame: TerminalFrame { TerminalFrame(grid, theme) }

  /// The bytes that bring the form's part of the window up to date: only what differs from the last time, as one
  /// synchronized update that ends with the cursor where it belongs. Empty where nothing differs.
  public func draw() -> [UInt8] {
    let next = grid
    defer { drawn = next }
    return FrameWriter(theme).bytes(from: drawn, to: next, at: .part(x: place.column, y: place.line))
  }

  /// Something else was drawn over the form: the next time everything is.
  public func redraw() { drawn = nil }

  private var grid: CellGrid {
    // A form that keys don't go to may be without a focus.
    if isActive { screen.settle() }
    var grid = screen.frame()
    if !isActive { grid.cursor = nil }
    return grid
  }
}
