import FieldstoneCore
import SwiftUI

/// One field of a form, in a layout of the program's own.
///
/// ```swift
/// import FieldstoneSwiftUI
/// import SwiftUI
///
/// struct SubscribeView: View {
///   let session: FormSession<Attendee>
///
///   var body: some View {
///     VStack {
///       FormFieldView(session, \.email)
///       Button("Subscribe") { session.send(.submit) }
///     }
///   }
/// }
/// ```
///
/// Fields that are placed so belong to one form: an answer in one of them shows in the others. While the field is hidden,
/// or if the property is no field of the form, the view is empty. The program submits the session.
public struct FormFieldView<Model>: View {
  private let session: FormSession<Model>
  private let row: FormRowID?
  @State private var holder = FormStateHolder()
  @FocusState private var focus: FormRowID?
  @Environment(\.formParts) private var parts

  public init(_ session: FormSession<Model>, _ field: PartialKeyPath<Model>) {
    self.session = session
    row = session.rowID(for: field)
  }

  public var body: some View {
    if let row {
      let state = holder.state(of: session, parts: parts, only: row)
      FormFieldContent(page: state.pages[0], row: row, focus: $focus)
        .bridgesFocus($focus, of: state)
        .modifier(QuestionView(page: state.pages[0]))
    }
  }
}

/// The field, while its page has it.
private struct FormFieldContent: View {
  let page: PageState
  let row: FormRowID
  let focus: FocusState<FormRowID?>.Binding

  var body: some View {
    if page.groups.contains(where: { $0.rows.contains(row) }), let state = page.row(row) {
      RowView(state: state, focus: focus)
    }
  }
}
