extension View {
  // page (not seen): view/transformenvironment(_:transform:)
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    // A closure can't be compared, so what reads the value is always evaluated again.
    modifier(EnvironmentChange(key: keyPath, value: UUID()) { transform(&$0[keyPath: keyPath]) })
  }
}
