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
    case .trimmed, .uppercased, .composed, .masked:
      guard field.leaf?.kind != .text, !field.isCollection else { return nil }
      self = .shaping
    case .display where field.leaf?.kind == .date: self = .display
    case .timeZone(let zone) where zone != "GMT" && field.dateKind != .dateAndTime: self = .timeZone
    case .optionTitles where field.leaf?.hasCases != true: self = .titles
    // Where no option is declared at all, the value that is chosen is none of them, and only the type knows its title.
    case .options([]) where field.leaf?.hasCases == true && !field.isCaseChoice: self = .titles
    default: return nil
    }
  }
}
