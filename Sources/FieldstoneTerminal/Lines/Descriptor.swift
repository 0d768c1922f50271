import Foundation

/// A file descriptor that bytes are read from and written to, whole.
struct Descriptor {
  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// How many columns a terminal has; nil where it is none, or does not say.
  var columns: Int? {
    var size = winsize()
    return ioctl(number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether anything can come from it at all: it is open, and not `/dev/null`.
  var canBeRead: Bool {
    var facts = stat()
    guard fcntl(number, F_GETFL) >= 0, fstat(number, &facts) == 0 else { return false }
    var null = stat()
    return stat("/dev/null", &null) != 0 || facts.st_rdev != null.st_rdev || facts.st_mode & S_IFMT != S_IFCHR
  }

  /// What there is to read, waiting for it.
  func readPiece() -> LineReader.Piece {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntil(POLLIN)
      default: return .end
      }
    }
  }

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
          waitUntil(POLLOUT)
        } else if written == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func waitUntil(_ events: Int32) {
    var one = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = poll(&one, 1, -1)
  }
}
