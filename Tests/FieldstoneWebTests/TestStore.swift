import Fieldstone
import Foundation

@testable import FieldstoneWeb

/// A store that can fail, wait and lose drafts on demand.
final class TestStore: FormDraftStore {
  struct Broken: Error {}

  private struct State {
    var drafts: [String: Data] = [:]
    var fails = false
    /// The seed that decides which calls fail; nil if none do.
    var seed: UInt64?
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
    var atOnce: [String: Int] = [:]
    var mostAtOnce = 0
  }

  private let state = Locked(State())

  var fails: Bool {
    get { state.withLock { $0.fails } }
    set { state.withLock { $0.fails = newValue } }
  }
  /// The number of stored drafts.
  var count: Int { state.withLock { $0.drafts.count } }
  /// The names of the stored drafts.
  var names: [String] { state.withLock { $0.drafts.keys.sorted() } }
  /// The number of waiting calls.
  var waiting: Int { state.withLock { $0.held.count } }
  /// The highest number of simultaneous calls for one draft.
  var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

  func failsNowAndThen(_ seed: UInt64) { state.withLock { $0.seed = seed } }

  // MARK: Waiting

  func hold() { state.withLock { $0.isHeld = true } }

  func release() {
    let held = state.withLock { state in
      defer { (state.isHeld, state.held) = (false, []) }
      return state.held
    }
    for one in held { one.resume() }
  }

  func isWaitedFor(by count: Int = 1) async { await eventually { self.waiting >= count } }

  // MARK: Losing

  /// - Returns: The previous drafts.
  func replaceAll(with data: Data?) -> [String: Data] {
    state.withLock { state in
      defer { state.drafts = data.map { data in state.drafts.mapValues { _ in data } } ?? [:] }
      return state.drafts
    }
  }

  func put(_ drafts: [String: Data]) { state.withLock { $0.drafts = drafts } }

  // MARK: The store

  func load(_ name: String) async throws -> Data? { try await work(name) { $0[name] } }
  func save(_ data: Data, as name: String) async throws { try await work(name) { $0[name] = data } }
  func remove(_ name: String) async throws { try await work(name) { $0[name] = nil } }

  private func work<Result: Sendable>(
    _ name: String, _ body: @Sendable (inout [String: Data]) -> Result
  ) async throws -> Result {
    state.withLock { state in
      state.atOnce[name, default: 0] += 1
      state.mostAtOnce = max(state.mostAtOnce, state.atOnce[name]!)
    }
    defer { state.withLock { $0.atOnce[name]! -= 1 } }
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
    await Task.yield()
    return try state.withLock { state in
      if state.seed != nil {
        state.seed! = state.seed! &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if state.seed! >> 60 < 3 { throw Broken() }
      }
      if state.fails { throw Broken() }
      return body(&state.drafts)
    }
  }
}

/// A clock that tests advance.
final class TestClock: Sendable {
  private let seconds = Locked(0.0)
  func pass(_ more: Double) { seconds.withLock { $0 += more } }
  var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
}

/// A thread-safe flag.
final class ThreadSafeFlag: Sendable {
  private let state = Locked(true)
  func turn(_ isOn: Bool) { state.withLock { $0 = isOn } }
  var isOn: Bool { state.withLock { $0 } }
}

/// Waits until the condition is true, for at most ten seconds.
func eventually(_ isSo: @escaping () -> Bool) async {
  let end = ContinuousClock.now + .seconds(10)
  while !isSo(), .now < end { try? await Task.sleep(for: .milliseconds(2)) }
}
