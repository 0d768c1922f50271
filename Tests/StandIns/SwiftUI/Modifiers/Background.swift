extension View {
  // page: view/background(alignment:content:)
  public nonisolated func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { modifier(Background(background: content())) }
  // page: view/hidden()
  public nonisolated func hidden() -> some View { attached("hidden", true) }
}

/// Views behind others. A test sees them after those.
struct Background<Content: View> { let background: Content }
extension Background: PrimitiveModifier {
  func parts(_ content: any View, _ node: Node) -> [Part] {
    [Part(.content, content), Part(.content, background, key: "background")]
  }
}
