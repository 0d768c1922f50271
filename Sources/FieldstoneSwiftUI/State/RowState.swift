import FieldstoneCore
import Observation

/// One row that is shown: what its view observes. Views hold it; the page knows it only as long as one does.
@MainActor @Observable
final class RowState {
  @ObservationIgnored let id: FormRowID
  /// Strong, because work that goes on for the row, such as the copy of a file, may outlast the view.
  @ObservationIgnored let form: FormState
  /// Which view shows the row. Apart from ``row``, so that an edit doesn't choose the view anew.
  private(set) var shape: RowShape
  /// What can be done with an element. Apart from ``row`` for the same reason.
  private(set) var actions: FormRow.Actions
  /// The entries of the row's own menu, likewise.
  private(set) var menu: [FormRow.ContextAction]
  private(set) var row: FormRow
  /// What is in the field while it is edited. It is never replaced by the echo of what was typed, because that would move
  /// the caret and end a composition.
  private(set) var typed: String
  /// Whether the field is being edited. It then shows what was typed, otherwise the value in the format of its field.
  private(set) var isEdited: Bool
  /// The position in a collection, if it is the row of an element.
  private(set) var position: ElementPosition?
  /// Whether what the row can open is open: its answer, a calendar, a chooser of files, a page with its options; whether
  /// its secret is revealed. Here and not in the view, so that views are only made of a row and the focus.
  var isOpen = false
  /// What is searched for among its options.
  var query = ""
  /// Whether a file is being copied for it.
  var isCopying = false
  /// How many files were chosen or removed: a copy that another choice has overtaken counts for nothing.
  @ObservationIgnored var choices = 0
  /// Whether an input of the view is on its way.
  @ObservationIgnored private var isSending = false

  init(_ row: FormRow, _ form: FormState) {
    id = row.id
    self.form = form
    self.row = row
    shape = RowShape(row, form)
    (actions, menu) = (row.actions, row.contextActions)
    typed = row.text
    isEdited = form.engine.focusedRow == row.id
    position = ElementPosition(form.engine.position(of: row.id))
  }

  /// What the field shows.
  var text: String { isEdited ? typed : row.formatted ?? row.text }

  /// Takes over the row as it is now.
  func update() {
    guard let row = form.engine.row(id) else { return }
    if row != self.row { self.row = row }
    let shape = RowShape(row, form)
    if shape != self.shape { self.shape = shape }
    if row.actions != actions { actions = row.actions }
    if row.contextActions != menu { menu = row.contextActions }
    let position = ElementPosition(form.engine.position(of: id))
    if position != self.position { self.position = position }
    if !isSending, typed != row.text { typed = row.text }
  }

  /// The field is entered or left. What it then shows is what the form has understood.
  func setEdited(_ isEdited: Bool) {
    guard isEdited != self.isEdited else { return }
    if !isEdited { applyMask() }
    self.isEdited = isEdited
    if !isSending, typed != row.text { typed = row.text }
  }

  // MARK: Inputs

  /// Takes what is now in the field. SwiftUI also reports the text that is there already, which is no edit.
  func type(_ text: String) {
    guard text != self.text else { return }
    typed = text
    isEdited = true
    isSending = true
    defer { isSending = false }
    guard case .refused = form.send(.type(id, text)) else { return }
    typed = row.text
  }

  /// Sends an input. If it is refused, the view shows the form's answer again.
  @discardableResult func send(_ input: FormInput) -> FormReply { form.send(input) }

  /// Gives an answer. Using a control that takes no keyboard focus moves the form's focus to it.
  func set(_ answer: FormAnswer) {
    if form.engine.focusedRow != id { send(.focus(id)) }
    if answer != row.answer || row.states.contains(.unread) { send(.set(id, answer)) }
  }

  /// Writes the text in the form of its mask. Only once the field is left: a text that changes under somebody's fingers
  /// loses its caret, and a composition that is open is lost.
  private func applyMask() {
    guard let mask = row.typing?.mask else { return }
    let masked = mask.applied(to: typed, caret: typed.count).text
    if masked != typed { type(masked) }
  }
}

/// The position of an element among those of its collection.
struct ElementPosition: Equatable {
  let number, count: Int

  init?(_ position: (number: Int, count: Int)?) {
    guard let position else { return nil }
    (number, count) = (position.number, position.count)
  }
}
