/// What a document can't say of a field, a trait or a statement.
extension PlanGap {
  init?(of field: FieldPlan) {
    if field.isExtra {
      self = .standalone
    } else if field.name == "mate" {
      self = .object
    } else if field.name == "pods" {
      self = .identity
    } else if field.name == "deals" {
      self = .listOfCases
    } else if field.name == "nums" || ["z0", "o0", "a0", "g0"].contains(field.name) {
      self = .type
    } else {
      switch field.leaf?.kind {
      case .viewer: self = .viewer
      case .byte, .shadeSet, .positions, .entries, .bits, .mask, .index: self = .type
      default: return nil
      }
    }
  }

  init?(of trait: Trait, _ field: FieldPlan) {
    switch trait {
    case .simplified: self = .shaping
    case .trimmed, .uppercased, .composed, .masked:
      guard field.leaf?.kind != .text, !field.isCollection else { return nil }
      self = .shaping
    case .display: self = .display
    case .timeZone(let zone) where zone != "GMT": self = .timeZone
    case .whenHidden(_, let value?) where value != PlanValue.none: self = .dropTo
    case .searched, .ownEntries: self = .options
    case .pictures: self = .fileType
    case .optionTitles: self = .titles
    case .options where field.leaf?.hasCases == true && !field.isCaseChoice: self = .titles
    case .template: self = .template
    default: return nil
    }
  }

  init?(of statement: Statement) {
    switch statement.kind {
    case .bounds: self = .bounds
    case .disabledOptions, .options, .searching, .suggestions, .unit: self = .options
    case .checked: self = .check
    case .acts: self = .action
    default: return nil
    }
  }
}
