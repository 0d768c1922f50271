#if os(Linux)
  import FieldstoneCore
  import FieldstoneSwiftUI
  import SwiftUI

  @testable import FieldstoneTesting

  /// A form in a navigation stack, as a program shows it, with what has become of it.
  @MainActor
  final class SwiftUIStage: @preconcurrency ConformanceFormUser {
    private(set) var host: StandInHost!
    private var submitted: Result<String, any Error>?
    private var hasLeft = false

    init(_ form: ConformanceForm) throws { try form.show(self) }

    func use<Model>(_ form: FormSession<Model>, json: @escaping @Sendable (Model) throws -> String) throws {
      host = StandInHost(
        NavigationStack {
          FormView(form)
            .onSubmitted { [weak self] model in self?.submitted = Result { try json(model) } }
            .onLeft { [weak self] in self?.hasLeft = true }
        })
    }

    func outcome() throws -> ConformanceOutcome {
      host.settle()
      if let submitted { return .submitted(try submitted.get()) }
      return hasLeft ? .cancelled : .open
    }

    var isAtWork: Bool {
      host.settle()
      return submitted == nil && !hasLeft && screen().isBusy
    }

    func screen() -> SwiftUIScreen {
      host.settle()
      return SwiftUIScreen(host.root)
    }
  }
#endif
