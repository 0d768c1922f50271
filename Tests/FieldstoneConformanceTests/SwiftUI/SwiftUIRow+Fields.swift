#if os(Linux)
  import FieldstoneCore
  import SwiftUI

  @testable import FieldstoneTesting

  /// Fields: what their controls say.
  extension SwiftUIRow {
    func field(_ control: StandInElement, _ value: String) -> FormReading.Row {
      var row = FormReading.Row(.field, control.accessibilityLabel ?? control.label)
      row.readPosition()
      row.value = ConformanceText.value(value)
      row.isReadOnly = !control.isEnabled
      row.mark = mark
      return row
    }

    /// What is marked beside the title: only on the screen, because the hint says it in words.
    private var mark: FormRow.Mark? {
      mark(in: parts + parts.flatMap(\.labelParts).flatMap(\.all))
    }

    private func mark(in elements: [StandInElement]) -> FormRow.Mark? {
      let texts = (elements + elements.flatMap(\.labelParts).flatMap(\.all)).filter { part in
        part.kind == .text && part.attributes["accessibilityHidden"] == "true"
      }
      if texts.contains(where: { $0.label == "*" }) { return .required }
      return texts.contains { $0.label == "(Optional)" } ? .optional : nil
    }

    /// A secret says only that it is set; a number has its unit after it.
    func value(of field: StandInElement) -> String {
      if field.kind == .secureField { return field.text.isEmpty ? "" : "(set)" }
      guard !field.text.isEmpty, let unit else { return field.text }
      return field.text + " " + unit
    }

    private var unit: String? {
      guard let place = parts.firstIndex(where: { $0.kind == .textField }), place + 1 < parts.count else { return nil }
      let next = parts[place + 1]
      return next.kind == .text && next.attributes["accessibilityIdentifier"] == "unit" ? next.label : nil
    }

    /// An option, or nothing where no answer is chosen.
    static func answer(_ words: String) -> String {
      words == "No answer" ? "" : ConformanceText.withoutRemark(words)
    }

    /// A link with what it says of the page that it leads to. An optional subform has a switch beside it.
    func link(_ link: StandInElement) -> FormReading.Row? {
      var row = FormReading.Row(.link, link.accessibilityLabel ?? link.label)
      row.readPosition()
      let texts = link.labelParts.flatMap(\.all).filter { $0.kind == .text }.map(\.label)
      if let count = texts.lazy.compactMap({ $0.wholeMatch(of: #/(\d+) to fix/#)?.1 }).first {
        row.count = Int(count) ?? 0
      }
      let value = link.attributes["summary"] ?? link.accessibilityValue ?? ""
      row.value = ConformanceText.line(value.replacing(#/(, )?\d+ to fix$/#, with: ""))
      if let presence = first(.toggle), presence.text == "off" { row.value = FormReading.Row.absent }
      row.isReadOnly = !link.isEnabled
      return row
    }

    /// An option that is chosen by steps: its title stands beside the stepper.
    func stepped(_ stepper: StandInElement) -> FormReading.Row {
      field(stepper, Self.answer(stepper.accessibilityValue ?? ""))
    }

    /// Several options with check marks, under the title of the field.
    var checked: FormReading.Row? {
      guard let title = parts.first(where: { $0.kind == .text }), let check = checks.first else { return nil }
      let chosen = checks.filter { $0.text == "on" }.map { ConformanceText.withoutRemark($0.label) }
      var row = field(check, chosen.joined(separator: ", "))
      row.title = ConformanceText.line(title.label)
      row.isReadOnly = !checks.contains(where: \.isEnabled)
      return row
    }

    /// A file: its name and size, or nothing.
    func file(_ choosing: StandInElement) -> FormReading.Row {
      let content = first(.labeledContent)
      let title = content?.labelParts.flatMap(\.all).first { $0.kind == .text }?.label ?? ""
      let name = content?.all { $0.kind == .text && $0.attributes["accessibilityIdentifier"] == "file" }.first?.label
      var row = field(choosing, name ?? "")
      row.title = ConformanceText.line(title)
      row.readPosition()
      return row
    }

    /// A choice whose options unfold.
    func unfolding(_ group: StandInElement) -> FormReading.Row? {
      guard let label = group.labelParts.flatMap(\.all).first(where: { $0.kind == .labeledContent }) else { return nil }
      var row = fact(label)
      row.value = Self.answer(row.value)
      (row.isReadOnly, row.mark) = (!group.isEnabled, mark(in: group.labelParts.flatMap(\.all)))
      return row
    }

    /// What is only read.
    func fact(_ content: StandInElement) -> FormReading.Row {
      let title = content.labelParts.flatMap(\.all).first { $0.kind == .text }?.label ?? ""
      var row = FormReading.Row(.field, title)
      row.readPosition()
      row.isReadOnly = true
      row.value = ConformanceText.value(content.text == "–" ? "" : content.text)
      if first(.progress) != nil, row.value.isEmpty { row.value = "…" }
      return row
    }
  }
#endif
