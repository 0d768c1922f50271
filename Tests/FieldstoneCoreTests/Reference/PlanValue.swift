import FieldstoneCore
import Foundation

/// A property value, as the reference engine stores it.
enum PlanValue: Hashable, Sendable, Codable {
  case none
  case text(String)
  case flag(Bool)
  case whole(Int)
  case real(Double)
  /// Seconds since 1970.
  case moment(Double)
  case option(String)
  /// The ids of several options; those of a set are sorted.
  case several([String])
  /// Options by their positions.
  case entries([Int: String])
  /// A file by its id; without one, no file.
  case file(String)

  /// Whether the value counts as empty: nil, text that is only white space, no options, or no file.
  var isMissing: Bool {
    switch self {
    case .none: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .several(let ids): ids.isEmpty
    case .entries(let entries): entries.isEmpty
    case .file(let id): id.isEmpty
    default: false
    }
  }

  /// What the program makes of an answer where it replaces answers.
  var simplified: PlanValue {
    switch self {
    case .text(let text): .text(text.replacing("b", with: "d"))
    case .whole(let number): .whole(min(number, 100))
    default: self
    }
  }
}

extension PlanValue: CustomStringConvertible {
  /// Equal values have equal descriptions.
  var description: String {
    switch self {
    case .none: "none"
    case .text(let text): "text(\(text.debugDescription))"
    case .flag(let flag): "flag(\(flag))"
    case .whole(let number): "whole(\(number))"
    case .real(let number): "real(\(number))"
    case .moment(let seconds): "moment(\(seconds))"
    case .option(let id): "option(\(id.debugDescription))"
    case .several(let ids): "several(\(ids))"
    case .entries(let entries):
      "entries(\(entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }))"
    case .file(let id): "file(\(id.debugDescription))"
    }
  }
}

/// The options of choices.
enum Shade: String, CaseIterable, Codable, Sendable { case pale, dark, none }

extension PlanValue {
  /// What a field that says so shows of its value.
  var display: String {
    if case .entries(let entries) = self { return "entries \(entries.sorted { $0.key < $1.key })" }
    return "\(self)"
  }
}

/// A Swift type that a property of a plan can have.
protocol PlanType: FormValueOrChoice, Sendable {
  /// Requires an answer, always or while a condition holds. Each kind of type implements this, because the overloads of
  /// `required` differ.
  static func require<Model>(_ field: FieldBuilder<Model, Self>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?)
  init?(_ value: PlanValue)
  var planValue: PlanValue { get }
}

extension PlanType where Self: FormValue {
  static func require<Model>(_ field: FieldBuilder<Model, Self>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?)
  {
    if let condition { field.required(when: condition) } else { field.required() }
  }
}

extension PlanType where Self: CaseIterable & Hashable & Sendable {
  static func require<Model>(_ field: FieldBuilder<Model, Self>, _ condition: (@Sendable (FormReader<Model>) -> Bool)?)
  {
    if let condition { field.required(when: condition) } else { field.required() }
  }
}

/// The requirements that values and choices share.
protocol FormValueOrChoice: Hashable, Sendable {}

extension String: PlanType {
  init?(_ value: PlanValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  var planValue: PlanValue { .text(self) }
}

extension Int: PlanType {
  init?(_ value: PlanValue) {
    guard case .whole(let number) = value else { return nil }
    self = number
  }
  var planValue: PlanValue { .whole(self) }
}

extension UInt8: PlanType {
  init?(_ value: PlanValue) {
    guard case .whole(let number) = value, let byte = UInt8(exactly: number) else { return nil }
    self = byte
  }
  var planValue: PlanValue { .whole(Int(self)) }
}

extension Double: PlanType {
  init?(_ value: PlanValue) {
    guard case .real(let number) = value else { return nil }
    self = number
  }
  var planValue: PlanValue { .real(self) }
}

extension Bool: PlanType {
  init?(_ value: PlanValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  var planValue: PlanValue { .flag(self) }
}

extension Date: PlanType {
  init?(_ value: PlanValue) {
    guard case .moment(let seconds) = value else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
  var planValue: PlanValue { .moment(timeIntervalSince1970) }
}

extension Shade: PlanType {
  init?(_ value: PlanValue) {
    guard case .option(let id) = value else { return nil }
    self.init(rawValue: id)
  }
  var planValue: PlanValue { .option(rawValue) }
}
