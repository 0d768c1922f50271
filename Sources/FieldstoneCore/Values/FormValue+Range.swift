import Foundation

/// A range is typed as two values with a dash between them: `3–7`, `2025-03-31 – 2025-04-04`.
///
/// A range of dates holds whole days. For a control for each end, use two fields and
/// ``FormBuilder/dateRange(_:_:)``.
extension ClosedRange: FormValue where Bound: FormValue {
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Self {
    let codec = RangeCodec<Bound>()
    switch codec.parse(text, environment) {
    case .value(let value):
      guard let range = codec.unpack(value) else { throw FormIssue(.notRange(nil)) }
      return range
    case .failure(let issue): throw issue
    }
  }

  public func formText(in environment: FormEnvironment) -> String {
    let codec = RangeCodec<Bound>()
    return codec.text(codec.pack(self), environment)
  }
}

/// A type that has a codec made for it, because it consists of others.
protocol CompoundValue {
  static func makeCodec() -> AnyCodec
}

extension ClosedRange: CompoundValue where Bound: FormValue {
  static func makeCodec() -> AnyCodec { RangeCodec<Bound>() }
}

/// Ranges, whose ends are written as values of their own.
final class RangeCodec<Bound: FormValue & Comparable>: FieldCodec<ClosedRange<Bound>>, @unchecked Sendable {
  private let end: FieldCodec<Bound>

  /// - Parameter end: How each end is written; as its type is otherwise written if nil.
  init(_ end: FieldCodec<Bound>? = nil) {
    self.end = end ?? CodecCatalog.ownCodec(of: Bound.self) ?? ValueCodec<Bound>()
  }

  override var control: FormControl { .text(.plain) }
  override var emptied: Parsed { .failure(FormIssue(.notRange(exampleText))) }
  override var example: FormString? { exampleText.map { .hint(.example, .string($0)) } }
  private var exampleText: FormString? { .exampleRange(of: end.control) }

  override func pack(_ value: consuming ClosedRange<Bound>) -> StoredValue { .boxed(BoxOf(value, equals: ==)) }
  override func unpack(_ value: StoredValue) -> ClosedRange<Bound>? {
    guard case .boxed(let box) = value else { return nil }
    return (box as? BoxOf<ClosedRange<Bound>>)?.value
  }

  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String {
    guard let range = unpack(value) else { return "" }
    return [range.lowerBound, range.upperBound].map { end.text(end.pack($0), environment) }.joined(separator: " – ")
  }

  override var displaysText: Bool { end.displaysText }
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard let range = unpack(value) else { return "" }
    return .common(
      .range, .string(end.display(end.pack(range.lowerBound), environment)),
      .string(end.display(end.pack(range.upperBound), environment)))
  }

  // MARK: Reading

  /// More dashes than two dates and a dash between them have, but few enough to try each.
  private static var mostDashes: Int { 12 }

  /// A dash may also be a sign or a part of a date, so each is tried.
  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard text.utf8.count <= 1_000 else { return .failure(FormIssue(.notRange(exampleText))) }
    let text = RangeDashes.withEllipses(text)
    let places = text.indices.filter { RangeDashes.all.contains(text[$0]) }
    var mistakes: [FormIssue] = []
    for place in places where places.count <= Self.mostDashes {
      let ends = [text[..<place], text[text.index(after: place)...]].map { String($0).trimmed }
      guard !ends.contains("") else { continue }
      switch (end.parse(ends[0], environment), end.parse(ends[1], environment)) {
      case (.value(let lower), .value(let upper)):
        guard let lower = end.unpack(lower), let upper = end.unpack(upper), lower <= upper || upper <= lower else {
          continue
        }
        guard lower <= upper else {
          let ordered = FormString(verbatim: self.text(pack(upper...lower), environment))
          return .failure(FormIssue(.reversedRange(ordered)))
        }
        return .value(pack(lower...upper))
      case (.failure(let issue), .value), (.value, .failure(let issue)): mistakes.append(issue)
      case (.failure, .failure): continue
      }
    }
    // Where one end is right, the message is about the other one.
    return .failure(mistakes.count == 1 ? mistakes[0] : FormIssue(.notRange(exampleText)))
  }

  override func merged(_ new: StoredValue, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    guard let new = unpack(new), let old = unpack(old) else { return .value(new) }
    func end(_ new: Bound, _ old: Bound) -> Bound? {
      guard case .value(let value) = self.end.merged(self.end.pack(new), over: self.end.pack(old), environment) else {
        return nil
      }
      return self.end.unpack(value)
    }
    guard let lower = end(new.lowerBound, old.lowerBound), let upper = end(new.upperBound, old.upperBound),
      lower <= upper
    else { return .value(pack(new)) }
    return .value(pack(lower...upper))
  }

  // MARK: Drafts

  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    guard let range = unpack(value) else { return .none }
    return .list([range.lowerBound, range.upperBound].map { end.saved(end.pack($0)) })
  }

  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    if case .none = saved { return StoredValue.none }
    guard case .list(let ends) = saved, ends.count == 2 else { return nil }
    let bounds = ends.compactMap { end.value(saved: $0).flatMap(end.unpack) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return pack(bounds[0]...bounds[1])
  }
}

extension FormString {
  /// Two values with a dash between them, for types of which there is an example.
  ///
  /// - Parameter control: The control of each value.
  package static func exampleRange(of control: FormControl) -> FormString? {
    let ends: (FormArgument, FormArgument)? =
      switch control.standard {
      case .number: (.number("3"), .number("7"))
      case .date(let style): (.exampleDate(style.kind), .laterExampleDate(style.kind))
      default: nil
      }
    return ends.map { .common(.range, $0.0, $0.1) }
  }
}

extension FieldBuilder where Value == ClosedRange<Date> {
  /// Uses a time zone other than the form's.
  @discardableResult package func timeZone(_ timeZone: TimeZone) -> Self {
    typed?.codec = RangeCodec(CodecCatalog.date.with(timeZone: timeZone))
    return self
  }
}

/// What stands between the ends of a range.
private enum RangeDashes {
  static let all: Set<Character> = ["-", "–", "—", "…", "~", "〜", "～"]

  /// A text with two or three periods in a row as one character.
  static func withEllipses(_ text: String) -> String {
    guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x2E && $1 == 0x2E }) else { return text }
    return text.replacing("...", with: "…").replacing("..", with: "…")
  }
}
