import Foundation

/// A file descriptor, with reads and writes that retry when they are interrupted or would block.
struct Descriptor {
  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// The number of columns of the terminal; nil if the descriptor is not a terminal or the width is unknown.
  var columns: Int? {
    var size = winsize()
    return ioctl(number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether the descriptor is open and is not `/dev/null`.
  var canBeRead: Bool {
    var facts = stat()
    guard fcntl(number, F_GETFL) >= 0, fstat(number, &facts) == 0 else { return false }
    var null = stat()
    return stat("/dev/null", &null) != 0 || facts.st_rdev != null.st_rdev || facts.st_mode & S_IFMT != S_IFCHR
  }

  /// Reads the bytes that are available, up to 64 KiB; waits if there are none. An error counts as the end.
  func readPiece() -> LineReader.Piece {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitForEvents(POLLIN)
      default: return .end
      }
    }
  }

  /// Writes the whole text.
  ///
  /// - Returns: whether all of it was written.
  @discardableResult func put(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(number, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written < 0, errno == EAGAIN {
          waitForEvents(POLLOUT)
        } else if written == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func waitForEvents(_ events: Int32) {
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
