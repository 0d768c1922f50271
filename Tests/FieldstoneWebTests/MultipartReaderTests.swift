import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Bodies with files")
struct MultipartReaderTests {
  private struct Part: Equatable {
    var name: String
    var fileName: String?
    var bytes: [UInt8] = []
    var isEnded = false
  }

  /// Reads a body in parts of a size.
  private func read(
    _ body: [UInt8], parts: Int = 1_000, type: String = Multipart.contentType
  ) throws -> (parts: [Part], isComplete: Bool) {
    var reader = try #require(MultipartReader(contentType: type))
    var found: [Part] = []
    for start in stride(from: 0, to: body.count, by: parts) {
      try reader.append(body[start..<min(start + parts, body.count)]) { event throws(WebFormRefusal) in
        switch event {
        case .begins(let name, let fileName): found.append(Part(name: name, fileName: fileName))
        case .bytes(let bytes): found[found.count - 1].bytes += bytes
        case .ends: found[found.count - 1].isEnded = true
        }
      }
    }
    return (found, reader.isComplete)
  }

  private var body: Multipart {
    var body = Multipart()
    body.add("title", "Grüße\r\n--x")
    body.add("photo", file: "C:\\a%22b/ada.png", Array("\r\n\r\n--\(Multipart.boundary.dropLast())\r\n".utf8))
    body.add("empty", file: "", [])
    body.add("none", "")
    return body
  }

  @Test(
    "Texts and files come out as they went in, however the body is cut into parts", arguments: [1, 2, 3, 7, 40, 5_000])
  func whole(parts: Int) throws {
    let (found, isComplete) = try read(body.whole, parts: parts)
    #expect(isComplete)
    #expect(
      found == [
        Part(name: "title", bytes: Array("Grüße\r\n--x".utf8), isEnded: true),
        Part(
          name: "photo", fileName: "C:\\a\"b/ada.png",
          bytes: Array("\r\n\r\n--\(Multipart.boundary.dropLast())\r\n".utf8), isEnded: true),
        Part(name: "empty", fileName: "", isEnded: true), Part(name: "none", isEnded: true),
      ])
  }

  @Test("A body that is cut anywhere isn't complete, and what has not ended is known")
  func cut() throws {
    let whole = body.whole
    for count in 0..<(whole.count - 4) {
      let (_, isComplete) = try read(Array(whole.prefix(count)), parts: 64)
      #expect(!isComplete)
    }
    var file = Multipart()
    file.add("a", file: "x", [1, 2, 3])
    #expect(try read(Array(file.bytes.dropLast(2))).parts.last?.isEnded == false)
  }

  @Test("Nothing is held but a delimiter and a head: a part of any size comes through")
  func large() throws {
    var reader = try #require(MultipartReader(contentType: Multipart.contentType))
    var count = 0
    var largest = 0
    func feed(_ bytes: [UInt8]) throws {
      try reader.append(bytes) { event throws(WebFormRefusal) in
        if case .bytes(let bytes) = event {
          count += bytes.count
          largest = max(largest, bytes.count)
        }
      }
    }
    try feed(
      Array("--\(Multipart.boundary)\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\n".utf8))
    let piece = [UInt8](repeating: 0x0D, count: 32_768)
    for _ in 0..<200 { try feed(piece) }
    #expect(count > 199 * piece.count && largest <= piece.count + 100)
  }

  @Test(
    "What no browser sends is refused",
    arguments: [
      "x", "--wrong\r\n", "--B\r\n\r\n\r\n", "--B\r\nContent-Type: a\r\n\r\n",
      "--B\r\nContent-Disposition: form-data\r\n\r\n", "--B\r\nno colon\r\n\r\n", "--B--", "--Bx",
      "--B\r\nContent-Disposition: form-data; name=\"a\r\n\r\n",
      "--B\r\nContent-Disposition: form-data; name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\n",
      "--B\r\nContent-Disposition: form-data; name=\"\u{0}\"x\r\n" + String(repeating: "y", count: 9_000),
    ])
  func malformed(body: String) {
    let bytes = Array(body.utf8) + Array(repeating: 0x20, count: 40)
    #expect(throws: WebFormRefusal.self) { try read(bytes, type: "multipart/form-data; boundary=B") }
  }

  @Test("The boundary is read from the header, and an impossible one is none")
  func boundaries() {
    for type in ["multipart/form-data; boundary=\"a b\"", "Multipart/Form-Data;charset=x; Boundary=a"] {
      #expect(MultipartReader(contentType: type) != nil, "\(type)")
    }
    for type in [
      "multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=a", "text/plain",
      "multipart/form-data; boundary=a; boundary=b",
      "multipart/form-data; boundary=" + String(repeating: "x", count: 71),
      "multipart/form-data; boundary=é", "",
    ] {
      #expect(MultipartReader(contentType: type) == nil, "\(type)")
    }
  }

  @Test("Random changes to a body never crash")
  func random() throws {
    var state: UInt64 = 5
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let whole = body.whole
    var outcomes = (complete: 0, refused: 0)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...(next() % 3) { bytes[next() % bytes.count] = UInt8(truncatingIfNeeded: next()) }
      if let found = try? read(bytes, parts: 1 + next() % 50) {
        if found.isComplete { outcomes.complete += 1 }
      } else {
        outcomes.refused += 1
      }
    }
    #expect(outcomes.complete > 100 && outcomes.refused > 100)
  }
}
