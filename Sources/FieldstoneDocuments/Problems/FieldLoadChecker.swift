import FieldstoneCore
import Foundation

/// Checks what a field of a file says of itself: bounds that nothing meets, parts that need others.
struct FieldLoadChecker {
  let field: DocumentField
  /// The path of what it is in: its form, or the list that it is the element of.
  let parent: [String]
  var isElement = false

  /// Made only for a problem, which most fields don't have.
  private var path: [String] { isElement ? parent + ["*"] : field.key.isEmpty ? parent : parent + [field.key] }

  func check(_ found: inout DocumentChecker.Found) {
    checkOptions(&found)
    // Most fields of a large file have nothing else.
    guard field.rest != nil || !field.rules.isEmpty else { return }
    if !field.rules.isEmpty {
      checkLengths(&found)
      checkCounts(&found)
      checkExclusiveBounds(&found)
    }
    guard field.rest != nil else { return }
    checkDimensions(&found)
    checkSlider(&found)
    checkPurpose(&found)
    if let value = field.defaultValue, field.kind.isValue, !field.mayBeMissing, field.kind.accepts(value) {
      found.add(
        .wrongDefault, path, "default",
        "The field always has a value, so the default is never used. Use 'initial', or make the value optional.",
        field.source(of: "default"))
    }
    if field.isRequired, field.control == .label {
      found.add(
        .wrongRule, path, "required", "The field is required, but the control 'label' only shows a value.",
        field.source(of: "required"))
    }
  }

  // MARK: Options

  private func checkOptions(_ found: inout DocumentChecker.Found) {
    let options: [DocumentOption]
    switch field.kind {
    case .choice(let all), .choices(let all): options = all
    default: return
    }
    if options.isEmpty, !field.offersOthers {
      found.add(
        .noOptions, path, "options", "There is nothing to choose from.", field.source(of: "options", "enum"))
    }
    guard found.isNew(options) else { return }
    let before = found.problems.count
    defer { if found.problems.count == before { found.note(options) } }
    var values = [String: FormValues.Value](minimumCapacity: options.count)
    for (index, option) in options.enumerated() where !option.isUnread {
      let other = values.updateValue(option.value, forKey: option.id)
      // The same value twice is a problem of every document.
      guard let other, other != option.value else { continue }
      found.add(
        .duplicateOption, path, "options.\(index)",
        "The options \(other.shortened) and \(option.value.shortened) can't be told apart in inputs and drafts.",
        field.source(of: "options", "enum", at: index))
    }
  }

  // MARK: Bounds

  /// The least or the greatest number that rules have, by a name or another.
  private func integer(_ name: String, or other: String = "", _ best: (Int, Int) -> Int) -> Int? {
    field.rules.reduce(nil) { found, rule in
      guard rule.name == name || rule.name == other, let number = rule.value?.integer else { return found }
      return found.map { best($0, number) } ?? number
    }
  }

  private func impossible(_ found: inout DocumentChecker.Found, _ keys: [String], _ text: String) {
    found.add(.impossibleBounds, path, "rules", text, field.place?.source(of: keys))
  }

  private func checkLengths(_ found: inout DocumentChecker.Found) {
    guard case .text = field.kind, let most = integer("maximumLength", or: "length", min) else { return }
    let least = max(1, integer("minimumLength", or: "length", max) ?? 1)
    guard least > most else { return }
    guard most > 0 else {
      return impossible(
        &found, ["rules", "minLength", "maxLength"], "With a maximum of 0 characters, no text is valid.")
    }
    impossible(
      &found, ["rules", "minLength", "maxLength"], "The minimum is \(least) characters, but the maximum is \(most).")
  }

  private func checkCounts(_ found: inout DocumentChecker.Found) {
    switch field.kind {
    case .choices, .list: break
    default: return
    }
    guard let least = integer("minimumCount", max), let most = integer("maximumCount", min), least > most else {
      return
    }
    let things = if case .list = field.kind { "elements" } else { "options" }
    impossible(
      &found, ["rules", "minItems", "maxItems"], "The minimum is \(least) \(things), but the maximum is \(most).")
  }

  /// The least and the greatest value are a problem of every document; here are those that can't be reached themselves.
  private func checkExclusiveBounds(_ found: inout DocumentChecker.Found) {
    guard field.kind.isNumber, field.rules.contains(where: { $0.name.hasPrefix("exclusive") }) else { return }
    func bound(_ name: String) -> FormValues.Value? { field.rules.last { $0.name == name && !$0.isUnread }?.value }
    for (lower, upper) in [
      ("exclusiveMinimum", "exclusiveMaximum"), ("exclusiveMinimum", "maximum"), ("minimum", "exclusiveMaximum"),
    ] {
      // A `Double` would take some numbers for the same.
      guard let least = bound(lower), let most = bound(upper), let low = Decimal(least), let high = Decimal(most),
        low >= high
      else { continue }
      let from = lower == "minimum" ? "at least" : "greater than"
      let to = upper == "maximum" ? "at most" : "less than"
      return impossible(
        &found, ["rules", lower, upper], "No number is \(from) \(least.shortened) and \(to) \(most.shortened).")
    }
  }

  private func checkDimensions(_ found: inout DocumentChecker.Found) {
    var (least, most): ((Int, Int)?, (Int, Int)?)
    for trait in field.traits {
      switch trait {
      case .minimumDimensions(let width, let height): least = (width, height)
      case .maximumDimensions(let width, let height): most = (width, height)
      default: break
      }
    }
    guard let least, let most, least.0 > most.0 || least.1 > most.1 else { return }
    impossible(
      &found, ["maximumDimensions"],
      "The minimum size is \(least.0) × \(least.1) pixels, but the maximum is \(most.0) × \(most.1).")
  }

  // MARK: Parts that need others

  private func checkSlider(_ found: inout DocumentChecker.Found) {
    // A rule that couldn't be read may be the bound.
    guard field.traits.contains(where: \.isSlider), !field.rules.contains(where: \.isUnread) else { return }
    let names = Set(field.rules.map(\.name) + field.traits.map(\.name))
    let missing = ["minimum", "maximum"].filter { !names.contains($0) && !names.contains($0 + "From") }
    guard !missing.isEmpty else { return }
    found.add(
      .missingArgument, path, "slider",
      "A slider needs a minimum and a maximum: add \(missing.map { "the rule '\($0)'" }.joined(separator: " and ")).",
      field.source(of: "slider"))
  }

  private func checkPurpose(_ found: inout DocumentChecker.Found) {
    guard let purpose = field.purpose?.rawValue else { return }
    let suits =
      switch field.kind {
      case .text, .written, .integer, .number, .decimal, .choice: true
      case .date: purpose.hasPrefix("bday") || purpose.hasPrefix("cc-exp")
      case .file: purpose == "photo"
      case .flag, .range, .choices, .form, .list, .alternatives: false
      }
    guard !suits else { return }
    found.add(
      .wrongValue, path, "purpose", "The purpose '\(purpose)' can't be used with a field of type '\(field.kind.name)'.",
      field.source(of: "purpose"))
  }
}

extension DocumentTrait {
  fileprivate var isSlider: Bool { if case .slider = self { true } else { false } }
}
