import Foundation

/// The bytes and entries of a document, for as long as a node of it lives.
///
/// Unchecked: nothing is written after `init`.
final class JSONStorage: @unchecked Sendable {
  let view: JSONView
  let depth: Int
  private let tape: JSONTape
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Copies the bytes, so that nodes may outlive them.
  init(_ source: UnsafeBufferPointer<UInt8>, limits: JSONDocument.Limits) throws(JSONError) {
    var read = try JSONStorage.read(source, limits: limits)
    read.tape.trim()
    bytes = .allocate(capacity: max(source.count, 1))
    _ = bytes.initialize(from: source)
    tape = read.tape
    depth = read.depth
    view = JSONView(
      bytes: UnsafePointer(bytes.baseAddress!), byteCount: source.count, entries: tape.entries, count: tape.count)
  }

  deinit {
    tape.free()
    bytes.deallocate()
  }

  /// Reads bytes into a tape, which the caller has to free.
  static func read(
    _ source: UnsafeBufferPointer<UInt8>, limits: JSONDocument.Limits
  ) throws(JSONError) -> (tape: JSONTape, depth: Int) {
    let limit = min(limits.bytes, JSONEntry.largest)
    guard source.count <= limit else {
      throw JSONError(reason: .tooManyBytes(limit: limit), line: 1, column: 1, offset: 0, pointer: "")
    }
    guard let tape = JSONTape(bytes: source.count) else {
      throw JSONError(reason: .outOfMemory, line: 1, column: 1, offset: 0, pointer: "")
    }
    var scanner = JSONScanner(source, tape: tape, depthLimit: limits.depth)
    do {
      try scanner.read()
      return (scanner.tape, scanner.deepest)
    } catch {
      defer { scanner.tape.free() }
      throw scanner.error(error)
    }
  }
}
