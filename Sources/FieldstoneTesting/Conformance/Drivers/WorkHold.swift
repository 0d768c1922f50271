import Foundation

/// Holds up what a program does when its form is saved, submitted or checked: the program waits while a file exists,
/// whose path it gets as `HOLD`.
final class WorkHold {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)").path
  private(set) var isHeld = false

  deinit { end() }

  func begin() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    isHeld = true
  }

  func end() {
    guard isHeld else { return }
    try? FileManager.default.removeItem(atPath: path)
    isHeld = false
  }
}
