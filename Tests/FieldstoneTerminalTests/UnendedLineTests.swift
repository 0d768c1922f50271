import Foundation
import Testing

@testable import FieldstoneTerminal

/// Lines that nobody ended with Enter when the terminal went away.
@Suite("Unended lines", .serialized)
struct UnendedLineTests {
  private struct Ends: @unchecked Sendable {
    var master: Int32 = -1
    var slave: Int32 = -1
    var shown = Pipe()

    init() throws { try #require(openpty(&master, &slave, nil, nil, nil) == 0) }

    func type(_ text: String) { _ = write(master, text, text.utf8.count) }
  }

  @Test("A line that is being edited is no answer when the terminal hangs up")
  func edited() async throws {
    let ends = try Ends()
    let thread = Thread {
      // Waits until the letters show, which means that they were read.
      var shown = Data()
      while !shown.contains(UInt8(ascii: "f")) { shown += ends.shown.fileHandleForReading.availableData }
      close(ends.master)
    }
    thread.start()
    ends.type("half")
    var keys = KeyDecoder()
    let output = Descriptor(number: ends.shown.fileHandleForWriting.fileDescriptor)
    let line = FormConsole.editedLine(from: Descriptor(number: ends.slave), &keys, LinePrompt(text: ""), output)
    #expect(line == .end)
    close(ends.slave)
  }

  @Test("Neither is one that the terminal itself edits; a last line in a file is")
  func typed() throws {
    let ends = try Ends()
    // The first Ctrl-D passes the letters on, the second one is an end.
    ends.type("half\u{4}\u{4}")
    var reader = LineReader()
    let line = FormConsole.typedLine(from: Descriptor(number: ends.slave), &reader, LinePrompt(text: "")) { _ in }
    #expect(line == .end)
    close(ends.master)
    close(ends.slave)
    var pieces = [LineReader.Piece.bytes(Array("half".utf8)), .end][...]
    #expect(reader.next { pieces.removeFirst() } == .text("half"))
  }
}
