import FieldstoneCore
import SwiftUI

/// One row. Its own body only chooses the view; that of the view is evaluated when the row changes.
struct RowView: View {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    content
      .deleteDisabled(!state.actions.contains(.remove))
      .moveDisabled(state.actions.isDisjoint(with: [.moveUp, .moveDown]))
  }

  @ViewBuilder private var content: some View {
    switch state.shape {
    case .header: HeaderRow(state: state)
    case .footer, .note: NoteRow(state: state)
    case .notice: NoticeRow(state: state)
    case .fact: FactRow(state: state)
    case .text, .stepper, .slider: TextRow(state: state, focus: focus)
    case .longText: LongTextRow(state: state, focus: focus)
    case .secret: SecretRow(state: state, focus: focus)
    case .date: DateRow(state: state, focus: focus)
    case .file: FileRow(state: state, focus: focus)
    case .toggle: ToggleRow(state: state, focus: focus)
    case .menu, .inlineChoice, .segments: PickerRow(state: state, focus: focus)
    case .optionSteps, .optionSlider: OptionStepsRow(state: state, focus: focus)
    case .expanding: ExpandingRow(state: state, focus: focus)
    case .checks: ChecksRow(state: state, focus: focus)
    case .optionPage: OptionPageRow(state: state, focus: focus)
    case .link, .element: LinkRow(state: state, focus: focus)
    case .inlineElement: ElementRow(state: state)
    case .collection: CollectionRow(state: state)
    case .add: AddRow(state: state, focus: focus)
    case .button, .navigation: ButtonRow(state: state, focus: focus)
    case .content: ContentRow(state: state)
    case .own: OwnRow(state: state, focus: focus)
    }
  }
}

/// The view of one kind of row.
@MainActor
protocol FormRowBody: View {
  var state: RowState { get }
}

extension FormRowBody {
  var row: FormRow { state.row }
  var form: FormState { state.form }
  var environment: FormEnvironment { form.engine.environment }

  func text(_ words: FormString) -> String { words.text(in: environment) }

  /// Whether what the row can open is open.
  var isOpen: Binding<Bool> {
    Binding {
      state.isOpen
    } set: {
      state.isOpen = $0
    }
  }

  /// The title; that of an element has its number.
  var label: String {
    guard let position = state.position else { return row.label }
    return text(.common(.numbered, .text(row.label), .grouped(position.number, in: environment)))
  }

  /// The title with the number of an element, and how many there are.
  var fullLabel: String {
    guard let position = state.position else { return row.label }
    let numbers = [position.number, position.count].map { FormArgument.grouped($0, in: environment) }
    return text(.common(.elementTitle, .text(row.label), numbers[0], numbers[1]))
  }
}
