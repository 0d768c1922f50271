import Foundation
import Synchronization
import Testing

@testable import FieldstoneCore

@Suite("Observations end on any thread")
struct ObservationThreadTests {
  /// An object that a closure captures.
  private final class Held: Sendable {}

  @Test("Releasing or cancelling an observation on another thread doesn't touch the session")
  func otherThread() {
    let form = FormSession(Guest.valid)
    for round in 0..<200 {
      let cancelled = form.observe { _ in }
      let holder = Holder(form.observe(\.name) { _ in })
      let done = DispatchSemaphore(value: 0)
      // Meanwhile the session notifies its observers.
      Thread {
        cancelled.cancel()
        holder.release()
        done.signal()
      }.start()
      for letter in 0..<5 { form.send(.type("name", "Name \(round) \(letter)")) }
      done.wait()
    }
    form.send(.type("name", "Last"))
    #expect(form.model.name == "Last")
  }

  /// Holds an observation until some thread releases it.
  private final class Holder: Sendable {
    private let observation: Mutex<FormObservation?>
    init(_ observation: FormObservation?) { self.observation = Mutex(observation) }
    func release() { observation.withLock { $0 = nil } }
  }

  @Test("The closure of an ended observation is released at the session's next notification")
  func released() {
    let form = FormSession(Guest.valid)
    weak var (whole, field): (Held?, Held?)
    do {
      let (one, other) = (Held(), Held())
      (whole, field) = (one, other)
      _ = form.observe { _ in _ = one }
      _ = form.observe(\.name) { _ in _ = other }
    }
    form.send(.type("name", "Bob"))
    #expect(whole == nil && field == nil)
  }

  @Test("The closure of an ended observation is released when another observer is added")
  func replaced() {
    let form = FormSession(Guest.valid)
    weak var (whole, field): (Held?, Held?)
    do {
      let (one, other) = (Held(), Held())
      (whole, field) = (one, other)
      _ = form.observe { _ in _ = one }
      _ = form.observe(\.name) { _ in _ = other }
    }
    let new = (form.observe { _ in }, form.observe(\.name) { _ in })
    #expect(whole == nil && field == nil)
    withExtendedLifetime(new) {}
  }

  @Test("Once nobody observes the form, takeChanges() returns changes again")
  func changesAfterwards() {
    let form = FormSession(Guest.valid)
    form.observe { _ in }.cancel()
    form.send(.type("name", "Bob"))
    #expect(!form.takeChanges().isEmpty)
  }
}
