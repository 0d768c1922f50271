import FieldstoneCore
import SwiftUI

#if os(macOS) || STANDIN_MACOS
  import AppKit

  /// A view controller that shows a form: in a window, in a sheet, or as a part of another view controller.
  @MainActor
  public final class FormViewController<Model>: NSHostingController<AnyView> {
    /// - Parameters:
    ///   - onSubmitted: Called with the submitted model.
    ///   - onLeft: Called when the form is left without being submitted.
    public init(
      _ session: FormSession<Model>, onSubmitted: @escaping @MainActor (Model) -> Void = { _ in },
      onLeft: @escaping @MainActor () -> Void = {}
    ) {
      super.init(rootView: hostedForm(session, onSubmitted, onLeft))
    }

    @available(*, unavailable, message: "A form is made with its session.")
    required dynamic init?(coder: NSCoder) { nil }
  }
#elseif !os(watchOS) && !STANDIN_WATCHOS
  import UIKit

  /// A view controller that shows a form: presented, or as a part of another view controller. It has a navigation stack of
  /// its own.
  @MainActor
  public final class FormViewController<Model>: UIHostingController<AnyView> {
    /// - Parameters:
    ///   - onSubmitted: Called with the submitted model.
    ///   - onLeft: Called when the form is left without being submitted.
    public init(
      _ session: FormSession<Model>, onSubmitted: @escaping @MainActor (Model) -> Void = { _ in },
      onLeft: @escaping @MainActor () -> Void = {}
    ) {
      super.init(rootView: hostedForm(session, onSubmitted, onLeft))
    }

    @available(*, unavailable, message: "A form is made with its session.")
    required dynamic init?(coder aDecoder: NSCoder) { nil }
  }
#endif

#if !os(watchOS) && !STANDIN_WATCHOS
  @MainActor
  private func hostedForm<Model>(
    _ session: FormSession<Model>, _ submitted: @escaping @MainActor (Model) -> Void,
    _ left: @escaping @MainActor () -> Void
  ) -> AnyView {
    AnyView(NavigationStack { FormView(session).onSubmitted(submitted).onLeft(left) })
  }
#endif
