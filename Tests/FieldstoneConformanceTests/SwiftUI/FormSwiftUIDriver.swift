#if os(Linux)
  import FieldstoneCore
  import FieldstoneSwiftUI
  import Foundation
  import SwiftUI

  @testable import FieldstoneTesting

  /// Plays commands on SwiftUI's views, evaluated by the module that stands in for SwiftUI: it reads the tree of views as a
  /// person reads the screen, and taps, types and chooses in it.
  final class FormSwiftUIDriver: FormDriver {
    let surface = ConformanceSurface.swiftUI
    private let stage: SwiftUIStage
    let hold = WorkHold()

    init(_ form: ConformanceForm) throws {
      stage = try onMain { try SwiftUIStage(form) }
    }

    func close() {
      hold.end()
      onMain { stage.host.unmount() }
    }

    func outcome() throws -> ConformanceOutcome { try onMain { try stage.outcome() } }

    func read() throws -> FormReading {
      if !hold.isHeld { settle() }
      return try onMain { try stage.screen().reading }
    }

    func perform(_ command: ConformanceCommand) throws {
      switch command {
      case .hold:
        try hold.begin()
        setenv("HOLD", hold.path, 1)
      case .release: hold.end()
      default: try onMain { try stage.perform(command) }
      }
      if !hold.isHeld { settle() }
    }

    /// Waits until nothing is at work any longer, as a person waits for it.
    private func settle() {
      let end = ContinuousClock.now + .seconds(60)
      while onMain({ stage.isAtWork }), ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.005) }
    }
  }

  /// Does something on the main actor, from a thread that may wait for it.
  func onMain<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try work() } }
    }
  }
#endif
