extension Plan {
  /// Removes what causes errors from all forms.
  mutating func makeMostlyValid() {
    for form: WritableKeyPath<Plan, FormPlan> in [\.root, \.kid, \.toy, \.bean, \.pod, \.deal, \.mini, \.hat] {
      self[keyPath: form] = self[keyPath: form].mostlyValid
    }
    root.blank = root.blank ?? [:]
  }
}

/// Plans whose answers are nearly always valid, so that submits go through.
extension FormPlan {
  /// The plan without traits and statements that cause errors.
  var mostlyValid: FormPlan {
    var plan = self
    for index in plan.fields.indices {
      plan.fields[index].traits.removeAll { trait in
        switch trait {
        case .required, .minimumLength, .maximumLength, .range, .mustBeTrue, .not, .minimumCount, .maximumCount,
          .pictures,
          .maximumSize:
          true
        default: false
        }
      }
    }
    plan.statements.removeAll { statement in
      switch statement.kind {
      case .required, .readOnlyWhen, .matches, .bounds, .disabledOptions, .formEnabled: true
      case .rule(let severity, _), .ruleOn(let severity, _), .formRule(let severity, _): severity == .error
      case .help, .caption, .checked, .acts, .visible, .enabled, .computed, .options, .searching, .suggestions,
        .defaultValue,
        .unit:
        false
      }
    }
    plan.places = plan.places.map { place in
      if case .button(let action, _) = place { .button(action, []) } else { place }
    }
    return plan
  }
}
