/// Why a test can't do something with an element, in a sentence.
package struct StandInError: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}

/// What a test sees of one control, as of the last settle, and what a person could do with it.
@MainActor package final class StandInElement {
  package enum Kind: String, Sendable {
    case root, text, textField, secureField, textEditor, toggle, stepper, slider, picker, datePicker, multiDatePicker
    case colorPicker, button, link, shareLink, menu, navigationLink, editButton, section, form, list, lazyStack, stack
    case labeledContent, label, disclosureGroup, groupBox, image, progress, unavailable, photosPicker, fileImporter
    case sheet, alert, confirmationDialog, toolbarItem, navigationStack, page, searchField
  }
  /// One row of a picker.
  package struct Option {
    package let title: String
    package let tag: AnyHashable
    package let isSelected: Bool
    package let isEnabled: Bool
  }
  /// What can be done; nil where it can't.
  struct Actions {
    var tap: (() throws -> Void)?
    var type: ((String) -> Void)?
    var submit: (() -> Void)?
    var setOn: ((Bool) -> Void)?
    var choose: ((AnyHashable) throws -> Void)?
    var step: ((_ up: Bool) throws -> Void)?
    var setValue: ((Double) throws -> Void)?
    var setDate: ((Date) throws -> Void)?
    var setDates: ((Set<DateComponents>) -> Void)?
    var setColor: ((Color) -> Void)?
    var delete: ((IndexSet) throws -> Void)?
    var move: ((IndexSet, Int) throws -> Void)?
    var expand: ((Bool) throws -> Void)?
    var importFiles: ((Result<[URL], any Error>) -> Void)?
    var pick: ((Any?) -> Void)?
    var dismiss: (() throws -> Void)?
    var goBack: (() -> Void)?
    var named: [(name: String, action: () -> Void)] = []
  }

  package let kind: Kind
  package let node: Node?
  package internal(set) var id: AnyHashable?
  /// The words of its label; of a text, its own.
  package var label = ""
  package var prompt: String?
  package var children: [StandInElement] = []
  package internal(set) var header: [StandInElement] = []
  package internal(set) var footer: [StandInElement] = []
  package internal(set) var isEnabled = true
  package internal(set) var isFocused = false
  /// What modifiers say about it, by name.
  package var attributes: [String: String] = [:]
  package internal(set) var accessibilityLabel: String?
  package internal(set) var accessibilityValue: String?
  package internal(set) var accessibilityHint: String?
  package internal(set) var traits: Set<String> = []
  package internal(set) var swipeActions: [StandInElement] = []
  package internal(set) var contextMenu: [StandInElement] = []
  package internal(set) var toolbar: [StandInElement] = []
  /// Sheets, alerts, dialogs and importers that show now.
  package var presented: [StandInElement] = []
  var readText: () -> String = { "" }
  var readOptions: () -> [Option] = { [] }
  var actions = Actions()
  var isHidden = false

  package init(_ kind: Kind, _ node: Node?) {
    self.kind = kind
    self.node = node
  }

  /// What it holds now: typed text, the chosen row's title, "on" or "off", a value's description.
  package var text: String { readText() }
  package var options: [Option] { readOptions() }
  /// What it says as a part of a label.
  var words: String {
    if let accessibilityLabel { return accessibilityLabel }
    if !label.isEmpty || kind == .image { return label }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension StandInElement {
  /// It and everything in it: content, header, footer, toolbar, and what is presented.
  package var all: [StandInElement] {
    [self] + (header + children + footer + toolbar + presented).flatMap(\.all)
  }
  package func all(where matches: (StandInElement) -> Bool) -> [StandInElement] { all.filter(matches) }
  package func all(_ kind: Kind) -> [StandInElement] { all { $0.kind == kind } }
  /// The first of a kind, with this label if one is given; also by what VoiceOver says.
  package func first(_ kind: Kind, _ label: String? = nil) -> StandInElement? {
    all.first { $0.kind == kind && (label == nil || $0.label == label || $0.accessibilityLabel == label) }
  }
  /// The same, for a test that can't go on without it.
  package func find(_ kind: Kind, _ label: String? = nil) throws -> StandInElement {
    guard let found = first(kind, label) else {
      throw StandInError("There is no \(kind.rawValue)\(label.map { " '\($0)'" } ?? "") in:\n\(tree)")
    }
    return found
  }
  /// One line per element, for messages and snapshots.
  package var tree: String { lines().joined(separator: "\n") }
  private func lines() -> [String] {
    var words = [kind.rawValue]
    if !label.isEmpty { words.append("'\(label)'") }
    if !text.isEmpty { words.append("= \(text)") }
    if !isEnabled { words.append("(disabled)") }
    if isFocused { words.append("(focused)") }
    var lines = [words.joined(separator: " ")]
    for (name, part) in [
      ("header", header), ("", children), ("footer", footer), ("toolbar", toolbar), ("presented", presented),
    ] where !part.isEmpty {
      if !name.isEmpty { lines.append("  \(name):") }
      lines += part.flatMap { $0.lines() }.map { (name.isEmpty ? "  " : "    ") + $0 }
    }
    return lines
  }
}
