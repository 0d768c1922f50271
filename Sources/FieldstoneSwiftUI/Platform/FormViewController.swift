import FieldstoneCore
import SwiftUI

#if os(macOS) || STANDIN_MACOS
  import AppKit

  /// A view controller that shows a form: in a window, in a sheet, or as a part of another view controller.
  @MainActor
  public final class FormViewController<Model>: NSHostingController<AnyView> {
    /// - Parameters:
    ///   - onSubmitted: Called with the submitted model. Without it, the view controller is dismissed.
    ///   - onLeft: Called when the form is left without being submitted, likewise.
    public init(
      _ session: FormSession<Model>, onSubmitted: (@MainActor (Model) -> Void)? = nil,
      onLeft: (@MainActor () -> Void)? = nil
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
    ///   - onSubmitted: Called with the submitted model. Without it, the view controller is dismissed.
    ///   - onLeft: Called when the form is left without being submitted, likewise.
    public init(
      _ session: FormSession<Model>, onSubmitted: (@MainActor (Model) -> Void)? = nil,
      onLeft: (@MainActor () -> Void)? = nil
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
    _ session: FormSession<Model>, _ submitted: (@MainActor (Model) -> Void)?, _ left: (@MainActor () -> Void)?
  ) -> AnyView {
    var view = FormView(session)
    if let submitted { view = view.onSubmitted(submitted) }
    if let left { view = view.onLeft(left) }
    return AnyView(NavigationStack { view })
  }
#endif
