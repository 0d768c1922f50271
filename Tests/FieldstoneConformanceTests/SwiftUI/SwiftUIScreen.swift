#if os(Linux)
  import Foundation
  import SwiftUI

  @testable import FieldstoneTesting

  /// What is on the screen: the page or the sheet on top, with its toolbar, and what is asked over it.
  @MainActor
  struct SwiftUIScreen {
    let page: StandInElement
    /// What is asked or told over it.
    let dialog: StandInElement?
    /// Whether pages are below it.
    let isFirst: Bool
    /// How many pages are open in its stack, and how many sheets are below it.
    let depth: Int
    /// Whether it is the first one of a sheet.
    let isSheet: Bool
    let form: StandInElement?
    let rows: [SwiftUIRow]

    init(_ root: StandInElement) {
      var (container, isFirst, isSheet, depth) = (root, true, false, 0)
      while true {
        let stack = container.first(.navigationStack) ?? container
        let page = stack.children.last ?? stack
        if stack.children.count > 1 { (isFirst, isSheet) = (false, false) }
        depth += stack.children.count
        // The sheet of a page of the form lies over it.
        guard let sheet = page.presented.first(where: { $0.kind == .sheet && $0.first(.form) != nil }) else {
          self.page = page
          break
        }
        (container, isFirst, isSheet) = (sheet, false, true)
      }
      (self.isFirst, self.isSheet, self.depth) = (isFirst, isSheet, depth)
      dialog = page.presented.first { $0.kind == .alert || $0.kind == .confirmationDialog }
      form = page.first(.form)
      rows = form.map(Self.rows) ?? []
    }

    private static func rows(of form: StandInElement) -> [SwiftUIRow] {
      form.children.flatMap { element -> [SwiftUIRow] in
        // What is outside of the sections says what has become of the changes; that the form was not submitted is said
        // on top of each page.
        guard element.kind == .section, !element.saysRefusal else { return [] }
        return (element.header + element.children + element.footer).map(SwiftUIRow.init)
      }
    }

    enum BarPlace: String, CaseIterable { case cancel = "cancellationAction", confirm = "confirmationAction" }

    /// A button of the toolbar.
    func bar(_ place: BarPlace) -> StandInElement? {
      page.toolbar.first { $0.attributes["placement"] == place.rawValue }?.first(.button)
    }
    /// The buttons of the toolbar, the one that leaves first.
    var bar: [StandInElement] { BarPlace.allCases.compactMap(bar) }

    /// Whether its Cancel button cancels changes, and leaves nothing: beside it is one that saves them.
    var cancelsChanges: Bool { isFirst && bar(.cancel)?.label == "Cancel" && bar(.confirm)?.label == "Save" }

    /// Whether it says that the program is at work.
    var isBusy: Bool {
      let words: Set = ["Checking…", "Working…", "Searching…", "Saving…"]
      return page.toolbar.contains { $0.first(.progress) != nil }
        || page.all { $0.kind == .text && words.contains($0.label) }.first != nil
    }

    /// The page with the options of a row.
    func optionPage(of name: ConformanceRowName) throws -> StandInElement {
      guard let sheet = page.presented.first(where: { $0.kind == .sheet }) else {
        throw FormDriverError("'\(name)' has no page with its options.", shown: page.tree)
      }
      return sheet
    }

    func search(_ words: String) throws {
      try page.presented.first { $0.kind == .sheet }?.first(.searchField)?.search(words)
    }

    var isBlocked: Bool { form?.isEnabled == false }
    /// Whether it asks whether to leave.
    var isLeaving: Bool { dialog?.first(.button, "Keep Editing") != nil }

    var reading: FormReading {
      var reading = FormReading()
      reading.isLeaving = isLeaving
      guard !isLeaving else { return reading }
      reading.isBusy = isBusy
      guard !isBlocked else { return reading }
      let title = page.attributes["navigationTitle"] ?? ""
      if !isFirst { reading.page = [ConformanceText.withoutNumber(ConformanceText.line(title))] }
      let buttons = isFirst ? bar : []
      reading.rows =
        buttons.map { button in
          var row = FormReading.Row(.button, button.label)
          row.isReadOnly = !button.isEnabled
          return row
        } + rows.compactMap(\.reading)
      return reading
    }
  }

  extension StandInElement {
    fileprivate var saysRefusal: Bool {
      all(.label).contains { $0.accessibilityLabel?.hasPrefix("Error: Not ") == true }
    }
  }

  extension SwiftUIRow {
    /// The button that leads to the options of the row.
    func opensOptions() throws -> StandInElement {
      guard let button = parts.first(where: { $0.kind == .button && $0.showsValue }) else {
        throw FormDriverError("The row has no options.", shown: element.tree)
      }
      return button
    }
  }
#endif
