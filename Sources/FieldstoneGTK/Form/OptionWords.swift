#if GTK
  import FieldstoneCore

  extension FormRow.Option {
    /// Whether it can be chosen, or taken back.
    var canBeTaken: Bool { isEnabled || isChosen }

    /// Its title, with words if it can't be chosen.
    func title(in environment: FormEnvironment) -> String { remarkedTitle.text(in: environment) }

    /// What is said about it: why it can't be chosen, and its help.
    func remark(in environment: FormEnvironment) -> String? {
      let remark = remark?.text(in: environment)
      guard let remark, let help else { return remark ?? help }
      return remark.labelling(help, in: environment)
    }
  }

  extension FormRow.Options {
    /// What is chosen, with one option more or less.
    func answer(with id: String, _ isOn: Bool) -> FormAnswer {
      let others = chosen.map(\.id).filter { $0 != id }
      return .choices(isOn ? others + [id] : others)
    }

    /// All options that can be chosen, and those that are.
    var all: FormAnswer { .choices(allAvailable) }

    /// Chosen values that aren't offered.
    var unofferedOptions: [FormRow.Option] { (offeredCount..<count).map { self[$0] } }
    var unoffered: [String] { unofferedOptions.map(\.id) }
  }

  extension FormEnvironment {
    func text(_ words: FormString) -> String { words.text(in: self) }
  }

  extension RowView {
    /// The environment of the form.
    var environment: FormEnvironment { form?.engine.environment ?? FormEnvironment() }
  }
#endif
