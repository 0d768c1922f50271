#if GTK
  import FieldstoneCore

  extension FormRow.Option {
    /// Whether it can be chosen, or taken back.
    var canBeTaken: Bool { isEnabled || isChosen }

    /// Why it can't be chosen, or could not be chosen again; nil if it can.
    var words: CommonText? { !isOffered ? .notOffered : isEnabled ? nil : .unavailable }

    /// Its title, with words if it can't be chosen.
    func title(in environment: FormEnvironment) -> String {
      switch words {
      case .notOffered: environment.text(.common(.notOfferedOption, .text(title)))
      case nil: title
      default: environment.text(.common(.unavailableOption, .text(title)))
      }
    }

    /// What is said about it: why it can't be chosen, and its help.
    func remark(in environment: FormEnvironment) -> String? {
      let all = [words.map { environment.text(.common($0)) }, help].compactMap { $0 }
      return all.isEmpty ? nil : all.joined(separator: ": ")
    }
  }

  extension FormRow.Options {
    /// What is chosen, with one option more or less.
    func answer(with id: String, _ isOn: Bool) -> FormAnswer {
      let others = chosen.map(\.id).filter { $0 != id }
      return .choices(isOn ? others + [id] : others)
    }

    /// All options that can be chosen, and those that are.
    var all: FormAnswer { .choices(filter(\.canBeTaken).map(\.id)) }

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
