#if GTK
  import Foundation
  @testable import FieldstoneTesting
  import Testing

  /// What assistive technology is told of a window, as recorded in `Snapshots`.
  @Suite("The accessibility tree of a window", .serialized)
  struct WindowOutlineTests {
    private func expect(_ driver: FormWindowDriver, is name: String) throws {
      let now = try #require(try driver.ask(["do": "describe"]).options)
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).txt")
      if ProcessInfo.processInfo.environment["FIELDSTONE_RECORD"] != nil {
        try (now.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
      }
      let recorded = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
      let line = zip(now, recorded).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, recorded.count)
      #expect(
        now == recorded,
        """
        \(name).txt, line \(line + 1): \(recorded.dropFirst(line).first ?? "nothing") is now \
        \(now.dropFirst(line).first ?? "nothing"). Update it with FIELDSTONE_RECORD=1.
        """)
    }

    /// A button that is pressed with a key acts a quarter of a second later.
    private func awaitErrors(_ driver: FormWindowDriver) throws {
      let end = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < end {
        let lines = try driver.ask(["do": "describe"]).options ?? []
        if lines.contains(where: { $0.contains(" alert ") }) { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }

    @Test("The first step of the visa example, as it opens and after it was refused")
    func visa() throws {
      let driver = try FormWindowDriver(Forms.visa.program, Place.drivers)
      defer { driver.close() }
      try expect(driver, is: "visa-window")
      // The options, the length, and the button.
      for key in ["TAB", "TAB", "TAB", "TAB", "SPACE"] { try driver.ask(["do": "press", "key": .text(key)]) }
      try awaitErrors(driver)
      try expect(driver, is: "visa-window-refused")
    }
  }
#endif
