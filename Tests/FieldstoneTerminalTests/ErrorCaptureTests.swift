import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Standard error during a full-screen form")
struct ErrorCaptureTests {
  @Test("Output is kept from the terminal meanwhile, and shown there at the end")
  func kept() async {
    await #expect(processExitsWith: .success) {
      var ends: (master: Int32, slave: Int32) = (-1, -1)
      guard openpty(&ends.master, &ends.slave, nil, nil, nil) == 0, dup2(ends.slave, STDERR_FILENO) >= 0,
        let capture = ErrorCapture()
      else { exit(1) }
      _ = write(STDERR_FILENO, "late", 4)
      var one = pollfd(fd: ends.master, events: Int16(POLLIN), revents: 0)
      guard poll(&one, 1, 0) == 0 else { exit(2) }
      capture.end()
      var bytes = [UInt8](repeating: 0, count: 64)
      guard poll(&one, 1, 10_000) == 1 else { exit(3) }
      let count = read(ends.master, &bytes, bytes.count)
      exit(Array(bytes.prefix(max(0, count))) == Array("late".utf8) && isatty(STDERR_FILENO) == 1 ? 0 : 4)
    }
  }

  @Test("Nothing is captured if standard error is not a terminal")
  func elsewhere() async {
    await #expect(processExitsWith: .success) {
      let null = open("/dev/null", O_WRONLY)
      dup2(null, STDERR_FILENO)
      exit(ErrorCapture() == nil ? 0 : 1)
    }
  }
}
