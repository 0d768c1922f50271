#if os(Linux)
  import FieldstoneCore
  import FieldstoneSwiftUI
  import SwiftUI

  @testable import FieldstoneTesting

  /// A form in a navigation stack, as a program shows it, with what has become of it.
  @MainActor
  final class SwiftUIStage: @preconcurrency ConformanceFormUser {
    private(set) var host: StandInHost!
    let undoManager = UndoManager()
    private var submitted: Result<String, any Error>?
    private var hasLeft = false

    init(_ form: ConformanceForm) throws { try form.show(self) }

    func use<Model>(_ form: FormSession<Model>, json: @escaping @Sendable (Model) throws -> String) throws {
      var environment = EnvironmentValues()
      environment.set(undoManager: undoManager)
      host = StandInHost(
        NavigationStack {
          FormView(form)
            .onSubmitted { [weak self] model in self?.submitted = Result { try json(model) } }
            .onLeft { [weak self] in self?.hasLeft = true }
        }, environment: environment)
    }

    func outcome() throws -> ConformanceOutcome {
      host.settle()
      if let submitted { return .submitted(try submitted.get()) }
      return hasLeft ? .cancelled : .open
    }

    var isAtWork: Bool { submitted == nil && !hasLeft && screen().isBusy }

    func screen() -> SwiftUIScreen {
      host.settle()
      // A page is read from its beginning.
      if let form = SwiftUIScreen(host.root).form { host.scroll(form, to: 0) }
      return SwiftUIScreen(host.root)
    }

    /// A row that is on the screen.
    func row(
      _ name: ConformanceRowName, _ wish: String, where isMeant: (FormReading.Row) -> Bool
    ) throws -> SwiftUIRow {
      let screen = screen()
      var rows: [SwiftUIRow] = []
      var reading = FormReading()
      for row in screen.rows {
        guard let read = row.reading else { continue }
        rows.append(row)
        reading.rows.append(read)
      }
      return rows[try reading.row(name, wish, where: isMeant).index]
    }

    func isCopying(_ name: ConformanceRowName) throws -> Bool {
      try row(name, "field for a file") { $0.kind == .field }.first(.progress) != nil
    }

    /// Goes to an option by steps.
    func go(_ stepper: StandInElement, to title: String) throws {
      for isUp in [true, false] {
        for _ in 0..<100 where ConformanceText.line(SwiftUIRow.answer(now(stepper))) != SwiftUIRow.answer(title) {
          do { isUp ? try stepper.increment() : try stepper.decrement() } catch { break }
        }
      }
      guard ConformanceText.line(SwiftUIRow.answer(now(stepper))) == SwiftUIRow.answer(title) else {
        throw FormDriverError("There is no step to '\(title)'.", shown: host.root.tree)
      }
    }

    /// What a stepper says now.
    private func now(_ stepper: StandInElement) -> String {
      host.settle()
      return host.root.all.first { $0.node === stepper.node }?.accessibilityValue ?? ""
    }
  }
#endif
