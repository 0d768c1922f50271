import FieldstoneCore
import Foundation

/// What a file sets on cells by key paths, as far as it has a meaning here. The numbers are those of UIKit's constants.
struct FXFormsSetting: Sendable {
  enum Outcome {
    case done
    /// The value isn't one of those that are accepted: what is.
    case wrong(String)
    /// It isn't for fields of this kind, or this value has no meaning here.
    case unsuited
  }

  let set: @Sendable (FXFormsNode, inout DocumentField, FXFormsReader) -> Outcome

  /// All of them, by key path.
  static let all: [String: FXFormsSetting] = {
    var all: [String: FXFormsSetting] = [
      "textLabel.text": FXFormsSetting { value, field, _ in
        guard let text = value.text else { return .wrong("a string") }
        field.title = FormString(text)
        return .done
      },
      "detailTextLabel.text": FXFormsSetting { value, field, _ in
        guard let text = value.text else { return .wrong("a string") }
        field.help = FormString(text)
        return .done
      },
      "imageView.image": FXFormsSetting { value, field, _ in
        guard let text = value.text else { return .unsuited }
        field.icon = FormIcon(rawValue: text)
        return .done
      },
      "stepper.stepValue": FXFormsSetting { value, field, _ in
        guard let step = value.number?.decimal, step > 0 else { return .wrong("a number greater than 0") }
        guard case .stepper(var style)? = field.control else { return .unsuited }
        style.step = step
        field.control = .stepper(style)
        return .done
      },
      "datePicker.minimumDate": dateBound("minimum"), "datePicker.maximumDate": dateBound("maximum"),
      "userInteractionEnabled": enabled,
    ]
    for control in ["stepper", "slider"] {
      all["\(control).minimumValue"] = bound("minimum")
      all["\(control).maximumValue"] = bound("maximum")
    }
    for control in ["textField", "textView"] {
      for (name, setting) in texts { all["\(control).\(name)"] = setting }
    }
    for control in [
      "textField", "switchControl", "stepper", "slider", "datePicker", "segmentedControl", "pickerView",
    ] {
      all["\(control).enabled"] = enabled
      all["\(control).userInteractionEnabled"] = enabled
    }
    all["textView.editable"] = enabled
    return all
  }()

  /// What is set on each control.
  private static let names: [String: [String]] = all.keys.reduce(into: [:]) { names, path in
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 { names[parts[0], default: []].append(parts[1]) }
  }

  /// The key path that a name with a mistake in it was meant to be: where the control is right, one of that control.
  static func near(_ name: String) -> String? {
    guard all[name] == nil, name.utf8.count <= 100 else { return nil }
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    let own = names[parts[0]] ?? []
    if own.isEmpty { return nearest(to: name, among: all.keys.sorted()) }
    // Others differ in more letters than a mistake has.
    let close = own.filter { abs($0.utf8.count - parts[1].utf8.count) <= 4 }
    return nearest(to: parts[1], among: close.sorted()).map { "\(parts[0]).\($0)" }
  }

  /// A bound of a number.
  private static func bound(_ rule: String) -> FXFormsSetting {
    FXFormsSetting { value, field, _ in
      switch field.kind {
      case .integer, .number:
        guard let number = value.number else { return .wrong("a number") }
        let bound = FormValues.Value(FormValues.Number(checked: number.text))
        guard field.kind.accepts(bound) else { return .wrong("a whole number") }
        // The later one counts: that of the file, after those of its type.
        field.rules.removeAll { $0.name == rule }
        field.rules.append(DocumentRule(rule, ["value": bound]))
        return .done
      default: return .unsuited
      }
    }
  }

  /// A bound of a date.
  private static func dateBound(_ rule: String) -> FXFormsSetting {
    FXFormsSetting { value, field, reader in
      guard case .date(let kind) = field.kind else { return .unsuited }
      guard let date = reader.dateText(value, kind) else {
        return .wrong("a date, for example 2025-03-31T14:30:00Z")
      }
      field.rules.removeAll { $0.name == rule }
      field.rules.append(DocumentRule(rule, ["value": .text(date)]))
      return .done
    }
  }

  private static var enabled: FXFormsSetting {
    FXFormsSetting { value, field, _ in
      guard let flag = value.flag else { return .wrong("true or false") }
      if !flag { field.isReadOnly = true }
      return .done
    }
  }

  // MARK: Texts

  private static let texts: [String: FXFormsSetting] = [
    "autocapitalizationType": FXFormsSetting { value, field, _ in
      guard let number = value.integer, (0...3).contains(number) else { return .wrong("a number from 0 to 3") }
      return text(&field) {
        $0.traits.append(.capitalization([.never, .words, .sentences, .characters][number]))
      }
    },
    "autocorrectionType": FXFormsSetting { value, field, _ in
      guard let number = value.integer, (0...2).contains(number) else { return .wrong("a number from 0 to 2") }
      return text(&field) { if number > 0 { $0.traits.append(.correction(number == 2)) } }
    },
    "spellCheckingType": FXFormsSetting { value, field, _ in
      guard let number = value.integer, (0...2).contains(number) else { return .wrong("a number from 0 to 2") }
      return text(&field) { if number > 0 { $0.traits.append(.spellChecking(number == 2)) } }
    },
    "keyboardType": FXFormsSetting { value, field, _ in
      guard let number = value.integer, (0...11).contains(number) else { return .wrong("a number from 0 to 11") }
      let kinds: [Int: FormTextKind] = [
        0: .plain, 2: .number, 3: .url, 4: .number, 5: .phone, 7: .email, 8: .number, 11: .number,
      ]
      guard let kind = kinds[number] else { return .unsuited }
      switch field.kind {
      case .integer, .number: return kind == .number ? .done : .unsuited
      case .text(.long), .text(.password), .text(.newPassword): return .unsuited
      default: return text(&field) { $0.control = .text(kind) }
      }
    },
    "secureTextEntry": FXFormsSetting { value, field, _ in
      guard let flag = value.flag else { return .wrong("true or false") }
      return text(&field) { if flag { $0.kind = .text(.password) } }
    },
    "returnKeyType": FXFormsSetting { value, field, _ in
      guard let number = value.integer, (0...11).contains(number) else { return .wrong("a number from 0 to 11") }
      let keys: [Int: FormReturnKey] = [1: .go, 3: .go, 4: .next, 6: .search, 7: .send, 9: .done, 11: .next]
      guard number == 0 || keys[number] != nil else { return .unsuited }
      if let key = keys[number] { field.traits.append(.returnKey(key)) }
      return .done
    },
    "placeholder": FXFormsSetting { value, field, _ in
      guard let text = value.text else { return .wrong("a string") }
      guard field.kind.showsPlaceholder else { return .unsuited }
      field.placeholder = FormString(text)
      return .done
    },
    "textContentType": FXFormsSetting { value, field, _ in
      guard let name = value.text else { return .wrong("a string") }
      // UIKit's names are those of HTML, apart from this one.
      let purpose = FieldPurpose(rawValue: name == "password" ? "current-password" : name)
      guard purpose == .oneTimeCode || FieldPurpose.all.contains(purpose) else { return .unsuited }
      return text(&field) { $0.purpose = purpose }
    },
  ]

  /// Changes a field that is a text.
  private static func text(_ field: inout DocumentField, _ change: (inout DocumentField) -> Void) -> Outcome {
    guard case .text = field.kind else { return .unsuited }
    change(&field)
    return .done
  }
}

extension FXFormsReader {
  /// Sets what an entry sets on its cell.
  func apply(_ entry: FXFormsEntry, to field: inout DocumentField) {
    for (name, value) in entry.settings {
      guard let setting = FXFormsSetting.all[name] else {
        reportUnknown(entry, name, value)
        continue
      }
      switch setting.set(value, &field, self) {
      case .done: break
      case .wrong(let expected):
        report.error(
          .wrongValue, entry.path, name.shortened, at: value, "'\(name)' must be \(expected), not \(value.shortened).")
      case .unsuited:
        report.warn(
          .notSupported, entry.path, name.shortened, at: value,
          "'\(name)' with the value \(value.shortened) has no effect on a field of type '\(field.kind.name)'.")
      }
    }
  }

  /// Lists what is set on the cell of a row that is no field.
  func ignoreSettings(_ entry: FXFormsEntry) {
    for (name, value) in entry.settings { reportUnknown(entry, name, value) }
  }

  private func reportUnknown(_ entry: FXFormsEntry, _ name: String, _ value: FXFormsNode) {
    let short = name.shortened
    guard name.contains(".") || FXFormsSetting.all[name] != nil else {
      // A name that is nearly an attribute is one with a mistake in it, which FXForms would set on the cell, and end.
      if let near = report.attribute(near: name) {
        report.error(
          .unknownKey, entry.path, short, at: value, "There is no attribute '\(short)'. Did you mean '\(near)'?")
      } else {
        report.warn(
          .unknownKey, entry.path, short, at: value, "There is no attribute '\(short)', so it's ignored.")
      }
      return
    }
    report.warn(
      .notSupported, entry.path, short, at: value,
      "'\(short)' has no effect here, so it's ignored."
        + (FXFormsSetting.near(name).map { " Did you mean '\($0)'?" } ?? ""))
  }
}
