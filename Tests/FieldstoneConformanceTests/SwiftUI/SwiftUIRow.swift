#if os(Linux)
  import FieldstoneCore
  import Foundation
  import SwiftUI

  @testable import FieldstoneTesting

  /// One row as it is on the screen: what it says, and what in it can be used.
  @MainActor
  struct SwiftUIRow {
    let element: StandInElement
    /// It and everything in it, without what is presented over it.
    let parts: [StandInElement]

    init(_ element: StandInElement) {
      self.element = element
      parts = Self.parts(of: element)
    }

    private static func parts(of element: StandInElement) -> [StandInElement] {
      [element] + (element.header + element.children + element.footer).flatMap(parts)
    }

    func first(_ kind: StandInElement.Kind) -> StandInElement? { parts.first { $0.kind == kind } }
    func button(_ name: String) -> StandInElement? {
      parts.first { $0.kind == .button && ($0.accessibilityLabel ?? $0.label) == name }
    }

    /// What is typed in.
    var field: StandInElement? { parts.first { [.textField, .secureField].contains($0.kind) } }
    /// Check marks, each with an option.
    var checks: [StandInElement] { parts.filter { $0.kind == .toggle } }
    private var heading: StandInElement? { parts.first { $0.traits.contains("isHeader") } }
    /// A button with an arrow leads on.
    var link: StandInElement? { parts.first { $0.kind == .button && $0.shows("chevron.forward") } }
    /// The button that chooses a file.
    var choosesFile: StandInElement? {
      parts.first { $0.kind == .button && $0.accessibilityLabel?.hasPrefix("Choose a File") == true }
    }
    var isAdding: Bool { parts.contains { $0.kind == .button && $0.shows("plus") } }

    private var issues: [StandInElement] {
      parts.filter { part in
        part.kind == .label
          && ["Error: ", "Warning: ", "Note: "].contains { part.accessibilityLabel?.hasPrefix($0) == true }
      }
    }

    /// What it says; nil for what is only looked at.
    var reading: FormReading.Row? {
      guard var row = kindOfRow else { return nil }
      row.issues = issues.map { ConformanceText.line($0.label) }
      return row
    }

    private var kindOfRow: FormReading.Row? {
      if let heading { return Self.numbered(.heading, heading.accessibilityLabel ?? heading.title) }
      if let field { return self.field(field, value(of: field)) }
      if let link { return self.link(link) }
      if let group = first(.disclosureGroup) { return unfolding(group) }
      if let picker = first(.picker) { return self.field(picker, Self.answer(picker.text)) }
      if let toggle = first(.toggle), toggle.accessibilityLabel != nil {
        return field(toggle, toggle.accessibilityValue ?? toggle.text)
      }
      if let stepper = first(.stepper) { return stepped(stepper) }
      if !checks.isEmpty { return checked }
      if let page = parts.first(where: { $0.kind == .button && $0.showsValue }) {
        return self.field(page, Self.answer(page.shownValue))
      }
      if let file = choosesFile { return self.file(file) }
      if let content = first(.labeledContent) { return fact(content) }
      if let button = first(.button) {
        var row = FormReading.Row(.button, button.accessibilityLabel ?? button.label)
        row.isReadOnly = !button.isEnabled
        return row
      }
      if !issues.isEmpty { return FormReading.Row(.notice, "") }
      // A text of the program's own is not read, as on the other surfaces.
      guard let text = parts.first(where: { $0.kind == .text }), first(.image) == nil, first(.link) == nil else {
        return nil
      }
      return FormReading.Row(.note, text.label)
    }

    private static func numbered(_ kind: FormReading.Row.Kind, _ title: String) -> FormReading.Row {
      var row = FormReading.Row(kind, title)
      row.readPosition()
      return row
    }
  }

  extension StandInElement {
    /// What its label shows, and the labels in it.
    private var inLabel: [StandInElement] { labelParts.flatMap(\.all).flatMap { [$0] + $0.inLabel } }
    /// Whether its label has a symbol.
    func shows(_ symbol: String) -> Bool {
      inLabel.contains { $0.kind == .image && $0.attributes["image"] == symbol }
    }
    /// What it says; a container of several, what the first of them says.
    var title: String { label.isEmpty ? children.lazy.map(\.title).first { !$0.isEmpty } ?? "" : label }
    /// Whether its label has a title and a value.
    var showsValue: Bool { labelParts.flatMap(\.all).contains { $0.kind == .labeledContent } }
    var shownValue: String { labelParts.flatMap(\.all).first { $0.kind == .labeledContent }?.text ?? "" }
  }
#endif
