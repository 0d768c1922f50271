import FieldstoneCore

/// What a field with a control of the program's own looks like in a full-screen form: lines of text, and what keys and
/// clicks do. The dialogue asks for such a field as it asks for the control's fallback.
///
/// The form makes one for each such row, and keeps it until the row is gone. It writes the title, the help and the issues
/// itself, follows the focus, and moves on with Tab, so none of these is the control's work.
///
/// A heading, a footer or a text can have one, too: its ``lines(_:_:)`` then take the place of the row's own text. So can a
/// button that is selected by its id or its kind, and the links to other pages (`.rows(.link)`): the lines are then what
/// is pressed.
public protocol TerminalFormControl: AnyObject {
  /// The lines of the control beside or below the title. What doesn't fit is cut off; control characters are shown as
  /// visible ones.
  func lines(_ row: FormRow, _ space: TerminalFormSpace) -> [TerminalFormLine]

  /// What a key does while the row has the focus and can be changed.
  ///
  /// - Returns: Nil if the key keeps its meaning in the form: Enter and the arrows move on, or step a number whose
  ///   fallback is a slider.
  func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction?

  /// What a click does in the control's own lines; everything that it does can also be done with keys.
  func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction?

  /// Whether the field keeps the form's own control, with the lines below it. What is typed goes there.
  var addsToField: Bool { get }

  /// The keys of the control, as the foot of the form shows them, such as `←→ choose`.
  var keys: FormString? { get }
}

extension TerminalFormControl {
  public func press(_ key: TerminalFormKey, _ row: FormRow) -> TerminalFormAction? { nil }
  public func click(column: Int, line: Int, _ row: FormRow) -> TerminalFormAction? { nil }
  public var addsToField: Bool { false }
  public var keys: FormString? { nil }
}

/// The room for a control of the program's own.
public struct TerminalFormSpace: Sendable, Hashable {
  /// The number of columns.
  public let columns: Int
  /// The number of lines: more of them push the rows below out of the window.
  public let lines: Int
  /// Whether the row has the focus.
  public let hasFocus: Bool
}

/// A line of a control: texts one after the other, each with its look.
public struct TerminalFormLine: Sendable, Hashable {
  struct Part: Sendable, Hashable {
    let text: String
    let look: TerminalFormLook
  }

  private(set) var parts: [Part] = []
  /// The column at which the cursor stands while the row has the focus; nil if it isn't on this line.
  public var cursor: Int?

  public init(_ text: String = "", _ look: TerminalFormLook = .plain, cursor: Int? = nil) {
    if !text.isEmpty { parts = [Part(text: text, look: look)] }
    self.cursor = cursor
  }

  /// Adds a text at the end.
  public mutating func add(_ text: String, _ look: TerminalFormLook = .plain) {
    parts.append(Part(text: text, look: look))
  }
}

/// What a text is, which the theme turns into colors. No meaning may depend on a look alone: some terminals have none.
public enum TerminalFormLook: String, Sendable, Codable, CaseIterable {
  case plain
  /// The title of a section.
  case heading
  /// The title of the row with the focus.
  case title
  /// Secondary text.
  case help
  /// A field that text is typed into.
  case field
  /// What keys apply to.
  case current
  case disabled
  case error, warning, info
  /// The name of a key.
  case key

  var style: CellStyle {
    switch self {
    case .plain: .plain
    case .heading: .heading
    case .title: .title
    case .help: .help
    case .field: .field
    case .current: .current
    case .disabled: .disabled
    case .error: .errorText
    case .warning: .warningText
    case .info: .infoText
    case .key: .key
    }
  }
}

/// A key that a control gets. Tab, Esc, and other keys with Alt or Ctrl belong to the form.
public enum TerminalFormKey: Sendable, Hashable {
  /// A character, or several that arrived together.
  case text(String)
  case paste(String)
  case enter, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown

  init?(_ key: Key) {
    // With Ctrl, too, these keys go to an end.
    if key.modifiers == .control, key.name == .home || key.name == .end {
      self = key.name == .home ? .home : .end
      return
    }
    guard key.modifiers.isSubset(of: .shift) else { return nil }
    switch key.name {
    case .text(let text): self = .text(text)
    case .paste(let text): self = .paste(text)
    case .enter: self = .enter
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .tab, .escape, .insert, .function: return nil
    }
  }
}

/// What follows from a key or a click in a control.
public enum TerminalFormAction: Sendable, Hashable {
  /// The input is sent to the form.
  case send(FormInput)
  /// Only the control itself has changed, and is drawn again.
  case stay
}

/// What a row looks like in a full-screen form.
public struct TerminalFormRowLook: Sendable, Hashable {
  /// Stands before the title.
  public var before = ""
  /// The look of the title; nil for the usual one, which also shows the focus.
  public var title: TerminalFormLook?
  /// The look of an answer that has no look of its own.
  public var answer: TerminalFormLook?
}

/// What a program says about the rows of a full-screen form.
struct OwnParts {
  var controls = RowTable<(FormRow) -> (any TerminalFormControl)?>()
  var looks = RowTable<(inout TerminalFormRowLook, FormRow) -> Void>()
  var issues = RowTable<(FormRow, TerminalFormSpace) -> [TerminalFormLine]?>()
}

extension TerminalForm {
  /// Shows the selected fields with a control of the program's own, in a full-screen form; also a heading, a footer or
  /// a text that is selected by its id or its kind.
  ///
  /// - Parameter make: Makes the control for a row; returns nil to leave it to the form.
  public func present(
    _ rows: FormRowSelector, _ make: @escaping (FormRow) -> (any TerminalFormControl)?
  ) -> TerminalForm {
    var form = self
    form.ownParts.controls.add(make, for: rows)
    return form
  }

  /// Changes what the selected rows look like in a full-screen form.
  public func adjust(
    _ rows: FormRowSelector, _ change: @escaping (inout TerminalFormRowLook, FormRow) -> Void
  ) -> TerminalForm {
    var form = self
    form.ownParts.looks.add(change, for: rows)
    return form
  }
}

extension TerminalScreenForm {
  /// Shows the selected fields with a control of the program's own; see ``TerminalForm/present(_:_:)``.
  public func present(
    _ rows: FormRowSelector, _ make: @escaping (FormRow) -> (any TerminalFormControl)?
  ) -> TerminalScreenForm {
    var form = self
    form.ownParts.controls.add(make, for: rows)
    return form
  }

  /// Changes what the selected rows look like.
  public func adjust(
    _ rows: FormRowSelector, _ change: @escaping (inout TerminalFormRowLook, FormRow) -> Void
  ) -> TerminalScreenForm {
    var form = self
    form.ownParts.looks.add(change, for: rows)
    return form
  }
}

extension TerminalFormView {
  /// Shows the selected fields with a control of the program's own; see ``TerminalForm/present(_:_:)``.
  @discardableResult public func present(
    _ rows: FormRowSelector, _ make: @escaping (FormRow) -> (any TerminalFormControl)?
  ) -> Self {
    screen.ownParts.controls.add(make, for: rows)
    return self
  }

  /// Changes what the selected rows look like.
  @discardableResult public func adjust(
    _ rows: FormRowSelector, _ change: @escaping (inout TerminalFormRowLook, FormRow) -> Void
  ) -> Self {
    screen.ownParts.looks.add(change, for: rows)
    return self
  }
}
