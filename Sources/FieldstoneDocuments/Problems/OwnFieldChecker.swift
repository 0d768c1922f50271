import FieldstoneCore
import Foundation

/// Checks what only a file in the own format says: bounds that no value meets, and settings that can't have an effect.
struct OwnFieldChecker {
  /// What a form is in, as far as that is known whatever the answers are.
  struct Surroundings {
    /// Whether a condition can hide it.
    var mayBeHidden = false
    /// Whether somebody else gives it values, such as the initial ones of a list.
    var hasOtherValues = false

    /// Those of a form that several others may use, of an element, or of a case.
    static let any = Surroundings(mayBeHidden: true, hasOtherValues: true)
  }

  let field: DocumentField
  /// The path of what it is in: its form, or the list that it is the element of.
  let parent: [String]
  var isElement = false

  private var path: [String] { isElement ? parent + ["*"] : field.key.isEmpty ? parent : parent + [field.key] }

  /// - Parameter mayBeHidden: Whether a condition can hide the field; asked for only where that matters.
  func check(_ surroundings: Surroundings, mayBeHidden: () -> Bool, _ found: inout DocumentChecker.Found) {
    checkTitles(&found)
    checkRequired(surroundings, &found)
    if !field.rules.isEmpty, !field.rules.contains(where: \.isUnread) {
      checkNumbers(&found)
      checkChosen(&found)
    }
    guard field.visible == nil else { return }
    if field.whenHidden != nil, !mayBeHidden() { nothingHides("whenHidden", "field", &found) }
    if case .form(let subform) = field.kind, subform.existsWhileVisible, !mayBeHidden() {
      nothingHides("existsWhileVisible", "form", &found)
    }
  }

  private func nothingHides(_ key: String, _ what: String, _ found: inout DocumentChecker.Found) {
    found.add(
      .wrongRule, path, key, "'\(key)' has no effect, because nothing hides the \(what). Add 'visible'.",
      field.source(of: key))
  }

  // MARK: Values

  private func checkTitles(_ found: inout DocumentChecker.Found) {
    guard let options = field.kind.options, options.contains(where: \.hasTitle) else { return }
    var seen: Set<[String]> = []
    for (index, option) in options.enumerated() where !option.isUnread && option.visible == nil {
      let title = option.formTitle.text(in: .standard)
      guard !seen.insert([option.formSection?.key ?? "", title]).inserted else { continue }
      found.add(
        .duplicateOption, path, "options.\(index)", "Two options have the title '\(title.shortenedInProblem)'.",
        field.source(of: "options", at: index))
    }
  }

  private func checkRequired(_ surroundings: Surroundings, _ found: inout DocumentChecker.Found) {
    guard field.isRequired, field.isReadOnly, !isElement, !surroundings.hasOtherValues, field.initial == nil,
      field.defaultValue == nil, field.computed == nil
    else { return }
    switch field.kind {
    case .text, .choices: break
    default: if !field.mayBeMissing { return }
    }
    found.add(
      .wrongRule, path, "required",
      "The field is required, but it is read-only, and nothing gives it a value. Add 'initial', 'default' or 'computed'.",
      field.source(of: "required"))
  }

  // MARK: Rules

  private func impossible(_ text: String, _ found: inout DocumentChecker.Found) {
    found.add(.impossibleBounds, path, "rules", text, field.source(of: "rules"))
  }

  private func counts(_ name: String) -> [Int] {
    field.rules.compactMap { $0.name == name ? $0.value?.integer : nil }
  }

  /// Checks that enough options can be chosen.
  private func checkChosen(_ found: inout DocumentChecker.Found) {
    guard case .choices(let options) = field.kind, !field.offersOthers, !options.contains(where: \.isUnread),
      let least = counts("minimumCount").max(), least > options.count
    else { return }
    // Then both counts are a problem of their own.
    if let most = counts("maximumCount").min(), least > most { return }
    let there = options.count == 1 ? "there is only 1" : "there are only \(options.count)"
    impossible("The minimum is \(least) options, but \(there).", &found)
  }

  /// Checks that there is a whole number, or a multiple, between both ends.
  private func checkNumbers(_ found: inout DocumentChecker.Found) {
    // Other bounds may take the place of these.
    guard field.kind.isNumber, !field.traits.contains(where: \.isBound), let low = NumberEnd(field, isLower: true),
      let high = NumberEnd(field, isLower: false)
    else { return }
    let isEmpty = low.number > high.number || low.number == high.number && (low.isExclusive || high.isExclusive)
    // That is a problem of every file.
    if isEmpty { return }
    let between = "is \(low.words) and \(high.words)."
    if field.kind.isInteger, low.whole > high.whole {
      return impossible("No whole number \(between)", &found)
    }
    for rule in field.rules where rule.name == "multipleOf" {
      guard let value = rule.value, let step = Decimal(value), step > 0 else { continue }
      let quotient = low.number / step
      // Beyond that, digits are lost.
      guard quotient.isFinite, quotient.magnitude < 1_000_000_000_000_000 else { continue }
      let first = quotient.rounded(.down)
      let isThere = [first - 1, first, first + 1].contains { factor in
        let multiple = factor * step
        return low.allows(multiple) && high.allows(multiple)
      }
      if !isThere { return impossible("No multiple of \(value.shortened) \(between)", &found) }
    }
  }
}

/// The least number that rules allow, or the greatest.
private struct NumberEnd {
  let number: Decimal
  let isExclusive: Bool
  let isLower: Bool

  /// Nil if there is none.
  init?(_ field: DocumentField, isLower: Bool) {
    func bound(_ name: String) -> Decimal? { field.rules.last { $0.name == name }?.value.flatMap { Decimal($0) } }
    let included = bound(isLower ? "minimum" : "maximum")
    let excluded = bound(isLower ? "exclusiveMinimum" : "exclusiveMaximum")
    switch (included, excluded) {
    case (let included?, let excluded?):
      isExclusive = isLower ? excluded >= included : excluded <= included
      number = isExclusive ? excluded : included
    case (let included?, nil): (number, isExclusive) = (included, false)
    case (nil, let excluded?): (number, isExclusive) = (excluded, true)
    case (nil, nil): return nil
    }
    self.isLower = isLower
  }

  /// The whole number that is nearest to the end and allowed.
  var whole: Decimal {
    let rounded = number.rounded(isLower ? .up : .down)
    guard isExclusive, rounded == number else { return rounded }
    return isLower ? rounded + 1 : rounded - 1
  }

  func allows(_ other: Decimal) -> Bool {
    if other == number { return !isExclusive }
    return isLower ? other > number : other < number
  }

  var words: String {
    let comparison = isLower ? (isExclusive ? "greater than" : "at least") : (isExclusive ? "less than" : "at most")
    return "\(comparison) \(number)"
  }
}

extension DocumentTrait {
  /// Whether it makes a bound from answers.
  fileprivate var isBound: Bool {
    switch self {
    case .minimumFrom, .maximumFrom: true
    default: false
    }
  }
}

extension [DocumentItem] {
  /// The keys of the fields in sections, pages and steps that a condition can hide.
  ///
  /// - Complexity: O(items).
  var keysInHidden: Set<String> {
    var keys: Set<String> = []
    for item in self {
      let visible: DocumentCondition?
      switch item {
      case .section(let section): visible = section.visible
      case .page(let page): visible = page.visible
      case .step(let step): visible = step.visible
      default: continue
      }
      if visible != nil { keys.formUnion(item.fields.lazy.map(\.key)) } else { keys.formUnion(item.items.keysInHidden) }
    }
    return keys
  }
}
