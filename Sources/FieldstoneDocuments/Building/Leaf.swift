import FieldstoneCore
import Foundation

/// How values of JSON become those of a field, and back.
struct Leaf<Value: Hashable & Sendable>: Sendable {
  /// Nil for a value of another type.
  let read: @Sendable (FormValues.Value) -> Value?
  let write: @Sendable (Value) -> FormValues.Value
  /// What a field begins with that can't be empty and has no initial value.
  let blank: Value?
}

extension Leaf where Value: FormValueConvertible {
  init(_ type: Value.Type, blank: Value? = nil) {
    self.init(read: { Value($0) }, write: { $0.formValue }, blank: blank)
  }
}

extension Leaf where Value == String {
  static let text = Leaf(String.self, blank: "")
}
extension Leaf where Value == Bool {
  static let flag = Leaf(Bool.self, blank: false)
}
extension Leaf where Value == Int {
  static let integer = Leaf(Int.self, blank: 0)
}
extension Leaf where Value == Double {
  static let number = Leaf(Double.self, blank: 0)
}
extension Leaf where Value == Decimal {
  static let decimal = Leaf(Decimal.self, blank: 0)
}
extension Leaf where Value == Date {
  static func date(_ kind: FormDateKind) -> Leaf {
    Leaf(
      read: { $0.text.flatMap { DateValue.date($0, kind) } }, write: { .text(DateValue.text($0, kind)) }, blank: nil)
  }
}
extension Leaf where Value == Duration {
  static let duration = Leaf(
    read: { $0.text.flatMap { DurationValue.duration($0) } }, write: { .text(DurationValue.text($0)) }, blank: nil)
}
extension Leaf where Value == URL {
  /// With a scheme: what is typed without one is another matter. Characters that an address can't have are encoded.
  static let url = Leaf(
    read: { value in
      guard let text = value.text, let url = URL(string: text), url.scheme != nil else { return nil }
      return url
    }, write: { .text($0.absoluteString) }, blank: nil)
}
extension Leaf where Value == UUID {
  static let uuid = Leaf(
    read: { $0.text.flatMap { UUID(uuidString: $0) } }, write: { .text($0.uuidString) }, blank: nil)
}
extension Leaf {
  /// An array of both ends, as `ClosedRange` codes itself. One whose ends are in the wrong order is no range.
  static func range<Bound>(of end: Leaf<Bound>) -> Leaf where Value == ClosedRange<Bound> {
    Leaf(
      read: { value in
        guard case .list(let ends) = value, ends.count == 2, let lower = end.read(ends[0]),
          let upper = end.read(ends[1]), lower <= upper
        else { return nil }
        return lower...upper
      }, write: { .list([end.write($0.lowerBound), end.write($0.upperBound)]) }, blank: nil)
  }
}
extension Leaf where Value: OfferedOption {
  /// A value that is not among the options is one without a title, so that it is shown and kept.
  static func choice(_ options: [DocumentOption]) -> Leaf {
    // Few are found faster by a look at each, and most choices have few.
    let many: [FormValues.Value: DocumentOption]? =
      options.count > 8 ? Dictionary(options.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first }) : nil
    return Leaf(
      read: { value in
        let known = many.map { $0[value] } ?? options.first { $0.value == value }
        if let known { return Value(known) }
        return value == .null ? nil : Value(DocumentOption(value))
      }, write: { $0.option.value }, blank: options.first.map { Value($0) })
  }
}
extension Leaf {
  static func choices<Option: OfferedOption>(_ options: [DocumentOption]) -> Leaf where Value == [Option] {
    let one = Leaf<Option>.choice(options)
    return Leaf(
      read: { value in
        guard case .list(let list) = value else { return nil }
        return list.compactMap(one.read)
      }, write: { .list($0.map(\.option.value)) }, blank: [])
  }
}
extension Leaf where Value == FormFile {
  /// A reference to a file, as `FormFile` codes itself.
  static let file = Leaf(
    read: { value in
      guard let object = value.object, let id = object["id"]?.text, let name = object["name"]?.text,
        let mediaType = object["mediaType"]?.text, let bytes = object["byteCount"]?.integer
      else { return nil }
      var size: FormImageSize?
      if let width = object[path: "imageSize.width"]?.integer, let height = object[path: "imageSize.height"]?.integer {
        size = FormImageSize(width: width, height: height)
      }
      return FormFile(id: id, name: name, mediaType: mediaType, byteCount: bytes, imageSize: size)
    },
    write: { file in
      var object: FormValues = [
        "id": .text(file.id), "name": .text(file.name), "mediaType": .text(file.mediaType),
        "byteCount": .integer(file.byteCount),
      ]
      if let size = file.imageSize {
        object["imageSize"] = ["width": .integer(size.width), "height": .integer(size.height)]
      }
      return .object(object)
    }, blank: nil)
}

/// Does something with the type of a field that holds a value.
protocol LeafVisitor {
  associatedtype Result
  func visit<Value>(_ leaf: Leaf<Value>) -> Result
}

extension DocumentKind {
  /// Calls the visitor with the type of a field that holds a value; nil for forms, lists and alternatives.
  func visit<Visitor: LeafVisitor>(_ visitor: Visitor) -> Visitor.Result? {
    switch self {
    case .text: visitor.visit(Leaf<String>.text)
    case .flag: visitor.visit(Leaf<Bool>.flag)
    case .integer: visitor.visit(Leaf<Int>.integer)
    case .number: visitor.visit(Leaf<Double>.number)
    case .decimal: visitor.visit(Leaf<Decimal>.decimal)
    case .date(let kind): visitor.visit(Leaf<Date>.date(kind))
    case .written(as: .duration): visitor.visit(Leaf<Duration>.duration)
    case .written(as: .url): visitor.visit(Leaf<URL>.url)
    case .written(as: .uuid): visitor.visit(Leaf<UUID>.uuid)
    case .range(let bound): bound.visit(visitor)
    case .choice(let options): visitor.visit(Leaf<DocumentOption>.choice(options))
    case .choices(let options): visitor.visit(.choices(options) as Leaf<[DocumentOption]>)
    case .file: visitor.visit(Leaf<FormFile>.file)
    case .form, .list, .alternatives: nil
    }
  }

  /// Whether a value has the type of the field; true for forms, lists and alternatives of the right shape.
  func accepts(_ value: FormValues.Value) -> Bool {
    switch self {
    case .form, .alternatives: value.object != nil
    case .list, .choices: value.list != nil
    // Any value can be chosen, so that only null is looked for.
    case .choice(let options): value != .null || options.contains { $0.value == .null }
    default: visit(Accepts(value: value)) ?? false
    }
  }
}

extension DocumentKind {
  /// The same value as the form writes it: a duration, for example, can be written in several ways. Others stay.
  func written(_ value: FormValues.Value) -> FormValues.Value { (visit(Written(value: value)) ?? nil) ?? value }
}

extension DocumentNotation {
  /// The same text as the form writes it; nil for one that is none of these.
  func written(_ text: String) -> String? {
    (DocumentKind.written(as: self).visit(Written(value: .text(text))) ?? nil)?.text
  }
}

private struct Written: LeafVisitor {
  let value: FormValues.Value
  func visit<Value>(_ leaf: Leaf<Value>) -> FormValues.Value? { leaf.read(value).map(leaf.write) }
}

extension DocumentRangeBound {
  fileprivate func visit<Visitor: LeafVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .integer: visitor.visit(Leaf<ClosedRange<Int>>.range(of: .integer))
    case .number: visitor.visit(Leaf<ClosedRange<Double>>.range(of: .number))
    case .decimal: visitor.visit(Leaf<ClosedRange<Decimal>>.range(of: .decimal))
    case .date: visitor.visit(Leaf<ClosedRange<Date>>.range(of: .date(.date)))
    }
  }
}

private struct Accepts: LeafVisitor {
  let value: FormValues.Value
  func visit<Value>(_ leaf: Leaf<Value>) -> Bool { leaf.read(value) != nil }
}
