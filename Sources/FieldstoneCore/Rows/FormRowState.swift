import Foundation

/// What the row of a field is made from: with the same state, on the same ``FormRowBasis``, the row is the same.
///
/// A surface that keeps what it has made from a row compares states instead of rows, which takes a fraction of the time
/// that making the row takes. Only fields whose row depends on nothing else have one, see ``FormRows/state(at:)``.
package struct FormRowState: Sendable {
  /// The field of the definition, which lives as long as the definition that the basis knows.
  fileprivate let element: ObjectIdentifier
  /// The path of what the field is in. A definition may be in a form more than once.
  fileprivate let prefix: String
  fileprivate let value: StoredValue
  fileprivate let draft: Draft?
  fileprivate let issues: [FormIssue]
  fileprivate let flags: SlotFlags
  /// How deeply the row is nested, see ``FormRow/depth``.
  package let depth: Int16

  /// The bytes that it takes beside the definition, about.
  package var bytes: Int {
    80 + value.textBytes + (draft?.text.utf8.count ?? 0) + issues.count * 200
  }

  /// What a row has in common with a state.
  package enum Match: Sendable {
    /// It is the same row, in the same state.
    case same
    /// It is the same row, in another state.
    case changed
    /// It is another row.
    case none
  }
}

/// What all rows of a form depend on.
package struct FormRowBasis: Sendable, Equatable {
  /// Weak, because a program may make a definition for each session.
  private weak var core: DefinitionCore?
  private let locale: Locale
  private let calendar: Calendar.Identifier
  private let timeZone: TimeZone
  private let titleCase: FormTitleCase
  private let marksOptional: Bool

  /// - Returns: Nil if rows depend on more: on a program that translates texts, on checks and actions that are running,
  ///   on the form being locked.
  fileprivate init?(_ engine: FormEngine) {
    let environment = engine.environment
    let checks = engine.checks
    guard environment.translate == nil, !checks.isAnyPending, !checks.isAwaited, engine.actionWork.isEmpty,
      !engine.isLocked, !engine.returnSubmits, engine.several == nil
    else { return nil }
    // These stay equal when the system's setting changes.
    guard environment.locale != .autoupdatingCurrent, environment.timeZone != .autoupdatingCurrent else { return nil }
    core = engine.core
    (locale, calendar, timeZone) = (environment.locale, environment.calendar.identifier, environment.timeZone)
    (titleCase, marksOptional) = (environment.titleCase, engine.marksOptional)
  }

  /// Whether the definition is still there. One that a program makes for each session is not.
  package var isAlive: Bool { core != nil }

  package static func == (left: Self, right: Self) -> Bool {
    guard let core = left.core, core === right.core else { return false }
    return left.marksOptional == right.marksOptional && left.titleCase == right.titleCase
      && left.calendar == right.calendar && left.timeZone == right.timeZone && left.locale == right.locale
  }
}

extension FormEngine {
  /// What all rows have in common; nil if they depend on more than that and their ``FormRowState``.
  package var rowBasis: FormRowBasis? { FormRowBasis(self) }
}

extension FormRows {
  /// The state of the field at an index. Nil for other rows, and for fields that can't be edited or whose row depends on
  /// more than its state: on closures, on a search, on the program's own types and titles of options. Secrets have none.
  package func state(at position: Int) -> FormRowState? { engine.rowState(slot(at: position)) }

  /// Compares the row at an index with a state that it may have had, in this session or another one.
  package func match(_ state: FormRowState, at position: Int) -> FormRowState.Match {
    engine.match(state, slot(at: position))
  }
}

extension FormEngine {
  fileprivate func rowState(_ slot: Int) -> FormRowState? {
    guard let field = field(at: slot), field.hasPlainRow, isEditable(slot), !isDecided(slot), !isBoxed(slot) else {
      return nil
    }
    let block = blocks[block(of: slot)]
    guard let prefix = block.layout.prefix, block.node < 0, !block.layout.hasCases else { return nil }
    return FormRowState(
      element: ObjectIdentifier(field), prefix: prefix, value: storedValue(slot), draft: drafts[slot],
      issues: shownIssues(slot), flags: slots[slot].flags, depth: Int16(clamping: depth(of: field, in: block)))
  }

  /// What never changes about a row needs no look: a session of the same definition has the same.
  fileprivate func match(_ state: FormRowState, _ slot: Int) -> FormRowState.Match {
    let index = block(of: slot)
    guard ObjectIdentifier(element(at: slot)) == state.element, blocks[index].layout.prefix == state.prefix else {
      return .none
    }
    guard slots[slot].flags == state.flags, storedValue(slot) == state.value, hasSame(drafts[slot], state.draft),
      !isDecided(slot), !isReadOnlyItself(slot)
    else { return .changed }
    return state.flags.contains(.showing) && !hasSame(shownIssues(slot), state.issues) ? .changed : .same
  }

  // Texts are equal to Swift whether letters and their accents are one character or two; a page is not.

  private func hasSame(_ left: Draft?, _ right: Draft?) -> Bool {
    guard left == right, let left, let right else { return left == nil && right == nil }
    return left.text.hasSameBytes(as: right.text)
  }

  private func hasSame(_ left: [FormIssue], _ right: [FormIssue]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { left, right in
        left == right && left.text(in: environment).hasSameBytes(as: right.text(in: environment))
      }
  }

  private func isBoxed(_ slot: Int) -> Bool { if case .boxed = storedValue(slot) { true } else { false } }

  /// Whether closures or searches decide on something that the row shows.
  private func isDecided(_ slot: Int) -> Bool {
    if !decidedTexts.isEmpty, decidedTexts[slot] != nil { return true }
    if offered.decides(slot) || !conflictState.isEmpty && conflictState[slot] != nil { return true }
    let link = Int(slots[slot].links)
    return link >= 0 && !(links[link].bounds.isEmpty && links[link].disablers.isEmpty)
  }
}

extension FieldElement {
  /// Whether its row follows from its state, whatever closures of the program return.
  fileprivate final var hasPlainRow: Bool {
    guard codec.isTextFixed, !isPrivate else { return false }
    guard let details else { return true }
    return details.display == nil && details.shownDefault == nil && details.custom == nil && details.line == nil
      && details.suggestions == nil && details.optionQuery == nil && details.contextActions.isEmpty
      && details.asyncRules.isEmpty && details.typing?.returnKey == nil
  }
}
