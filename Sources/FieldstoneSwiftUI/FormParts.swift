import FieldstoneCore
import SwiftUI

/// What a program says about the views of a form: the controls of its own, and the theme.
struct FormParts {
  typealias Make = @MainActor (FormRow, @escaping @MainActor (FormInput) -> Void) -> AnyView?

  var controls = RowTable<Make>()
  var theme = FormTheme.standard
  /// How many controls were declared. Closures can't be compared.
  var version: Int { controlCount }
  private var controlCount = 0

  mutating func add(_ make: @escaping Make, for rows: FormRowSelector) {
    controls.add(make, for: rows)
    controlCount += 1
  }
}

private struct FormPartsKey: EnvironmentKey {
  static let defaultValue = FormParts()
}

extension EnvironmentValues {
  var formParts: FormParts {
    get { self[FormPartsKey.self] }
    set { self[FormPartsKey.self] = newValue }
  }
}

extension View {
  /// Shows the selected rows of the forms in this view with a control of the program's own.
  ///
  /// The form writes the title, the help and the issues beside it. The view shows the row's answer, and sends what people
  /// do with it.
  ///
  /// ```swift
  /// import FieldstoneSwiftUI
  /// import SwiftUI
  ///
  /// struct RatingView: View {
  ///   let session: FormSession<Attendee>
  ///
  ///   var body: some View {
  ///     FormView(session).formControl(for: .row("rating")) { row, send in
  ///       Button("Five stars, not \(row.display)") { send(.set(row.id, .number(5))) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the view of a row. It is called again whenever the row changes.
  public func formControl<Content: View>(
    for rows: FormRowSelector,
    @ViewBuilder content:
      @escaping @MainActor (_ row: FormRow, _ send: @escaping @MainActor (FormInput) -> Void) -> Content
  ) -> some View {
    transformEnvironment(\.formParts) { parts in parts.add({ AnyView(content($0, $1)) }, for: rows) }
  }

  /// Shows the forms in this view with a theme. Distances, heights and separators are those of SwiftUI's own lists.
  public func formTheme(_ theme: FormTheme) -> some View { transformEnvironment(\.formParts) { $0.theme = theme } }
}

extension FormState {
  /// Whether the program has a view of its own for a row.
  func hasOwnView(_ row: FormRow) -> Bool { !parts.controls.isEmpty && ownView(of: row) != nil }

  /// The program's view of a row.
  func ownView(of row: FormRow) -> AnyView? {
    parts.controls.views(for: row, in: engine).lazy.compactMap { make in
      make(row) { [weak self] input in self?.send(input) }
    }.first
  }
}
