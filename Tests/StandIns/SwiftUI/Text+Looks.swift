extension Text {
  // page: text/italic()
  public nonisolated func italic() -> Text { self }
  // page: text/monospaced(_:)
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
}
