import FieldstoneCore
import Foundation

/// A rule of a field while it is read: `{"minimumLength": 2}`, `{"check": "value > 3", "message": "…"}`.
struct OwnRule {
  var name: String?
  /// How many rules the object has: it should be one.
  var count = 0
  var value: FormValues.Value?
  var message: FormString?
  var severity = FormIssue.Severity.error
  var check: DocumentExpression?

  mutating func take(_ name: String, _ value: FormValues.Value?) {
    (self.name, self.value) = (name, value)
    count += 1
  }

  /// The rules with an argument, what it is, and what the rule means.
  private static let arguments: [(String, OwnValue<FormValues.Value>, String)] = [
    ("minimumLength", OwnValue<Int>.count().map { .integer($0) }, "The minimum number of characters of a text."),
    ("maximumLength", OwnValue<Int>.count().map { .integer($0) }, "The maximum number of characters of a text."),
    ("length", OwnValue<Int>.count().map { .integer($0) }, "The number of characters of a text."),
    ("pattern", OwnValue<String>.string.map { .text($0) }, "A regular expression for the whole text."),
    ("minimum", .scalar, "The least number or the earliest date."),
    ("maximum", .scalar, "The greatest number or the latest date."),
    ("exclusiveMinimum", .numberNoDuration { "seconds(value) > \($0)" }, "The number must be greater than this one."),
    ("exclusiveMaximum", .numberNoDuration { "seconds(value) < \($0)" }, "The number must be less than this one."),
    (
      "multipleOf", .numberNoDuration { "mod(seconds(value), \($0)) == 0" },
      "The number must be a multiple of this one."
    ),
    (
      "oneOf", OwnValue<[FormValues.Value]>.list(.scalar, atLeastOne: "value").map { .list($0) },
      "The values that are accepted."
    ),
    ("matches", OwnValue<String>.name.map { .text($0) }, "The key of a field that has the same value."),
    (
      "minimumCount", OwnValue<Int>.count().map { .integer($0) },
      "The minimum number of elements of a list, or of chosen options."
    ),
    (
      "maximumCount", OwnValue<Int>.count().map { .integer($0) },
      "The maximum number of elements of a list, or of chosen options."
    ),
    ("maximumSize", OwnValue<Int>.count().map { .integer($0) }, "The maximum size of a file, in bytes."),
  ]
  /// The rules without one.
  static let plain = [
    ("email", "An email address."), ("web", "A web address."), ("luhn", "A number with a correct check digit."),
    ("iban", "An IBAN with correct check digits."), ("mustBeTrue", "Only yes is accepted."),
    ("unique", "No two elements are equal."),
  ]

  /// The rules that take a message.
  private static let withMessage = [
    "pattern", "mustBeTrue", "unique", "matches", "multipleOf", "exclusiveMinimum", "exclusiveMaximum",
  ]

  static let object: OwnObject<OwnRule> = OwnObject(
    "a rule",
    arguments.map { name, value, help in OwnKey(name, value, help) { $0.take(name, $1) } }
      + plain.map { name, help in OwnKey(name, .on, help) { rule, _ in rule.take(name, nil) } }
      + [
        OwnKey("check", .expression, "An expression that is true while the field's 'value' is accepted.") {
          $0.check = $1
          $0.take("check", nil)
        },
        OwnKey("message", .message, "The message while the rule is broken.") { $0.message = $1 },
        OwnKey("severity", .severity, "How serious a failed check is.") { $0.severity = $1 },
      ])

  /// A rule, or the name of one without arguments.
  static let value: OwnValue<DocumentRule> = OwnValue(
    ["anyOf": [["enum": .list(plain.map { .text($0.0) })], ["$ref": "#/$defs/rule"]]]
  ) { loader, place in
    var rule = read(loader, place)
    rule.source = loader.source(place)
    return rule
  }

  /// The rules of a field. Where they can't be read, there may be any.
  static let list = OwnValue<[DocumentRule]>(OwnValue<[DocumentRule]>.list(value).schema()) { loader, place in
    OwnValue<[DocumentRule]>.list(value).read(loader, place) ?? [.unread]
  }

  private static func read(_ loader: OwnLoader, _ place: OwnPlace) -> DocumentRule {
    if place.node.string != nil {
      let names = plain.map(\.0)
      if let name = place.node.string, arguments.contains(where: { $0.0 == name }) {
        loader.add(.missingArgument, place, "The rule '\(name)' needs an argument: {\"\(name)\": …}.")
        return .unread
      }
      return OwnValue<String>.oneOf(names) { $0 }.read(loader, place).map { DocumentRule($0) } ?? .unread
    }
    var own = OwnRule()
    guard let keys = object.read(loader, place, &own) else { return .unread }
    if let check = own.check {
      if own.count > 1 { reportName(loader, place) }
      if !keys.contains("message") { loader.add(.missingArgument, place, "A check needs the key 'message'.") }
      return .check(check, FormIssue(.custom(own.message ?? ""), severity: own.severity))
    }
    guard own.count == 1, let name = own.name else {
      // A rule whose argument is wrong, or whose name isn't known, has its problem already.
      if own.count > 1 || keys.isSubset(of: ["message", "severity", "$comment"]) { reportName(loader, place) }
      return .unread
    }
    if own.message != nil, !withMessage.contains(name), let inner = place["message"] {
      loader.add(
        .wrongValue, inner,
        "The rule '\(name)' has its own message. Only 'check', \(withMessage.map { "'\($0)'" }.joined(separator: ", ")) take another one."
      )
    }
    if let inner = place["severity"] {
      loader.add(.wrongValue, inner, "'severity' works only with 'check'.")
    }
    return DocumentRule(name, own.value.map { ["value": $0] } ?? [:], message: own.message)
  }

  private static func reportName(_ loader: OwnLoader, _ place: OwnPlace) {
    loader.add(.wrongValue, place, "A rule needs exactly one key that names it, such as 'minimumLength' or 'check'.")
  }
}

extension OwnValue where Value == Bool {
  /// A rule that is on.
  fileprivate static let on = OwnValue(["const": true]) { loader, place in
    if place.node.boolean == true { return true }
    let hint = place.node.boolean == nil ? "" : " To switch a rule off, leave it out."
    loader.add(.wrongValue, place, "Expected true, not \(place.words).\(hint)")
    return nil
  }
}

extension OwnValue where Value == FormValues.Value {
  /// A number, for a rule that durations don't have.
  ///
  /// - Parameter check: The expression that says the same of a duration, for its seconds.
  fileprivate static func numberNoDuration(_ check: @escaping @Sendable (String) -> String) -> OwnValue {
    OwnValue(number.schema()) { loader, place in
      guard let text = place.node.string, let duration = DurationValue.duration(text) else {
        return number.read(loader, place)
      }
      let seconds = Decimal(seconds: duration)
      loader.add(
        .wrongValue, place,
        "Expected a number, not \(place.words). For a duration, use a check, such as '\(check("\(seconds)"))'.")
      return nil
    }
  }
}

/// A rule about several fields of a form, while it is read.
struct OwnFormRule {
  var key: String?
  var check: DocumentExpression?
  var message: FormString?
  var severity = FormIssue.Severity.error

  static let object: OwnObject<OwnFormRule> = OwnObject(
    "a rule of a form",
    [
      OwnKey("on", .name, "The key of the field at which the issue shows.") { $0.key = $1 },
      OwnKey("check", .expression, required: true, "An expression that is true while there is no issue.") {
        $0.check = $1
      },
      OwnKey("message", .message, required: true, "The message while the check is false.") { $0.message = $1 },
      OwnKey("severity", .severity, "How serious it is.") { $0.severity = $1 },
    ])

  static let value: OwnValue<DocumentFormRule> = OwnValue.object(object, OwnFormRule()) { loader, place, own in
    // A check that can't be read has its problem, and the key of the field may have another one.
    let (issue, check) = (FormIssue(.custom(own.message ?? ""), severity: own.severity), own.check)
    var rule = check.map { DocumentFormRule(on: own.key, $0, issue) } ?? DocumentFormRule(on: own.key) { _ in nil }
    rule.source = loader.source(place)
    return rule
  }
}

extension OwnValue where Value == FormIssue.Severity {
  static let severity = OwnValue.oneOf(["error", "warning", "info"]) {
    switch $0 {
    case "warning": .warning
    case "info": .info
    default: .error
    }
  }
}
