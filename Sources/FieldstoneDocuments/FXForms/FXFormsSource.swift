import Foundation

/// A file of fields as JSON, whatever its format, with the place of each value in the file.
struct FXFormsSource {
  let root: JSONNode
  /// Where each value is in the file, for property lists.
  private let offsets: [UInt32]
  private let data: Set<Int>
  /// Nil for binary files, which have no lines.
  private let places: SourcePlaces?
  private let file: String?

  /// A place of a file, and what is wrong there.
  struct Failure: Error {
    let problem: DocumentProblem
  }

  /// - Complexity: O(number of bytes).
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String?, limits: FXFormsLimits) throws(Failure) {
    self.file = file
    let depth = max(1, limits.depth)
    let mostBytes = min(limits.bytes, JSONEntry.largest)
    guard bytes.count <= mostBytes else {
      throw Self.failure(
        "The file is too large: the limit is \(JSONError.size(mostBytes)).", DocumentSource(file: file))
    }
    let first = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    if bytes.starts(with: "bplist".utf8) {
      places = nil
      var reader = BinaryPropertyListReader(bytes, depthLimit: depth, byteLimit: limits.bytes)
      do {
        let output = try reader.read()
        (offsets, data) = (output.offsets, output.data)
        root = try JSONDocument(output.json, limits: .init(bytes: JSONEntry.largest, depth: depth)).root
      } catch let failure as PropertyListFailure {
        throw Self.failure(failure.text, DocumentSource(file: file, pointer: failure.pointer))
      } catch {
        throw Self.failure("\(error)", DocumentSource(file: file))
      }
    } else if first == UInt8(ascii: "<") {
      let places = SourcePlaces(bytes)
      self.places = places
      if let offset = UTF8Check.firstInvalidByte(of: bytes) {
        throw Self.failure("The text must be UTF-8.", places.source(offset, file: file, pointer: nil))
      }
      var reader = XMLPropertyListReader(bytes, depthLimit: depth)
      do {
        let output = try reader.read()
        (offsets, data) = (output.offsets, output.data)
        root = try JSONDocument(output.json, limits: .init(bytes: JSONEntry.largest, depth: depth)).root
      } catch let failure as PropertyListFailure {
        throw Self.failure(failure.text, places.source(failure.offset, file: file, pointer: nil))
      } catch {
        throw Self.failure("\(error)", DocumentSource(file: file))
      }
    } else {
      let places = SourcePlaces(bytes)
      (self.places, offsets, data) = (places, [], [])
      do {
        root = try JSONDocument(bytes, limits: .init(bytes: limits.bytes, depth: depth)).root
      } catch {
        throw Self.failure(
          error.message(of: "file", expected: "an array of fields, as JSON or as a property list"),
          places.source(error.offset, file: file, pointer: error.pointer))
      }
    }
  }

  private static func failure(_ text: String, _ source: DocumentSource) -> Failure {
    Failure(problem: DocumentProblem(kind: .unreadable, path: FormValuePath([]), part: nil, text: text, source: source))
  }

  /// Where a value is.
  ///
  /// - Complexity: O(1), up to a thousand bytes.
  func source(_ node: JSONNode, pointer: String) -> DocumentSource {
    guard let places else { return DocumentSource(file: file, pointer: pointer) }
    let offset = offsets.isEmpty ? node.offset : Int(offsets[node.index])
    return places.source(offset, file: file, pointer: pointer)
  }

  /// Whether a value is data, which JSON doesn't have.
  func isData(_ node: JSONNode) -> Bool { data.contains(node.index) }
}
