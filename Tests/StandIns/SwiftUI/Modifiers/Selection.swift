extension View {
  // page: view/selectiondisabled(_:)
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { disabled(isDisabled) }
}
