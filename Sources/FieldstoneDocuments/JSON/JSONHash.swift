/// Hashes values so that equal ones have the same hash: `1.0` and `1`, and objects in any order.
///
/// The seed keeps anybody from making values that collide.
struct JSONHash: Sendable {
  let seed: UInt64

  /// The one that the whole process uses.
  static let shared = JSONHash(seed: .random(in: 0...UInt64.max))

  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }

  @inline(__always)
  func combined(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    Self.mixed(hash ^ 0x9E37_79B9_7F4A_7C15, value ^ seed ^ 0xD6E8_FEB8_6659_FD93)
  }

  @inline(__always)
  func bytes(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = combined(seed, UInt64(text.count))
    guard let start = text.baseAddress else { return hash }
    let raw = UnsafeRawPointer(start)
    var position = 0
    while text.count - position >= 8 {
      hash = combined(hash, raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    var rest: UInt64 = 0
    while position < text.count {
      rest = rest << 8 | UInt64(start[position])
      position += 1
    }
    return combined(hash, rest)
  }

  private func number(_ view: JSONView, _ entry: JSONEntry) -> UInt64 {
    if entry.kind == .integer { return combined(3, UInt64(bitPattern: view.integer(entry))) }
    let decimal = view.decimal(entry)
    if let integer = decimal.integer { return combined(3, UInt64(bitPattern: integer)) }
    var hash = combined(decimal.isNegative ? 4 : 5, UInt64(bitPattern: Int64(decimal.point)))
    decimal.forEachDigit {
      hash = combined(hash, UInt64($0))
      return true
    }
    return hash
  }

  private func scalar(_ view: JSONView, _ index: Int, _ scratch: inout [UInt8]) -> UInt64 {
    let entry = view[index]
    switch entry.kind {
    case .integer, .number: return number(view, entry)
    case .string, .escapedString: return view.withKey(index, &scratch) { combined(6, bytes($0)) }
    case let kind: return combined(7, UInt64(kind.rawValue))
    }
  }

  /// A container whose children are being hashed.
  private struct Open {
    let end: Int
    let isObject: Bool
    var hash: UInt64
    var key: UInt64 = 0

    init(_ view: JSONView, _ index: Int) {
      end = view.after(index)
      isObject = view[index].kind == .object
      hash = isObject ? 8 : 9
    }
  }

  /// The hash of a value.
  ///
  /// - Complexity: O(number of entries), without recursion
  func value(_ view: JSONView, _ index: Int, _ scratch: inout [UInt8]) -> UInt64 {
    guard view[index].isContainer else { return scalar(view, index, &scratch) }
    var stack = [Open(view, index)]
    var next = index + 1
    while true {
      let top = stack.count - 1
      var hash: UInt64
      if next == stack[top].end {
        hash = combined(stack[top].hash, 10)
        stack.removeLast()
        guard let last = stack.indices.last else { return hash }
        add(hash, to: &stack[last])
        continue
      }
      if stack[top].isObject {
        stack[top].key = scalar(view, next, &scratch)
        next += 1
      }
      if view[next].isContainer {
        stack.append(Open(view, next))
      } else {
        hash = scalar(view, next, &scratch)
        add(hash, to: &stack[top])
      }
      next += 1
    }
  }

  private func add(_ hash: UInt64, to open: inout Open) {
    // The sum doesn't depend on the order of the members.
    open.hash = open.isObject ? open.hash &+ combined(open.key, hash) : combined(open.hash, hash)
  }
}
