import FieldstoneCore

/// Where the two buttons of a stepper lead: to the neighbors of what is chosen, in the order of the options. No answer
/// comes before the first option; options that can't be chosen are passed over.
struct OptionSteps {
  /// An option, or no answer.
  struct Step {
    let option: FormRow.Option?
  }

  let previous, next: Step?

  init(_ row: FormRow, _ options: [FormRow.Option]) {
    let chosen = options.firstIndex(where: \.isChosen)
    let before = options[..<(chosen ?? 0)].last(where: Self.canBeTaken)
    let after = options[(chosen.map { $0 + 1 } ?? 0)...].first(where: Self.canBeTaken)
    previous = before.map(Step.init) ?? (row.offersNone && chosen != nil ? Step(option: nil) : nil)
    next = after.map(Step.init)
  }

  private static func canBeTaken(_ option: FormRow.Option) -> Bool { option.isEnabled && option.isOffered }
}

extension FormRow {
  /// What the buttons for the options of a field do, apart from a search.
  func choiceIntents(_ kind: FieldKind, _ options: ShownOptions) -> [Intent] {
    if kind.isElsewhere { return [.choose(id)] }
    switch kind.look?.style {
    case .chips: return [.insert(id)] + options.all.filter(\.isChosen).map { .drop(id, $0.id) } + allAndNone(kind)
    case .stepper:
      let steps = OptionSteps(self, options.all)
      return [steps.previous, steps.next].compactMap { $0.map { .take(id, $0.option?.id) } }
    default: return allAndNone(kind)
    }
  }
}
