import FieldstoneCore
import Foundation

extension FormValues {
  /// Reads an object of JSON (RFC 8259), with its keys in order.
  ///
  /// Of several members with one name, the last counts.
  ///
  /// - Throws: A `DecodingError` that names the byte, for anything else, and for more than 256 levels.
  public init(json: some Sequence<UInt8>) throws {
    guard case .object(let object) = try Value(json: json) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "Expected an object."))
    }
    self = object
  }
  /// Reads an object of JSON.
  public init(json: String) throws { try self.init(json: Array(json.utf8)) }

  /// The values as JSON, with the keys in order and without white space.
  public func json() -> Data {
    var writer = JSONWriter()
    writer.write(self)
    return Data(writer.bytes)
  }
}

extension FormValues.Value {
  /// Reads any value of JSON (RFC 8259).
  public init(json: some Sequence<UInt8>) throws {
    self = try Array(json).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      let value = try reader.value()
      try reader.end()
      return value
    }
  }

  /// The value as JSON, without white space.
  public func json() -> Data {
    var writer = JSONWriter()
    writer.write(self)
    return Data(writer.bytes)
  }
}

extension JSONReader {
  fileprivate mutating func value() throws -> FormValues.Value {
    switch nextByte() {
    case UInt8(ascii: "{"):
      var object = FormValues()
      try self.object { reader, key in object[key] = try reader.value() }
      return .object(object)
    case UInt8(ascii: "["):
      var list: [FormValues.Value] = []
      try array { reader in
        var value = try reader.value()
        if case .object(let last)? = list.last, case .object(var object) = value {
          object.shareKeys(with: last)
          value = .object(object)
        }
        list.append(value)
      }
      return .list(list)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .flag(try flag())
    case UInt8(ascii: "n") where takesNull(): return .null
    default: return FormValues.Value(FormValues.Number(checked: try numberText()))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ values: FormValues) {
    object { writer in
      for (key, value) in values {
        writer.name(key)
        writer.write(value)
      }
    }
  }

  fileprivate mutating func write(_ value: FormValues.Value) {
    switch value {
    case .null: raw("null")
    case .flag(let flag): raw(flag ? "true" : "false")
    case .integer(let integer): raw(String(integer))
    case .number(let number): raw(number.literal)
    case .text(let text): string(text)
    case .list(let list): array(list) { $0.write($1) }
    case .object(let object): write(object)
    }
  }
}
