import Foundation

/// Runs what needs more stack than a thread of somebody else may have.
enum DeepStack {
  /// The most levels there can be.
  static let mostLevels = 1 << 16
  /// What one level takes at most: a few hundred bytes in a release build, a few thousand in a debug build.
  private static let bytesPerLevel = 16 << 10

  /// What the new thread runs.
  private final class Call {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    static func run(_ call: UnsafeMutableRawPointer) {
      Unmanaged<Call>.fromOpaque(call).takeUnretainedValue().body()
    }

    // The argument is optional in Glibc, and isn't in Darwin.
    #if canImport(Darwin)
      static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { call in
        run(call)
        return nil
      }
    #else
      static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { call in
        if let call { run(call) }
        return nil
      }
    #endif
  }

  /// Runs `body` on a thread of its own, and waits for it. Does nothing if the system has no memory for the thread.
  static func run(levels: Int, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, 1 << 20 + min(levels, mostLevels) * bytesPerLevel) == 0 else {
        return
      }
      let call = Call(body)
      withExtendedLifetime(call) {
        #if canImport(Darwin)
          var thread: pthread_t?
        #else
          var thread = pthread_t()
        #endif
        guard pthread_create(&thread, &attributes, Call.start, Unmanaged.passUnretained(call).toOpaque()) == 0 else {
          return
        }
        #if canImport(Darwin)
          if let thread { pthread_join(thread, nil) }
        #else
          pthread_join(thread, nil)
        #endif
      }
    }
  }
}
