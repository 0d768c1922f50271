import Foundation

/// A pipe that ends the wait of a thread that polls for keys. Neither end blocks, and no other program inherits them.
struct WakePipe: Sendable {
  /// The descriptor to poll for reading.
  let readEnd: Int32
  /// The descriptor that a signal handler may write to.
  let writeEnd: Int32

  /// Fails if no pipe can be created.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// The bytes written since the last call.
  func take() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      if count > 0 { all += bytes[..<count] }
      if count < bytes.count { return all }
    }
  }

  func close() {
    Foundation.close(readEnd)
    Foundation.close(writeEnd)
  }
}
