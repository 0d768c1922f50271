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
    let stage: SwiftUIStage
    let hold = WorkHold()

    init(_ form: ConformanceForm) throws { stage = try onMain { try SwiftUIStage(form) } }

    func close() {
      hold.end()
      unsetenv("HOLD")
      onMain { [stage] in stage.host.unmount() }
    }

    func outcome() throws -> ConformanceOutcome { try onMain { [stage] in try stage.outcome() } }

    func read() throws -> FormReading {
      settle()
      return onMain { [stage] in stage.screen().reading }
    }

    func perform(_ command: ConformanceCommand) throws {
      switch command {
      case .hold:
        try hold.begin()
        setenv("HOLD", hold.path, 1)
      case .release: hold.end()
      case .choose(let name, let option): try choose(name, option)
      case .pick(let name, let options): try pick(name, options)
      case .attach(let name, let path): try attach(name, path)
      default: try step { try $0.perform(command) }
      }
      if command == .stop { waitUntilIdle() } else { settle() }
      if !hold.isHeld { try step { try $0.closeFailure() } }
    }

    /// Does something on the screen as it is now.
    func step<Result: Sendable>(_ act: @MainActor (SwiftUIStage) throws -> Result) throws -> Result {
      try onMain { [stage] in try act(stage) }
    }

    /// Waits until nothing is at work any longer, as a person waits for it.
    func settle() {
      if !hold.isHeld { waitUntilIdle() }
    }

    private func waitUntilIdle() {
      let end = ContinuousClock.now + .seconds(60)
      while onMain({ [stage] in stage.isAtWork }), ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.005) }
    }
  }

  /// Does something on the main actor, from a thread that may wait for it.
  func onMain<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(work) { work in
      try DispatchQueue.main.sync { try MainActor.assumeIsolated { try work() } }
    }
  }
#endif
