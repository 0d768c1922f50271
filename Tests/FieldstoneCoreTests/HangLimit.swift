import Testing

extension Testing.Trait where Self == TimeLimitTrait {
  /// Ends a test that waits for something that never happens. What waits is continued when one of the process's few
  /// threads is free, and the tests that compute may keep these for minutes.
  static var unlessItHangs: Self { .timeLimit(.minutes(10)) }
}
