extension Text {
  // page (not seen): text/italic()
  public nonisolated func italic() -> Text { self }
  // page (not seen): text/monospaced(_:)
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
}
