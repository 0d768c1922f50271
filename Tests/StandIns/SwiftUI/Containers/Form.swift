// page: form
public struct Form<Content> where Content: View {
  let content: Content
  // page: form/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Form: View {
  // page (not seen): form/body
  public typealias Body = Never
}
extension Form: Primitive, ListLike {
  package var isLazy: Bool { true }
  package func parts(_ node: Node) -> [Part] { [Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] { node.element(.form) { $0.actions.edit(node) } }
}

// page: formstyle
@MainActor @preconcurrency public protocol FormStyle {}
extension View {
  // page: view/formstyle(_:)
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    inherited("formStyle", styleName(S.self, "FormStyle"))
  }
}
// page (not seen): automaticformstyle
public struct AutomaticFormStyle: FormStyle {
  // page (not seen): automaticformstyle/init()
  public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  // page: formstyle/automatic
  public static var automatic: AutomaticFormStyle { .init() }
}
// page (not seen): groupedformstyle
public struct GroupedFormStyle: FormStyle {
  // page (not seen): groupedformstyle/init()
  public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
  // page: formstyle/grouped
  public static var grouped: GroupedFormStyle { .init() }
}
// page (not seen): columnsformstyle
public struct ColumnsFormStyle: FormStyle {
  // page (not seen): columnsformstyle/init()
  public nonisolated init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
  // page: formstyle/columns
  public static var columns: ColumnsFormStyle { .init() }
}
